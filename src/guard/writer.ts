import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import { neutralJson, neutralLine, neutralLines } from './neutral.ts'
import { NOTHING_SECRET, type Redaction } from './redaction.ts'

/** The only writer to stdout: whatever is printed leaves by one of these. */
export interface Writer {
  /** One line in our own words; what it quotes of others cannot make it two lines or a command. */
  say(line: string): void
  /** Lines of one event of the agent. */
  show(lines: readonly LogLine[]): void
  /** A workflow command of ours, escaped: `::error title=…::message`. */
  command(name: string, properties: Readonly<Record<string, string>>, message: string): void
  /** Has the runner show asterisks in place of a value, in this log and in those of later steps. */
  mask(value: string): void
  /** From here on these are taken out of whatever is printed. */
  hide(secrets: Redaction): void
  /**
   * Stops the runner from obeying workflow commands until `lift`, because a process of our user can write to
   * our stdout itself, through /proc. A command of ours is then told in plain words.
   *
   * @param isShared whether such a process exists; it can write to stderr as well, which the runner reads apart
   *   from stdout and first, so commands are stopped there, too, before anything else can come
   */
  raise(isShared: boolean): void
  /**
   * Ends the lines that others may have left open in stdout and stderr, where they are shared: one would swallow
   * our next line, the other would be read when the pipe closes, as a command that counts again.
   */
  endLines(): Promise<void>
  /** To be called when every process of the agent is gone. */
  lift(): void
  /** Milliseconds since anything was printed. */
  silence(): number
  /** Resolves when everything has been handed to the runner. */
  flush(): Promise<void>
}

/** A line of the log before it is made harmless. */
export interface LogLine {
  /**
   * `own`: our words about an event, on one line. `quote`: the agent's words, marked with `> ` on each line.
   * `output`: what a tool printed, marked with `  | `. `json`: a raw event, which stays JSON.
   */
  readonly as: 'own' | 'quote' | 'output' | 'json'
  readonly text: string
}

/** Far below what anybody who reads a log live would notice. */
const TOGETHER_MS = 4

const MARK = { quote: '> ', output: '  | ' } as const

/** @param stderr the runner reads it apart from stdout and may be ahead in it: what stops commands there is told there */
export function createWriter(stream: Writable, stderr?: Writable): Writer {
  let pending = ''
  let scheduled = false
  let last = performance.now()
  let secrets = NOTHING_SECRET
  let token: string | undefined
  let isOpen = false
  const masks: string[] = []

  // A runner that closed our stdout does not want the rest; the run goes on and keeps its outputs.
  for (const each of [stream, stderr]) each?.on('error', () => undefined)

  /** Lines that come within a few milliseconds leave in one write: each one costs more than the lines in it. */
  function put(line: string): void {
    pending += `${line}\n`
    last = performance.now()
    if (scheduled) return
    scheduled = true
    setTimeout(drain, TOGETHER_MS)
  }

  /** Neutral lines have nothing in them any more that nobody sees, so that a secret lies open. */
  function drain(): void {
    scheduled = false
    if (pending === '') return
    const lines = Buffer.from(pending)
    const isClean = secrets.isClean(lines)
    stream.write(isClean ? lines : pending.split('\n').map(secrets.redactLine).join('\n'))
    pending = ''
  }

  function say(line: string): void {
    const lines = neutralLines(line)
    put(lines.length === 1 && lines[0] !== undefined ? lines[0] : neutralLine(lines.join(' ')))
  }

  function show(lines: readonly LogLine[]): void {
    for (const { as, text } of lines) {
      if (as === 'own') say(text)
      else if (as === 'json') put(neutralJson(text))
      else for (const line of neutralLines(text)) put(`${MARK[as]}${line}`.trimEnd())
    }
  }

  function command(name: string, properties: Readonly<Record<string, string>>, message: string): void {
    if (token !== undefined) {
      say(`${name}: ${message}`) // as a command it would not be obeyed
      return
    }
    // The runner's masks know fewer forms of a secret, and nothing of what stands in a property.
    const list = Object.entries(properties).map(
      ([key, value]) => `${key}=${escapeProperty(secrets.redact(value))}`,
    )
    order(`${name}${list.length > 0 ? ` ${list.join(',')}` : ''}`, escapeData(secrets.redact(message)))
  }

  function order(name: string, message: string): void {
    drain()
    stream.write(`::${name}::${message}\n`)
    last = performance.now()
  }

  function mask(value: string): void {
    masks.push(escapeData(value))
    order('add-mask', escapeData(value))
  }

  function raise(isShared: boolean): void {
    const secret = randomBytes(24).toString('hex')
    order('stop-commands', secret)
    token = secret
    isOpen = isShared
    if (!isOpen) return
    // Read first, it would keep the masks on stdout from being obeyed.
    for (const value of masks) stderr?.write(`::add-mask::${value}\n`)
    stderr?.write(`::stop-commands::${secret}\n`)
  }

  function endLines(): Promise<void> {
    if (isOpen) {
      put('')
      stderr?.write('\n')
    }
    return flush()
  }

  function lift(): void {
    const secret = token
    token = undefined
    if (secret !== undefined) order(secret, '')
  }

  async function flush(): Promise<void> {
    drain()
    const taken = [stream, ...(stderr ? [stderr] : [])].map(
      (each) => new Promise((resolve) => each.write('', resolve)),
    )
    await Promise.all(taken)
  }

  return {
    say,
    show,
    command,
    mask,
    hide: (next) => {
      secrets = next
    },
    raise,
    endLines,
    lift,
    silence: () => performance.now() - last,
    flush,
  }
}

/** The runner turns these back, `%25` last (actions/runner src/Runner.Common/ActionCommand.cs). */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

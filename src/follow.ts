import type { Agent } from './agents/agent.ts'
import type { AgentEvent } from './events.ts'
import type { ToWorkspace } from './files/changes.ts'
import type { RunFolder } from './files/run-folder.ts'
import type { Redaction } from './guard/redaction.ts'
import type { LogLine, Writer } from './guard/writer.ts'
import { eventLines, type LogMode, stillRunning } from './render/log.ts'
import { addEvent, type Report } from './report.ts'
import type { AgentListener } from './run/agent-process.ts'
import type { Line } from './run/lines.ts'
import { type Region, regionsOf } from './run/regions.ts'

/** Follows one run live. */
export interface Follower extends AgentListener {
  /** The last lines of stderr, for telling the cause of a failure. */
  stderr(): readonly string[]
  /** To be called when the stream has ended. */
  end(): void
}

/** Characters of the agent's text that a log shows; the rest is in the events file. */
const MAX_LOG: Record<LogMode, number> = {
  quiet: 0,
  text: 4 * 1024 * 1024,
  verbose: 32 * 1024 * 1024,
  'stream-json': 64 * 1024 * 1024,
}
const MAX_STDERR_LINES = 50
const HEARTBEAT_MS = 60_000

export interface Followed {
  readonly agent: Agent
  readonly report: Report
  readonly folder: RunFolder
  readonly writer: Writer
  readonly log: LogMode
  readonly toWorkspace: ToWorkspace
  readonly redaction: Redaction
  /** Called when the agent has told its session. */
  readonly onSession: () => void
}

/** Each line of the agent goes to the events file first, then into the report, then to the log. */
export function follow(run: Followed): Follower {
  const { agent, report, folder, writer, log, toWorkspace, redaction, onSession } = run
  const { redact, redactLine, isClean } = redaction
  const decoder = agent.decoder()
  const stderr: string[] = []
  let left = MAX_LOG[log]
  let now = performance.now()

  const heartbeat = setInterval(() => {
    if (writer.silence() >= HEARTBEAT_MS)
      writer.say(stillRunning([...report.open.values()], performance.now()))
  }, 1_000)
  if (log === 'quiet') clearInterval(heartbeat)

  function output(lines: readonly Line[]) {
    now = performance.now()
    for (const region of regionsOf(lines)) {
      const [line] = region.lines
      if (line && line.dropped > 0) skip(line)
      else take(region)
    }
    folder.flush()
    return { hasResult: report.results > 0 }
  }

  function take({ bytes, lines }: Region): void {
    if (isClean(bytes)) {
      folder.addEvents(bytes)
      for (const line of lines) read(line.bytes, true)
    } else if (lines.length > 1) {
      for (const line of lines) take({ bytes: line.bytes, lines: [line] })
    } else {
      const text = bytes.toString()
      const clean = redactLine(text)
      const line = clean === text ? bytes : Buffer.from(clean)
      folder.addEvents(line)
      read(line, false)
    }
  }

  function read(line: Buffer, isPlain: boolean): void {
    tell(decoder.line(line, isPlain), line)
  }

  function tell(events: readonly AgentEvent[], line: Buffer): void {
    // What follows the result is kept in the events file and shown nowhere.
    const isOver = report.results > 0
    for (const event of events) add(event)
    if (!isOver) show(linesOf(line, events))
  }

  function add(event: AgentEvent): void {
    addEvent(report, event, now, toWorkspace)
    if (event.type === 'session') onSession()
  }

  function linesOf(line: Buffer, events: readonly AgentEvent[]): readonly LogLine[] {
    switch (log) {
      case 'quiet':
        return []
      case 'stream-json':
        if (events.some(({ type }) => type === 'prompt' || type === 'thinking')) return []
        return rawLine(line.toString())
      default:
        return events.flatMap((event) => eventLines(event, log === 'verbose', toWorkspace))
    }
  }

  function rawLine(text: string): readonly LogLine[] {
    return text.trim() === '' ? [] : [{ as: text.startsWith('{') ? 'json' : 'output', text }]
  }

  function show(lines: readonly LogLine[]): void {
    const length = lines.reduce((sum, { text }) => sum + text.length, 0)
    if (length < left) {
      left -= length
      writer.show(lines)
      return
    }
    for (const { as, text } of lines) {
      if (left <= 0) return
      const part = as === 'json' ? text : text.slice(0, left)
      left -= part.length
      writer.show([{ as, text: part }])
      if (left <= 0) writer.say(`The log is cut here; all events are in ${folder.eventsFile}`)
    }
  }

  function skip({ bytes, dropped }: Line): void {
    const length = bytes.length + dropped
    folder.addEvents(
      Buffer.from(JSON.stringify({ type: 'run-agent', subtype: 'skipped_event', bytes: length })),
    )
    add({ type: 'unknown', name: 'too long' })
    writer.say(`Skipped an event of ${length} bytes: it is too long to be read`)
  }

  function errors(lines: readonly Line[]): void {
    for (const { bytes } of lines) {
      const text = redact(bytes.toString())
      stderr.push(text)
      if (stderr.length > MAX_STDERR_LINES) stderr.shift()
      if (log === 'verbose') show([{ as: 'output', text }])
    }
  }

  function end(): void {
    clearInterval(heartbeat)
    tell(decoder.end(), Buffer.alloc(0))
    folder.flush()
  }

  return { output, errors, end, stderr: () => stderr }
}

import {
  chmodSync,
  closeSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readSync,
  writeFileSync,
  writevSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Redact } from '../guard/redaction.ts'
import { type Line, lineSplitter } from '../run/lines.ts'
import { forceFolder, forceRemove, unlock } from './force.ts'
import { createSeal, type Seal } from './seal.ts'

/** The files of one run, in a folder that no other run and no other user shares. */
export interface RunFolder {
  /** For what the agent must not see while it runs. */
  readonly setAside: string
  /** For the configuration of its CLI. */
  readonly config: string
  readonly eventsFile: string
  readonly resultFile: string
  /** To be called before there are events where an agent can reach the folder: then it is made sure of at the end. */
  watch(): void
  /** Appends events, a line each, without the last line end; they are on disk with the next `flush`. */
  addEvents(lines: Buffer): void
  /** Writes what was appended. What is full or gone is told once, as a problem, and then left alone. */
  flush(): void
  /**
   * Writes the full answer and closes the events file, once the agent is gone.
   *
   * @param redactLine for what somebody else has written into the events file
   * @returns what somebody else did to the folder, a phrase for each; it has been put right as far as it can be
   */
  finish(answer: string, redactLine: Redact): readonly string[]
}

/** An agent that prints without end must not fill the runner's disk. In bytes. */
const MAX_EVENTS = 1024 * 1024 * 1024
/** Of a line; the stream's own are not longer. In bytes. */
const MAX_LINE = 16 * 1024 * 1024
const NEWLINE = Buffer.from('\n')

/**
 * Makes the folder, mode 0700, under `RUNNER_TEMP`.
 *
 * @throws when that cannot be written
 */
export function createRunFolder(env: NodeJS.ProcessEnv, onProblem: (sentence: string) => void): RunFolder {
  const path = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'run-agent-'))
  const eventsFile = join(path, 'events.ndjson')
  const resultFile = join(path, 'result.md')
  const file = openSync(eventsFile, 'wx+', 0o600)
  let seal: Seal | undefined
  let pending: Buffer[] = []
  let written = 0
  let isFull = false

  function addEvents(lines: Buffer): void {
    if (!isFull) pending.push(lines, NEWLINE)
  }

  // Written at once and not through a stream: what a crash or a kill leaves behind is then complete.
  function flush(): void {
    const buffers = pending
    pending = []
    if (buffers.length === 0) return
    try {
      const count = writevSync(file, buffers)
      seal?.add(buffers, count)
      written += count
      if (written >= MAX_EVENTS) full(`it has reached ${written} bytes`)
    } catch (error) {
      full(error instanceof Error ? error.message : String(error))
    }
  }

  function full(why: string): void {
    isFull = true
    onProblem(`The events file ends here: ${why}`)
  }

  function finish(answer: string, redactLine: Redact): readonly string[] {
    flush()
    const isOurs = seal?.isOn(file) ?? true
    const problems = [
      ...(isAt(path, 'folder') ? [] : ['the folder of the events file was replaced']),
      ...(isAt(eventsFile, file) ? [] : ['the events file was replaced']),
      ...(isOurs ? [] : ['the events file was written to']),
    ]
    for (const place of [dirname(path), path]) unlock(place)
    if (!isAt(path, 'folder')) forceRemove(path)
    forceFolder(path, 0o700)
    chmodSync(path, 0o700)
    if (!isOurs || !isAt(eventsFile, file)) restore(isOurs ? (line) => line : redactLine)
    fchmodSync(file, 0o600)
    closeSync(file)
    forceRemove(resultFile)
    writeFileSync(resultFile, answer, { flag: 'wx', mode: 0o600 })
    return problems
  }

  /** What we have open is there whatever became of its name; what others have put into it is not redacted yet. */
  function restore(redactLine: Redact): void {
    forceRemove(eventsFile)
    const copy = openSync(eventsFile, 'wx', 0o600)
    const splitter = lineSplitter(MAX_LINE)
    const write = (lines: readonly Line[]) => {
      for (const { bytes } of lines) {
        const text = bytes.toString()
        const clean = redactLine(text)
        writevSync(copy, [clean === text ? bytes : Buffer.from(clean), NEWLINE])
      }
    }
    const chunk = Buffer.alloc(1024 * 1024)
    for (let at = 0; at < MAX_EVENTS; ) {
      const count = readSync(file, chunk, 0, chunk.length, at)
      if (count === 0) break
      write(splitter.push(Buffer.from(chunk.subarray(0, count))))
      at += count
    }
    write(splitter.end())
    closeSync(copy)
  }

  return {
    setAside: join(path, 'set-aside'),
    config: join(path, 'config'),
    eventsFile,
    resultFile,
    watch: () => {
      seal = createSeal()
    },
    addEvents,
    flush,
    finish,
  }
}

/** Whether a path is still this open file, or any folder at all; links are not followed. */
function isAt(path: string, what: number | 'folder'): boolean {
  try {
    const there = lstatSync(path)
    if (what === 'folder') return there.isDirectory()
    const ours = fstatSync(what)
    return there.isFile() && there.ino === ours.ino && there.dev === ours.dev
  } catch {
    return false
  }
}

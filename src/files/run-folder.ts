import { closeSync, mkdtempSync, openSync, writeFileSync, writevSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The files of one run, in a folder that no other run and no other user shares. */
export interface RunFolder {
  readonly eventsFile: string
  readonly resultFile: string
  /** Appends one event; it is on disk with the next `flush`. */
  addEvent(line: Buffer): void
  /** Writes what was appended. What is full or gone is told once, as a problem, and then left alone. */
  flush(): void
  /** Writes the full answer and closes the events file. */
  finish(answer: string): void
}

/** An agent that prints without end must not fill the runner's disk. In bytes. */
const MAX_EVENTS = 1024 * 1024 * 1024
const NEWLINE = Buffer.from('\n')

/**
 * Makes the folder, mode 0700, under `RUNNER_TEMP`.
 *
 * @throws when that cannot be written
 */
export function createRunFolder(env: NodeJS.ProcessEnv, onProblem: (sentence: string) => void): RunFolder {
  const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'run-agent-'))
  const eventsFile = join(folder, 'events.ndjson')
  const resultFile = join(folder, 'result.md')
  const file = openSync(eventsFile, 'wx', 0o600)
  let pending: Buffer[] = []
  let left = MAX_EVENTS
  let isOpen = true

  function addEvent(line: Buffer): void {
    if (left <= 0) return
    left -= line.length + 1
    pending.push(line, NEWLINE)
    if (left <= 0) onProblem(`The events file ends here: it has reached ${MAX_EVENTS} bytes`)
  }

  // Written at once and not through a stream: what a crash or a kill leaves behind is then complete.
  function flush(): void {
    const buffers = pending
    pending = []
    if (buffers.length === 0) return
    try {
      writevSync(file, buffers)
    } catch (error) {
      left = 0
      onProblem(`The events file ends here: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  function finish(answer: string): void {
    flush()
    if (isOpen) closeSync(file)
    isOpen = false
    writeFileSync(resultFile, answer, { mode: 0o600 })
  }

  return { eventsFile, resultFile, addEvent, flush, finish }
}

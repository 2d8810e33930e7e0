import {
  chmodSync,
  closeSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  writeFileSync,
  writeSync,
  writevSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { forceRemove, unlock } from './force.ts'
import { createSeal } from './seal.ts'

/** The files of one run, in a folder that no other run and no other user shares. */
export interface RunFolder {
  /** For what the agent must not see while it runs. */
  readonly setAside: string
  /** For the configuration of its CLI. */
  readonly config: string
  readonly eventsFile: string
  readonly resultFile: string
  /** Appends one event; it is on disk with the next `flush`. */
  addEvent(line: Buffer): void
  /** Writes what was appended. What is full or gone is told once, as a problem, and then left alone. */
  flush(): void
  /**
   * Writes the full answer and closes the events file, once the agent is gone.
   *
   * @returns what somebody else did to the folder, a phrase for each; it has been put right as far as it can be
   */
  finish(answer: string): readonly string[]
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
  const path = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'run-agent-'))
  const eventsFile = join(path, 'events.ndjson')
  const resultFile = join(path, 'result.md')
  const file = openSync(eventsFile, 'wx+', 0o600)
  const seal = createSeal()
  let pending: Buffer[] = []
  let written = 0
  let isFull = false

  function addEvent(line: Buffer): void {
    if (isFull) return
    pending.push(line, NEWLINE)
  }

  // Written at once and not through a stream: what a crash or a kill leaves behind is then complete.
  function flush(): void {
    const buffers = pending
    pending = []
    if (buffers.length === 0) return
    try {
      const count = writevSync(file, buffers)
      seal.add(buffers, count)
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

  function finish(answer: string): readonly string[] {
    flush()
    const problems = [
      ...(isAt(path, 'folder') ? [] : ['the folder of the events file was replaced']),
      ...(isAt(eventsFile, file) ? [] : ['the events file was replaced']),
      ...(seal.isOn(file) ? [] : ['the events file was written to']),
    ]
    for (const place of [dirname(path), path]) unlock(place)
    if (!isAt(path, 'folder')) forceRemove(path)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    chmodSync(path, 0o700)
    if (!isAt(eventsFile, file)) restore()
    fchmodSync(file, 0o600)
    closeSync(file)
    forceRemove(resultFile)
    writeFileSync(resultFile, answer, { flag: 'wx', mode: 0o600 })
    return problems
  }

  /** What we wrote is still ours by its descriptor, whatever became of its name. */
  function restore(): void {
    forceRemove(eventsFile)
    const copy = openSync(eventsFile, 'wx', 0o600)
    const chunk = Buffer.alloc(1024 * 1024)
    for (let at = 0; at < written; ) {
      const count = readSync(file, chunk, 0, Math.min(chunk.length, written - at), at)
      if (count === 0) break
      writeSync(copy, chunk, 0, count)
      at += count
    }
    closeSync(copy)
  }

  return {
    setAside: join(path, 'set-aside'),
    config: join(path, 'config'),
    eventsFile,
    resultFile,
    addEvent,
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

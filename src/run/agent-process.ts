import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ending, Stop } from './ending.ts'
import { type Line, lineSplitter } from './lines.ts'
import { memoryKeeper } from './memory.ts'
import { createTag, type ProcessInfo } from './processes.ts'
import { type ProcessTree, processTree } from './tree.ts'

/** A longer event is skipped: it would cost its length five times over in memory. In bytes. */
const MAX_EVENT = 16 * 1024 * 1024
/** Of a line on stderr so much is kept, in bytes: a list of all models is a few kilobytes long. */
const MAX_ERROR_LINE = 64 * 1024

/** How long the agent may stay after its result; real CLIs were seen to stay for minutes. */
const AFTER_RESULT_MS = 5_000
/** From TERM to KILL. After a cancellation the runner leaves 7.5 s, and our report must fit in as well. */
const GRACE_MS = 5_000
const GRACE_WHEN_CANCELLED_MS = 2_000
/** For what the agent left running when it ended by itself. */
const GRACE_FOR_LEFTOVERS_MS = 1_000
/** For a short command that runs beside the agent to end by itself. */
const BESIDE_MS = 2_000
/** For the pipes to hand over what is in them, once the whole tree is gone. */
const DRAIN_MS = 1_500

/** What the programs say that start the agent for us, with exit code 126 or 127, when they could not. */
const NOT_EXECUTED = /^(?:prlimit|setpriv): (failed to execute .*)/

export interface AgentCommand {
  /** Absolute path; no shell is involved. */
  readonly file: string
  readonly args: readonly string[]
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  /** Written to stdin, which is then closed. */
  readonly prompt: Buffer
  /** Processes of ours that keep the agent's namespaces and are no part of its tree; empty without any. */
  readonly spared: readonly number[]
  /** Ends what the tree's end could not find. */
  readonly sweep: () => Promise<void>
}

export interface AgentListener {
  /** Lines of stdout that came together, and whether the result is among what came so far. */
  output(lines: readonly Line[]): { readonly hasResult: boolean }
  errors(lines: readonly Line[]): void
}

export interface RunEnd {
  readonly ending: Ending
  /** Processes that outlived the agent and were ended. */
  readonly ended: readonly ProcessInfo[]
  /** Processes that could not be ended. */
  readonly left: readonly ProcessInfo[]
}

/**
 * Runs the agent until its whole process tree is gone.
 *
 * The agent's own exit ends the wait, never the end of its pipes, because a survivor can hold those open.
 *
 * @param beside settles when the short commands have ended that were started beside the agent
 * @param deadline aborted with a `Stop` when the time is up
 * @param cancelled aborted with a `Stop` when the job is cancelled: everything gets shorter
 * @throws what the listener throws, once the tree is gone
 */
export async function runAgent(
  command: AgentCommand,
  listener: AgentListener,
  beside: () => Promise<unknown>,
  deadline: AbortSignal,
  cancelled: AbortSignal,
): Promise<RunEnd> {
  const tag = createTag()
  const [file, args] = tag?.wrap(command.file, command.args) ?? [command.file, command.args]
  const child = start(file, args, command)
  if ('problem' in child) return neverStarted(child.problem)

  const crash = new AbortController()
  const exit = exitOf(child)
  // Asked for now: a stream counts as closed before it tells so, and with that its last line.
  const closed = Promise.all([child.stdout, child.stderr].map(closeOf))
  const stop = firstOf(cancelled, deadline, crash.signal)
  let unexecuted: string | undefined
  // Before the other listeners, which leave nothing of a chunk.
  child.stderr.once('data', (chunk: Buffer) => {
    unexecuted = NOT_EXECUTED.exec(chunk.toString())?.[1]
  })
  const enough = firstOf(stop, listen(child, listener, crash))
  feed(child.stdin, command.prompt)

  const tree =
    child.pid === undefined
      ? undefined
      : processTree(child.pid, tag, command.spared, command.spared.length > 0)
  const helpers = beside()
  const itself = await Promise.race([exit, aborted(enough)])
  if (itself?.how === 'never-started') return neverStarted(itself.problem)
  if (itself) await settled(helpers, BESIDE_MS, stop)

  const { ended } = await endTree(tree, itself !== undefined, cancelled)
  await command.sweep()
  const left = tree?.members() ?? []
  await drained(child, closed)
  crash.signal.throwIfAborted()
  if (stop.aborted) return { ending: { how: 'stopped', stop: stop.reason as Stop }, ended: [], left }
  if (unexecuted && itself?.how === 'exited' && itself.code >= 126) return neverStarted(unexecuted)
  if (!itself) return { ending: { how: 'ended-after-result' }, ended: [], left }
  const leftPids = left.map(({ pid }) => pid)
  return { ending: itself, ended: ended.filter(({ pid }) => !leftPids.includes(pid)), left }
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/** `spawn` throws for what it can tell at once, an argument with a NUL or a list that is too long. */
function start(file: string, args: readonly string[], command: AgentCommand): Child | { problem: string } {
  try {
    return spawn(file, [...args], {
      cwd: command.directory,
      env: command.environment,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32', // a group and a session of its own, by which its children are found
      windowsHide: true,
    })
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function neverStarted(problem: string): RunEnd {
  return { ending: { how: 'never-started', problem }, ended: [], left: [] }
}

function exitOf(child: Child): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ how: 'never-started', problem: error.message }))
    child.once('exit', (code, signal) =>
      resolve(signal ? { how: 'killed', signal } : { how: 'exited', code: code ?? 0 }),
    )
  })
}

/** Hands on what the agent prints; the answer is aborted when it had its time to leave after the result. */
function listen(child: Child, listener: AgentListener, crash: AbortController): AbortSignal {
  const finished = new AbortController()
  let timer: NodeJS.Timeout | undefined

  pipe(child.stdout, MAX_EVENT, (lines) => {
    if (!listener.output(lines).hasResult || timer) return
    timer = setTimeout(() => finished.abort(), AFTER_RESULT_MS).unref()
  })
  pipe(child.stderr, MAX_ERROR_LINE, listener.errors)

  function pipe(stream: Readable, limit: number, tell: (lines: readonly Line[]) => void): void {
    const splitter = lineSplitter(limit)
    const passed = memoryKeeper()
    const guarded = (lines: readonly Line[]) => {
      if (lines.length === 0 || crash.signal.aborted) return
      try {
        tell(lines)
      } catch (error) {
        crash.abort(error) // a fault of ours must not leave an agent running
      }
    }
    stream.on('data', (chunk: Buffer) => {
      guarded(splitter.push(chunk))
      passed(chunk)
    })
    stream.once('close', () => guarded(splitter.end()))
    stream.on('error', () => undefined) // a broken pipe is the end of it, which `close` tells
  }
  return finished.signal
}

/** The agent may die before it has read its prompt: its own words tell why, a broken pipe does not. */
function feed(stdin: Writable, prompt: Buffer): void {
  stdin.on('error', () => undefined)
  stdin.end(prompt)
}

/** Aborted with the first of them; `AbortSignal.any` of Node 24.21 tells the reason of a later one. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason)
    else signal.addEventListener('abort', () => first.abort(signal.reason), { once: true })
  }
  return first.signal
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

function endTree(tree: ProcessTree | undefined, hasLeft: boolean, cancelled: AbortSignal) {
  // On Windows the tree is known by its first process only, whose number may be another's once it has left.
  if (!tree || (hasLeft && process.platform === 'win32')) return { ended: [] }
  if (cancelled.aborted) return tree.end(GRACE_WHEN_CANCELLED_MS)
  return tree.end(hasLeft ? GRACE_FOR_LEFTOVERS_MS : GRACE_MS, cancelled)
}

/** Kept when the stream is closed and its last line handed on; an error of a pipe is no more than its end. */
function closeOf(stream: Readable): Promise<void> {
  return new Promise((resolve) => stream.once('close', resolve))
}

/** Waits for the pipes' ends, but not for a survivor that holds them. */
async function drained(child: Child, closed: Promise<unknown>): Promise<void> {
  await settled(closed, DRAIN_MS)
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()
  // A destroyed stream closes a turn later, and only then its last line without an end is handed on.
  await closed
}

/** Waits for something, but not longer than so many milliseconds. */
async function settled(work: Promise<unknown>, ms: number, stop?: AbortSignal): Promise<void> {
  const late = new AbortController()
  const timer = sleep(ms, undefined, { signal: stop ? firstOf(late.signal, stop) : late.signal })
  await Promise.race([work, timer]).catch(() => undefined)
  late.abort()
  await timer.catch(() => undefined)
}

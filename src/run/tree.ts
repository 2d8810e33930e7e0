import { setTimeout as sleep } from 'node:timers/promises'
import { findProcess, listProcesses, newestPid, type ProcessInfo, type Tag, taskkill } from './processes.ts'

/** How often the tree is looked at while it ends, in milliseconds. */
const LOOK_EVERY_MS = 50
/** What SIGKILL has not ended by then will not end: it hangs in the kernel. */
const KILL_TAKES_MS = 1_500

/** Who starts itself anew is met within this time, or lives long enough to be listed; in milliseconds. */
const MEET_MS = 50
/** After a cancellation there is no more time than that. */
const CHASE_MS = 500
/** Of those that were started between two looks so many can be alive still. */
const NEWEST = 8

/** The processes of one run: the agent and everything that it started. */
export interface ProcessTree {
  /** Those alive now. */
  members(): ProcessInfo[]
  /**
   * Ends all of them: TERM, `graceMs` to leave, KILL.
   *
   * @param hurry when aborted, nobody gets more time to leave
   * @returns those that had to be ended besides the agent itself
   */
  end(graceMs: number, hurry?: AbortSignal): Promise<{ ended: ProcessInfo[] }>
}

/**
 * The tree below one process that leads a process group and a session of its own.
 *
 * A member is who descends from it, is of its group or session, or carries the tag: shells in a session of
 * their own have only a parent, a child that forked twice only the tag. A tag that was lowered could be that of
 * another run as well, so it counts only where an orphan of this run can come to; whose parent lives elsewhere
 * is another's. Members are remembered by pid and start time, so that nobody else's process is ever signalled.
 *
 * @param spared processes of ours that end in their own time
 * @param rootWaits whether the first process has only started the agent and waits for it
 */
export function processTree(
  root: number,
  tag: Tag | undefined,
  spared: readonly number[],
  rootWaits: boolean,
): ProcessTree {
  const known = new Map<number, ProcessInfo>()
  const first = findProcess(root)
  if (first) known.set(root, first)
  const since = (first ?? findProcess(process.pid))?.started ?? 0
  const heirs = new Set(spared.length > 0 ? spared : tag && [1, ...ancestors()])

  let uncaught: readonly ProcessInfo[] = []

  function members(): ProcessInfo[] {
    const everybody = listProcesses()
    const alive = new Map(everybody.map((found) => [found.pid, found]))
    const all = everybody.filter(
      ({ pid, started }) => pid !== process.pid && !spared.includes(pid) && started >= since,
    )
    const isKnown = (found: ProcessInfo | undefined) =>
      found !== undefined && known.get(found.pid)?.started === found.started
    const isMember = (found: ProcessInfo) =>
      found.group === root ||
      found.session === root ||
      // Our own children are the agent and the short commands that we run beside it.
      found.parent === process.pid ||
      isKnown(alive.get(found.parent)) ||
      // A parent that has ended while we looked leaves an orphan, which is not told yet.
      ((heirs.has(found.parent) || !alive.has(found.parent)) && tag?.has(found.pid) === true)
    for (let before = -1; before !== known.size; ) {
      before = known.size
      for (const found of all) {
        if (!isKnown(found) && isMember(found)) known.set(found.pid, found)
      }
    }
    return [...all.filter(isKnown), ...uncaught]
  }

  /** Whether it is ours by its tag, and so is whoever started it, up to one that inherits our orphans. */
  function isOrphan(pid: number): boolean {
    for (let next: number = pid; tag?.has(next); ) {
      const parent = findProcess(next)?.parent
      if (parent === undefined) return next !== pid
      if (heirs.has(parent)) return true
      next = parent
    }
    return false
  }

  /**
   * Who starts itself anew and ends, faster than all processes can be listed, is in no list: it is met only as the
   * newest of all. Blocks, because while anybody else has his turn another one is born.
   *
   * @returns those that were ended; the last one counts as alive when new ones came until the end
   */
  function chase(): ProcessInfo[] {
    const met: ProcessInfo[] = []
    const end = performance.now() + CHASE_MS
    let until = performance.now() + MEET_MS
    for (let last = newestPid(); performance.now() < until; ) {
      if (until > end) {
        uncaught = met.slice(-1)
        break
      }
      const newest = newestPid()
      for (let pid = newest; pid > Math.max(last, newest - NEWEST); pid -= 1) {
        if (!isOrphan(pid)) continue
        const found = findProcess(pid)
        if (!found) continue
        send(found, 'SIGKILL')
        met.push(found)
        until = performance.now() + MEET_MS
      }
      last = newest
    }
    return met
  }

  async function end(graceMs: number, hurry?: AbortSignal) {
    if (process.platform === 'win32') {
      taskkill(root)
      return { ended: [] }
    }
    const ended = new Map<number, ProcessInfo>()
    const rounds = [
      ['SIGTERM', graceMs],
      ['SIGKILL', KILL_TAKES_MS],
    ] as const
    let newest = newestPid()
    let alive = members()
    for (const [signal, ms] of rounds) {
      const until = performance.now() + ms
      const told = new Set<number>()
      while (alive.length > 0) {
        for (const found of alive) {
          ended.set(found.pid, found)
          // What only waits for the agent leaves with it, and reaps it: who dies first leaves an orphan.
          const isWaiting = found.pid === root && rootWaits && alive.length > 1
          if (told.has(found.pid) || isWaiting) continue
          told.add(found.pid)
          send(found, signal)
        }
        if (performance.now() >= until || (signal === 'SIGTERM' && hurry?.aborted)) break
        await sleep(LOOK_EVERY_MS)
        newest = newestPid()
        alive = members() // also those who were started since
      }
    }
    // If nothing was started while we looked, what was found is all.
    if (tag && spared.length === 0 && alive.length === 0 && newestPid() !== newest)
      for (const found of chase()) ended.set(found.pid, found)
    // Our own children are not the agent's: the agent itself, and a command of ours beside it.
    return { ended: [...ended.values()].filter(({ parent }) => parent !== process.pid) }
  }

  return { members, end }
}

/** Our own process and those that it descends from: one of them, or process 1, inherits the agent's orphans. */
function ancestors(): number[] {
  const pids: number[] = []
  for (let pid = process.pid; pid > 0; pid = findProcess(pid)?.parent ?? 0) pids.push(pid)
  return pids
}

function send(to: ProcessInfo, signal: NodeJS.Signals): void {
  if (findProcess(to.pid)?.started !== to.started) return // its number may be another's by now
  try {
    process.kill(to.pid, signal)
  } catch {
    // it ended by itself, or is not ours to end (another user's): the last look tells
  }
}

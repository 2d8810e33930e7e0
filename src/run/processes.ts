// What runs on this machine, and which of it belongs to the agent.

import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface ProcessInfo {
  readonly pid: number
  readonly parent: number
  readonly group: number
  readonly session: number
  /** When it started, in whatever unit the system has; with the pid it names a process for ever. */
  readonly started: number
  readonly name: string
}

/** Every process that is alive; those that only wait to be reaped are not. */
export function listProcesses(): ProcessInfo[] {
  if (process.platform === 'linux') return readdirSync('/proc').flatMap((entry) => linuxProcess(entry) ?? [])
  return process.platform === 'win32' ? [] : psProcesses()
}

/** The process of this number, if it is alive. */
export function findProcess(pid: number): ProcessInfo | undefined {
  if (process.platform === 'linux') return linuxProcess(String(pid))
  return process.platform === 'win32' ? undefined : psProcesses(pid)[0]
}

/** Reads /proc/<pid>/stat (proc_pid_stat(5)); the name may hold blanks and parentheses. */
function linuxProcess(entry: string): ProcessInfo | undefined {
  if (!/^\d+$/.test(entry)) return undefined
  try {
    const stat = readFileSync(`/proc/${entry}/stat`, 'latin1')
    const nameEnd = stat.lastIndexOf(')')
    const fields = stat.slice(nameEnd + 2).split(' ')
    // With threads left, only its first one has ended: it can still do everything.
    if (fields[0] === 'X' || (fields[0] === 'Z' && Number(fields[17]) <= 1)) return undefined
    return {
      pid: Number(entry),
      name: stat.slice(stat.indexOf('(') + 1, nameEnd),
      parent: Number(fields[1]),
      group: Number(fields[2]),
      session: Number(fields[3]),
      started: Number(fields[19]),
    }
  } catch {
    return undefined // it ended while we looked
  }
}

/** The number that was given last, to a process or a thread; 0 where the system does not tell. */
export function newestPid(): number {
  try {
    return Number(readFileSync('/proc/loadavg', 'latin1').split(' ')[4])
  } catch {
    return 0
  }
}

/** macOS and other Unix systems. `lstart` has a resolution of one second. */
function psProcesses(pid?: number): ProcessInfo[] {
  const { stdout, pid: self } = spawnSync(
    'ps',
    [...(pid === undefined ? ['-A'] : ['-p', String(pid)]), '-o', 'pid=,ppid=,pgid=,stat=,lstart=,comm='],
    { encoding: 'utf8', timeout: 2_000, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } },
  )
  return (stdout ?? '').split('\n').flatMap((line): ProcessInfo[] => {
    const found = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/.exec(line)
    const [, id, parent, group, state, started, name] = found ?? []
    if (!found || state?.startsWith('Z') || Number(id) === self) return []
    return [
      {
        pid: Number(id),
        parent: Number(parent),
        group: Number(group),
        session: -1,
        started: Date.parse(started ?? ''),
        name: name ?? '',
      },
    ]
  })
}

/**
 * A mark that every descendant inherits and that neither a new session nor a cleaned environment takes off.
 *
 * On Linux it is two hard limits, on file locks and on resident memory: numbers that the kernel keeps for each
 * process, passes on to its children and has not used since 2.4 (getrlimit(2)). An ordinary process can lower
 * them and never raise them, so what is not above ours in either is ours. The two have the same sum in every
 * run, and so one is above ours in every process of another run: it cannot be taken for ours, nor can ours make
 * itself look like it. 46 random bits keep runs apart.
 */
export interface Tag {
  /** Wraps a command so that it starts with the mark. */
  wrap(file: string, args: readonly string[]): readonly [string, readonly string[]]
  /** Whether a process carries the mark, or one that it was lowered to. */
  has(pid: number): boolean
}

const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit']
const LIMITS = /^Max resident set +\S+ +(\S+)[\s\S]*^Max file locks +\S+ +(\S+)/m
/** Far above all memory: who asks for the limit, as `sort` does, is not limited by it. */
const LEAST = 2 ** 50
const SPAN = 2 ** 46

/** The mark for one run; undefined where the system has none to give. */
export function createTag(): Tag | undefined {
  const prlimit = process.platform === 'linux' ? PRLIMIT.find((path) => existsSync(path)) : undefined
  const ours = hardLimits('self')
  // A limit that is set already leaves no room for a mark.
  if (!prlimit || ours?.locks !== Infinity || ours.rss !== Infinity) return undefined
  const random = randomInt(SPAN)
  const [locks, rss] = [LEAST + random, LEAST + SPAN - random]
  return {
    wrap: (file, args) => [prlimit, [`--locks=${locks}:${locks}`, `--rss=${rss}:${rss}`, file, ...args]],
    has: (pid) => {
      const limits = hardLimits(pid)
      return limits !== undefined && limits.locks <= locks && limits.rss <= rss
    },
  }
}

function hardLimits(pid: number | 'self'): { readonly locks: number; readonly rss: number } | undefined {
  try {
    const [, rss, locks] = LIMITS.exec(readFileSync(`/proc/${pid}/limits`, 'latin1')) ?? []
    return locks && rss ? { locks: limitOf(locks), rss: limitOf(rss) } : undefined
  } catch {
    return undefined // it ended while we looked
  }
}

function limitOf(text: string): number {
  return text === 'unlimited' ? Infinity : Number(text)
}

/** Ends a process and its descendants on Windows, which knows no signals; errors mean that it is gone. */
export function taskkill(pid: number): void {
  try {
    execFileSync('taskkill', ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore', timeout: 5_000 })
  } catch {}
}

// Keeps the agent apart from the rest of the machine, as far as the kernel lets an ordinary user do that.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isInside } from '../files/paths.ts'
import { listProcesses } from '../run/processes.ts'

export const ISOLATION = ['auto', 'required', 'none'] as const
export type IsolationWish = (typeof ISOLATION)[number]

/**
 * `namespaces`: users, processes and mounts of its own, and no new privileges. `no-new-privs`: sudo and other
 * setuid programs give it nothing. `none`: it is a process of our user like any other.
 */
export type IsolationLevel = 'namespaces' | 'no-new-privs' | 'none'

export interface Isolation {
  readonly level: IsolationLevel
  /** Why it is not more; empty when nothing more was tried. */
  readonly problem: string
  /** The command that starts a program isolated, in a folder. */
  wrap(file: string, args: readonly string[], directory: string): readonly [string, readonly string[]]
  /** The processes that keep the namespaces alive: they are no part of the agent's tree. */
  readonly keepers: readonly number[]
  /** Ends the namespaces, and with them every process inside, however it hides. */
  end(): Promise<void>
}

/** What the agent must not see or change. */
export interface Hidden {
  /** Folders that it sees empty, also of what comes later; their real content stays as it is. */
  readonly folders: readonly string[]
  /** Paths inside those folders that it needs all the same: what is there it sees, else it gets a new folder. */
  readonly except: readonly string[]
  /** Files and folders that it may read and not write. */
  readonly readOnly: readonly string[]
}

/** Sockets through which whoever may open them is root. */
const ROOT_SOCKETS = ['/run/docker.sock', '/run/containerd/containerd.sock', '/run/podman/podman.sock']
const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin']

/** The best isolation that this machine gives; never fails, and says what is missing. */
export async function isolate(hidden: Hidden): Promise<Isolation> {
  if (process.platform !== 'linux') return unisolated('it needs Linux')
  const setpriv = find('setpriv')
  if (!setpriv) return unisolated('there is no setpriv from util-linux')
  // Dropping the bounding set keeps a root user inside the namespaces from undoing its mounts.
  const drop = process.getuid?.() === 0 ? ['--bounding-set=-all', '--inh-caps=-all'] : []
  const namespaces = await createNamespaces(hidden)
  if (typeof namespaces === 'string') {
    return {
      level: 'no-new-privs',
      problem: namespaces,
      wrap: (file, args) => [setpriv, ['--no-new-privs', file, ...args]],
      keepers: [],
      end: async () => undefined,
    }
  }
  const { nsenter, keeper, keepers, end, writable } = namespaces
  // A process that enters other mounts stands at their root, so the folder is entered inside.
  const enter = ['--user', '--preserve-credentials', '--mount', '--pid', '--target', String(keeper)]
  return {
    level: 'namespaces',
    problem: writable.length > 0 ? `the agent can change ${writable.join(', ')}` : '',
    wrap: (file, args, directory) => [
      nsenter,
      [
        ...enter,
        '/bin/sh',
        '-c',
        'cd "$1" && shift && exec "$@"',
        'sh',
        directory,
        setpriv,
        ...drop,
        '--no-new-privs',
        file,
        ...args,
      ],
    ],
    keepers,
    end,
  }
}

/** No isolation, and why. */
export function unisolated(problem: string): Isolation {
  return {
    level: 'none',
    problem,
    wrap: (file, args) => [file, args],
    keepers: [],
    end: async () => undefined,
  }
}

/**
 * Process 1 of the namespaces. It hides what is to be hidden, says so and waits for the end of its stdin: when
 * our process dies, however it dies, it ends, and the kernel ends everything else inside. The agent is a
 * process beside it, because process 1 could not be ended by a signal from inside.
 *
 * From inside a folder it still reaches what it has covered there, and mounts what is needed of it on top; that
 * takes mount's option -c, without which the path is looked up in the cover. Each program that it starts delays
 * the agent by a millisecond, so bind and read-only go together; where the disk has options of its own, such as
 * nosuid, libmount before 2.39 can only do one after the other.
 */
const KEEPER = `
set -e
while [ "$1" != -- ]; do
  top=$1; shift; cd "$top"; mount -t tmpfs -o mode=0700 none "$top"
  while [ "$1" != -- ]; do
    if [ -d "$1" ]; then mkdir -p "$top/$2"
    elif [ -e "$1" ]; then mkdir -p "$top/$2"; rmdir "$top/$2"; : > "$top/$2"
    else mkdir -p "$top/$2"; shift 2; continue; fi
    mount -c --bind "$1" "$top/$2"; shift 2
  done; shift
done; shift; cd /
while [ "$1" != -- ]; do mount --bind /dev/null "$1"; shift; done; shift
while [ "$1" != -- ]; do
  mount -o bind,ro "$1" "$1" 2> /dev/null || mount -o remount,bind,ro "$1" 2> /dev/null || echo "$1"
  shift
done
echo ready
exec cat
`
const READY_MS = 3_000
const REAP_MS = 500

async function createNamespaces(hidden: Hidden) {
  const unshare = find('unshare')
  const nsenter = find('nsenter')
  if (!unshare || !nsenter) return 'there is no unshare and nsenter from util-linux'
  const covers = hidden.folders
    .filter((path) => existsSync(path))
    .flatMap((path) => cover(path, hidden.except))
  const sockets = ROOT_SOCKETS.filter((path) => existsSync(path))
  const readOnly = hidden.readOnly.filter((path) => existsSync(path))
  const lists = [covers, sockets, readOnly].flatMap((list) => [...list, '--'])
  const options =
    '--user --map-current-user --keep-caps --pid --mount --fork --kill-child --mount-proc'.split(' ')
  const child = spawn(unshare, [...options, '/bin/sh', '-c', KEEPER, 'sh', ...lists], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: FOLDERS.join(':') },
    detached: true, // a signal to our own group must not end it before its time
  })
  child.stdin.on('error', () => undefined)

  const { problem, writable } = await readiness(child)
  const keeper = child.pid === undefined ? undefined : childOf(child.pid)
  if (problem === undefined && keeper !== undefined && child.pid !== undefined) {
    return { nsenter, keeper, keepers: [keeper, child.pid], end: () => endKeeper(child, keeper), writable }
  }
  child.kill('SIGKILL')
  return `the kernel gives no namespaces (${problem ?? 'they ended at once'})`
}

/** The kernel has a list of children where it was built with one; to look through all processes takes longer. */
function childOf(pid: number): number | undefined {
  try {
    const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ')
    if (first) return Number(first)
  } catch {
    // there is no such list
  }
  return listProcesses().find(({ parent }) => parent === pid)?.pid
}

interface Readiness {
  /** Undefined when the namespaces are ready, else what was said instead. */
  readonly problem: string | undefined
  /** What could not be made read-only. */
  readonly writable: readonly string[]
}

async function readiness(child: ChildProcess): Promise<Readiness> {
  let said = ''
  let told = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ready = new Promise<undefined>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      told += chunk.toString()
      if (told.split('\n').at(-2) === 'ready') resolve(undefined)
    })
  })
  const failed = once(child, 'close').then(() => said.trim().split('\n')[0] ?? '')
  const late = new Promise<string>((resolve) => setTimeout(resolve, READY_MS, 'no answer').unref())
  const problem = await Promise.race([ready, failed, late]).catch((error) => String(error))
  return { problem, writable: told.split('\n').slice(0, -2) }
}

async function endKeeper(child: ChildProcess, keeper: number): Promise<void> {
  const ended = child.exitCode !== null || child.signalCode !== null ? undefined : once(child, 'exit')
  try {
    process.kill(keeper, 'SIGKILL')
  } catch {
    // it has ended already
  }
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy()
  // All inside are dead by now, but the namespaces end only when each has been reaped, which may be never
  // where orphans come to a parent that does not care.
  await Promise.race([ended, sleep(REAP_MS, undefined, { ref: false })])
  child.kill('SIGKILL') // it waits for them and is itself waited for by nobody
  await ended
}

/**
 * The keeper's words for one folder: itself, then for each exception where it is, from within the folder, and
 * where it is to be seen there. Links on the way are not kept: both of their ends are exceptions' places.
 */
function cover(folder: string, except: readonly string[]): string[] {
  const top = realpathSync(folder)
  const places = new Map<string, string>() // place → source
  for (const path of except) {
    const real = existsSync(path) ? realpathSync(path) : path
    const source = isInside(real, top) ? `./${relative(top, real)}` : real
    for (const each of [path, real]) {
      const base = [folder, top].find((one) => each !== one && isInside(each, one))
      if (base) places.set(relative(base, each), source)
    }
  }
  // What lies in another exception is seen with that.
  const outer = [...places].filter(
    ([place]) => ![...places.keys()].some((other) => other !== place && isInside(`/${place}`, `/${other}`)),
  )
  return [top, ...outer.flatMap(([place, source]) => [source, place]), '--']
}

function find(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

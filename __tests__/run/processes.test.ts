import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, it } from '@jest/globals'
import { createTag, findProcess, listProcesses } from '../../src/run/processes.ts'
import '../support/one-realm.ts'

const onLinux = process.platform === 'linux' ? it : it.skip

/** An ordinary user: root could raise its limits again. */
const USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

/** The pid of a process that says `up` and stays. */
async function start([file, args]: readonly [string, readonly string[]]): Promise<number> {
  const child = spawn(file, [...args], { stdio: ['pipe', 'pipe', 'inherit'], ...USER })
  started.push(child)
  await once(child.stdout as NodeJS.EventEmitter, 'data')
  return child.pid ?? 0
}

function newTag() {
  const tag = createTag()
  if (!tag) throw new Error('there is prlimit, and no limit is set here')
  return tag
}

const STAY = ['/bin/sh', ['-c', 'echo up; read x']] as const

/** The same after it has lowered what it may. */
function lowered(...limits: readonly string[]): readonly [string, readonly string[]] {
  return ['/usr/bin/prlimit', [...limits, STAY[0], ...STAY[1]]]
}

onLinux('a mark stays on whoever lowers it, in any of its parts', async () => {
  const tag = newTag()
  const ways = [
    STAY,
    ...[['--locks=1:1'], ['--rss=1:1'], ['--locks=0', '--rss=0:0']].map((to) => lowered(...to)),
  ]
  for (const [file, args] of ways) expect(tag.has(await start(tag.wrap(file, args)))).toBe(true)
})

onLinux('a mark is on nobody else, and on nobody of another run, whichever of them is higher', async () => {
  const tags = [newTag(), newTag(), newTag()]
  const pids = await Promise.all(tags.map((tag) => start(tag.wrap(...STAY))))
  for (const tag of tags) {
    expect(pids.map((pid) => tag.has(pid))).toEqual(tags.map((other) => other === tag))
    for (const limits of [[], ['--locks=1:1'], ['--rss=1:1']])
      expect(tag.has(await start(lowered(...limits)))).toBe(false)
    expect(tag.has(process.pid)).toBe(false)
  }
})

onLinux('a mark cannot be changed into that of another run', async () => {
  for (const [tag, other] of [[newTag(), newTag()] as const].flatMap(([a, b]) => [
    [a, b] as const,
    [b, a] as const,
  ])) {
    const limits = other.wrap('', [])[1].slice(0, 2)
    const change = limits.map((limit) => `prlimit --pid $$ ${limit} 2>/dev/null;`).join(' ')
    const pid = await start(tag.wrap('/bin/sh', ['-c', `${change} echo up; read x`]))
    expect(tag.has(pid)).toBe(true)
  }
})

onLinux('a process is alive while one of its threads is', async () => {
  const exit = process.arch === 'arm64' ? 93 : 60
  const code = `use threads; threads->create(sub { sleep 1 while 1 })->detach; $| = 1; print "up"; syscall(${exit}, 0)`
  const pid = await start(['/usr/bin/perl', ['-e', code]])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(findProcess(pid)?.pid).toBe(pid)
  expect(listProcesses().map((found) => found.pid)).toContain(pid)
})

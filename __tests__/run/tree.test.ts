import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from '@jest/globals'
import { createTag } from '../../src/run/processes.ts'
import { processTree } from '../../src/run/tree.ts'
import { createFolder } from '../support/folder.ts'
import '../support/one-realm.ts'

const onLinux = process.platform === 'linux' ? it : it.skip

const folder = createFolder()
const pids: number[] = []
afterAll(() => {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}/exe`) && !/ Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
}

/** Starts a process that is nobody's child and in a session of its own; `before` is a command that starts it. */
async function orphan(name: string, before = ''): Promise<number> {
  const file = join(folder, name)
  const script = `echo $$ > ${file}; exec sleep 600`
  spawnSync('/bin/sh', ['-c', `setsid ${before} /bin/sh -c '${script}' > /dev/null 2>&1 < /dev/null &`])
  return noted(name)
}

async function noted(name: string): Promise<number> {
  const file = join(folder, name)
  while (!existsSync(file) || !readFileSync(file, 'utf8').endsWith('\n')) await sleep(2)
  const pid = Number(readFileSync(file, 'utf8'))
  pids.push(pid)
  return pid
}

onLinux('a tree holds orphans with limits that were lowered, and nothing of another run', async () => {
  const [tag, other] = [createTag(), createTag()]
  if (!tag || !other) throw new Error('there is prlimit, and no limit is set here')
  const root = spawn('/bin/sh', ['-c', 'read x'], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  const tree = processTree(root.pid ?? 0, tag, [], false)

  const [, marked] = tag.wrap('', [])
  const [, others] = other.wrap('', [])
  const command = (options: readonly string[]) => `prlimit ${options.slice(0, 2).join(' ')}`
  const ours = [
    await orphan('marked', command(marked)),
    await orphan('lowered', command(['--locks=1', '--rss=1'])),
  ]
  const theirs = [await orphan('others', command(others)), await orphan('bystander')]
  // Another run, which is alive, with a child whose limits were lowered: that is not ours to end.
  const child = `echo \\$\\$ > ${join(folder, 'child')}; exec sleep 600`
  const run = `prlimit --locks=1 --rss=1 /bin/sh -c "${child}" & echo $$ > ${join(folder, 'run')}; wait`
  spawnSync('/bin/sh', ['-c', `setsid /bin/sh -c '${run}' > /dev/null 2>&1 < /dev/null &`])
  theirs.push(await noted('run'), await noted('child'))

  expect(new Set(pids).size).toBe(6)

  const found = tree.members().map(({ pid }) => pid)
  expect(found.filter((pid) => pids.includes(pid)).sort()).toEqual([...ours].sort())
  await tree.end(1_000)
  expect([...ours, root.pid ?? 0].filter(isAlive)).toEqual([])
  expect(theirs.filter(isAlive)).toEqual(theirs)
})

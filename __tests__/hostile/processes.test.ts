import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { type RunOptions, survivors } from '../../harness/runner.mjs'
import { errorLines } from '../support/stderr.ts'
import {
  type Attacked,
  attack,
  expectNobodyLeft,
  expectUnforged,
  onLinux,
  WISHES,
  withNamespaces,
} from './attack.ts'

/** What a survivor does for as long as it lives: forge, print, and start itself anew. */
const HARM = `
  for (;;) {
    try { for (const file of files()) fs.appendFileSync(file, 'forged=yes\\\\n') } catch {}
    for (const fd of [1, 2]) try { const out = fs.openSync('/proc/' + action + '/fd/' + fd, 'w'); fs.writeSync(out, '\\\\n::set-output name=forged::yes\\\\n'); fs.closeSync(out) } catch {}
    wait(5)
  }`

/** Ways to be nobody's child, group member or heir any more. */
const ESCAPES: readonly (readonly [title: string, body: string])[] = [
  ['forked twice', `await daemon(\`${HARM}\`)`],
  ['lowered its limits', `await daemon(\`${HARM}\`, ['prlimit', '--locks=1:1', '--rss=1:1'])`],
  ['lowered one of its limits', `await daemon(\`${HARM}\`, ['prlimit', '--locks=1:1'])`],
  ['lowered its soft limit', `await daemon(\`${HARM}\`, ['prlimit', '--locks=1'])`],
  [
    'has the limits of another',
    `await daemon(\`${HARM}\`, ['prlimit', '--locks=1099511627777:1099511627777'])`,
  ],
  [
    'is in namespaces of its own',
    `await daemon(\`${HARM}\`, ['unshare', '--user', '--map-current-user', '--pid', '--fork'])`,
  ],
  ['has another name', `await daemon(\`process.title = 'Runner.Worker'; ${HARM}\`)`],
  [
    'begets a new one every few milliseconds',
    `
    await daemon(\`fs.writeFileSync(path.join(here, 'up'), ''); wait(30); spawn(process.execPath, process.argv.slice(1), { detached: true, stdio: 'ignore', env: {} }).unref(); process.exit()\`)`,
  ],
  ['is stopped', `await daemon(\`process.kill(process.pid, 'SIGSTOP'); ${HARM}\`)`],
  [
    'has a crowd',
    `await daemon(\`for (let i = 0; i < 20; i++) spawn('sleep', ['600'], { detached: true, stdio: 'ignore', env: {} }).unref(); ${HARM}\`)`,
  ],
]

onLinux.each(WISHES)('a survivor, with isolation %s,', (isolation) => {
  const ways = isolation === 'required' ? ESCAPES.slice(0, 2) : ESCAPES
  it.each(ways)('ends with the run and forges nothing when it %s', async (_, body) => {
    const run = await attack(`${body}; done()`, { guid: randomUUID(), inputs: { isolation } })
    expectUnforged(run)
    expect(run.heldOpen).toBe(false)
  })
})

/** Runs the same attack with each isolation, all at once: they mostly wait. */
function attackAll(body: string, options: RunOptions): Promise<Attacked[]> {
  const runs = WISHES.map((isolation) =>
    attack(body, { guid: randomUUID(), ...options, inputs: { ...options.inputs, isolation } }),
  )
  return Promise.all(runs)
}

/** The number of the system call that ends one thread alone. */
const EXIT = process.arch === 'arm64' ? 93 : 60
const withThreads = spawnSync('perl', ['-Mthreads', '-e1']).status === 0 ? it : it.skip

onLinux('a survivor that looks dead, as its first thread has ended,', () => {
  withThreads('ends with the run', async () => {
    const code = `use threads; threads->create(sub { open(F, '>', $ARGV[0]); print F $$; close(F); sleep 1 while 1 })->detach; syscall(${EXIT}, 0)`
    const run = await attack(
      `spawnSync('/bin/sh', ['-c', 'setsid env -i "$@" <&- >&- 2>&- &', 'sh', 'perl', '-e', ${JSON.stringify(code)}, here + '/up'], { stdio: 'ignore', detached: true })
       while (attempt(() => fs.readFileSync(here + '/up', 'utf8')) === undefined) await sleep(5)
       await sleep(50)
       done()`,
      { inputs: { isolation: 'none' } },
    )
    expectUnforged(run)
    const threads = () => {
      try {
        return readdirSync(`/proc/${run.note('up')}/task`).length
      } catch {
        return 0
      }
    }
    const late = performance.now() + 5_000
    while (threads() > 1 && performance.now() < late) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(run.note('up')).toMatch(/^\d+$/)
    expect(threads()).toBeLessThan(2)
  })
})

const withPerl = spawnSync('perl', ['-e1']).status === 0 ? it : it.skip

onLinux('a survivor that starts itself anew', () => {
  withPerl('ends with the run, even if none of it is ever old enough to be in a list', async () => {
    // After so many it would end by itself, so that a failed test leaves nothing behind.
    const code = `for $n (1 .. 50000) { fork and exit; setpgrp; if ($n % 100 == 0) { open(F, '>>', $ARGV[0]); print F "x"; close(F) } }`
    const run = await attack(
      `spawnSync('/bin/sh', ['-c', 'setsid env -i "$@" <&- >&- 2>&- &', 'sh', 'perl', '-e', ${JSON.stringify(code)}, here + '/up'], { stdio: 'ignore', detached: true })
       while (!noted('up')) await sleep(5)
       done()`,
      { inputs: { isolation: 'none' } },
    )
    expectUnforged(run)
    const count = run.note('up').length
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(run.note('up').length).toBe(count)
  })
})

onLinux('a survivor of an agent that ignores what it can', () => {
  const STUBBORN = `await daemon(\`${HARM}\`, ['prlimit', '--locks=1:1', '--rss=1:1']); process.on('SIGTERM', () => {})`

  it('ends with the run that a time limit ends', async () => {
    const body = `${STUBBORN}; emit(init()); await forever()`
    for (const run of await attackAll(body, { inputs: { 'timeout-minutes': '0.03' } })) {
      expectUnforged(run)
      expect(run.outputs.conclusion).toBe('timed_out')
    }
  })

  it('ends with the job that is cancelled', async () => {
    const body = `${STUBBORN}; emit(init(), assistant('ready')); await forever()`
    for (const run of await attackAll(body, { cancelWhen: (line) => line === '> ready' })) {
      expectNobodyLeft(run)
      expect(run.outputs).toMatchObject({ conclusion: 'cancelled' })
      expect(run.outputs.forged).toBeUndefined()
    }
  })

  it('ends with the run that stays after its result', async () => {
    const body = `
      for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {})
      spawn('/bin/sh', ['-c', "trap '' TERM INT HUP; while :; do sleep 1; done"], { stdio: ['ignore', 'inherit', 'inherit'], detached: true }).unref()
      done(); await forever()`
    for (const run of await attackAll(body, {})) {
      expectUnforged(run)
      expect(run.heldOpen).toBe(false)
    }
  })
})

/** Looks for the names of the runner's files wherever they could stand, and makes those that it finds. */
const SEARCH = String.raw`
  const places = [...targets().flatMap((pid) => ['environ', 'cmdline', 'comm', 'maps'].map((name) => '/proc/' + pid + '/' + name)), ...walk(path.dirname(work))]
  const found = places.map((place) => place + ' ' + (attempt(() => fs.readFileSync(place, 'latin1')) ?? '')).join('\n')
  for (const [, id] of found.matchAll(/(?:set_env|set_output|add_path|save_state|step_summary)_([0-9a-f]{8}[0-9a-f-]{28})/g))
    for (const [name, text] of Object.entries(FORGERY)) attempt(() => fs.writeFileSync(path.join(commandFolder, name + id), text))`

onLinux.each(WISHES)('the action, with isolation %s,', (isolation) => {
  it('goes on when the agent has stopped it for a while', async () => {
    const body = `
      strike(process.ppid, 'SIGSTOP'); done(); await sleep(300); strike(process.ppid, 'SIGCONT')`
    const run = await attack(body, { inputs: { isolation } })
    expectUnforged(run)
    expect(run.outputs.conclusion).toBe('success')
  })

  it('fails, and lets nothing forged stand, when the agent ends it', async () => {
    const run = await attack(
      `${SEARCH}; forge(); strike(process.ppid, 'SIGKILL'); emit(init()); process.exit(3)`,
      {
        inputs: { isolation },
      },
    )
    expect(run.conclusion).toBe('failure')
    const { env, path, state } = run
    expect({ env, path, state, forged: run.outputs.forged }).toEqual({
      env: {},
      path: [],
      state: {},
      forged: undefined,
    })
  })

  it('runs no code for a debugger', async () => {
    // SIGUSR1 makes Node listen for one, on a port that every process of the machine can reach.
    const body = String.raw`
      const { connect } = await import('node:net')
      strike(process.ppid, 'SIGUSR1')
      const [target] = await Promise.any([1, 2, 3, 4].map((i) => sleep(i * 150).then(() => fetch('http://127.0.0.1:9229/json')))).then((r) => r.json(), () => [])
      const mine = target?.url?.includes(path.basename(path.dirname(work)))
      note('debugger', mine ? 'reached' : 'none')
      if (mine) await new Promise((resolve) => {
        const socket = connect(9229, '127.0.0.1')
        socket.write('GET /' + target.id + ' HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n')
        const expression = "process.on('exit', () => process.stdout.write('\\n::set-output name=forged::yes\\n'))"
        const text = Buffer.from(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }))
        socket.once('data', () => socket.write(Buffer.concat([Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 255, 0, 0, 0, 0]), text])))
        setTimeout(() => { socket.destroy(); resolve() }, 300)
      })
      done()`
    const run = await attack(body, { inputs: { isolation } })
    expectUnforged(run)
    expect(run.note('debugger')).toBe('none')
  })
})

onLinux('the action', () => {
  it.each(['SIGUSR1', 'SIGUSR2', 'SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGALRM'])(
    'says the same to all when it gets %s',
    async (signal) => {
      const run = await attack(`strike(process.ppid, '${signal}'); await sleep(200); done()`, {
        inputs: { isolation: 'none' },
      })
      expect(run.conclusion === 'success').toBe(run.outputs.conclusion === 'success')
      expect(errorLines(run)).toEqual([])
    },
  )
})

withNamespaces('the namespaces', () => {
  it('cannot be ended, stopped or entered from inside', async () => {
    const body = String.raw`
      const pids = list('/proc').filter((name) => /^\d+$/.test(name)).map(Number)
      note('pids', JSON.stringify(pids))
      for (const pid of pids.filter((pid) => pid !== process.pid)) for (const name of ['SIGKILL', 'SIGSTOP', 'SIGTERM', 'SIGINT']) strike(pid, name)
      note('root', String(attempt(() => fs.readdirSync('/proc/1/root/').length) ?? 'denied'))
      note('fd', String(attempt(() => fs.readdirSync('/proc/1/fd').length) ?? 'denied'))
      await sleep(50)
      done()`
    const run = await attack(body)
    expectUnforged(run)
    expect(run.outputs.conclusion).toBe('success')
    expect(JSON.parse(run.note('pids'))).toContain(1)
  })

  it('leave nothing behind, and no success, when the agent kills all that it can', async () => {
    const body = `emit(init()); attempt(() => process.kill(-1, 'SIGKILL')); attempt(() => process.kill(0, 'SIGKILL')); done()`
    const run = await attack(body)
    expectUnforged(run)
    expect(run.outputs.conclusion).toBe('failure')
  })

  it('end the run as a failure when their keeper dies', async () => {
    const run = await attack(`emit(init(), assistant('ready')); await forever()`, {
      cancelWhen: (line, child) => {
        if (line === '> ready') killKeeper(child.pid ?? 0)
        return false
      },
    })
    expectUnforged(run)
    expect(run.outputs.conclusion).toBe('failure')
  })

  it('end when the action is killed from outside', async () => {
    const run = await attack(`await daemon(\`${HARM}\`); emit(init(), assistant('ready')); await forever()`, {
      cancelWhen: (line, child) => {
        if (line === '> ready') child.kill('SIGKILL')
        return false
      },
    })
    expect(run.conclusion).toBe('failure')
    const late = performance.now() + 5_000
    while (survivors(run.agentDir).length > 0 && performance.now() < late)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expectNobodyLeft(run)
  })
})

/** Ends process 1 of the namespaces that an action keeps. */
function killKeeper(action: number): void {
  const parents = new Map(
    readdirSync('/proc').flatMap((pid) => {
      const parent = /^\d+$/.test(pid) && parentOf(pid)
      return parent ? [[Number(pid), parent] as const] : []
    }),
  )
  const isUnshare = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'unshare'
  const [unshare] = [...parents].find(([pid, parent]) => parent === action && isUnshare(pid)) ?? []
  const [keeper] = [...parents].find(([, parent]) => parent === unshare) ?? []
  execFileSync('kill', ['-9', String(keeper)])
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

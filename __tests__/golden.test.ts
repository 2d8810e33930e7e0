import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { summaryOf } from '../src/render/summary.ts'
import { answerOf } from '../src/report.ts'
import type { Ending } from '../src/run/ending.ts'
import { expectGolden } from './support/golden.ts'
import { type Played, play } from './support/play.ts'

const FIXTURES = new URL('fixtures/cursor/', import.meta.url)
const DONE: Ending = { how: 'exited', code: 0 }

/** Each stream, how its process ended, and what it wrote to stderr. */
const STREAMS: Readonly<Record<string, { ending?: Ending; stderr?: string }>> = {
  session: {},
  partial: {},
  'deltas-2025': {},
  'edits-2025': {},
  thinking: {},
  parallel: {},
  retry: {},
  strange: {},
  tools: {},
  hostile: {},
  'is-error': {},
  'cut-off': { ending: { how: 'exited', code: 1 }, stderr: '\u001b[31mError:\u001b[0m the oven went out\n' },
}

/** The streams whose verbose log is worth reading. */
const VERBOSE = ['session', 'partial', 'strange', 'tools', 'hostile']

function golden(file: string): URL {
  return new URL(file, FIXTURES)
}

function played(name: string, verbose: boolean): Promise<Played> {
  const stdout = readFileSync(golden(`${name}.ndjson`), 'utf8')
  return play(stdout, verbose, STREAMS[name]?.ending ?? DONE, STREAMS[name]?.stderr)
}

describe.each(Object.keys(STREAMS))('the stream %s', (name) => {
  it('is shown as a person has approved it', async () => {
    expectGolden(golden(`${name}.log`), (await played(name, false)).log)
  })

  it('is summed up as a person has approved it', async () => {
    expectGolden(golden(`${name}.summary.md`), summaryOf((await played(name, false)).outcome))
  })

  it('is reported as a person has approved it', async () => {
    expectGolden(golden(`${name}.report.json`), reportOf(await played(name, false)))
  })
})

it.each(VERBOSE)(
  'the stream %s is shown with what its tools print as a person has approved it',
  async (name) => {
    expectGolden(golden(`${name}.verbose.log`), (await played(name, true)).log)
  },
)

it('keeps a golden file for each stream, and none whose stream is gone', () => {
  const ends = ['ndjson', 'log', 'summary.md', 'report.json']
  const wanted = [
    ...Object.keys(STREAMS).flatMap((name) => ends.map((end) => `${name}.${end}`)),
    ...VERBOSE.map((name) => `${name}.verbose.log`),
  ]
  expect(readdirSync(FIXTURES).toSorted()).toEqual(wanted.toSorted())
})

/** What the outputs are made from; characters that nobody can see are written as escapes. */
function reportOf({ outcome: { report, files, verdict } }: Played): string {
  const { sessionId, model, tools, usage, result, results, unknown, noise } = report
  const open = [...report.open.values()].map(({ tool }) => tool)
  const told = { sessionId, model, answer: answerOf(report), verdict, tools, open, usage, files }
  const json = JSON.stringify({ ...told, result, results, unknown, noise }, null, 2)
  return `${json.replace(/[\p{Cf}\u0080-\u009f\u2028\u2029]/gu, escaped)}\n`
}

function escaped(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
}

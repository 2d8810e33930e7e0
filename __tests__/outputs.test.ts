import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { MAX_JSON } from '../src/answer/find.ts'
import type { Outcome } from '../src/outcome.ts'
import { blankOutcome } from '../src/outcome.ts'
import { MAX_RESULT, outputsOf, writeOutputs } from '../src/outputs.ts'
import { failure } from '../src/verdict.ts'
import { createFolder } from './support/folder.ts'
import { file, goodOutcome, goodReport, RESULT, SESSION } from './support/values.ts'

const NAMES = Object.keys(parse(readFileSync(new URL('../action.yml', import.meta.url), 'utf8')).outputs)

describe('the outputs', () => {
  it('of a good run tell what is known', () => {
    const files = [
      file('a.ts'),
      file('b.ts', { change: 'created', removed: 0 }),
      file('c.ts', { change: 'deleted' }),
    ]
    const report = goodReport({ tools: { total: 2, failed: 1, denied: 0, byKind: { shell: 2 } } })
    expect(outputsOf(goodOutcome({ files, report }))).toEqual({
      result: 'All done.',
      result_file: '/home/runner/work/_temp/run-agent-1/result.md',
      result_truncated: 'false',
      session_id: SESSION,
      duration_ms: '72000',
      duration: '1m 12s',
      conclusion: 'success',
      failure_reason: '',
      error: '',
      exit_code: '0',
      files_written: '["a.ts","b.ts"]',
      files: JSON.stringify(files),
      tool_calls: '{"total":2,"failed":1,"denied":0,"byKind":{"shell":2}}',
      usage: '{"inputTokens":9120,"outputTokens":1530,"cacheReadTokens":2000,"cacheWriteTokens":880}',
      model: 'Composer 3',
      request_id: '4e7f1c33-90ab-4d26-8c55-a1b2c3d4e5f6',
      agent_version: '2026.08.11-e8db854',
      isolation: 'none',
      events_file: '/home/runner/work/_temp/run-agent-1/events.ndjson',
      structured_output: '',
    })
  })

  it('of a run that never began are all set, too', () => {
    const outcome = {
      ...blankOutcome(),
      verdict: failure('invalid_input', 'Something is wrong'),
      elapsedMs: 12.4,
    }
    expect(outputsOf(outcome)).toMatchObject({
      result: '',
      result_truncated: 'false',
      session_id: '',
      duration_ms: '12',
      conclusion: 'failure',
      failure_reason: 'invalid_input',
      error: 'Something is wrong',
      exit_code: '',
      files_written: '[]',
      files: '[]',
      tool_calls: '{"total":0,"failed":0,"denied":0,"byKind":{}}',
      usage: '',
    })
  })

  it.each([
    ['of a good run', goodOutcome()],
    ['of a run that never began', blankOutcome()],
  ])('%s have the names of action.yml', (_, outcome) => {
    expect(Object.keys(outputsOf(outcome))).toEqual(NAMES)
  })

  it.each<[string, Partial<Outcome>, Record<string, string>]>([
    [
      'no exit code of an agent that a signal ended',
      { ending: { how: 'killed', signal: 'SIGKILL' } },
      { exit_code: '' },
    ],
    ['the exit code', { ending: { how: 'exited', code: 3 } }, { exit_code: '3' }],
    [
      'our time when the agent tells none',
      { report: goodReport({ result: undefined }) },
      { duration_ms: '73500' },
    ],
    ['no session id of another shape', { report: goodReport({ sessionId: '--force' }) }, { session_id: '' }],
    ['no session id of two lines', { report: goodReport({ sessionId: 'a\nb' }) }, { session_id: '' }],
    [
      'no session id that is too long',
      { report: goodReport({ sessionId: 'a'.repeat(129) }) },
      { session_id: '' },
    ],
    ['the model on one line', { report: goodReport({ model: 'a\nb' }) }, { model: 'a b' }],
    [
      'the request on one line',
      { report: goodReport({ result: { ...RESULT, requestId: 'r\r\nx' } }) },
      { request_id: 'r x' },
    ],
  ])('hold %s', (_, more, expected) => {
    expect(outputsOf(goodOutcome(more))).toMatchObject(expected)
  })
})

describe('a result above 256 KiB', () => {
  it.each(['a', 'é', '漢', '🥖', 'a🥖', '\u0000'])('is cut between two characters of %j', (unit) => {
    const answer = unit.repeat(Math.ceil((MAX_RESULT + 10) / Buffer.byteLength(unit)))
    const { result = '', result_truncated } = outputsOf(goodOutcome({ report: goodReport({ answer }) }))
    expect(result_truncated).toBe('true')
    expect(answer.startsWith(result)).toBe(true)
    expect(Buffer.byteLength(result)).toBeLessThanOrEqual(MAX_RESULT)
    expect(Buffer.byteLength(result)).toBeGreaterThan(MAX_RESULT - 4)
  })

  it('is whole at exactly 256 KiB', () => {
    const answer = 'é'.repeat(MAX_RESULT / 2)
    const { result, result_truncated } = outputsOf(goodOutcome({ report: goodReport({ answer }) }))
    expect(result).toBe(answer)
    expect(result_truncated).toBe('false')
  })
})

it('stay below the 1 MiB of UTF-16 that GitHub takes from a job, at their largest', () => {
  const files = Array.from({ length: 10_000 }, (_, i) => file(`${'"\\\n'.repeat(300)}${i}`))
  const long = 'x'.repeat(1_000_000)
  const outputs = outputsOf(
    goodOutcome({
      files,
      verdict: failure('agent_error', long),
      answer: { isValid: true, value: long, json: 'x'.repeat(MAX_JSON), problem: undefined },
      report: goodReport({
        answer: 'x'.repeat(4_000_000),
        model: long,
        sessionId: long,
        result: { ...RESULT, requestId: long },
      }),
    }),
  )
  const units = Object.entries(outputs).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  expect(units * 2).toBeLessThan(1024 * 1024)
  for (const name of ['files', 'files_written'] as const) {
    expect(JSON.parse(outputs[name] ?? '').length).toBeGreaterThan(10)
  }
})

describe('writing them', () => {
  const path = join(createFolder(), 'output')
  const before = process.env.GITHUB_OUTPUT
  afterEach(() => {
    if (before === undefined) delete process.env.GITHUB_OUTPUT
    else process.env.GITHUB_OUTPUT = before
  })

  it('survives any content, and lets no NUL through', () => {
    writeFileSync(path, '')
    process.env.GITHUB_OUTPUT = path
    writeOutputs({ result: 'a\n<<EOF\nresult=forged\0\nghadelimiter_\nEOF', error: '' })
    const written = readFileSync(path, 'utf8')
    const [, delimiter = ''] = /^result<<(\S+)$/m.exec(written) ?? []
    expect(written).toContain(
      `result<<${delimiter}\na\n<<EOF\nresult=forged\ufffd\nghadelimiter_\nEOF\n${delimiter}\n`,
    )
    expect(delimiter.length).toBeGreaterThan(30)
  })
})

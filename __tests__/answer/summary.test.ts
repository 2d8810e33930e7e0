import { describe, expect, it } from '@jest/globals'
import type { Finding, Findings } from '../../src/answer/findings.ts'
import type { Judgement } from '../../src/answer/judge.ts'
import { blankOutcome } from '../../src/outcome.ts'
import { summaryOf } from '../../src/render/summary.ts'
import { failure } from '../../src/verdict.ts'

const FINDING: Finding = {
  level: 'error',
  path: 'src/a.ts',
  line: 3,
  endLine: undefined,
  title: '',
  message: 'Wrong.',
}

function summary(value: unknown, findings?: Findings): string {
  const json = JSON.stringify(value)
  const answer: Judgement = { isValid: true, value, json, problem: undefined }
  return summaryOf({ ...blankOutcome(), answer, findings })
}

describe('the answer in the summary', () => {
  it('has the scalars at the top as a table, and no other values', () => {
    const text = summary({ verdict: 'pass', score: 7, ok: true, none: null, list: [1], inner: { a: 1 } })
    expect(text).toContain(
      ['| Answer | |', '| --- | --- |', '| `verdict` | `pass` |', '| `score` | `7` |'].join('\n'),
    )
    expect(text).toContain('| `ok` | `true` |\n| `none` | `null` |\n')
    expect(text).not.toContain('inner')
  })

  it('shows an answer that is a scalar, and none that is a list', () => {
    expect(summary('pass')).toContain('| `answer` | `pass` |')
    expect(summary([])).not.toContain('| Answer |')
  })

  it('lists findings by level, with the reason why one is not on a file', () => {
    const findings = {
      placed: [{ ...FINDING, level: 'notice' as const, file: 'src/a.ts' }],
      unplaced: [{ ...FINDING, title: 'Bad', problem: 'there is no such file' }],
      problems: ['findings[2] is no finding: it is no object'],
    }
    const text = summary({}, findings)
    expect(text).toContain('#### Findings: 1 error, 1 notice')
    expect(text).toContain(
      '| error | `src/a.ts:3` (`there is no such file`) | `Bad: Wrong.` |\n| notice | `src/a.ts:3` | `Wrong.` |',
    )
    expect(text).toContain('- `findings[2] is no finding: it is no object`')
  })

  it('shows nothing of an answer that is invalid', () => {
    const problem = { reason: 'invalid_output', sentence: 'x' } as const
    const answer: Judgement = { isValid: false, messages: ['x'], problem }
    expect(summaryOf({ ...blankOutcome(), answer })).toBe(summaryOf(blankOutcome()))
  })

  it('is inert and stays within its budget whatever the answer holds', () => {
    const hostile = '|`</code><img src=x onerror=y>@user #1 [a](b)\n::error::x '.repeat(40)
    const placed = Array.from({ length: 3_000 }, () => ({ ...FINDING, message: hostile, file: 'src/a.ts' }))
    const value = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`${hostile}${i}`, hostile]))
    const answer: Judgement = {
      isValid: true,
      value,
      json: '{}',
      problem: undefined,
    }
    const findings = { placed, unplaced: [], problems: Array.from({ length: 21 }, () => hostile) }
    const outcome = { ...blankOutcome(), answer, findings, verdict: failure('pass_if', '&'.repeat(10_000)) }
    outcome.report.answer = 'x\n'.repeat(200_000)
    const text = summaryOf(outcome)
    expect(Buffer.byteLength(text)).toBeLessThan(256 * 1024)
    expect(text).not.toContain('<img')
    expect(text).not.toMatch(/^::/m)
    expect(text).toMatch(/\d+ more findings, in the output/)
  })
})

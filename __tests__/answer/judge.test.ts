import { describe, expect, it } from '@jest/globals'
import { cursor } from '../../src/agents/cursor.ts'
import { addUp, askAgain, continued } from '../../src/answer/again.ts'
import { judge } from '../../src/answer/judge.ts'
import { correction, withSchema } from '../../src/answer/prompt.ts'
import { type AnswerInputs, readAnswerRules } from '../../src/answer/rules.ts'
import { compileSchema } from '../../src/answer/schema.ts'
import type { RunRequest } from '../../src/inputs.ts'
import { emptyReport, type Report } from '../../src/report.ts'

const UNSET: AnswerInputs = {
  'output-schema': undefined,
  'output-schema-file': undefined,
  'pass-if': undefined,
  annotations: undefined,
}

function read(inputs: Partial<AnswerInputs>, file: Buffer | { problem: string } = Buffer.from('{}')) {
  const problems: string[] = []
  const rules = readAnswerRules(
    { ...UNSET, ...inputs },
    () => file,
    compileSchema,
    (name, _, accepted) => void problems.push(`${name}: ${accepted}`),
    (sentence) => void problems.push(sentence),
  )
  return { rules, problems }
}

function rulesOf(inputs: Partial<AnswerInputs>) {
  const { rules, problems } = read(inputs)
  if (!rules) throw new Error(problems.join())
  return rules
}

function reportOf(answer: string, more: Partial<Report> = {}): Report {
  return { ...emptyReport(), answer, sessionId: 's-1', results: 1, ...more }
}

const RESULT = {
  ok: true,
  problem: undefined,
  text: undefined,
  sessionId: 's-1',
  requestId: undefined,
  durationMs: 1_000,
}

const GOOD = '{"verdict":"pass","summary":"fine","findings":[]}'

describe('readAnswerRules', () => {
  it.each([
    [{}, []],
    [{ 'output-schema': 'review', 'pass-if': 'verdict == "pass"', annotations: 'findings' }, []],
    [{ 'output-schema-file': 's.json' }, []],
    [
      { 'output-schema': '{}', 'output-schema-file': 's.json' },
      ['Inputs "output-schema" and "output-schema-file" are both set, but at most one may be.'],
    ],
    [
      { 'pass-if': 'a', annotations: 'b' },
      [
        'Input "pass-if" is set, but it needs "output-schema" to look at.',
        'Input "annotations" is set, but it needs "output-schema" to look at.',
      ],
    ],
    [
      { 'output-schema': 'reviews' },
      [
        'output-schema: it must be a JSON Schema, which is a JSON object, or the name of a ready-made one: `review`',
      ],
    ],
    [{ 'output-schema': '{"a":' }, [expect.stringMatching(/^output-schema: it must be JSON: .*JSON/)]],
    [{ 'output-schema': '[]' }, [expect.stringContaining('which is a JSON object')]],
    [
      { 'output-schema': '{"type":"x"}' },
      [
        'output-schema: that schema is invalid: at /type: it must be equal to one of the allowed values: "array", ' +
          '"boolean", "integer", "null", "number", "object", "string"',
      ],
    ],
    [
      { 'output-schema': 'review', 'pass-if': 'verdict = "pass"', annotations: 'finding' },
      [
        'pass-if: at column 9: = has no meaning (`==` compares)',
        'annotations: the schema has no finding; it has verdict, summary, findings',
      ],
    ],
    [
      { 'output-schema': 'review', 'pass-if': 'verdit == "pass"', annotations: 'findings ==' },
      [
        'pass-if: at column 1: the schema has no verdit; it has verdict, summary, findings',
        'annotations: at column 12: A value is expected, but it ends',
      ],
    ],
    [
      { 'output-schema': '{"type":1}', 'pass-if': 'a ==' },
      [expect.stringContaining('at /type'), 'pass-if: at column 5: A value is expected, but it ends'],
    ],
    [{ 'output-schema': `{"title":"${'x'.repeat(100_000)}"}` }, [expect.stringContaining('98304 bytes')]],
  ] as [Partial<AnswerInputs>, unknown[]][])('%.80j', (inputs, expected) => {
    expect(read(inputs).problems).toEqual(expected)
  })

  it('tells why a file cannot be read', () => {
    expect(read({ 'output-schema-file': 'x' }, { problem: 'there is no such file' }).problems).toEqual([
      'output-schema-file: there is no such file',
    ])
  })
})

describe('judge', () => {
  const rules = rulesOf({ 'output-schema': 'review', 'pass-if': 'verdict == "pass" && findings.length == 0' })

  it('takes a valid answer', () => {
    expect(judge(rules, reportOf(`\`\`\`json\n${GOOD}\n\`\`\``))).toMatchObject({
      isValid: true,
      json: GOOD,
      problem: undefined,
    })
  })

  it('tells the actual values when pass-if is false', () => {
    const answer = GOOD.replace('pass', 'fail')
    expect(judge(rules, reportOf(answer))).toMatchObject({
      isValid: true,
      problem: {
        reason: 'pass_if',
        sentence:
          'The answer does not meet pass-if: verdict == "pass" && findings.length == 0 (verdict is "fail", ' +
          'findings.length is 0)',
      },
    })
  })

  it('names the first three problems', () => {
    const judged = judge(rules, reportOf('{"verdict":1,"x":1,"y":2,"summary":1,"findings":{}}'))
    expect(judged).toMatchObject({ isValid: false, messages: expect.any(Array) })
    expect(judged.problem).toEqual({
      reason: 'invalid_output',
      sentence:
        'The answer does not satisfy the schema: the answer must NOT have additional properties: "x"; the answer ' +
        'must NOT have additional properties: "y"; verdict must be equal to one of the allowed values: "pass", ' +
        '"fail"; 2 more problems',
    })
  })

  it('prefers what the CLI itself found, held to the same schema', () => {
    const structured: unknown = JSON.parse(GOOD)
    expect(judge(rules, reportOf('Done.', { result: { ...RESULT, structured } }))).toMatchObject({
      json: GOOD,
    })
    const wrong = reportOf(GOOD, { result: { ...RESULT, structured: { verdict: 'pass' } } })
    expect(judge(rules, wrong).isValid).toBe(false)
  })
})

describe('asking again', () => {
  const answer = rulesOf({ 'output-schema': 'review' })
  const request = { prompt: Buffer.from('Do it'), resume: undefined, answer } as unknown as RunRequest
  const invalid = judge(answer, reportOf('no'))

  it('asks in the session of the first run, with the messages and the schema', () => {
    const again = askAgain(request, reportOf('no'), invalid)
    expect(again?.resume).toBe('s-1')
    expect(again?.prompt.toString()).toContain('- The answer holds no JSON object\n')
    expect(again?.prompt.toString()).toContain(answer.schema.text)
    expect(again?.prompt).toEqual(correction(['The answer holds no JSON object'], answer.schema))
  })

  it('does not ask without need, without a session, or in one that could not be named safely', () => {
    expect(askAgain(request, reportOf('no'), judge(answer, reportOf(GOOD)))).toBeUndefined()
    expect(askAgain(request, reportOf('no'), undefined)).toBeUndefined()
    expect(askAgain(request, reportOf('no', { sessionId: undefined }), invalid)).toBeUndefined()
    expect(askAgain(request, reportOf('no', { sessionId: '--force' }), invalid)).toBeUndefined()
  })

  it('puts the request behind the prompt', () => {
    const text = withSchema(Buffer.from('Do it'), answer.schema).toString()
    expect(text.startsWith('Do it\n\n---\n\n')).toBe(true)
    expect(text.endsWith(`${answer.schema.text}\n`)).toBe(true)
  })

  it('adds up what both runs took', () => {
    const usage = { inputTokens: 1, outputTokens: 2, cacheReadTokens: 3, cacheWriteTokens: 4 }
    const first = reportOf('no', { result: RESULT, usage })
    const second = (): Report => ({ ...continued(first), result: { ...RESULT, durationMs: 500 }, usage })

    const sum = second()
    addUp(first, sum, cursor)
    expect(sum).toMatchObject({ result: { durationMs: 1_500 } })
    expect(sum.usage).toEqual({ inputTokens: 2, outputTokens: 4, cacheReadTokens: 6, cacheWriteTokens: 8 })

    const total = second()
    addUp(first, total, { ...cursor, usageIsOfSession: true })
    expect(total.usage).toEqual(usage)

    const unknown = { ...second(), result: { ...RESULT, durationMs: undefined }, usage: undefined }
    addUp(first, unknown, cursor)
    expect(unknown).toMatchObject({ usage, result: { durationMs: undefined } })
  })
})

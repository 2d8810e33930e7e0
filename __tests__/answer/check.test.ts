import { describe, expect, it } from '@jest/globals'
import { checkCondition, checkFindingsPath } from '../../src/answer/check.ts'
import { parseCondition, parsePath } from '../../src/answer/condition.ts'
import { REVIEW } from '../../src/answer/review.ts'
import type { JsonObject } from '../../src/json.ts'

function problem(expression: string, schema: JsonObject): string | undefined {
  const condition = parseCondition(expression)
  if ('problem' in condition) throw new Error(condition.problem)
  const found = checkCondition(condition, schema)
  return found && `${found.at + 1}: ${found.problem}`
}

const SCHEMA: JsonObject = {
  type: 'object',
  properties: {
    score: { type: 'integer' },
    ratio: { type: ['number', 'null'] },
    approved: { type: 'boolean' },
    tags: { type: 'array', items: { enum: ['a', 'b'] } },
    any: {},
    free: { type: 'object' },
    open: { type: 'object', properties: { x: { type: 'string' } }, additionalProperties: true },
    numbers: { type: 'object', additionalProperties: { type: 'number' } },
    coded: { type: 'object', patternProperties: { '^c_': { type: 'boolean' } }, additionalProperties: false },
    pair: { prefixItems: [{ type: 'string' }, { type: 'number' }], items: false },
    node: { $ref: '#/$defs/node' },
    either: { anyOf: [{ $ref: '#/$defs/left' }, { properties: { right: { const: 'r' } } }] },
    both: { allOf: [{ properties: { p: { type: 'string' } } }, { properties: { q: { enum: [1, 2] } } }] },
    unevaluated: { $ref: '#/$defs/left', unevaluatedProperties: false },
    loop: { $ref: '#/properties/loop' },
    fixed: { const: { deep: { er: 1 } } },
    remote: { $ref: '#anchor' },
  },
  $defs: {
    node: { type: 'object', properties: { name: { type: 'string' }, next: { $ref: '#/$defs/node' } } },
    left: { type: 'object', properties: { left: { type: 'string' } } },
  },
}

describe('checkCondition', () => {
  it.each([
    'verdict == "pass" && findings.length == 0',
    'findings[0].level != "error" || findings[7].line > 3',
    'summary contains "x"',
    '!(verdict == "fail")',
  ])('review has all of: %s', (expression) => {
    expect(problem(expression, REVIEW)).toBeUndefined()
  })

  it.each([
    ['verdikt == "pass"', '1: the schema has no verdikt; it has verdict, summary, findings'],
    ['verdict == "passed"', '12: verdict can only be "pass" or "fail" and never "passed"'],
    ['verdict != "no"', '12: verdict can only be "pass" or "fail" and never "no"'],
    ['verdict == "pass" && (findings.lenght == 0)', '23: the schema has no findings.lenght'],
    ['findings.length == "0"', '20: findings.length is a whole number and never "0"'],
    ['findings.length == 0.5', '20: findings.length is a whole number and never 0.5'],
    [
      'findings[0].severity == "error"',
      '1: the schema has no findings[0].severity; findings[0] has path, line, end_line, level, title, message',
    ],
    ['findings.level == "error"', '1: the schema has no findings.level'],
    ['summary.length > 1', '1: the schema has no summary.length'],
    ['summary > 1', '1: summary is a string, but > compares numbers'],
    ['summary contains 1', '18: summary is a string and can contain only strings'],
    ['findings contains "x"', '19: an item of findings is an object and never "x"'],
    ['!verdict', '2: verdict can only be "pass" or "fail", so it has to be compared'],
  ])('review: %s', (expression, expected) => {
    expect(problem(expression, REVIEW)).toBe(expected)
  })

  it.each([
    ['score == 1.5', '10: score is a whole number and never 1.5'],
    ['score == 1', undefined],
    ['ratio == null || ratio < 0.5', undefined],
    ['ratio == "x"', '10: ratio is a number or null and never "x"'],
    ['approved', undefined],
    ['approved == "true"', '13: approved is true or false and never "true"'],
    ['approved contains 1', '1: approved is true or false, but only a list or a string contains anything'],
    ['tags contains "a"', undefined],
    ['tags contains "c"', '15: an item of tags can only be "a" or "b" and never "c"'],
    ['tags[0] == "c"', '12: tags[0] can only be "a" or "b" and never "c"'],
    ['any.length == "long"', undefined],
    ['tags.length == "long"', '16: tags.length is a whole number and never "long"'],
    ['any.thing[3].goes == 1 && any', undefined],
    ['free.what == 1', undefined],
    ['open.x == 1', '11: open.x is a string and never 1'],
    ['open.y == 1', undefined],
    ['numbers.n == "1"', '14: numbers.n is a number and never "1"'],
    ['numbers.n > 1', undefined],
    ['coded.c_x', undefined],
    ['coded.x', '1: the schema has no coded.x'],
    ['pair[0] == "a" && pair[1] == 1 && pair.length == 2', undefined],
    ['pair[2] == 1', '1: the schema has no pair[2]'],
    ['pair[1] == "a"', '12: pair[1] is a number and never "a"'],
    ['node.next.next.name == "x"', undefined],
    ['node.next.nam == "x"', '1: the schema has no node.next.nam; node.next has name, next'],
    ['either.left == "x" && either.right == "r"', undefined],
    ['either.right == "s"', '17: either.right can only be "r" and never "s"'],
    ['either.middle == 1', '1: the schema has no either.middle; either has left, right'],
    ['both.p == "x" && both.q == 2', undefined],
    ['both.q == 3', '11: both.q can only be 1 or 2 and never 3'],
    ['both.r == 3', '1: the schema has no both.r; both has p, q'],
    ['unevaluated.left == "x"', undefined],
    ['unevaluated.right == "x"', '1: the schema has no unevaluated.right; unevaluated has left'],
    ['loop.x.y == 1', undefined],
    ['fixed.deep.er == 1', undefined],
    ['fixed.deep.er == 2', '18: fixed.deep.er can only be 1 and never 2'],
    ['fixed.shallow == 2', '1: the schema has no fixed.shallow'],
    ['remote.x == 2', undefined],
    ['toString == 2', expect.stringContaining('1: the schema has no toString')],
    ['__proto__.x == 2', expect.stringContaining('1: the schema has no __proto__')],
  ])('%s', (expression, expected) => {
    expect(problem(expression, SCHEMA)).toEqual(expected)
  })

  it('knows a list at the top', () => {
    const schema = { type: 'array', items: { enum: [1, 2] } }
    expect(problem('length == 0 && [0] == 1', schema)).toBeUndefined()
    expect(problem('[0] == 3', schema)).toBe('8: [0] can only be 1 or 2 and never 3')
  })

  it('lets pass what a schema without words leaves open', () => {
    expect(problem('a.b[0].length == 1 && c && d contains "x"', {})).toBeUndefined()
  })
})

describe('checkFindingsPath', () => {
  it.each([
    ['findings', REVIEW, undefined],
    ['findigs', REVIEW, 'the schema has no findigs; it has verdict, summary, findings'],
    ['summary', REVIEW, 'summary is a string, no list'],
    ['tags', SCHEMA, 'an item of tags can only be "a" or "b", no object'],
    ['any', SCHEMA, undefined],
    [
      'f',
      { properties: { f: { type: 'array', items: { properties: { path: {}, line: {}, message: {} } } } } },
      'an item of f has no level',
    ],
  ] as [string, JsonObject, string | undefined][])('%s', (text, schema, expected) => {
    const path = parsePath(text)
    if ('problem' in path) throw new Error(path.problem)
    expect(checkFindingsPath(path, schema)).toBe(expected)
  })
})

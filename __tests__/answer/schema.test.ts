import { describe, expect, it } from '@jest/globals'
import { REVIEW } from '../../src/answer/review.ts'
import { compileSchema } from '../../src/answer/schema.ts'
import type { JsonObject } from '../../src/json.ts'

function messages(schema: JsonObject, value: unknown): readonly string[] {
  const compiled = compileSchema(schema)
  if ('problem' in compiled) throw new Error(compiled.problem)
  return compiled.validate(value)
}

const FINDING = { path: 'a.ts', line: 1, level: 'error', message: 'x' }

describe('compileSchema', () => {
  it.each([
    [{ type: 'objct' }, 'at /type: it must be equal to one of the allowed values'],
    [{ properties: { a: { minimum: 'x' } } }, 'at /properties/a/minimum: it must be number'],
    [{ properties: [] }, 'at /properties: it must be object'],
    [{ properties: { a: { requird: ['b'] } } }, 'at /properties/a/requird: unknown keyword: "requird"'],
    [{ 'x-a.b': 1 }, 'at /x-a.b: unknown keyword: "x-a.b"'],
    [{ properties: { a: { pattern: '(' } } }, 'at /properties/a/pattern: Invalid regular expression'],
    [
      { properties: { a: { $ref: '#/$defs/no' } } },
      "at /properties/a/$ref: can't resolve reference #/$defs/no",
    ],
    [
      { items: { $ref: 'https://example.com/s.json' } },
      "at /items/$ref: can't resolve reference https://example.com/s.json (nothing is loaded from elsewhere)",
    ],
    [
      { $schema: 'http://json-schema.org/draft-07/schema#' },
      'at /$schema: http://json-schema.org/draft-07/schema# is not known, only JSON Schema 2020-12 is',
    ],
    [{ $async: true, type: 'object' }, 'at /$async'],
    [{ allOf: [{ $async: true, type: 'object' }] }, 'async'],
  ] as [JsonObject, string][])('tells what is wrong with %j', (schema, problem) => {
    const compiled = compileSchema(schema)
    expect('problem' in compiled && compiled.problem).toContain(problem)
    expect('problem' in compiled && compiled.problem).not.toContain('\n')
  })

  it.each([
    [REVIEW],
    [
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: 'https://example.com/x',
        type: 'object',
      },
    ],
    [{ properties: { a: { type: 'string', format: 'date-time', 'x-note': 1 } } }],
    [{ definitions: { a: { type: 'string' } }, $ref: '#/definitions/a' }],
    [{ $defs: { node: { properties: { next: { $ref: '#/$defs/node' } } } }, $ref: '#/$defs/node' }],
    [{}],
  ] as [JsonObject][])('accepts %.60j', (schema) => {
    expect(compileSchema(schema)).not.toHaveProperty('problem')
  })

  it.each([
    [{ verdict: 'pass', summary: '', findings: [FINDING] }, []],
    [
      { verdict: 'ok', summary: '', findings: [] },
      ['verdict must be equal to one of the allowed values: "pass", "fail"'],
    ],
    [
      { verdict: 'pass', findings: [{ ...FINDING, line: 0.5, extra: 1 }] },
      [
        "the answer must have required property 'summary'",
        'findings[0] must NOT have additional properties: "extra"',
        'findings[0].line must be >= 1',
        'findings[0].line must be integer',
      ],
    ],
    ['pass', ['the answer must be object']],
  ])('review: %j', (value, expected) => {
    expect([...messages(REVIEW, value)].sort()).toEqual([...expected].sort())
  })

  it('does not take what an object inherits for a property', () => {
    const schema = { type: 'object', required: ['toString', '__proto__'] }
    expect(messages(schema, {})).toHaveLength(2)
    expect(messages(schema, JSON.parse('{"toString":1,"__proto__":2}'))).toEqual([])
    const closed = { type: 'object', properties: { a: true }, additionalProperties: false }
    expect(messages(closed, JSON.parse('{"__proto__":{"a":1}}'))).toHaveLength(1)
  })

  it('bounds a pattern that takes for ever on the right text', () => {
    const started = performance.now()
    const found = messages({ type: 'string', pattern: '^(a+)+$' }, `${'a'.repeat(100)}b`)
    expect(found).toEqual(['The answer takes too long to check against the schema'])
    expect(performance.now() - started).toBeLessThan(60_000)
  })

  it('takes an answer that nests too deep for the stack for invalid', () => {
    const schema = { $defs: { n: { items: { $ref: '#/$defs/n' } } }, $ref: '#/$defs/n' }
    const deep: unknown = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
    expect(messages(schema, deep)).toHaveLength(1)
  })

  it('takes a schema that nests too deep for one that cannot be read', () => {
    let schema: JsonObject = {}
    for (let i = 0; i < 20_000; i += 1) schema = { not: schema }
    expect(compileSchema(schema)).toHaveProperty('problem')
  })

  it('tells at most twenty messages', () => {
    const many = Array.from({ length: 1_000 }, (_, i) => `${i}`)
    expect(messages({ items: { type: 'integer' } }, many)).toHaveLength(20)
  })

  it('knows which containers an answer can be', () => {
    const containers = (schema: JsonObject) => {
      const compiled = compileSchema(schema)
      return 'problem' in compiled ? [] : [...compiled.containers]
    }
    expect(containers(REVIEW)).toEqual(['object'])
    expect(containers({ type: 'array' })).toEqual(['array'])
    expect(containers({})).toEqual(['object', 'array'])
    expect(containers({ $defs: { a: { type: 'object' } }, $ref: '#/$defs/a' })).toEqual(['object'])
    expect(containers({ anyOf: [{ type: 'array' }, { enum: [{}, 1] }] })).toEqual(['object', 'array'])
  })
})

import { describe, expect, it } from '@jest/globals'
import { checkStructured, findJson, MAX_JSON } from '../../src/answer/find.ts'

const BOTH = new Set(['object', 'array'] as const)
const OBJECTS = new Set(['object'] as const)

describe('findJson', () => {
  it.each([
    ['the whole answer', ' {"a": 1}\n', '{"a":1}'],
    ['a scalar as the whole answer', '"pass"', '"pass"'],
    ['a byte order mark', '\ufeff{"a":1}', '{"a":1}'],
    ['a fenced block', 'Here:\n```json\n{"a": 1}\n```\nDone.', '{"a":1}'],
    ['a block without a label', 'Here:\n\n```\n[1]\n```', '[1]'],
    ['a block that is not closed', 'Here:\n```json\n{"a": 1}', '{"a":1}'],
    ['a block of tildes, with Windows line ends', 'Here:\r\n~~~json\r\n{"a": 1}\r\n~~~\r\n', '{"a":1}'],
    ['a longer fence', '````json\n{"a": "```"}\n````', '{"a":"```"}'],
    ['the last of two blocks', '```json\n{"a":1}\n```\n```json\n{"a":2}\n```', '{"a":2}'],
    ['the block before one of another language', '```json\n{"a":1}\n```\n```sh\n[ -f x ]\n```', '{"a":1}'],
    ['a block before prose with brackets', '```json\n{"a":1}\n```\nSee {x} and [1].', '{"a":1}'],
    ['an object in prose', 'My verdict is {"a":1}.', '{"a":1}'],
    ['a prototype key, as data', '{"__proto__":{"a":1}}', '{"__proto__":{"a":1}}'],
  ])('takes %s', (_, answer, json) => {
    expect(findJson(answer, BOTH)).toMatchObject({ json })
  })

  it.each([
    ['', 'The answer is empty'],
    [' \n ', 'The answer is empty'],
    ['All is well.', 'The answer holds no JSON object or array'],
    ['{"a":NaN}', 'The JSON in the answer breaks off at line 1, column 6, before: NaN}'],
    ['{"a":1} {"b":2', 'The JSON in the answer breaks off at line 1, column 15'],
    ['So:\n{"a":1,\n}', 'The JSON in the answer breaks off at line 2, column 8, before: }'],
    ['```json\n{"a":1} // yes\n```', 'The JSON in the answer breaks off at line 1, column 8, before: // yes'],
    ['```json\nyes\n```\n{"a":1}', 'The JSON in the answer breaks off at line 1, column 1, before: yes'],
    ['{"a":1,"a":2}', 'The JSON in the answer has the name "a" twice in one object'],
    ['{"a":1e999}', 'A number of the JSON in the answer is too large'],
    ['1e999', 'A number of the JSON in the answer is too large'],
    [
      `${'['.repeat(101)}${']'.repeat(101)}`,
      'The JSON in the answer nests 101 levels; at most 100 are accepted',
    ],
    [
      `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
      'The JSON in the answer nests 400000 levels; at most 100 are accepted',
    ],
    [
      JSON.stringify('x'.repeat(MAX_JSON)),
      `The JSON in the answer has ${MAX_JSON + 2} characters; at most ${MAX_JSON} are accepted`,
    ],
    ['x'.repeat(1024 * 1024 + 1), 'The answer has 1048577 characters; at most 1048576 are accepted'],
  ])('refuses %.40s', (answer, problem) => {
    expect(findJson(answer, BOTH)).toEqual({ problem })
  })

  it('looks for an object alone where the schema accepts no list', () => {
    expect(findJson('It is {"a":1}, see [1].', OBJECTS)).toMatchObject({ value: { a: 1 } })
    expect(findJson('See [1].', OBJECTS)).toEqual({ problem: 'The answer holds no JSON object' })
  })

  it('is linear over fences', () => {
    for (const line of [
      `\`\`\`${' '.repeat(500_000)}\``,
      `${'`'.repeat(500_000)}x\``,
      '```\n'.repeat(200_000),
    ]) {
      expect(findJson(`x\n${line}`, BOTH)).toHaveProperty('problem')
    }
  })
})

describe('checkStructured', () => {
  it('holds what the CLI found to the same bounds', () => {
    expect(checkStructured({ a: [1] })).toMatchObject({ json: '{"a":[1]}' })
    expect(checkStructured(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toHaveProperty(
      'problem',
    )
    expect(checkStructured('x'.repeat(MAX_JSON))).toHaveProperty('problem')
  })
})

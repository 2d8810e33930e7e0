import { describe, expect, it } from '@jest/globals'
import { asArray, asCount, asObject, asString, mapStrings, parseObject, unescapeJson } from '../src/json.ts'

const NO_OBJECT = [undefined, null, 0, 1, '', 'text', true, [], [{}]]

describe('from unknown data', () => {
  it('takes objects and nothing else for objects', () => {
    expect(asObject({ a: 1 })).toEqual({ a: 1 })
    expect(NO_OBJECT.map(asObject)).toEqual(NO_OBJECT.map(() => undefined))
  })

  it('takes what is no array for an empty one', () => {
    expect(asArray([1, 'a'])).toEqual([1, 'a'])
    expect([undefined, null, 'ab', { length: 2 }].map(asArray)).toEqual([[], [], [], []])
  })

  it('takes an empty string for none', () => {
    expect(asString('a')).toBe('a')
    expect(['', undefined, null, 1, ['a'], {}].map(asString)).toEqual(Array(6).fill(undefined))
  })

  it.each([
    [0, 0],
    [12, 12],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['0', 0],
    ['1790858829320', 1_790_858_829_320],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', undefined],
    ['18446744073709551615', undefined],
    [-1, undefined],
    [1.5, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['-1', undefined],
    ['1e3', undefined],
    [' 1', undefined],
    ['0x10', undefined],
    ['', undefined],
    [null, undefined],
    [true, undefined],
    [[1], undefined],
  ])('takes %p for the count %p', (value, expected) => {
    expect(asCount(value)).toBe(expected)
  })
})

describe('a line of JSON', () => {
  it.each(['', 'text', '[1]', '42', 'null', '"{}"', '{', '{"a":1', '{"a":1}}', '{"a":1} {"b":2}', "{'a':1}"])(
    'is no object when it is %p',
    (line) => {
      expect(parseObject(line)).toBeUndefined()
    },
  )

  it('keeps a property of any name an own one', () => {
    const parsed = parseObject('{"__proto__":{"polluted":true},"a":"\\u2028"}')
    expect(Object.keys(parsed ?? {})).toEqual(['__proto__', 'a'])
    expect(Object.hasOwn({}, 'polluted')).toBe(false)
  })
})

describe('the strings of a value', () => {
  it('are changed at any depth, and the names only by a change of their own', () => {
    const value = { a: ['a', 1, null, { a: 'a' }], b: true }
    const twice = (text: string) => text + text
    expect(mapStrings(value, twice)).toEqual({ a: ['aa', 1, null, { a: 'aa' }], b: true })
    expect(mapStrings(value, twice, twice)).toEqual({ aa: ['aa', 1, null, { aa: 'aa' }], bb: true })
    expect(mapStrings(JSON.parse('{"__proto__":"a"}'), twice)).toEqual(JSON.parse('{"__proto__":"aa"}'))
    expect(mapStrings(undefined, twice)).toBeUndefined()
  })
})

it('undoes the escapes of JSON as a parser does', () => {
  const text = 'a\n\t\r\b\f"\\/\u0000\u20ac\ud83e\udd56\\u0041'
  expect(unescapeJson(JSON.stringify(text))).toBe(`"${text}"`)
  expect(unescapeJson('\\u0041\\\\u0041\\/')).toBe('A\\u0041/')
})

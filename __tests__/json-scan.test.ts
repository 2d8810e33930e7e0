import { describe, expect, it } from '@jest/globals'
import { attemptAt, lastAttempt } from '../src/json-scan.ts'
import { pick, randomFrom } from './answer/random.ts'

const BOTH = new Set(['object', 'array'] as const)
const OBJECTS = new Set(['object'] as const)

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const PIECES = [
  ...['{', '}', '[', ']', ',', ':', ' ', '\n', '\t', '\r', '"', '\\', '"a"', '"b":', '"a":', '1', '-', '0'],
  ...['01', '1.5', '1.', '.5', '1e3', '1e', '-0', 'true', 'false', 'null', 'NaN', 'nul', 'truex', "'a'"],
  ...[
    '"\\n"',
    '"\\x"',
    '"\\u12ab"',
    '"\\u12"',
    '"\\""',
    '"a\nb"',
    '"\u2028"',
    '"\ud800"',
    '//',
    '\u00a0',
    '+',
  ],
]

describe('attemptAt', () => {
  it('agrees with JSON.parse on what a container is, over 60,000 generated texts', () => {
    const random = randomFrom(1)
    let whole = 0
    for (let i = 0; i < 60_000; i += 1) {
      const length = Math.floor(random() * 9)
      const inside = Array.from({ length }, () => pick(random, PIECES)).join('')
      const text = `${pick(random, ['{', '['])}${inside}${pick(random, ['}', ']'])}`
      const { isWhole, end } = attemptAt(text, 0)
      if ((isWhole && end === text.length) !== parses(text)) throw new Error(JSON.stringify(text))
      if (isWhole && !parses(text.slice(0, end))) throw new Error(JSON.stringify(text))
      if (isWhole) whole += 1
    }
    expect(whole).toBeGreaterThan(1_000)
  })

  it('finds each prefix of a container broken, at or before its end', () => {
    const text = '{"a": [1, -2.5e3, {"b\\u0041\\"": null}], "c": "x\\\\", "d": [[], {}], "e": true}'
    expect(attemptAt(text, 0)).toMatchObject({ isWhole: true, end: text.length, depth: 3 })
    for (let i = 1; i < text.length; i += 1) {
      const attempt = attemptAt(text.slice(0, i), 0)
      expect(attempt.isWhole).toBe(false)
      expect(attempt.end).toBeLessThanOrEqual(i)
    }
  })

  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['[{"x":{"b":1,"c":2,"b":3}}]', 'b'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['{"a":{"a":{"a":1}},"b":{"a":1}}', undefined],
    ['[{"a":1},{"a":1}]', undefined],
  ])('tells the name that %s has twice: %s', (text, name) => {
    expect(attemptAt(text, 0).duplicate).toBe(name)
  })
})

describe('lastAttempt', () => {
  it.each([
    ['no bracket at all', undefined],
    ['a {placeholder} and a [link](there) and [x] and {', undefined],
    ['first {"a":1} then {"b":2} end', '{"b":2}'],
    ['an array [1, 2] in prose', '[1, 2]'],
    ['an empty one {} in prose', '{}'],
    ['the outer one {"a":{"b":[{}]}} alone', '{"a":{"b":[{}]}}'],
    ['a bracket of prose [see {"a":1}]', '{"a":1}'],
    ['a string that looks so {"a":"}{[\\"]"} end', '{"a":"}{[\\"]"}'],
    ['a string begun in prose: ["\n{"a":1}', '{"a":1}'],
  ])('finds in: %s', (text, found) => {
    const attempt = lastAttempt(text, BOTH)
    expect(attempt && text.slice(attempt.start, attempt.end)).toBe(found)
  })

  it.each([
    'an example {"verdict":"pass"} and the answer {"verdict":"fail", "summary":"cut',
    'an example {"verdict":"pass"} and the answer {"verdict":"fail",}',
    'an example {"verdict":"pass"} and the answer {"verdict":NaN}',
    'an example {"verdict":"pass"} and the answer {"verdict"',
    'an example {"verdict":"pass"} and the answer {"inner":{"verdict":"pass"} "x"}',
  ])('does not take an earlier one, nor a piece, for a broken one: %s', (text) => {
    expect(lastAttempt(text, BOTH)).toMatchObject({ isWhole: false, start: text.indexOf('answer ') + 7 })
  })

  it('passes over the kind that is not looked for', () => {
    const text = 'It is {"a":1}, see [1], [2, "x"] and [3'
    expect(lastAttempt(text, OBJECTS)).toMatchObject({ isWhole: true, start: 6 })
  })

  it('finds the last of many generated values in prose', () => {
    const random = randomFrom(2)
    for (let i = 0; i < 5_000; i += 1) {
      const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () => container(random, 0))
      const texts = values.map((value) => JSON.stringify(value, null, pick(random, [0, 1, 2])))
      const text = texts
        .map((json) => `${pick(random, ['so: ', 'a "b" ', "don't } ", '\n\n]'])}${json} `)
        .join('')
      const attempt = lastAttempt(text, BOTH)
      expect(attempt && JSON.parse(text.slice(attempt.start, attempt.end))).toEqual(values.at(-1))
    }
  })

  // A pass that starts anew at each bracket takes hours for these.
  it.each([
    ['brackets that open', '['.repeat(1_000_000)],
    ['objects that open', '{"a":'.repeat(500_000)],
    ['brackets in one string', `{"${'{"'.repeat(500_000)}`],
    ['broken pairs', '{"a":1,'.repeat(300_000)],
    ['brackets of prose', '{x'.repeat(500_000)],
    ['one long string', `["${'x\\n'.repeat(2_000_000)}`],
    ['whole ones', '[1] '.repeat(500_000)],
    ['deep and whole', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
    ['blanks', `[${' '.repeat(1_000_000)}[${' '.repeat(1_000_000)}`],
  ])('is linear in time and does not recurse: %s', (_, text) => {
    expect(() => lastAttempt(text, BOTH)).not.toThrow()
  })
})

function container(random: () => number, depth: number): unknown {
  const length = Math.floor(random() * 4)
  if (random() < 0.5) return Array.from({ length }, () => value(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length }, (_, i) => [`${pick(random, NAMES)}${i}`, value(random, depth + 1)]),
  )
}

const NAMES = ['a', 'b c', '"', '\\', '{', '', 'é', '\u2028', '__proto__']

function value(random: () => number, depth: number): unknown {
  if (depth < 4 && random() < 0.4) return container(random, depth)
  return pick(random, [1, -2.5, 1e21, true, false, null, '', 'a"b', '}{][', 'x\ny', '\\', '\u{1f600}', '```'])
}

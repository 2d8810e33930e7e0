import { describe, expect, it } from '@jest/globals'
import {
  cutBytes,
  duration,
  lineCounts,
  oneLine,
  shortNumber,
  tokens,
  toolTitle,
} from '../../src/render/text.ts'

describe('a duration for people', () => {
  it.each([
    [0, '0s'],
    [49, '0s'],
    [50, '0.1s'],
    [1_000, '1s'],
    [12_412, '12.4s'],
    [59_949, '59.9s'],
    [59_950, '1m'],
    [60_499, '1m'],
    [72_000, '1m 12s'],
    [130_000, '2m 10s'],
    [3_599_499, '59m 59s'],
    [3_599_500, '1h'],
    [3_605_000, '1h'],
    [3_900_000, '1h 5m'],
    [432_000_000, '120h'],
  ])('of %i ms is %s', (ms, expected) => {
    expect(duration(ms)).toBe(expected)
  })
})

describe('one line', () => {
  it.each([
    ['a\nb\r\nc\td', 'a b c d'],
    ['a\u2028b\u2029c\u0085d\ve\ff', 'a b c d e f'],
    ['  a   b  ', 'a b'],
    [' \n ', ''],
    ['a\u00a0b\u3000c', 'a b c'],
  ])('of %j is %j', (text, expected) => {
    expect(oneLine(text)).toBe(expected)
  })

  it('shows with an ellipsis that something is cut', () => {
    expect(oneLine('a'.repeat(10), 10)).toBe('a'.repeat(10))
    expect(oneLine('a'.repeat(11), 10)).toBe(`${'a'.repeat(9)}…`)
    expect(oneLine(`a${' '.repeat(200)}b`, 10)).toBe('a…')
  })

  it('never cuts a character in two', () => {
    for (let max = 2; max < 20; max += 1) {
      expect(oneLine('🥖'.repeat(50), max)).toMatch(/^(?:🥖)*…$/u)
      expect(oneLine(`${' '.repeat(max * 10 - 1)}🥖`, max)).toBe('…')
    }
  })
})

describe('bytes of a text', () => {
  it('are cut without half a character and as late as possible, wherever the border is', () => {
    const text = 'aé漢🥖aé漢🥖ZÿΩ€'
    for (let max = 0; max <= Buffer.byteLength(text) + 1; max += 1) {
      let whole = ''
      for (const char of text) {
        if (Buffer.byteLength(whole + char) > max) break
        whole += char
      }
      expect({ max, cut: cutBytes(text, max) }).toEqual({ max, cut: whole })
    }
  })
})

describe('numbers for people', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1k'],
    [12_499, '12k'],
    [999_499, '999k'],
    [999_500, '1M'],
    [1_250_000, '1.3M'],
    [48_000_000, '48M'],
  ])('write %i as %s', (n, expected) => {
    expect(shortNumber(n)).toBe(expected)
  })

  it('count what came out of a cache as input', () => {
    const usage = { inputTokens: 4, outputTokens: 101, cacheReadTokens: 11_000, cacheWriteTokens: 800 }
    expect(tokens(usage)).toBe('12k tokens in, 101 out')
  })

  it.each([
    [12, 3, '+12 −3'],
    [40, 0, '+40'],
    [0, 7, '−7'],
  ])('write %i added and %i removed lines as %s', (added, removed, expected) => {
    expect(lineCounts(added, removed)).toBe(expected)
  })
})

describe('the title of a call', () => {
  it.each([
    [{ kind: 'shell', name: 'shell', subject: 'npm\n test' }, '$ npm test'],
    [{ kind: 'edit', name: 'edit', subject: 'src/retry.ts' }, 'edit src/retry.ts'],
    [{ kind: 'todo', name: 'updateTodos', subject: '' }, 'todo'],
    [{ kind: 'other', name: 'kneadDough', subject: 'rye' }, 'kneadDough rye'],
    [{ kind: 'other', name: 'x'.repeat(100), subject: '' }, `${'x'.repeat(59)}…`],
  ] as const)('of %j is %j', (tool, expected) => {
    expect(toolTitle(tool)).toBe(expected)
  })
})

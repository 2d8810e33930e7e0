import { describe, expect, it } from '@jest/globals'
import { type Line, lineSplitter } from '../../src/run/lines.ts'

/** Lines with characters of 1 to 4 bytes, every line end, and what is a line end elsewhere. */
const LINES = [
  'plain',
  '',
  'é – ß',
  'a\u2028b\u2029c\u0085d',
  'lone\rreturn',
  '🥖🥨',
  '',
  '',
  'ende ohne Ende 漢',
]
const TEXT = Buffer.from(
  `${LINES.slice(0, 3).join('\n')}\r\n${LINES.slice(3, 6).join('\n')}\n\r\n${LINES.slice(7).join('\n')}`,
)

function split(bytes: Buffer, chunkSize: number, limit = 2 ** 20): Line[] {
  const splitter = lineSplitter(limit)
  const lines: Line[] = []
  for (let at = 0; at < bytes.length; at += chunkSize) {
    lines.push(...splitter.push(bytes.subarray(at, at + chunkSize)))
  }
  return [...lines, ...splitter.end()]
}

describe('the line splitter', () => {
  it('gives the same lines whatever the size of the chunks', () => {
    for (let size = 1; size <= TEXT.length; size += 1) {
      const lines = split(TEXT, size).map(({ bytes, dropped }) => [bytes.toString(), dropped])
      expect({ size, lines }).toEqual({ size, lines: LINES.map((line) => [line, 0]) })
    }
  })

  it('gives a line as soon as its end has come, and not before', () => {
    const splitter = lineSplitter(100)
    expect(splitter.push(Buffer.from('one\ntw'))).toEqual([{ bytes: Buffer.from('one'), dropped: 0 }])
    expect(splitter.push(Buffer.from('o'))).toEqual([])
    expect(splitter.push(Buffer.from('\n'))).toEqual([{ bytes: Buffer.from('two'), dropped: 0 }])
    expect(splitter.end()).toEqual([])
  })

  it.each([
    ['nothing', '', []],
    ['one line end', '\n', ['']],
    ['a line end of Windows', '\r\n', ['']],
    ['text without an end', 'a', ['a']],
    ['text that ends in a return', 'a\r', ['a']],
    ['two returns before the end', 'a\r\r\n', ['a\r']],
  ])('splits %s', (_, text, expected) => {
    expect(split(Buffer.from(text), 1).map(({ bytes }) => bytes.toString())).toEqual(expected)
  })
})

describe('the limit of a line', () => {
  const numbers = '0123456789'
  it.each([
    ['a line of exactly the limit', `${numbers}\n`, [[numbers, 0]]],
    ['a line of one byte more', `${numbers}x\n`, [[numbers, 1]]],
    [
      'the line after a long one',
      `${numbers.repeat(9)}\nshort\n`,
      [
        [numbers, 80],
        ['short', 0],
      ],
    ],
    ['a long line without an end', numbers.repeat(3), [[numbers, 20]]],
    [
      'an empty line after a long one',
      `${numbers}xyz\n\n`,
      [
        [numbers, 3],
        ['', 0],
      ],
    ],
  ])('counts what it drops of %s', (_, text, expected) => {
    for (let size = 1; size <= text.length; size += 1) {
      const lines = split(Buffer.from(text), size, numbers.length)
      expect(lines.map(({ bytes, dropped }) => [bytes.toString(), dropped])).toEqual(expected)
    }
  })
})

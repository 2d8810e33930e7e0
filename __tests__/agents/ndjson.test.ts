import { describe, expect, it } from '@jest/globals'
import { ndjsonDecoder } from '../../src/agents/ndjson.ts'

/** What each line gives at once, and what comes at the end; a record gives its key `a` as a message. */
function decode(...lines: string[]): string[][] {
  const decoder = ndjsonDecoder(
    (record) => [{ type: 'message', text: String(record.a), continues: false }],
    () => [{ type: 'thinking' }],
  )
  const told = [...lines.map((line) => decoder.line(line)), decoder.end()]
  return told.map((events) =>
    events.map((event) =>
      event.type === 'message' || event.type === 'noise' ? `${event.type} ${event.text}` : 'end',
    ),
  )
}

describe('a line', () => {
  it('is a record, noise, or nothing', () => {
    expect(decode('{"a":1}', 'T: hello', '', '  ', '[1]', '{"a":2}')).toEqual([
      ['message 1'],
      ['noise T: hello'],
      [],
      [],
      ['noise [1]'],
      ['message 2'],
      ['end'],
    ])
  })

  it.each([
    ['two', ['{"a":"x', 'y"}'], [[], ['message x\ny'], ['end']]],
    ['five', ['{"a":"1', '2', '3', '4', '5"}'], [[], [], [], [], ['message 1\n2\n3\n4\n5'], ['end']]],
  ])('is a record that raw newlines have cut in %s', (_, lines, expected) => {
    expect(decode(...lines)).toEqual(expected)
  })

  it.each([
    ['whole records follow', ['{"a', '{"a":1}'], [[], ['noise {"a', 'message 1'], ['end']]],
    ['the stream ends', ['{"a', 'b'], [[], [], ['noise {"a', 'noise b', 'end']]],
    [
      'too many lines follow',
      ['{', '1', '2', '3', '4', '{"a":1}'],
      [[], [], [], [], ['noise {', 'noise 1', 'noise 2', 'noise 3', 'noise 4'], ['message 1'], ['end']],
    ],
  ])('is noise when it begins like a record, but %s', (_, lines, expected) => {
    expect(decode(...lines)).toEqual(expected)
  })
})

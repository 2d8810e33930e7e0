import { describe, expect, it } from '@jest/globals'
import { ndjsonDecoder } from '../../src/agents/ndjson.ts'

/** What each line gives at once, and what comes at the end; a record gives its key `a` as a message. */
function decode(...lines: string[]): string[][] {
  const decoder = ndjsonDecoder(
    (record) => [{ type: 'message', text: String(record.a), continues: false }],
    () => [{ type: 'thinking' }],
    '{"thinking":',
  )
  const told = [...lines.map((line) => decoder.line(Buffer.from(line))), decoder.end()]
  return told.map((events) =>
    events.map((event) =>
      'text' in event ? `${event.type} ${event.text}` : event.type === 'unknown' ? event.name : 'thinking',
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
      ['thinking'],
    ])
  })

  it.each([
    ['two', ['{"a":"x', 'y"}'], [[], ['message x\ny'], ['thinking']]],
    ['five', ['{"a":"1', '2', '3', '4', '5"}'], [[], [], [], [], ['message 1\n2\n3\n4\n5'], ['thinking']]],
  ])('is a record that raw newlines have cut in %s', (_, lines, expected) => {
    expect(decode(...lines)).toEqual(expected)
  })

  it.each([
    ['whole records follow', ['{"a', '{"a":1}'], [[], ['noise {"a', 'message 1'], ['thinking']]],
    ['the stream ends', ['{"a', 'b'], [[], [], ['noise {"a', 'noise b', 'thinking']]],
    [
      'too many lines follow',
      ['{', '1', '2', '3', '4', '{"a":1}'],
      [[], [], [], [], ['noise {', 'noise 1', 'noise 2', 'noise 3', 'noise 4'], ['message 1'], ['thinking']],
    ],
  ])('is noise when it begins like a record, but %s', (_, lines, expected) => {
    expect(decode(...lines)).toEqual(expected)
  })

  it('is not read when it begins like thinking, unless it is a piece of a record', () => {
    expect(decode('{"thinking":1, 2}', '{"thinking":"1', '"}')).toEqual([
      ...[['thinking'], [], ['message undefined'], ['thinking']],
    ])
    expect(decode('{"a', '{"thinking":1}')).toEqual([[], ['noise {"a', 'message undefined'], ['thinking']])
  })

  it('is no result when it has a name twice, at any depth', () => {
    const twice = 'result with a name twice'
    for (const line of [
      '{"type":"result","a":1,"a":2}',
      '{"type":"x","b":[{"c":1,"\\u0063":1}],"type":"result"}',
    ]) {
      expect(decode(line)).toEqual([[twice], ['thinking']])
    }
    expect(decode('{"type":"result","a":"{\\"a\\":1,\\"a\\":1}"}')[0]).not.toEqual([twice])
    expect(decode('{"type":"other","a":1,"a":2}')).toEqual([['message 2'], ['thinking']])
  })
})

import { describe, expect, it } from '@jest/globals'
import { cursorDecoder } from '../../src/agents/cursor-stream.ts'
import type { AgentEvent, AgentResult } from '../../src/events.ts'
import { eventLines } from '../../src/render/log.ts'
import { addEvent, emptyReport } from '../../src/report.ts'
import { forSeeds, type Random } from '../support/random.ts'

function decode(records: readonly unknown[]): AgentEvent[] {
  const decoder = cursorDecoder()
  return [...records.flatMap((record) => decoder.line(Buffer.from(JSON.stringify(record)))), ...decoder.end()]
}

const content = (text: string) => ({ message: { role: 'assistant', content: [{ type: 'text', text }] } })
/** One assistant line of each kind, as `timestamp_ms` and `model_call_id` tell them apart. */
const delta = (text: string) => ({ type: 'assistant', ...content(text), timestamp_ms: 1 })
const flush = (text: string) => ({ type: 'assistant', ...content(text), timestamp_ms: 1, model_call_id: 'm' })
const bare = (text: string) => ({ type: 'assistant', ...content(text) })
const query = { type: 'interaction_query', subtype: 'request', query_type: 'webFetchRequestQuery', query: {} }
const tool = {
  type: 'tool_call',
  subtype: 'started',
  call_id: 'c',
  tool_call: { readToolCall: { args: {} } },
}
const done = { type: 'result', subtype: 'success', is_error: false, result: 'x' }

/** Whole messages, each with the lines that continue it. */
function messages(records: readonly unknown[]): string[] {
  const texts: string[] = []
  for (const event of decode(records)) {
    if (event.type !== 'message') continue
    if (event.continues) texts.push(`${texts.pop() ?? ''}${event.text}`)
    else texts.push(event.text)
  }
  return texts
}

describe('assistant lines', () => {
  it.each<[string, unknown[], string[]]>([
    ['a whole message', [flush('Hello.'), tool], ['Hello.']],
    ['two whole messages', [flush('Hello.'), flush('Bye.')], ['Hello.', 'Bye.']],
    ['the last message', [bare('Bye.'), done], ['Bye.']],
    ['deltas and their flush', [delta('Hel'), delta('lo, you.'), flush('Hello, you.')], ['Hello, you.']],
    ['deltas and the last flush', [delta('Hel'), delta('lo.'), bare('Hello.'), done], ['Hello.']],
    ['one delta and its flush', [delta('ok'), bare('ok'), done], ['ok']],
    ['deltas whose flush never comes', [delta('Hel'), delta('lo.'), tool], ['Hello.']],
    ['deltas at the end of the stream', [delta('Hel'), delta('lo.')], ['Hello.']],
    [
      'a flush before a query that looks like a delta',
      [delta('Hel'), delta('lo.'), delta('Hello.'), query],
      ['Hello.'],
    ],
    [
      'a flush that looks like a delta, and the next message',
      [delta('Hel'), delta('lo.'), delta('Hello.'), delta('Bye'), delta(' now.')],
      ['Hello.', 'Bye now.'],
    ],
    [
      'a flush before a query without any delta',
      [delta('Hello there.'), query, bare('Bye.')],
      ['Hello there.', 'Bye.'],
    ],
    ['a word that is said twice', [delta('ha'), delta('ha'), flush('haha')], ['haha']],
    [
      'snapshots that repeat all so far',
      [delta('Hello, dear '), delta('Hello, dear you'), delta('Hello, dear you.')],
      ['Hello, dear you.'],
    ],
    ['a flush with more than the deltas', [delta('Hello'), flush('Hello, you.'), tool], ['Hello, you.']],
    ['a flush of something else', [delta('Hello.'), flush('Bye.')], ['Hello.', 'Bye.']],
    [
      'deltas of 2025',
      [bare('We open '), bare('at seven'), bare(' sharp.'), tool],
      ['We open at seven sharp.'],
    ],
    [
      'deltas of 2025 around a call',
      [bare('One '), bare('two'), tool, bare('three '), bare('four')],
      ['One two', 'three four'],
    ],
    ['messages of 2026 without fields', [bare('One.'), tool, bare('Two.'), done], ['One.', 'Two.']],
    ['nothing', [flush(''), bare(''), delta('')], []],
    [
      'several blocks',
      [
        {
          type: 'assistant',
          message: {
            content: [
              { type: 'text', text: 'a' },
              { type: 'image', text: 'no' },
              'no',
              null,
              { type: 'text' },
              { type: 'text', text: 'b' },
            ],
          },
        },
      ],
      ['ab'],
    ],
  ])('give %s once', (_, records, expected) => {
    expect(messages(records)).toEqual(expected)
  })

  it('are told before the call that they announce', () => {
    const types = decode([delta('Hello, '), delta('you.'), tool]).map(({ type }) => type)
    expect(types).toEqual(['message', 'tool-started'])
  })

  it('come in pieces when a message never ends', () => {
    const decoder = cursorDecoder()
    const pieces = [...'abcdefghi'].map((letter) => JSON.stringify(delta(letter.repeat(1024 * 1024))))
    const told = pieces.flatMap((piece) => decoder.line(Buffer.from(piece)))
    expect(told.map((event) => event.type)).toEqual(['message'])
  })
})

describe('the result', () => {
  const GOOD = { type: 'result', subtype: 'success', is_error: false, session_id: 's' }
  it.each<[string, object, Partial<AgentResult>]>([
    ['a success', GOOD, { ok: true, problem: undefined }],
    ['one that says it is an error', { ...GOOD, is_error: true }, { ok: false, problem: 'success' }],
    ['one that does not say that it is none', { ...GOOD, is_error: undefined }, { ok: false }],
    ['one that says so in a word', { ...GOOD, is_error: 'false' }, { ok: false }],
    ['one of another subtype', { ...GOOD, subtype: 'error' }, { ok: false, problem: 'error' }],
    ['one without a subtype', { ...GOOD, subtype: undefined }, { ok: false, problem: 'no subtype' }],
    ['one with a cause', { ...GOOD, is_error: true, error: 'no flour' }, { ok: false, problem: 'no flour' }],
    [
      'one with a cause inside',
      { ...GOOD, is_error: true, error: { message: 'no flour' } },
      { problem: 'no flour' },
    ],
    ['one whose text is the cause', { ...GOOD, is_error: true, result: 'no flour' }, { problem: 'no flour' }],
    ['one with numbers as strings', { ...GOOD, duration_ms: '1234' }, { durationMs: 1_234 }],
    ['one without an answer', { ...GOOD, result: '' }, { ok: true, text: undefined }],
  ])('is %s', (_, record, expected) => {
    const [event] = decode([record])
    expect(event).toMatchObject({ type: 'result', result: expected })
  })

  it.each([
    [
      'nested',
      { usage: { inputTokens: 1, outputTokens: 2, cacheReadTokens: 3, cacheWriteTokens: 4 } },
      [1, 2, 3, 4],
    ],
    [
      'nested, in snake case',
      { usage: { input_tokens: 1, output_tokens: 2, cached_input_tokens: 3 } },
      [1, 2, 3, 0],
    ],
    ['beside the result', { inputTokens: 1, outputTokens: '2' }, [1, 2, 0, 0]],
    ['in part', { usage: { outputTokens: 2 } }, [0, 2, 0, 0]],
  ])('tells the tokens %s', (_, more, [inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens]) => {
    const usage = { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens }
    expect(decode([{ ...GOOD, ...more }])[0]).toEqual({ type: 'usage', usage })
  })

  it('tells no tokens when the CLI does not', () => {
    expect(decode([GOOD, { ...GOOD, usage: {} }]).map(({ type }) => type)).toEqual(['result', 'result'])
  })
})

describe('a call', () => {
  const started = (call_id: string, command: string) => ({
    type: 'tool_call',
    subtype: 'started',
    call_id,
    tool_call: { shellToolCall: { args: { command } } },
  })
  const completed = (call_id: string) => ({
    type: 'tool_call',
    subtype: 'completed',
    call_id,
    tool_call: { shellToolCall: { result: { rejected: { reason: '' } } } },
  })

  it('keeps what its start has told, whatever comes between', () => {
    const events = decode([started('a\nb', 'bake'), started('c', 'knead'), completed('c'), completed('a\nb')])
    expect(events.flatMap((event) => (event.type === 'tool-finished' ? [event.tool.subject] : []))).toEqual([
      'knead',
      'bake',
    ])
  })

  it('is told once when it is replayed', () => {
    const records = [started('a', 'x'), completed('a'), started('b', 'y')]
    const types = decode([...records, ...records, completed('b'), completed('b')]).map(({ type }) => type)
    expect(types).toEqual(['tool-started', 'tool-finished', 'tool-started', 'tool-finished'])
  })

  it('is not mixed up with others by a stream that opens them without end', () => {
    const decoder = cursorDecoder()
    for (let i = 0; i < 30_000; i += 1)
      decoder.line(Buffer.from(JSON.stringify(started(`call-${i}`, `command ${i}`))))
    const [event] = decoder.line(Buffer.from(JSON.stringify(completed('call-29999'))))
    expect(event).toMatchObject({ type: 'tool-finished', tool: { subject: 'command 29999' } })
  })
})

const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e300, '', 'x', '12', [], [[]], {}, { toString: null, valueOf: null }],
  ...[
    { a: { b: [] } },
    { success: {} },
    { success: null },
    { text: {} },
    '__proto__',
    'constructor',
    '\ud800',
  ],
]
const KEYS = [
  ...[
    'type',
    'subtype',
    'call_id',
    'tool_call',
    'message',
    'content',
    'text',
    'args',
    'result',
    'error',
    'usage',
  ],
  ...['readToolCall', 'editToolCall', 'shellToolCall', 'grepToolCall', 'mcpToolCall', 'ToolCall', 'function'],
  ...['tool', 'case', 'value', 'success', 'rejected', 'failure', 'path', 'command', 'content', 'diffString'],
  ...[
    'workspaceResults',
    'readRange',
    'exitCode',
    'linesAdded',
    'query_type',
    'response',
    'session_id',
    'attempt',
  ],
]
const TYPES = [
  'system',
  'user',
  'thinking',
  'assistant',
  'tool_call',
  'interaction_query',
  'connection',
  'retry',
  'result',
]

function oddValue(random: Random, depth: number): unknown {
  if (depth === 0 || random.below(3) === 0) return random.oneOf(ODD)
  if (random.below(6) === 0) return [oddValue(random, depth - 1), oddValue(random, depth - 1)]
  return oddObject(random, depth)
}

function oddObject(random: Random, depth: number): object {
  const count = 1 + random.below(4)
  const entries = Array.from({ length: count }, () => [random.oneOf(KEYS), oddValue(random, depth - 1)])
  return Object.fromEntries(entries)
}

/** A record with the fields of one, of which each may hold anything. */
function oddRecord(random: Random): object {
  const kind = `${random.oneOf(['read', 'edit', 'shell', 'grep', 'mcp', 'task', 'webSearch', 'ls'])}ToolCall`
  const variant = random.oneOf(['success', 'error', 'rejected', 'failure'])
  const tool = { [kind]: { args: oddObject(random, 2), result: { [variant]: oddObject(random, 4) } } }
  const some = <T>(usual: T): T | unknown => (random.below(4) === 0 ? random.oneOf(ODD) : usual)
  return {
    ...oddObject(random, 4),
    type: some(random.oneOf([...TYPES, 'tool_call', 'tool_call', 'tool_call'])),
    subtype: some(random.oneOf(['started', 'completed', 'completed', 'init', 'success', 'response'])),
    call_id: some(random.oneOf(['a', 'b', 'c'])),
    tool_call: some(tool),
  }
}

describe('a stream that follows no rule', () => {
  it.each([
    [{ type: { toString: null, valueOf: null } }],
    [{ type: 'result', subtype: { toString: null, valueOf: null } }],
    [
      {
        type: 'tool_call',
        call_id: 'c',
        tool_call: { tool: { case: { toString: null, valueOf: null }, value: {} } },
      },
    ],
    [{ type: ['x'] }],
    [{ type: 'tool_call', subtype: 'completed', call_id: 'c', tool_call: { ['__proto__']: { args: {} } } }],
  ])('never makes the decoder throw: %j', (record) => {
    expect(() => decode([record])).not.toThrow()
  })

  it('never makes the decoder throw, nor report and log behind it, whatever its fields hold', () => {
    let calls = 0
    forSeeds(1_500, (random) => {
      const report = emptyReport()
      for (const event of decode([oddRecord(random), oddRecord(random), oddRecord(random)])) {
        addEvent(report, event, 0, (path) => path)
        for (const { text } of eventLines(event, true, () => undefined)) expect(typeof text).toBe('string')
      }
      calls += report.tools.total
    })
    expect(calls).toBeGreaterThan(100)
  })
})

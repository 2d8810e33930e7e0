import { describe, expect, it } from '@jest/globals'
import type { AgentEvent, ToolCall, ToolEnd } from '../src/events.ts'
import { addEvent, answerOf, emptyReport, type Report } from '../src/report.ts'
import { RESULT, SESSION } from './support/values.ts'

function fold(events: Iterable<AgentEvent>, report = emptyReport()): Report {
  for (const event of events) addEvent(report, event, 7, (path) => path || undefined)
  return report
}

const TOOL: ToolCall = { kind: 'edit', name: 'edit', subject: 'a.ts' }
const session = (id: string): AgentEvent => ({ type: 'session', id, model: `model of ${id}`, directory: '/' })
const message = (text: string, continues = false): AgentEvent => ({ type: 'message', text, continues })
const started = (callId: string, tool = TOOL): AgentEvent => ({ type: 'tool-started', callId, tool })
const finished = (callId: string, end: ToolEnd = { outcome: 'ok' }, tool = TOOL): AgentEvent => ({
  type: 'tool-finished',
  callId,
  tool,
  end,
})
const result: AgentEvent = { type: 'result', result: RESULT }

describe('the report', () => {
  it('is of the first session', () => {
    expect(fold([session('one'), session('two')])).toMatchObject({ sessionId: 'one', model: 'model of one' })
  })

  it.each<[string, AgentEvent[], string]>([
    ['the last message', [message('one'), message('two'), result], 'two'],
    [
      'with all that continues it',
      [message('one'), message('two '), message('three', true), result],
      'two three',
    ],
    ['the text of the result when there is no message', [result], 'All done.'],
    ['nothing when nothing was said', [session('one')], ''],
    ['not what is said behind the result', [message('one'), result, message('two')], 'one'],
  ])('has for an answer %s', (_, events, expected) => {
    expect(answerOf(fold(events))).toBe(expected)
  })

  it('knows which calls are open, and since when', () => {
    const report = fold([started('a'), started('b'), finished('a'), started('c')])
    expect([...report.open]).toEqual([
      ['b', { tool: TOOL, since: 7 }],
      ['c', { tool: TOOL, since: 7 }],
    ])
  })

  it('counts calls by outcome and kind, and remembers the first of each trouble', () => {
    const shell: ToolCall = { kind: 'shell', name: 'shell', subject: 'npm test' }
    const report = fold([
      finished('a'),
      finished('b', { outcome: 'failed', problem: 'one' }, shell),
      finished('c', { outcome: 'failed', problem: 'two' }, shell),
      finished('d', { outcome: 'denied' }, shell),
    ])
    expect(report.tools).toEqual({ total: 4, failed: 2, denied: 1, byKind: { edit: 1, shell: 3 } })
    expect(report.firstFailed?.end.problem).toBe('one')
    expect(report.firstDenied?.tool).toEqual(shell)
  })

  it('counts a second result and ignores everything else behind the first', () => {
    const other: AgentEvent = { type: 'result', result: { ...RESULT, ok: false, sessionId: 'other' } }
    const after = [
      session('two'),
      finished('b'),
      started('c'),
      { type: 'unknown', name: 'x' } as const,
      other,
    ]
    const report = fold([session(SESSION), finished('a'), result, ...after])
    expect(report).toMatchObject({ sessionId: SESSION, results: 2, result: RESULT, unknown: 0 })
    expect(report.tools.total).toBe(1)
    expect(report.open.size).toBe(0)
    expect([...report.claims.keys()]).toEqual(['a.ts'])
  })

  it('keeps no output of a tool', () => {
    expect(fold([finished('a', { outcome: 'ok', output: 'secret' })]).calls[0]?.end.output).toBeUndefined()
  })

  it('keeps the last lines that were no records', () => {
    const noise = Array.from({ length: 30 }, (_, i): AgentEvent => ({ type: 'noise', text: `line ${i}` }))
    expect(fold(noise).noise).toEqual(Array.from({ length: 20 }, (_, i) => `line ${i + 10}`))
  })
})

describe('a stream without end', () => {
  function* endless(count: number): Generator<AgentEvent> {
    for (let i = 0; i < count; i += 1) {
      const tool: ToolCall = { kind: 'edit', name: 'edit', subject: `src/file-${i}.ts` }
      yield started(`open-${i}`, tool)
      yield finished(`done-${i}`, { outcome: i % 3 === 0 ? 'failed' : 'ok', problem: `problem ${i}` }, tool)
      yield message('word ', true)
      yield { type: 'noise', text: `noise ${i}` }
      yield { type: 'unknown', name: `unknown ${i}` }
      yield { type: 'notice', level: 'info', text: `notice ${i}` }
    }
  }

  it('does not make the report grow: 300,000 events', () => {
    const report = fold(endless(50_000))
    expect(report.tools.total).toBe(50_000)
    expect(report.unknown).toBe(50_000)
    expect({
      open: report.open.size,
      calls: report.calls.length,
      claims: report.claims.size,
      noise: report.noise.length,
    }).toEqual({ open: 1_000, calls: 200, claims: 10_000, noise: 20 })
  })

  it('of one endless message keeps its beginning', () => {
    const piece = message('x'.repeat(1024 * 1024), true)
    const report = fold(Array.from({ length: 12 }, () => piece))
    expect(answerOf(report)).toHaveLength(4 * 1024 * 1024)
  })

  it('keeps no more of a text than any place shows', () => {
    const long = 'x'.repeat(100_000)
    const tool: ToolCall = { kind: 'other', name: long, subject: long }
    const report = fold([
      started('a', tool),
      finished('b', { outcome: 'failed', problem: long }, tool),
      finished('c', { outcome: 'denied', problem: long }, tool),
      { type: 'noise', text: long },
    ])
    const [open] = report.open.values()
    const { firstFailed, firstDenied } = report
    const kept = [
      ...[
        open?.tool.name,
        open?.tool.subject,
        report.noise[0],
        firstFailed?.tool.name,
        firstFailed?.tool.subject,
      ],
      ...[
        firstFailed?.end.problem,
        firstDenied?.tool.name,
        firstDenied?.tool.subject,
        firstDenied?.end.problem,
      ],
    ]
    expect(kept.map((text) => text?.length)).toEqual(kept.map(() => 2_000))
  })
})

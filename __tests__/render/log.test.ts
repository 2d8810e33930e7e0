import { describe, expect, it } from '@jest/globals'
import type { AgentEvent, ToolEnd } from '../../src/events.ts'
import { endLine, eventLines, headLine, stillRunning, survivorLines, toolLine } from '../../src/render/log.ts'
import { failure, type Verdict } from '../../src/verdict.ts'
import { call, goodOutcome, goodReport } from '../support/values.ts'

const KINDS = [
  'read',
  'create',
  'edit',
  'delete',
  'shell',
  'search',
  'web',
  'mcp',
  'task',
  'todo',
  'other',
] as const

describe('a finished call', () => {
  it.each([
    ['Read a.md (54 lines)', call({ kind: 'read', subject: 'a.md' }, { lines: 54 })],
    ['Read a.md (1 line)', call({ kind: 'read', subject: 'a.md' }, { lines: 1 })],
    ['Created a.md (+40)', call({ kind: 'create', subject: 'a.md' }, { added: 40, removed: 0 })],
    ['Edited a.md (+12 −3)', call({ kind: 'edit', subject: 'a.md' }, { added: 12, removed: 3 })],
    ['Edited a.md (−3)', call({ kind: 'edit', subject: 'a.md' }, { added: 0, removed: 3 })],
    ['Deleted a.md', call({ kind: 'delete', subject: 'a.md' })],
    ['Searched for TODO (1 hit)', call({ kind: 'search', subject: 'TODO' }, { matches: 1 })],
    ['Fetched https://a.example', call({ kind: 'web', subject: 'https://a.example' })],
    ['Searched the web for rye', call({ kind: 'web', subject: 'rye' })],
    ['Called tickets/add', call({ kind: 'mcp', name: 'mcp', subject: 'tickets/add' })],
    ['Called listMcpResources', call({ kind: 'mcp', name: 'listMcpResources', subject: '' })],
    ['Ran a sub-agent: taste (1m 4s)', call({ kind: 'task', subject: 'taste' }, { durationMs: 64_000 })],
    ['Updated the to-do list', call({ kind: 'todo', name: 'updateTodos', subject: '' })],
    ['Read the to-do list', call({ kind: 'todo', name: 'readTodos', subject: '' })],
    ['Used knead rye', call({ kind: 'other', name: 'knead', subject: 'rye' })],
    ['$ npm test (exit 0)', call({}, { exitCode: 0, durationMs: 999 })],
    ['$ npm test (exit 0, 1s)', call({}, { exitCode: 0, durationMs: 1_000 })],
    ['$ npm test (exit 1, 12.4s)', call({}, { outcome: 'failed', exitCode: 1, durationMs: 12_400 })],
    ['$ npm test (failed): timed out', call({}, { outcome: 'failed', problem: 'timed out' })],
    ['$ npm test (in the background, 30s)', call({}, { exitCode: 0, background: true, durationMs: 30_000 })],
    ['Denied: $ npm test', call({}, { outcome: 'denied' })],
    ['Denied: $ npm test: not allowed', call({}, { outcome: 'denied', problem: 'not\nallowed' })],
    [
      'Failed: edit a.md: file not found',
      call({ kind: 'edit', subject: 'a.md' }, { outcome: 'failed', problem: 'file not found' }),
    ],
  ])('is told as: %s', (expected, { tool, end }) => {
    expect(toolLine(tool, end)).toBe(expected)
  })

  it.each(KINDS)('of the kind %s is one line, whatever it is about', (kind) => {
    const text = `a\nb\u2028c ${'x'.repeat(9_000)}`
    const { tool } = call({ kind, name: text, subject: text })
    const ends: ToolEnd[] = [
      { outcome: 'ok' },
      { outcome: 'failed', problem: text },
      { outcome: 'denied', problem: text },
    ]
    for (const end of ends) {
      expect(toolLine(tool, end)).not.toMatch(/[\n\r\u2028]/)
      expect(toolLine(tool, end).length).toBeLessThan(450)
    }
  })

  it('does not end in a blank when it is about nothing', () => {
    const lines = KINDS.map((kind) =>
      toolLine(call({ kind, name: 'name', subject: '' }).tool, { outcome: 'ok' }),
    )
    expect(lines.filter((line) => /\s$/.test(line))).toEqual([])
  })
})

describe('an event', () => {
  const lines = (event: AgentEvent, verbose: boolean) => eventLines(event, verbose, () => undefined)

  it.each<[string, AgentEvent]>([
    ['the prompt', { type: 'prompt' }],
    ['a thought', { type: 'thinking' }],
    ['a call that has begun', { type: 'tool-started', callId: 'a', tool: call().tool }],
    ['a message of blanks', { type: 'message', text: ' \n\n ', continues: false }],
  ])('shows nothing of %s', (_, event) => {
    expect([lines(event, false), lines(event, true)]).toEqual([[], []])
  })

  it('shows what a tool has printed only when it is wanted, and not without end', () => {
    const { tool, end } = call({}, { exitCode: 0, output: `${'x'.repeat(10_050)}\n` })
    const event: AgentEvent = { type: 'tool-finished', callId: 'a', tool, end }
    expect(lines(event, false)).toEqual([{ as: 'own', text: '$ npm test (exit 0)' }])
    expect(lines(event, true)).toEqual([
      { as: 'own', text: '$ npm test (exit 0)' },
      { as: 'output', text: 'x'.repeat(10_000) },
      { as: 'output', text: '… 50 more characters' },
    ])
  })

  it('shows details and noise only when they are wanted', () => {
    const detail: AgentEvent = { type: 'notice', level: 'detail', text: 'a' }
    const noise: AgentEvent = { type: 'noise', text: 'b' }
    expect([detail, noise].flatMap((event) => lines(event, false))).toEqual([])
    expect([detail, noise].flatMap((event) => lines(event, true))).toEqual([
      { as: 'own', text: 'a' },
      { as: 'output', text: 'b' },
    ])
  })

  it('shows a path as people know it', () => {
    const event = (subject: string, kind: 'read' | 'shell'): AgentEvent => ({
      type: 'tool-finished',
      callId: 'a',
      ...call({ kind, subject }),
    })
    const short = (path: string) => path.replace('/srv/shop/', '').replace(/\/$/, '')
    const shown = [
      event('/srv/shop/src/', 'read'),
      event('/srv/shop/a.ts', 'read'),
      event('/srv/shop/run', 'shell'),
    ]
    expect(shown.flatMap((one) => eventLines(one, false, short)).map(({ text }) => text)).toEqual([
      'Read src/',
      'Read a.ts',
      '$ /srv/shop/run',
    ])
  })
})

describe('the first line', () => {
  it('tells who runs, and how', () => {
    const line = headLine(goodOutcome())
    expect(line).toMatch(/^Cursor 2026\.08\.11 · Composer 3 · write · /)
    expect(line.split(' · ')).toContain('session 0c9d2a54')
  })

  it('leaves out what is not known, and is one line', () => {
    const report = goodReport({ sessionId: undefined, model: 'two\nlines' })
    const line = headLine(goodOutcome({ agentVersion: '', report }))
    expect(line).toMatch(/^Cursor · two lines · write/)
    expect(line).not.toContain('session')
  })
})

describe('the last line', () => {
  const success: Verdict = { conclusion: 'success', reason: '', sentence: '' }
  const busy = goodReport({ tools: { total: 7, failed: 1, denied: 1, byKind: { shell: 7 } } })
  it.each([
    [
      'Succeeded in 2m 10s: 7 tool calls (1 failed, 1 denied), 2 files written, 12k tokens in, 2k out',
      success,
      busy,
      2,
    ],
    ['Succeeded in 2m 10s: 12k tokens in, 2k out', success, goodReport(), 0],
    ['Succeeded in 2m 10s: 1 file written', success, goodReport({ usage: undefined }), 1],
    ['Succeeded in 2m 10s', success, goodReport({ usage: undefined }), 0],
    ['Failed after 2m 10s: The oven is cold', failure('agent_error', 'The oven is cold'), busy, 2],
    [
      'Timed out after 2m 10s: The run took longer than 2m',
      { conclusion: 'timed_out', reason: 'timeout', sentence: 'The run took longer than 2m' } as const,
      busy,
      2,
    ],
    [
      'Cancelled after 2m 10s: The job was cancelled',
      { conclusion: 'cancelled', reason: 'cancelled', sentence: 'The job was cancelled' } as const,
      busy,
      2,
    ],
  ])('is: %s', (expected, verdict, report, files) => {
    expect(endLine(verdict, report, files, 130_000)).toBe(expected)
  })
})

describe('a silent run', () => {
  const { tool } = call()
  it.each([
    ['still waiting for the agent', []],
    ['still running: $ npm test (1m 30s)', [{ tool, since: 10_000 }]],
    [
      'still running: $ npm test (1m 30s), and 1 more call',
      [
        { tool, since: 10_000 },
        { tool, since: 90_000 },
      ],
    ],
    [
      'still running: $ npm test (1m 30s), and 2 more calls',
      [
        { tool, since: 10_000 },
        { tool, since: 1 },
        { tool, since: 1 },
      ],
    ],
  ])('is: %s', (expected, open) => {
    expect(stillRunning(open, 100_000)).toBe(expected)
  })
})

it('names what the agent had left running, and not all of a hundred', () => {
  const processes = Array.from({ length: 12 }, (_, i) => ({
    pid: 100 + i,
    parent: 1,
    group: 1,
    session: 1,
    started: 1,
    name: i === 0 ? 'node\n::error::x' : 'sleep',
  }))
  expect(survivorLines([], [])).toEqual([])
  expect(survivorLines(processes, processes.slice(1, 2))).toEqual([
    expect.stringMatching(
      /^Ended what the agent had left running: node ::error::x \(pid 100\), sleep .*, 2 more$/,
    ),
    'Could not end what the agent had left running: sleep (pid 101)',
  ])
})

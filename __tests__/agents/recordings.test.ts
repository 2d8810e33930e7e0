import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { cursor } from '../../src/agents/cursor.ts'
import type { AgentEvent, ToolOutcome } from '../../src/events.ts'
import { asObject, asString, type JsonObject } from '../../src/json.ts'
import { addEvent, answerOf, emptyReport } from '../../src/report.ts'
import { RECORDINGS } from '../support/recordings.ts'

/** Whose result is not the messages, because somebody has edited or written them by hand (PROVENANCE.tsv). */
const BY_HAND = ['cursor-hack_full_session.jsonl', 'opencode-cursor_stream-json-error.ndjson']

const OUTCOMES: Readonly<Record<string, ToolOutcome>> = {
  success: 'ok',
  error: 'failed',
  failure: 'failed',
  rejected: 'denied',
}

const recorded = existsSync(RECORDINGS)
  ? readdirSync(RECORDINGS).filter((name) => /\.(ndjson|jsonl)$/.test(name))
  : []

if (recorded.length === 0) it.skip(`the recordings are not here: ${RECORDINGS.pathname}`, () => undefined)
else describe.each(recorded)('the recording %s', check)

function check(name: string): void {
  const lines = readFileSync(new URL(name, RECORDINGS), 'utf8').split('\n')
  const records = lines.filter((line) => line !== '').map((line): JsonObject => JSON.parse(line))
  const first = records.find(({ type }) => type === 'system')
  const last = records.find(({ type }) => type === 'result')

  const decoder = cursor.decoder()
  const events = [...lines.flatMap((line) => decoder.line(Buffer.from(line))), ...decoder.end()]
  const report = emptyReport()
  for (const event of events) addEvent(report, event, 0, (path) => path)
  const messages = messagesOf(events)

  it('holds no event that is unknown, and no noise', () => {
    expect(events.filter(({ type }) => type === 'unknown' || type === 'noise')).toEqual([])
  })

  it('is of the session and the model that its first line names', () => {
    expect(asString(first?.session_id)).toBeDefined()
    expect([report.sessionId, report.model]).toEqual([first?.session_id, first?.model])
  })

  it('ends with one result, and with its words, time and tokens', () => {
    expect(report.results).toBe(1)
    expect(report.result?.ok).toBe(last?.subtype === 'success' && last?.is_error === false)
    expect(report.result?.sessionId).toBe(last?.session_id)
    expect(report.result?.durationMs).toBe(last?.duration_ms)
    expect(report.result?.requestId).toBe(last?.request_id)
    expect(report.usage).toEqual(last?.usage)
  })

  it('has the last message for an answer, and all messages for a result', () => {
    expect(answerOf(report)).toBe(messages.at(-1) ?? '')
    if (!BY_HAND.includes(name)) expect(messages.join('')).toBe(last?.result)
  })

  it('has each call once, with its outcome', () => {
    const expected = records.filter(({ type, subtype }) => type === 'tool_call' && subtype === 'completed')
    const found = events.flatMap((event) => (event.type === 'tool-finished' ? [event] : []))
    expect(found.map(({ callId, end }) => [callId, end.outcome])).toEqual(
      expected.map((record) => [record.call_id, outcomeIn(record)]),
    )
    expect(found.map(({ tool }) => `${tool.name}ToolCall`)).toEqual(expected.map(toolIn))
    expect(found.map(({ tool }) => tool.subject)).not.toContain('')
    expect(report.open.size).toBe(0)
  })
}

function messagesOf(events: readonly AgentEvent[]): string[] {
  const messages: string[] = []
  for (const event of events) {
    if (event.type !== 'message') continue
    if (event.continues) messages.push(`${messages.pop() ?? ''}${event.text}`)
    else messages.push(event.text)
  }
  return messages
}

function toolIn(record: JsonObject): string | undefined {
  return Object.keys(asObject(record.tool_call) ?? {}).find((key) => key.endsWith('ToolCall'))
}

/** What the key of the result means. */
function outcomeIn(record: JsonObject): ToolOutcome | undefined {
  const call = asObject(asObject(record.tool_call)?.[toolIn(record) ?? ''])
  const [variant = ''] = Object.keys(asObject(call?.result) ?? {})
  return OUTCOMES[variant]
}

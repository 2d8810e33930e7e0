import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { claude } from '../../src/agents/claude.ts'
import type { ToolOutcome } from '../../src/events.ts'
import { asArray, asObject, asString, type JsonObject } from '../../src/json.ts'
import { addEvent, answerOf, emptyReport } from '../../src/report.ts'

/** Streams of the real CLI; they are not part of this repository and may be missing. */
const RECORDINGS = new URL('../../../shared/recordings/claude/', import.meta.url)

const recorded = existsSync(RECORDINGS)
  ? readdirSync(RECORDINGS).filter((name) => name.endsWith('.ndjson'))
  : []

/** What the failed ones are explained with. */
const REASONS: Readonly<Record<string, string | undefined>> = {
  'claude-api401r0.ndjson': 'auth',
  'claude-noauth.ndjson': 'auth',
}

if (recorded.length === 0) it.skip(`the recordings are not here: ${RECORDINGS.pathname}`, () => undefined)
else describe.each(recorded)('the recording %s', check)

function check(name: string): void {
  const lines = readFileSync(new URL(name, RECORDINGS), 'utf8').split('\n')
  const records = lines.filter((line) => line !== '').map((line): JsonObject => JSON.parse(line))
  const first = records.find(({ subtype }) => subtype === 'init')
  const last = records.find(({ type }) => type === 'result')
  const isGood = last?.subtype === 'success' && last.is_error === false

  const decoder = claude.decoder()
  const events = [...lines.flatMap((line) => decoder.line(Buffer.from(line))), ...decoder.end()]
  const report = emptyReport()
  for (const event of events) addEvent(report, event, 0, (path) => path)

  it('holds no event that is unknown, and no noise', () => {
    expect(events.filter(({ type }) => type === 'unknown' || type === 'noise')).toEqual([])
  })

  it('is of the session and the model that its first line names', () => {
    expect(asString(first?.session_id)).toBeDefined()
    expect([report.sessionId, report.model]).toEqual([first?.session_id, first?.model])
  })

  it('ends with one result, and with its words, time and tokens', () => {
    const usage = asObject(last?.usage)
    expect(report.results).toBe(1)
    expect(report.result?.ok).toBe(isGood)
    expect(report.result?.sessionId).toBe(last?.session_id)
    expect(report.result?.durationMs).toBe(last?.duration_ms)
    expect(report.result?.structured).toEqual(last?.structured_output)
    expect(report.usage).toEqual({
      inputTokens: usage?.input_tokens,
      outputTokens: usage?.output_tokens,
      cacheReadTokens: usage?.cache_read_input_tokens,
      cacheWriteTokens: usage?.cache_creation_input_tokens,
    })
  })

  it('has each message of the agent once, and the last one for an answer', () => {
    const expected = records
      .filter(({ type, error }) => type === 'assistant' && error === undefined)
      .flatMap(blocksOf)
      .flatMap((block) => (block.type === 'text' ? [block.text] : []))
    expect(events.flatMap((event) => (event.type === 'message' ? [event.text] : []))).toEqual(expected)
    if (isGood) expect(answerOf(report)).toBe(last?.result)
    else expect(answerOf(report)).toBe(expected.at(-1) ?? '')
  })

  it('has each call once, with its outcome', () => {
    const denied = asArray(last?.permission_denials).map((denial) => asObject(denial)?.tool_use_id)
    const expected = records
      .filter(({ type }) => type === 'user')
      .flatMap(blocksOf)
      .filter(({ type }) => type === 'tool_result')
      .map((block): [unknown, ToolOutcome] => [
        block.tool_use_id,
        denied.includes(block.tool_use_id) ? 'denied' : block.is_error === true ? 'failed' : 'ok',
      ])
    const found = events.flatMap((event) => (event.type === 'tool-finished' ? [event] : []))
    expect(found.map(({ callId, end }) => [callId, end.outcome])).toEqual(expected)
    expect(found.filter(({ end }) => end.outcome === 'failed' && !end.problem && !end.exitCode)).toEqual([])
    expect(found.filter(({ tool }) => tool.subject === '').map(({ tool }) => tool.name)).toEqual(
      found.filter(({ tool }) => tool.name === 'StructuredOutput').map(({ tool }) => tool.name),
    )
    expect(report.open.size).toBe(0)
  })

  it('is explained where it failed', () => {
    const reason = claude.explain(report.result?.problem ?? '')?.reason
    expect(reason).toBe(REASONS[name])
  })
}

function blocksOf(record: JsonObject): JsonObject[] {
  return asArray(asObject(record.message)?.content).map((block) => asObject(block) ?? {})
}

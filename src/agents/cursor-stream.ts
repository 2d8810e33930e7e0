// The stream of `cursor-agent --print --output-format stream-json`, versions of August 2025 to October 2026.

import type { AgentEvent, ToolCall } from '../events.ts'
import { asArray, asCount, asObject, asString, type JsonObject } from '../json.ts'
import type { Decoder } from './agent.ts'
import { callOf, endOf, kindOf, toolOf } from './cursor-tools.ts'
import { ndjsonDecoder } from './ndjson.ts'

/** Calls kept in mind, open or finished: far more than a run has, and a bound for a hostile stream. */
const MAX_CALLS = 10_000

export function cursorDecoder(): Decoder {
  const messages = messageAssembler()
  const open = new Map<string, ToolCall>()
  const finished = seen(MAX_CALLS)

  function translate(record: JsonObject): readonly AgentEvent[] {
    const subtype = asString(record.subtype)
    switch (record.type) {
      case 'system':
        return system(record, subtype)
      case 'user':
        return [{ type: 'prompt' }]
      case 'thinking':
        return [{ type: 'thinking' }]
      case 'assistant':
        return messages.add(textOf(record), 'timestamp_ms' in record, 'model_call_id' in record)
      case 'tool_call':
        return after(messages.close(), toolCall(record, subtype))
      case 'interaction_query':
        return after(messages.close(), interactionQuery(record, subtype))
      case 'connection':
        return [
          info(subtype === 'reconnected' ? 'Connected again' : 'The connection was lost, connecting again'),
        ]
      case 'retry':
        return [
          info(
            subtype === 'resuming'
              ? 'Goes on after a retry'
              : `Retrying (attempt ${asCount(record.attempt) ?? '?'})`,
          ),
        ]
      case 'result':
        return after(messages.close(), result(record))
      default:
        return [{ type: 'unknown', name: asString(record.type) ?? 'no type' }]
    }
  }

  /** After a retry the CLI may replay calls: each one is told once. */
  function toolCall(record: JsonObject, subtype: string | undefined): readonly AgentEvent[] {
    const found = toolOf(asObject(record.tool_call))
    const callId = asString(record.call_id)
    if (!found || !callId) return [{ type: 'unknown', name: 'tool_call without a tool or a call id' }]
    if (finished.has(callId)) return []

    if (subtype === 'started') {
      if (open.has(callId)) return []
      const tool = callOf(found)
      remember(open, callId, tool)
      return [{ type: 'tool-started', callId, tool }]
    }
    if (subtype === 'completed') {
      const tool = kindOf(found, callOf(found, open.get(callId)))
      open.delete(callId)
      finished.add(callId)
      return [{ type: 'tool-finished', callId, tool, end: endOf(found, tool) }]
    }
    return [{ type: 'unknown', name: `tool_call/${subtype}` }]
  }

  return ndjsonDecoder(translate, messages.close, '{"type":"thinking",')
}

function after(before: readonly AgentEvent[], events: readonly AgentEvent[]): readonly AgentEvent[] {
  return before.length === 0 ? events : [...before, ...events]
}

function remember(calls: Map<string, ToolCall>, callId: string, tool: ToolCall): void {
  calls.set(callId, tool)
  if (calls.size > MAX_CALLS) calls.delete(first(calls.keys()))
}

/** At most `size` of what was added, the last half of that for sure: nothing is ever deleted one by one. */
function seen(size: number) {
  let [recent, before] = [new Set<string>(), new Set<string>()]
  return {
    has: (id: string) => recent.has(id) || before.has(id),
    add(id: string) {
      recent.add(id)
      if (recent.size >= size / 2) [recent, before] = [new Set(), recent]
    },
  }
}

function first<T>(items: Iterable<T>): T {
  for (const item of items) return item
  throw new RangeError('there is no first item of nothing')
}

function info(text: string): AgentEvent {
  return { type: 'notice', level: 'info', text }
}

function system(record: JsonObject, subtype: string | undefined): readonly AgentEvent[] {
  switch (subtype) {
    case 'init':
      return [
        {
          type: 'session',
          id: asString(record.session_id),
          model: asString(record.model),
          directory: asString(record.cwd),
        },
      ]
    case 'task_notification':
      return [
        info(
          `Background task ended (${asString(record.status) ?? 'no status'}): ${asString(record.title) ?? ''}`,
        ),
      ]
    case 'background_shell_timeout':
      return [info('The agent gave up waiting for a command in the background')]
    default:
      return [{ type: 'unknown', name: `system/${subtype}` }]
  }
}

/** In print mode the CLI answers its own questions; the call that asked tells the outcome as well. */
function interactionQuery(record: JsonObject, subtype: string | undefined): readonly AgentEvent[] {
  if (subtype !== 'response') return []
  const query = (asString(record.query_type) ?? 'question').replace(/(Request|Interaction)Query$/, '')
  // `{"webFetchRequestResponse": {"approved": {}}}`; the answer to a question has one level more, `result`.
  const outer = Object.values(asObject(record.response) ?? {}).map(asObject)
  const answers = [...outer, ...outer.map((answer) => asObject(answer?.result))]
  const has = (name: string) => answers.some((answer) => asObject(answer?.[name]))
  const said = has('rejected') ? 'no' : has('approved') ? 'yes' : 'something else'
  return [{ type: 'notice', level: 'detail', text: `The CLI answered ${query} with ${said}` }]
}

function textOf(record: JsonObject): string {
  return asArray(asObject(record.message)?.content)
    .map((block) => asObject(block))
    .map((block) => (block?.type === 'text' ? (asString(block.text) ?? '') : ''))
    .join('')
}

function result(record: JsonObject): readonly AgentEvent[] {
  const ok = record.subtype === 'success' && record.is_error === false
  const error = asString(record.error) ?? asString(asObject(record.error)?.message)
  const usage = usageOf(record)
  return [
    ...(usage ? [usage] : []),
    {
      type: 'result',
      result: {
        ok,
        problem: ok
          ? undefined
          : (error ?? asString(record.result) ?? asString(record.subtype) ?? 'no subtype'),
        text: asString(record.result),
        sessionId: asString(record.session_id),
        requestId: asString(record.request_id),
        durationMs: asCount(record.duration_ms),
      },
    },
  ]
}

/** Three shapes were printed over time: nested camel case (the recorded one), nested snake case, top level. */
function usageOf(record: JsonObject): AgentEvent | undefined {
  const from = asObject(record.usage) ?? record
  const inputTokens = asCount(from.inputTokens ?? from.input_tokens)
  const outputTokens = asCount(from.outputTokens ?? from.output_tokens)
  if (inputTokens === undefined && outputTokens === undefined) return undefined
  return {
    type: 'usage',
    usage: {
      inputTokens: inputTokens ?? 0,
      outputTokens: outputTokens ?? 0,
      cacheReadTokens: asCount(from.cacheReadTokens ?? from.cached_input_tokens) ?? 0,
      cacheWriteTokens: asCount(from.cacheWriteTokens) ?? 0,
    },
  }
}

/** Characters of one message; a stream of deltas that never ends is told in pieces of this size. */
const MAX_MESSAGE = 4 * 1024 * 1024

/** Below this length a text that repeats what came before may be chance ("ha" after "ha"). */
const SURELY_NO_CHANCE = 8

/**
 * Puts assistant lines together to messages, each told once.
 *
 * A line is a whole message, a delta of one (a timestamp and no model call id), or a flush that repeats the
 * deltas. The fields alone do not tell (a flush before an `interaction_query` looks like a delta), so the
 * text is compared. Versions of 2025 print deltas without either field: such a line is a whole message,
 * too, until white space at a seam shows that the CLI cuts inside sentences.
 */
function messageAssembler() {
  let deltas = ''
  let count = 0
  let bare: string | undefined
  let cutsSentences = false

  function close(): readonly AgentEvent[] {
    const text = deltas
    deltas = ''
    count = 0
    bare = undefined
    return text === '' ? [] : [message(text)]
  }

  function add(text: string, hasTime: boolean, hasCall: boolean): readonly AgentEvent[] {
    if (text === '') return []
    const isDelta = hasTime && !hasCall
    const repeats = deltas.length > SURELY_NO_CHANCE || count > 1

    if (deltas === '') {
      if (!isDelta) return [whole(text, !hasTime && !hasCall)]
    } else if (text === deltas && (!isDelta || repeats)) {
      return close()
    } else if (!isDelta) {
      if (text.length >= deltas.length && text.startsWith(deltas)) deltas = '' // a flush whose last deltas never came
      return [...close(), message(text)]
    } else if (repeats && text.length >= deltas.length && text.startsWith(deltas)) {
      deltas = '' // a snapshot: all that came so far and more
    }
    deltas += text
    count += 1
    return deltas.length > MAX_MESSAGE ? close() : []
  }

  function whole(text: string, isBare: boolean): AgentEvent {
    if (bare !== undefined && isBare) cutsSentences ||= /[ \t\r\n]$/.test(bare) || /^[ \t\r\n]/.test(text)
    const continues = isBare && bare !== undefined && cutsSentences
    bare = isBare ? text : undefined
    return { type: 'message', text, continues }
  }

  return { add, close }
}

function message(text: string): AgentEvent {
  return { type: 'message', text, continues: false }
}

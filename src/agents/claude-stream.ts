// The stream of `claude --print --output-format stream-json --verbose`, versions 2.1.

import type { AgentEvent, ToolCall } from '../events.ts'
import { asArray, asCount, asObject, asString, type JsonObject } from '../json.ts'
import type { Decoder } from './agent.ts'
import { callOf, endOf, kindOf, resultOf, textOf } from './claude-tools.ts'
import { ndjsonDecoder } from './ndjson.ts'

/** Calls kept in mind that are open: far more than a run has, and a bound for a hostile stream. */
const MAX_OPEN = 10_000

interface OpenCall {
  readonly tool: ToolCall
  /** Milliseconds since 1970 by the CLI's clock. */
  readonly at: number | undefined
}

export function claudeDecoder(): Decoder {
  const open = new Map<string, OpenCall>()
  const denied = new Set<string>()
  let hasSession = false
  let apiError: string | undefined

  function translate(record: JsonObject): readonly AgentEvent[] {
    switch (record.type) {
      case 'system':
        return system(record)
      case 'assistant':
        return assistant(record)
      case 'user':
        return user(record)
      case 'result':
        return result(record)
      case 'stream_event':
        return partial(record)
      case 'rate_limit_event':
        return rateLimit(record)
      default:
        return SILENT.has(asString(record.type) ?? '') ? [] : [unknown(asString(record.type) ?? 'no type')]
    }
  }

  function system(record: JsonObject): readonly AgentEvent[] {
    const subtype = asString(record.subtype) ?? 'no subtype'
    switch (subtype) {
      case 'init':
        return session(record)
      case 'thinking_tokens':
        return [{ type: 'thinking' }]
      case 'permission_denied':
        keep(asString(record.tool_use_id))
        return []
      default:
        return (
          noticeOf(subtype, record) ?? (SILENT.has(`system/${subtype}`) ? [] : [unknown(`system/${subtype}`)])
        )
    }
  }

  /** The CLI tells its session again whenever something wakes it up. */
  function session(record: JsonObject): readonly AgentEvent[] {
    if (hasSession) return []
    hasSession = true
    return [
      {
        type: 'session',
        id: asString(record.session_id),
        model: asString(record.model),
        directory: asString(record.cwd),
      },
    ]
  }

  function keep(callId: string | undefined): void {
    if (callId !== undefined && denied.size < MAX_OPEN) denied.add(callId)
  }

  function assistant(record: JsonObject): readonly AgentEvent[] {
    const error = asString(record.error)
    const blocks = asArray(asObject(record.message)?.content).map((block) => asObject(block) ?? {})
    if (error || record.is_api_error_message === true) {
      const status = asCount(record.api_error_status)
      apiError = `${error ?? 'unknown'}${status === undefined ? '' : `, HTTP ${status}`}`
      // These words are the CLI's own and no answer; the result repeats them when they end the run.
      return blocks.map((block) => detail(`Error of the API: ${textOf(block.text)} (${apiError})`))
    }
    return blocks.flatMap((block) => said(block, record))
  }

  function said(block: JsonObject, record: JsonObject): readonly AgentEvent[] {
    const type = asString(block.type) ?? 'no type'
    if (type === 'text') return message(textOf(block.text), record)
    if (type.endsWith('thinking')) return [{ type: 'thinking' }]
    if (type.endsWith('tool_use')) return started(block, record)
    if (type.endsWith('tool_result')) return finished(block, record)
    return [unknown(`assistant/${type}`)]
  }

  /** What a sub-agent says is not the answer: its report goes to the agent that asked for it. */
  function message(text: string, record: JsonObject): readonly AgentEvent[] {
    if (text === '') return []
    if (isOfSubAgent(record)) return [detail(`A sub-agent said: ${text}`)]
    return [{ type: 'message', text, continues: false }]
  }

  function started(block: JsonObject, record: JsonObject): readonly AgentEvent[] {
    const callId = asString(block.id)
    const tool = callOf(block)
    if (!callId || !tool) return [unknown('tool_use without a name or an id')]
    if (open.has(callId)) return []
    if (open.size < MAX_OPEN) open.set(callId, { tool, at: timeOf(record) })
    return [{ type: 'tool-started', callId, tool }]
  }

  function finished(block: JsonObject, record: JsonObject): readonly AgentEvent[] {
    const callId = asString(block.tool_use_id)
    const before = callId === undefined ? undefined : open.get(callId)
    if (!callId || !before) return [unknown('tool_result without a call')]
    open.delete(callId)
    const found = resultOf(block, record, before.tool, denied.delete(callId))
    const [from, to] = [before.at, timeOf(record)]
    const durationMs = from === undefined || to === undefined ? undefined : asCount(to - from)
    return [{ type: 'tool-finished', callId, tool: kindOf(found), end: endOf(found, durationMs) }]
  }

  /** Besides results these are words of the CLI to the model, and prompts of sub-agents. */
  function user(record: JsonObject): readonly AgentEvent[] {
    const content = asObject(record.message)?.content
    if (typeof content === 'string') return [{ type: 'prompt' }]
    return asArray(content).flatMap((one): readonly AgentEvent[] => {
      const block = asObject(one) ?? {}
      return asString(block.type)?.endsWith('tool_result') ? finished(block, record) : [{ type: 'prompt' }]
    })
  }

  /** `subtype: success` goes together with `is_error: true`: both have to be good. */
  function result(record: JsonObject): readonly AgentEvent[] {
    const ok = record.subtype === 'success' && record.is_error === false
    const usage = usageOf(asObject(record.usage))
    const text = asString(record.result)
    return [
      ...(usage ? [usage] : []),
      {
        type: 'result',
        result: {
          ok,
          problem: ok ? undefined : problemOf(record, apiError),
          text: ok ? text : undefined, // else they are the words of an error
          sessionId: asString(record.session_id),
          requestId: asString(record.request_id),
          durationMs: asCount(record.duration_ms),
          structured: record.structured_output,
        },
      },
    ]
  }

  return ndjsonDecoder(translate, () => [])
}

function unknown(name: string): AgentEvent {
  return { type: 'unknown', name }
}

function detail(text: string): AgentEvent {
  return { type: 'notice', level: 'detail', text }
}

function info(text: string): AgentEvent {
  return { type: 'notice', level: 'info', text }
}

function isOfSubAgent(record: JsonObject): boolean {
  return asString(record.parent_tool_use_id) !== undefined
}

function timeOf(record: JsonObject): number | undefined {
  const time = Date.parse(asString(record.timestamp) ?? '')
  return Number.isNaN(time) ? undefined : time
}

/** Records that tell nothing which people need: states of the CLI, and things told elsewhere as well. */
const SILENT: ReadonlySet<string> = new Set([
  ...['active_goal', 'keep_alive', 'prompt_suggestion', 'tool_progress', 'tool_use_summary'],
  ...[
    'background_tasks_changed',
    'commands_changed',
    'control_request_progress',
    'elicitation_complete',
    'files_persisted',
    'hook_progress',
    'hook_started',
    'memory_recall',
    'plugin_install',
    'session_state_changed',
    'status',
    'task_notification',
    'task_progress',
    'task_started',
    'task_updated',
    'worker_shutting_down',
  ].map((subtype) => `system/${subtype}`),
])

/** Subtypes of `system` that are words for people; undefined for all others. */
function noticeOf(subtype: string, record: JsonObject): readonly AgentEvent[] | undefined {
  switch (subtype) {
    case 'api_retry': {
      const status = asCount(record.error_status)
      const why = [asString(record.error), ...(status === undefined ? [] : [`HTTP ${status}`])].join(', ')
      const attempt = `attempt ${asCount(record.attempt) ?? '?'} of ${asCount(record.max_retries) ?? '?'}`
      return [info(`Retrying (${attempt}): ${why}`)]
    }
    case 'compact_boundary':
      return [info('Summed up the conversation so far, to make room')]
    case 'hook_response':
      return [hook(record)]
    case 'informational':
    case 'local_command_output':
    case 'model_refusal_fallback':
    case 'model_refusal_no_fallback':
      return [info(textOf(record.content))]
    case 'notification':
      return [detail(textOf(record.text))]
    case 'mirror_error':
      return [detail(textOf(record.error))]
    case 'session_writes_lost':
      return [info('The disk is full: this session cannot be continued')]
    default:
      return undefined
  }
}

function hook(record: JsonObject): AgentEvent {
  const name = asString(record.hook_name) ?? 'without a name'
  if (record.outcome === 'success') return detail(`Ran the hook ${name}`)
  return info(`The hook ${name} failed: ${textOf(record.stderr) || textOf(record.output)}`)
}

/** Only thinking needs a name: it must not be shown. Whole blocks follow the pieces. */
function partial(record: JsonObject): readonly AgentEvent[] {
  const event = asObject(record.event)
  const type = asString(asObject(event?.delta)?.type) ?? asString(asObject(event?.content_block)?.type) ?? ''
  return /thinking|signature/.test(type) ? [{ type: 'thinking' }] : []
}

function rateLimit(record: JsonObject): readonly AgentEvent[] {
  const limit = asObject(record.rate_limit_info)
  const kind = asString(limit?.rateLimitType)?.replaceAll('_', ' ') ?? 'usage'
  if (limit?.status === 'rejected') return [info(`The ${kind} limit of the account is reached`)]
  return limit?.status === 'allowed_warning' ? [info(`The ${kind} limit of the account is near`)] : []
}

/** What went wrong in words, with the CLI's name for an error of the API behind it, by which it is explained. */
function problemOf(record: JsonObject, apiError: string | undefined): string {
  const errors = asArray(record.errors).flatMap((error) => asString(error) ?? [])
  const subtype = asString(record.subtype) ?? 'no subtype'
  const reason = asString(record.terminal_reason)
  // The command it names is for a terminal.
  const said = asString(record.result)?.replace('Please run /login', 'Please set the input `api-key`')
  const words = said ?? asString(errors.join('; ')) ?? reason ?? subtype
  if (reason === 'api_error' && apiError) return `${words} (${apiError})`
  // Diagnostics for the vendor say less than the name of the reason does.
  return words.startsWith('[ede_diagnostic]') ? `${reason ?? subtype}` : words
}

/**
 * The tokens of the whole run, with one exception: what sub-agents used is in `modelUsage` alone, which counts
 * a continued session from its beginning. Each assistant line repeats the usage of its message and tells nothing.
 */
function usageOf(usage: JsonObject | undefined): AgentEvent | undefined {
  const inputTokens = asCount(usage?.input_tokens)
  const outputTokens = asCount(usage?.output_tokens)
  if (inputTokens === undefined || outputTokens === undefined) return undefined
  return {
    type: 'usage',
    usage: {
      inputTokens,
      outputTokens,
      cacheReadTokens: asCount(usage?.cache_read_input_tokens) ?? 0,
      cacheWriteTokens: asCount(usage?.cache_creation_input_tokens) ?? 0,
    },
  }
}

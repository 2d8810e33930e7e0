// What Claude Code tells of its run besides the conversation: for people, or for nobody.

import type { AgentEvent } from '../events.ts'
import { asCount, asObject, asString, type JsonObject } from '../json.ts'
import { textOf } from './claude-tools.ts'

type Translate = (record: JsonObject) => readonly AgentEvent[]

/** By type, or by `system/` and subtype. */
const NOTICES: Readonly<Record<string, Translate>> = {
  'system/api_retry': retry,
  'system/compact_boundary': () => [info('Summed up the conversation so far, to make room')],
  'system/hook_response': hook,
  'system/informational': content,
  'system/local_command_output': content,
  'system/mirror_error': ({ error }) => [detail(textOf(error))],
  'system/model_refusal_fallback': content,
  'system/model_refusal_no_fallback': content,
  'system/notification': ({ text }) => [detail(textOf(text))],
  'system/session_writes_lost': () => [info('The disk is full: this session cannot be continued')],
  rate_limit_event: rateLimit,
}

/** Records that tell nothing which people need: states of the CLI, and things told elsewhere as well. */
const SILENT: ReadonlySet<string> = new Set([
  'active_goal',
  'keep_alive',
  'prompt_suggestion',
  'system/background_tasks_changed',
  'system/commands_changed',
  'system/control_request_progress',
  'system/elicitation_complete',
  'system/files_persisted',
  'system/hook_progress',
  'system/hook_started',
  'system/memory_recall',
  'system/plugin_install',
  'system/session_state_changed',
  'system/status',
  'system/task_notification',
  'system/task_progress',
  'system/task_started',
  'system/task_updated',
  'system/worker_shutting_down',
  'tool_progress',
  'tool_use_summary',
])

/** The notices in a record of this name; undefined when we do not know the name. */
export function noticesOf(name: string, record: JsonObject): readonly AgentEvent[] | undefined {
  if (SILENT.has(name)) return []
  return Object.hasOwn(NOTICES, name) ? NOTICES[name]?.(record) : undefined
}

/** A notice for verbose logs. */
export function detail(text: string): AgentEvent {
  return { type: 'notice', level: 'detail', text }
}

function info(text: string): AgentEvent {
  return { type: 'notice', level: 'info', text }
}

function content(record: JsonObject): readonly AgentEvent[] {
  return [info(textOf(record.content))]
}

/** `Retrying (attempt 1 of 4): rate_limit, HTTP 429`. */
function retry(record: JsonObject): readonly AgentEvent[] {
  const status = asCount(record.error_status)
  const why = [asString(record.error) ?? 'unknown', ...(status === undefined ? [] : [`HTTP ${status}`])]
  const attempt = `attempt ${asCount(record.attempt) ?? '?'} of ${asCount(record.max_retries) ?? '?'}`
  return [info(`Retrying (${attempt}): ${why.join(', ')}`)]
}

function hook(record: JsonObject): readonly AgentEvent[] {
  const name = asString(record.hook_name) ?? 'without a name'
  if (record.outcome === 'success') return [detail(`Ran the hook ${name}`)]
  return [info(`The hook ${name} failed: ${textOf(record.stderr) || textOf(record.output)}`)]
}

function rateLimit(record: JsonObject): readonly AgentEvent[] {
  const limit = asObject(record.rate_limit_info)
  const kind = asString(limit?.rateLimitType)?.replaceAll('_', ' ') ?? 'usage'
  if (limit?.status === 'rejected') return [info(`The ${kind} limit of the account is reached`)]
  return limit?.status === 'allowed_warning' ? [info(`The ${kind} limit of the account is near`)] : []
}

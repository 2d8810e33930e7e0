/**
 * Builders for the events of `cursor-agent --output-format stream-json`, in the shapes of 2026. A tool has
 * two events, and its builder returns both.
 *
 * @typedef {Record<string, unknown>} Event
 * @typedef {[started: Event, completed: Event]} ToolEvents
 */

export const SESSION_ID = '5f0c1b7e-2f4d-4c7a-9a53-0d1c6f3b8e21'
export const REQUEST_ID = 'b6a1d0f2-93c4-4e58-8a7b-61e0c2d4f935'
export const VERSION = '2026.08.11-e8db854'

let calls = 0

/** @param {Event} [more] */
export function init(more) {
  const model = { apiKeySource: 'env', cwd: process.cwd(), session_id: SESSION_ID, model: 'GPT-5' }
  return { type: 'system', subtype: 'init', ...model, permissionMode: 'default', ...more }
}

/**
 * The echo of the prompt.
 *
 * @param {string} text
 * @param {Event} [more]
 */
export function user(text, more) {
  return { type: 'user', message: messageOf('user', text), session_id: SESSION_ID, ...more }
}

/**
 * @param {string} text
 * @param {Event} [more]
 */
export function thinking(text, more) {
  return {
    type: 'thinking',
    subtype: 'delta',
    text,
    session_id: SESSION_ID,
    timestamp_ms: Date.now(),
    ...more,
  }
}

/** @param {Event} [more] */
export function thinkingCompleted(more) {
  return { type: 'thinking', subtype: 'completed', session_id: SESSION_ID, timestamp_ms: Date.now(), ...more }
}

/**
 * A whole message which something follows.
 *
 * @param {string} text
 * @param {Event} [more]
 */
export function assistant(text, more) {
  return { ...assistantFinal(text), model_call_id: modelCall(), timestamp_ms: Date.now(), ...more }
}

/**
 * The last message of a run.
 *
 * @param {string} text
 * @param {Event} [more]
 */
export function assistantFinal(text, more) {
  return { type: 'assistant', message: messageOf('assistant', text), session_id: SESSION_ID, ...more }
}

/**
 * A piece of a message, as `--stream-partial-output` sends them.
 *
 * @param {string} text
 * @param {Event} [more]
 */
export function assistantDelta(text, more) {
  return { ...assistantFinal(text), timestamp_ms: Date.now(), ...more }
}

/**
 * @param {string} text all messages of the run, glued together
 * @param {Event} [more]
 */
export function result(text, more) {
  const times = { duration_ms: 9679, duration_api_ms: 9679 }
  const usage = { inputTokens: 8830, outputTokens: 185, cacheReadTokens: 44800, cacheWriteTokens: 0 }
  const ids = { session_id: SESSION_ID, request_id: REQUEST_ID }
  return {
    type: 'result',
    subtype: 'success',
    ...times,
    is_error: false,
    result: text,
    ...ids,
    usage,
    ...more,
  }
}

/** A call id as the OpenAI-style models have them: with a newline in it. */
export function newCallId() {
  calls++
  const number = String(calls).padStart(12, '0')
  return `call-0e9b7c52-7a86-4f3e-9d21-${number}-${calls}\nfc_3d5a1c40-6e2f-9b87-a1d4-${number}_0`
}

/**
 * @typedef {object} Call
 * @property {string} [callId] pairs the two events
 * @property {number} [startedAt] ms since 1970
 * @property {number} [completedAt]
 */

/**
 * @param {string} kind without `ToolCall`: `read`, `edit`, `shell`, …
 * @param {object} args
 * @param {Call & Event} [call] further fields go into the event
 * @returns {Event}
 */
export function toolStarted(kind, args, { callId = newCallId(), startedAt = Date.now(), ...more } = {}) {
  const siblings = { hookAdditionalContexts: [], toolCallId: callId, startedAtMs: String(startedAt) }
  const tool_call = { [`${kind}ToolCall`]: { args }, ...siblings }
  const ids = { model_call_id: modelCall(), session_id: SESSION_ID, timestamp_ms: startedAt }
  return { type: 'tool_call', subtype: 'started', call_id: callId, tool_call, ...ids, ...more }
}

/**
 * @param {string} kind
 * @param {object | undefined} args left out in rejections and read errors
 * @param {object} outcome `{ success: … }`, `{ rejected: … }`, and the siblings which shell has
 * @param {Call & Event} [call]
 * @returns {Event}
 */
export function toolCompleted(kind, args, outcome, call = {}) {
  const { callId = newCallId(), completedAt = Date.now(), startedAt = completedAt, ...more } = call
  const times = { startedAtMs: String(startedAt), completedAtMs: String(completedAt) } // 64 bits, hence strings
  const siblings = { hookAdditionalContexts: [], toolCallId: callId, ...times }
  const tool_call = { [`${kind}ToolCall`]: { ...(args && { args }), result: outcome }, ...siblings }
  const ids = { model_call_id: modelCall(), session_id: SESSION_ID, timestamp_ms: completedAt }
  return { type: 'tool_call', subtype: 'completed', call_id: callId, tool_call, ...ids, ...more }
}

/**
 * Any tool, from start to end.
 *
 * @param {string} kind
 * @param {object} args
 * @param {object} outcome
 * @param {number} [ms] how long it took, by its own word
 * @returns {ToolEvents}
 */
export function tool(kind, args, outcome, ms = 40) {
  const completedAt = Date.now()
  const call = { callId: newCallId(), startedAt: completedAt - ms }
  const withoutArgs = 'rejected' in outcome || (kind === 'read' && 'error' in outcome)
  const completed = toolCompleted(kind, withoutArgs ? undefined : args, outcome, { ...call, completedAt })
  return [toolStarted(kind, args, call), completed]
}

function modelCall() {
  return `${REQUEST_ID}-${calls}-k3vq`
}

/**
 * @param {'user' | 'assistant'} role
 * @param {string} text
 */
function messageOf(role, text) {
  return { role, content: [{ type: 'text', text }] }
}

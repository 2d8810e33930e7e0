// A small mock of the Messages API on loopback: it says what a test tells it to, and knows no model.

import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * One answer to one request of the conversation. The first of `status`, `hangs` and `breaks` that is given
 * wins; else it is a message of the model.
 *
 * @typedef {object} Reply
 * @property {string} [thinking]
 * @property {string} [text]
 * @property {readonly ToolUse[]} [tools] several are called in parallel
 * @property {number} [status] an HTTP status other than 200
 * @property {string} [error] the API's word for the error: `authentication_error`, `overloaded_error`, …
 * @property {string} [message] its sentence about the error
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {boolean} [hangs] the request is accepted and never answered
 * @property {boolean} [breaks] the connection is closed in the middle of a message
 *
 * @typedef {object} ToolUse
 * @property {string} name
 * @property {object} input
 *
 * @typedef {object} Received
 * @property {string} method
 * @property {string} path
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {any} body
 *
 * @typedef {object} Mock
 * @property {string} url for ANTHROPIC_BASE_URL
 * @property {readonly Received[]} received every request, in order
 * @property {() => readonly Received[]} turns the requests that were given a reply of the script
 * @property {() => Promise<void>} close also ends what hangs
 */

/** What is reported for each message: numbers that a test can add up. */
export const USAGE = {
  input_tokens: 100,
  output_tokens: 25,
  cache_creation_input_tokens: 20,
  cache_read_input_tokens: 10,
}

/**
 * Starts the mock on a free port of 127.0.0.1.
 *
 * @param {readonly Reply[]} script the answers in the order of the requests; the last one is repeated
 * @returns {Promise<Mock>}
 */
export async function mockAnthropic(script) {
  /** @type {Received[]} */
  const received = []
  /** @type {Received[]} */
  const turns = []

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const path = new URL(request.url ?? '/', 'http://mock').pathname
    const one = { method: request.method ?? '', path, headers: request.headers, body }
    received.push(one)
    if (path === '/v1/messages/count_tokens') return sendJson(response, 200, { input_tokens: 100 })
    if (path !== '/v1/messages') return sendJson(response, 404, errorBody('not_found_error', path))
    // A request without tools is about the conversation, such as for its title, and no part of it.
    const isTurn = Array.isArray(body?.tools) && body.tools.length > 0
    const reply = isTurn ? script[Math.min(turns.length, script.length - 1)] : { text: 'A title' }
    const id = `msg_mock_${received.length}`
    if (isTurn) turns.push(one)
    if (reply) await answer(response, reply, id, body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new TypeError('the mock has no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    turns: () => turns,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Reply} reply
 * @param {string} id
 * @param {any} request
 */
async function answer(response, reply, id, request) {
  if (reply.hangs) return
  if (reply.status) {
    const error = errorBody(reply.error ?? 'api_error', reply.message ?? `mock ${reply.status}`)
    return sendJson(response, reply.status, error, reply.headers)
  }
  const content = blocksOf(reply, id)
  const stop = reply.tools?.length ? 'tool_use' : 'end_turn'
  const base = { id, type: 'message', role: 'assistant', model: request.model }
  if (request.stream !== true) {
    return sendJson(response, 200, { ...base, content, stop_reason: stop, stop_sequence: null, usage: USAGE })
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': `req_${id}` })
  for (const event of streamOf(base, content, stop)) {
    if (reply.breaks && event.type === 'message_delta') return response.destroy()
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  }
  response.end()
}

/**
 * @param {Reply} reply
 * @param {string} id
 */
function blocksOf({ thinking, text, tools = [] }, id) {
  return [
    ...(thinking ? [{ type: 'thinking', thinking, signature: 'bW9jaw==' }] : []),
    ...(text ? [{ type: 'text', text }] : []),
    ...tools.map(({ name, input }, at) => ({ type: 'tool_use', id: `call_${id}_${at}`, name, input })),
  ]
}

/**
 * A message as the API streams it.
 *
 * @param {object} base
 * @param {readonly any[]} content
 * @param {string} stop
 */
function* streamOf(base, content, stop) {
  const message = { ...base, content: [], stop_reason: null, stop_sequence: null }
  yield { type: 'message_start', message: { ...message, usage: { ...USAGE, output_tokens: 1 } } }
  for (const [index, block] of content.entries()) {
    const [empty, ...deltas] = piecesOf(block)
    yield { type: 'content_block_start', index, content_block: empty }
    for (const delta of deltas) yield { type: 'content_block_delta', index, delta }
    yield { type: 'content_block_stop', index }
  }
  const usage = { output_tokens: USAGE.output_tokens }
  yield { type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage }
  yield { type: 'message_stop' }
}

/**
 * The empty form of a block, and the deltas that fill it: two pieces of each text.
 *
 * @param {any} block
 */
function piecesOf(block) {
  switch (block.type) {
    case 'thinking':
      return [
        { type: 'thinking', thinking: '', signature: '' },
        ...halves(block.thinking).map((thinking) => ({ type: 'thinking_delta', thinking })),
        { type: 'signature_delta', signature: block.signature },
      ]
    case 'text':
      return [{ type: 'text', text: '' }, ...halves(block.text).map((text) => ({ type: 'text_delta', text }))]
    default:
      return [
        { ...block, input: {} },
        ...halves(JSON.stringify(block.input)).map((json) => ({
          type: 'input_json_delta',
          partial_json: json,
        })),
      ]
  }
}

/** @param {string} text */
function halves(text) {
  const middle = Math.ceil(text.length / 2)
  return [text.slice(0, middle), text.slice(middle)]
}

/**
 * @param {string} type
 * @param {string} message
 */
function errorBody(type, message) {
  return { type: 'error', error: { type, message }, request_id: 'req_mock' }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {object} body
 * @param {Readonly<Record<string, string>>} [headers]
 */
function sendJson(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_mock', ...headers })
  response.end(JSON.stringify(body))
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return undefined
  }
}

import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as events from './cursor-events.mjs'
import * as tools from './cursor-tools.mjs'

/**
 * A kit for agents made for one test. `writeAgent` makes a script of a few lines; in it all exports of this
 * module, of cursor-events.mjs and of cursor-tools.mjs are at hand, and `fs`, `path`, `spawn`, `spawnSync`.
 */

export * from './cursor-events.mjs'
export * from './cursor-tools.mjs'
export { fs, path, spawn, spawnSync }

/**
 * Writes events to stdout, a line for each, and returns when the pipe has taken them: nothing is lost when
 * the agent ends or is killed right after.
 *
 * @param {...(object | readonly object[])} list events, or the pairs that the builders of tools return
 */
export function emit(...list) {
  for (const event of list.flat()) emitText(`${JSON.stringify(event)}\n`)
}

/**
 * Writes to stdout as it is.
 *
 * @param {string | Uint8Array} text
 */
export function emitText(text) {
  writeAll(1, text)
}

/** @param {string | Uint8Array} text */
export function emitError(text) {
  writeAll(2, text)
}

/**
 * @param {number} fd
 * @param {string | Uint8Array} text
 */
function writeAll(fd, text) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  for (let done = 0; done < bytes.length; ) {
    const count = unlessBusy(() => fs.writeSync(fd, bytes, done))
    done += count ?? 0
  }
}

/** All of stdin. */
export function readPrompt() {
  const chunks = []
  const chunk = Buffer.alloc(64 * 1024)
  for (;;) {
    const count = unlessBusy(() => fs.readSync(0, chunk))
    if (count === 0) return Buffer.concat(chunks)
    if (count !== undefined) chunks.push(Buffer.from(chunk.subarray(0, count)))
  }
}

/**
 * A pipe that does not block says EAGAIN: wait a little, and let the caller try again.
 *
 * @param {() => number} call
 */
function unlessBusy(call) {
  try {
    return call()
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EOF') return 0 // Windows
    if (code !== 'EAGAIN') throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
    return undefined
  }
}

/**
 * @param {number} ms
 * @returns {Promise<void>}
 */
export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** @returns {Promise<never>} */
export function forever() {
  return new Promise(() => setInterval(() => {}, 60_000))
}

/**
 * Writes an agent for `agent-path`: the body runs as a module of its own, so `await` is fine, but `import`
 * has to be the dynamic one. Asked for `--version` it answers before the body runs.
 *
 * @param {string} dir made when missing; the kit is copied next to the agent, for users who cannot read it
 *   here
 * @param {string} body
 * @param {{ name?: string }} [options]
 * @returns {string} the absolute path
 */
export function writeAgent(dir, body, { name = 'cursor-agent.mjs' } = {}) {
  fs.mkdirSync(dir, { recursive: true })
  fs.chmodSync(dir, 0o755) // a folder of mkdtemp is for its owner only
  for (const file of ['fake-agent.mjs', 'cursor-events.mjs', 'cursor-tools.mjs']) {
    fs.copyFileSync(fileURLToPath(new URL(file, import.meta.url)), path.join(dir, file))
    fs.chmodSync(path.join(dir, file), 0o644)
  }
  const names = [...Object.keys({ ...events, ...tools }), ...KIT].join(', ')
  const agent = path.resolve(dir, name)
  const version = `if (process.argv.includes('--version')) { emitText(VERSION + '\\n'); process.exit(0) }`
  fs.writeFileSync(agent, `import { ${names} } from './fake-agent.mjs'\n${version}\n{\n${body}\n}\n`)
  fs.chmodSync(agent, 0o755)
  return agent
}

/** What the body can use besides the events. */
const KIT = [
  'emit',
  'emitText',
  'emitError',
  'readPrompt',
  'sleep',
  'forever',
  'fs',
  'path',
  'spawn',
  'spawnSync',
]

/**
 * The least that any action has to do with an agent's stream: spawn, split, `JSON.parse`, one line per event.
 * What came in one chunk is printed with one write, or the floor would be a slow one.
 *
 *   floor.mjs AGENT [ARGUMENT]…
 */
import { spawn } from 'node:child_process'

const [file = '', ...args] = process.argv.slice(2)
const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] })
/** @type {Buffer[]} */
let parts = []

child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
  let printed = ''
  let from = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
    parts.push(chunk.subarray(from, at))
    const text = (parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)).toString()
    parts = []
    from = at + 1
    const event = JSON.parse(text)
    printed += `${event.type} ${event.subtype} at ${event.timestamp_ms} (${text.length} characters)\n`
  }
  if (from < chunk.length) parts.push(chunk.subarray(from))
  if (printed !== '') process.stdout.write(printed)
})

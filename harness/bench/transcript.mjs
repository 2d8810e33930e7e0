import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import * as events from '../cursor-events.mjs'
import * as tools from '../cursor-tools.mjs'
import { book, CODE, NAMES, page, randomNumbers, WORDS } from './text.mjs'

/**
 * A generated session in the recorded shapes of 2026: always the same but for the ids of calls and the path of the
 * workspace.
 *
 * @typedef {object} Transcript
 * @property {string} head file with the first lines
 * @property {string} middle file with all turns, which can be played again and again
 * @property {string} tail file with the last message and the result
 * @property {number} bytes of all three
 * @property {number} calls finished tool calls
 * @property {readonly number[]} lines lengths in bytes, sorted
 *
 * @typedef {import('../cursor-events.mjs').Event} Event
 */

const BEGIN = Date.UTC(2026, 7, 11)

/**
 * @param {string} dir
 * @param {string} workspace
 * @param {number} size bytes
 * @returns {Transcript}
 */
export function writeTranscript(dir, workspace, size) {
  const [head, middle, tail] = ['head', 'middle', 'tail'].map((name) => join(dir, `${name}.ndjson`))
  if (!head || !middle || !tail) throw new TypeError('three files')
  /** @type {number[]} */
  const lines = []
  let bytes = 0
  let calls = 0
  let now = BEGIN

  /** @param {readonly Event[]} list */
  function linesOf(list) {
    const text = list.map((event) => {
      if (event.type === 'tool_call' && event.subtype === 'completed') calls++
      now += 120
      return `${JSON.stringify(timed(event, now))}\n`
    })
    for (const line of text) {
      const length = Buffer.byteLength(line)
      lines.push(length)
      bytes += length
    }
    return text.join('')
  }

  const last = 'Fertig – all tests pass, and `retry()` waits the time it was told.'
  writeFileSync(
    head,
    linesOf([events.init({ cwd: workspace }), events.user('Fix the flaky test of retry().')]),
  )
  writeFileSync(tail, linesOf([events.assistantFinal(last), events.result(last)]))
  const file = openSync(middle, 'w')
  const nextTurn = turns(workspace)
  while (bytes < size) writeSync(file, linesOf(nextTurn()))
  closeSync(file)
  return { head, middle, tail, bytes, calls, lines: lines.sort((a, b) => a - b) }
}

/**
 * A session with one event of at most so many bytes: what a file reads that should not have been read.
 *
 * @param {string} path
 * @param {string} workspace
 * @param {number} size bytes; 0 leaves the event out
 */
export function writeLongLine(path, workspace, size) {
  const content = 'const größe = `Ein langer Text, a long text, 長いテキスト`\n'
  const [started, completed] = tools.read(`${workspace}/src/big.ts`, '@')
  const before = JSON.stringify(completed)
  const room = size - Buffer.byteLength(before)
  const text = JSON.stringify(content.repeat(Math.max(0, room) / Buffer.byteLength(`${content}.`)))
  const call = [JSON.stringify(started), before.replace('"@"', () => text)]
  const [begin, ...end] = [
    events.init({ cwd: workspace }),
    events.assistantFinal('Done.'),
    events.result('Done.'),
  ].map((event) => JSON.stringify(event))
  writeFileSync(path, `${[begin, ...(size > 0 ? call : []), ...end].join('\n')}\n`)
}

/**
 * The builders tell the time of now.
 *
 * @param {Event} event
 * @param {number} ms
 */
function timed(event, ms) {
  if ('timestamp_ms' in event) event.timestamp_ms = ms
  const call = /** @type {Event | undefined} */ (event.tool_call)
  if (call && 'startedAtMs' in call) call.startedAtMs = String(ms)
  if (call && 'completedAtMs' in call) call.completedAtMs = String(ms)
  return event
}

/**
 * A turn: some thinking, a message now and then, one or two calls.
 *
 * @param {string} workspace
 */
function turns(workspace) {
  const random = randomNumbers(20_260_811)
  const prose = book(random, WORDS, 18, ' ')
  const code = book(random, CODE, 1, '\n')
  const paths = Array.from(
    { length: 300 },
    (_, i) => `${workspace}/src/${NAMES[i % NAMES.length]}/teil-${i}.ts`,
  )

  /**
   * @param {number} least
   * @param {number} most
   */
  const between = (least, most) => Math.floor(least + random() * (most - least + 1))
  const path = () => paths[between(0, paths.length - 1)] ?? ''
  /** @param {number} bytes */
  const say = (bytes) => page(prose, between(0, prose.length - bytes), bytes)
  /** @param {number} bytes */
  const show = (bytes) => page(code, between(0, code.length - bytes), bytes)
  /** Most files are small, one in twenty has 20 to 200 kB. */
  const fileSize = () => (random() < 0.05 ? between(20_000, 200_000) : between(300, 8_000))

  /** @returns {readonly Event[]} */
  function call() {
    const kind = random()
    if (kind < 0.3) return tools.read(path(), show(fileSize()))
    if (kind < 0.35) return tools.readFailed(path())
    if (kind < 0.6) {
      const exitCode = random() < 0.15 ? 1 : 0
      const command = `npm test -- ${path()}`
      return tools.shell(command, { exitCode, stdout: show(between(50, 3_000)), ms: between(20, 9_000) })
    }
    if (kind < 0.62) return tools.shellRejected(`curl -sI https://example.com/${between(1, 999)}`)
    if (kind < 0.8) {
      const before = show(random() < 0.05 ? between(7_000, 65_000) : between(300, 4_000))
      const cut = before.indexOf('\n', before.length / 2) + 1
      return tools.edit(path(), before, before.slice(0, cut) + show(between(40, 900)) + before.slice(cut))
    }
    if (kind < 0.85) return tools.create(path(), show(between(300, 6_000)))
    if (kind < 0.95) {
      const hits = show(between(100, 2_000)).split('\n')
      return tools.grep('retry|größe', { 'src/retry.ts': hits.map((text, i) => [i + 1, text]) })
    }
    if (kind < 0.98) return tools.mcp('tickets', 'search', { query: say(40) }, say(between(200, 4_000)))
    return tools.task(say(40), say(between(300, 2_000)))
  }

  return () => {
    const thinking = Array.from({ length: between(1, 5) }, () => events.thinking(say(between(30, 400))))
    const message = random() < 0.4 ? [events.assistant(say(between(40, 500)))] : []
    const both = random() < 0.3 ? [call(), call()] : [call()]
    return [...thinking, events.thinkingCompleted(), ...message, ...both.flat()]
  }
}

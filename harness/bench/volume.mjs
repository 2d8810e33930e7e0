import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catAgent } from './agents.mjs'
import { byTurns, runAction, runNode } from './run.mjs'
import { writeLongLine, writeTranscript } from './transcript.mjs'

/**
 * What much output costs: time, and memory.
 *
 * @typedef {import('./run.mjs').Bench} Bench
 * @typedef {import('./run.mjs').Run} Run
 * @typedef {import('./table.mjs').Figure} Figure
 */

export const FLOOR = fileURLToPath(new URL('floor.mjs', import.meta.url))
const MIB = 1024 * 1024

/** Characters of the agent's text after which the log is cut; beyond it a stream would be cheaper. */
const LOG_LIMIT = 4 * MIB

/**
 * A transcript through the action and through the floor. A short one is mostly start and end, and has no bound.
 *
 * @param {Bench} bench
 * @returns {Promise<{ figures: Figure[], facts: string[] }>}
 */
export async function stream(bench) {
  const { root, workspace, quick, nodes } = bench
  const size = quick ? 10 : 100
  const transcript = writeTranscript(root, workspace, size * MIB)
  const agent = catAgent(join(root, 'stream'), [transcript.head, transcript.middle, transcript.tail])
  /** @type {Figure[]} */
  const figures = []
  const logs = new Set()
  for (const { name, path } of nodes) {
    const { floor, ours } = await byTurns(quick ? 3 : 9, {
      floor: () => runNode(path, [FLOOR, agent], workspace, { PATH: process.env.PATH }),
      ours: () => runAction(bench, path, agent),
    })
    for (const { calls, logBytes } of ours) {
      if (calls !== transcript.calls)
        throw new Error(`${calls} of ${transcript.calls} tool calls were counted`)
      if (logBytes > LOG_LIMIT) throw new Error('the log is too long to be shown in full')
      logs.add(`log of ${Math.round(logBytes / 1024)} KiB`)
    }
    for (const [what, key] of /** @type {const} */ ([
      ['wall', 'wallMs'],
      ['CPU', 'cpuMs'],
    ])) {
      const of = (/** @type {readonly Run[]} */ runs) => runs.map((run) => run[key])
      const title = `stream of ${size} MiB, ${name}: ${what}`
      // The bound is on the time that somebody waits; a part of the work is done beside it, by V8's own threads.
      const bound = quick || key === 'cpuMs' ? {} : { mostRatio: 2 }
      figures.push({ name: title, floor: of(floor), ours: of(ours), unit: 'ms', ...bound })
    }
  }
  const { lines, calls } = transcript
  const [middle, longest] = [lines[lines.length >> 1], lines.at(-1)]
  const shape = `${lines.length} lines, ${calls} tool calls, median line ${middle} bytes, longest ${longest}`
  return { figures, facts: [`Transcript: ${shape}; ${[...logs].join(', ')}`] }
}

/**
 * One long line: what a MiB of it takes, from the line before it in the log to its own, against a MiB of a shorter
 * one. A line above 16 MiB is only looked at for its end, so the longest that are read are compared as well.
 *
 * @param {Bench} bench
 * @returns {Promise<{ figures: Figure[] }>}
 */
export async function line(bench) {
  const { root, workspace, quick, nodes } = bench
  const sizes = [4, 16, 32, 64]
  const agents = sizes.map((size) => {
    const file = join(root, `line-${size}.ndjson`)
    writeLongLine(file, workspace, size * MIB)
    return catAgent(join(root, `line-${size}`), [file])
  })

  /**
   * @param {string} node
   * @param {string} agent
   */
  async function play(node, agent) {
    const [from, to] = [/session/, /big\.ts|Skipped/].map((pattern) => ({ pattern, at: 0 }))
    const run = await runAction(bench, node, agent, {
      onData(chunk) {
        const now = performance.now()
        const text = chunk.toString()
        for (const moment of [from, to]) if (moment?.at === 0 && moment.pattern.test(text)) moment.at = now
      },
    })
    if (!from || !to?.at) throw new Error('the line is not in the log')
    return { ms: to.at - from.at, peakMiB: run.peakMiB }
  }

  /** @type {Figure[]} */
  const figures = []
  for (const { name, path } of nodes) {
    const jobs = sizes.map((size, i) => [size, () => play(path, agents[i] ?? '')])
    /** @type {Record<string, { ms: number, peakMiB: number }[]>} */
    const runs = await byTurns(quick ? 3 : 7, Object.fromEntries(jobs))
    const perMiB = (/** @type {number} */ size) => (runs[size] ?? []).map(({ ms }) => ms / size)
    for (const [less, more] of /** @type {const} */ ([
      [4, 16],
      [16, 64],
      [32, 64],
    ])) {
      const title = `line of ${more} MiB against ${less} MiB, ${name}`
      figures.push({ name: title, floor: perMiB(less), ours: perMiB(more), unit: 'ms/MiB', mostRatio: 2 })
    }
    for (const size of [16, 64]) {
      const ours = (runs[size] ?? []).map(({ peakMiB }) => peakMiB)
      figures.push({ name: `line of ${size} MiB, ${name}: peak memory`, ours, unit: 'MiB', most: 200 })
    }
  }
  return { figures }
}

/**
 * Peaks of resident memory: the same turns once, and ten times as often.
 *
 * @param {Bench} bench
 * @returns {Promise<{ figures: Figure[] }>}
 */
export async function memory(bench) {
  const { root, workspace, quick, nodes } = bench
  const { head, middle, tail, calls } = writeTranscript(root, workspace, 100 * MIB)
  const times = quick ? 3 : 10
  const [few, many] = [1, times].map((count) =>
    catAgent(join(root, `memory-${count}`), [head, ...Array(count).fill(middle), tail]),
  )
  if (!few || !many) throw new TypeError('two agents')

  /** @type {Figure[]} */
  const figures = []
  for (const { name, path } of nodes) {
    const runs = await byTurns(quick ? 1 : 3, {
      few: () => runAction(bench, path, few),
      many: () => runAction(bench, path, many),
    })
    if (runs.many.some((run) => run.calls !== calls * times)) throw new Error('tool calls were not counted')
    const [floor, ours] = [runs.few, runs.many].map((list) => list.map(({ peakMiB }) => peakMiB))
    if (!floor || !ours) throw new TypeError('two lists')
    const title = `memory, ${quick ? `${times}00 MiB` : '1 GiB'} against 100 MiB, ${name}`
    figures.push({ name: title, floor, ours, unit: 'MiB', mostRatio: 1.2, most: 200 })
  }
  return { figures }
}

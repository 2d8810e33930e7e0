import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { join } from 'node:path'
import { catAgent, punctualAgent, stubbornAgent } from './agents.mjs'
import { byTurns, openPipe, runAction, runNode } from './run.mjs'
import { percentile } from './table.mjs'
import { writeLongLine } from './transcript.mjs'
import { FLOOR } from './volume.mjs'

/**
 * How soon something happens: the start of the agent, a line in the log, the end.
 *
 * @typedef {import('./run.mjs').Bench} Bench
 * @typedef {import('./table.mjs').Figure} Figure
 */

/**
 * From the spawn of the action to the first instruction of the agent, a shell that writes to a pipe: its own start
 * of about a millisecond counts as ours.
 *
 * @param {Bench} bench
 * @returns {Promise<{ figures: Figure[] }>}
 */
export async function start(bench) {
  const { root, workspace, quick, nodes } = bench
  const [played, signal] = [join(root, 'short.ndjson'), join(root, 'first-instruction')]
  writeLongLine(played, workspace, 0)
  const agent = catAgent(join(root, 'start'), [played], `echo > '${signal}'`)
  const { reader, writer } = openPipe(signal)
  /** @type {Figure[]} */
  const figures = []
  for (const { name, path } of nodes) {
    const { floor, ours } = await byTurns(quick ? 11 : 31, {
      async floor() {
        const { wallMs } = await runNode(path, ['-e', '0'], workspace, {}, { metered: false })
        return wallMs
      },
      async ours() {
        const first = once(reader, 'data').then(() => performance.now())
        const { begun } = await runAction(bench, path, agent, { metered: false })
        return (await first) - begun
      },
    })
    figures.push({ name: `start of the agent, ${name}`, floor, ours, unit: 'ms', mostRatio: 3.5 })
  }
  closeSync(writer)
  reader.destroy()
  return { figures }
}

/**
 * From just before an event is written to the arrival of its line here. The floor tells what the machine itself
 * takes for that.
 *
 * @param {Bench} bench
 * @returns {Promise<{ figures: Figure[] }>}
 */
export async function latency(bench) {
  const { root, workspace, quick, nodes } = bench
  const count = quick ? 200 : 500
  const agent = punctualAgent(join(root, 'latency'), count)
  /** @type {Figure[]} */
  const figures = []
  for (const { name, path } of nodes) {
    const floor = stopwatch()
    await runNode(path, [FLOOR, path, agent], workspace, { PATH: process.env.PATH }, floor)
    const ours = stopwatch()
    await runAction(bench, path, agent, ours)
    for (const { delays } of [floor, ours]) {
      if (delays.length !== count) throw new Error(`${delays.length} of ${count} lines are in the log`)
    }
    for (const [share, bound] of /** @type {const} */ ([
      [0.5, {}],
      [0.99, { most: 20 }],
    ])) {
      const of = (/** @type {{ delays: number[] }} */ { delays }) => [percentile(delays, share)]
      figures.push({
        name: `latency, p${share * 100}, ${name}`,
        floor: of(floor),
        ours: of(ours),
        unit: 'ms',
        ...bound,
      })
    }
  }
  return { figures }
}

function stopwatch() {
  /** @type {number[]} */
  const delays = []
  return {
    delays,
    onData(/** @type {Buffer} */ chunk) {
      const now = Number(process.hrtime.bigint() / 1000n)
      for (const [, at] of chunk.toString().matchAll(/\bat (\d+)/g)) delays.push((now - Number(at)) / 1000)
    },
  }
}

/**
 * From the signal of a cancellation to the last write of outputs and summary.
 *
 * @param {Bench} bench
 * @returns {Promise<{ figures: Figure[] }>}
 */
export async function end(bench) {
  const { root, quick, nodes } = bench
  const agent = stubbornAgent(join(root, 'end'))
  /** @type {Figure[]} */
  const figures = []
  for (const { name, path } of nodes) {
    const ours = []
    for (let run = 0; run < (quick ? 1 : 3); run++) {
      let cancelled = 0
      const { told } = await runAction(bench, path, agent, {
        conclusion: 'cancelled',
        onData(chunk, child) {
          if (cancelled > 0 || !chunk.includes('session')) return
          cancelled = Date.now()
          child.kill('SIGINT')
        },
      })
      ours.push(told - cancelled)
    }
    figures.push({ name: `end after a cancellation, ${name}`, ours, unit: 'ms', most: 6_500 })
  }
  return { figures }
}

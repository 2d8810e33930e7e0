import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyFileCommands } from '../file-commands.mjs'
import { createLayout } from '../layout.mjs'
import { endSurvivors, survivors } from '../processes.mjs'
import { createStep } from '../step.mjs'

/**
 * Runs what is measured: the built action as one step, or any other Node program. Its stdout is a kernel pipe, as
 * a runner gives it, and read here.
 *
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} Run
 * @property {number} begun when it was spawned, by `performance.now()`
 * @property {number} wallMs from then until it has ended and its stdout is read
 * @property {number} cpuMs user and system of the process alone, without its children; NaN when not metered
 * @property {number} peakMiB highest resident memory, in the same way
 *
 * @typedef {object} Step
 * @property {number} told when outputs and summary were written, by `Date.now()`
 * @property {number} calls tool calls in the outputs
 * @property {number} logBytes
 *
 * @typedef {object} Options
 * @property {boolean} [metered] true when not given; costs a few ms at the start
 * @property {(chunk: Buffer, child: ChildProcess) => void} [onData] gets what is printed
 *
 * @typedef {object} Bench
 * @property {string} root folder for all that is made; a mark of all processes, too
 * @property {string} workspace
 * @property {boolean} quick
 * @property {readonly { name: string, path: string }[]} nodes what the action is run with, its own version last
 */

const ACTION = fileURLToPath(new URL('../../dist/index.js', import.meta.url))
const METER = fileURLToPath(new URL('meter.cjs', import.meta.url))
const API_KEY = 'key_0123456789abcdef'
/** About as long as what GitHub gives to an action: the search for secrets in the stream depends on it. */
const TOKEN = `eyJhbGciOiJSUzI1NiJ9.${createHash('shake256', { outputLength: 900 }).digest('base64url')}`

/**
 * Runs the action with all on that is on by default, and with an output file.
 *
 * @param {Bench} bench
 * @param {string} node
 * @param {string} agent
 * @param {Options & { conclusion?: string }} [options] any other conclusion is a fault, of the bench or of ours
 * @returns {Promise<Run & Step>}
 */
export async function runAction({ workspace }, node, agent, options = {}) {
  const { conclusion = 'success', onData } = options
  const inputs = { prompt: 'Fix the flaky test.', 'agent-path': agent, 'output-file': 'answer.md' }
  const { dirs, files, env, script, trackingId } = createLayout({
    ...{ action: ACTION, node, workspace, user: undefined, event: {}, eventName: 'workflow_dispatch' },
    ...{ inputs: { ...inputs, 'api-key': API_KEY }, env: { ACTIONS_RUNTIME_TOKEN: TOKEN } },
  })
  let logBytes = 0
  /** @type {Buffer} */
  let last = Buffer.alloc(0)
  try {
    const run = await runNode(node, [script], workspace, env, {
      ...options,
      onData(chunk, child) {
        logBytes += chunk.length
        last = chunk
        onData?.(chunk, child)
      },
    })
    const left = survivors(trackingId)
    const step = createStep({ workspace, debug: false, unsecure: false, secrets: [], onLine: undefined })
    applyFileCommands(files, step)
    const { outputs, summary } = step.record
    if (outputs.conclusion !== conclusion || summary === '' || left.length > 0) {
      throw new Error(`The action went wrong; ${left.length} processes left; the log ends with:\n${last}`)
    }
    const told = Math.max(...[files.OUTPUT, files.STEP_SUMMARY].map((path) => fs.statSync(path).mtimeMs))
    return { ...run, told, calls: JSON.parse(outputs.tool_calls ?? '{}').total, logBytes }
  } finally {
    endSurvivors(trackingId)
    fs.rmSync(dirs.root, { recursive: true })
  }
}

/**
 * Runs a Node program until it has ended and all that it printed was read.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {Options} [options]
 * @returns {Promise<Run>}
 */
export async function runNode(node, args, cwd, env, { metered = true, onData = () => {} } = {}) {
  const dir = fs.mkdtempSync(join(cwd, '..', 'run-'))
  const [pipe, usage] = [join(dir, 'stdout'), join(dir, 'usage.json')]
  const { reader, writer } = openPipe(pipe)
  const begun = performance.now()
  const child = spawn(node, [...(metered ? ['--require', METER] : []), ...args], {
    ...{ cwd, env: { ...env, BENCH_METER: usage } },
    stdio: ['ignore', writer, 'inherit'],
  })
  fs.closeSync(writer)
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')])
  reader.on('data', (chunk) => onData(chunk, child))
  try {
    const [[, signal]] = await ended
    const wallMs = performance.now() - begun
    if (signal) throw new Error(`${args.join(' ')} was ended by ${signal}`)
    const used = metered ? JSON.parse(fs.readFileSync(usage, 'utf8')) : {}
    return { begun, wallMs, cpuMs: Number(used.cpuMs), peakMiB: Number(used.peakMiB) }
  } finally {
    child.kill('SIGKILL')
    fs.rmSync(dir, { recursive: true })
  }
}

/**
 * A kernel pipe with a name. The reader sees its end when nobody holds the writer any more.
 *
 * @param {string} path
 */
export function openPipe(path) {
  execFileSync('mkfifo', ['-m', '600', path])
  const fd = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
  const writer = fs.openSync(path, fs.constants.O_WRONLY)
  return { reader: new Socket({ fd, readable: true, writable: false }), writer }
}

/**
 * Does all the jobs by turns, so that a busy moment of the machine falls on each of them; the first round only
 * warms up.
 *
 * @template {Record<string, () => Promise<unknown>>} Jobs
 * @param {number} rounds
 * @param {Jobs} jobs
 * @returns {Promise<{ [Name in keyof Jobs]: Awaited<ReturnType<Jobs[Name]>>[] }>}
 */
export async function byTurns(rounds, jobs) {
  const done = Object.fromEntries(Object.keys(jobs).map((name) => [name, /** @type {unknown[]} */ ([])]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, job] of Object.entries(jobs)) {
      const result = await job()
      if (round > 0) done[name]?.push(result)
    }
  }
  return /** @type {any} */ (done)
}

/**
 * `npm run bench`: measures the built action against the numbers of design §8, each as far as possible as a ratio
 * to a floor of the same run. The exit code is 1 when a bound is missed.
 *
 *   node harness/bench.mjs [--quick] [--only NAME]…
 *
 * Runs the action under the Node that runs this file, and under the one of the npm package `node` where that is
 * installed.
 *
 * @typedef {import('./bench/run.mjs').Bench} Bench
 * @typedef {import('./bench/table.mjs').Figure} Figure
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { arch, cpus, loadavg, platform, release, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { end, latency, start } from './bench/moments.mjs'
import { holds, table } from './bench/table.mjs'
import { line, memory, stream } from './bench/volume.mjs'
import { endSurvivors } from './processes.mjs'

/** @type {Record<string, (bench: Bench) => Promise<{ figures: Figure[], facts?: string[] }>>} */
const FIGURES = { stream, line, memory, latency, start, end }
const PACKAGED = new URL(`../node_modules/node-${platform()}-${arch()}/bin/node`, import.meta.url)

const { quick, only } = options()
const root = mkdtempSync(join(realpathSync(tmpdir()), 'run-agent-bench-'))
process.env.TMPDIR = root // the harness makes its folders there
process.on('exit', () => {
  endSurvivors(root)
  rmSync(root, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

const workspace = join(root, 'workspace')
mkdirSync(workspace)
const nodes = nodesHere()
const [loadBefore = 0] = loadavg()
const figures = []
const facts = []
for (const [name, measure] of Object.entries(FIGURES)) {
  if (only.length > 0 && !only.includes(name)) continue
  process.stderr.write(`measuring: ${name}\n`)
  const measured = await measure({ root, workspace, quick, nodes })
  figures.push(...measured.figures)
  facts.push(...(measured.facts ?? []))
}
const missed = figures.filter((figure) => !holds(figure)).length
process.stdout.write(`${table(figures)}\n\n${[...facts, machine()].join('\n')}\n`)
process.exitCode = missed > 0 ? 1 : 0

function options() {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
  })
  const only = values.only ?? []
  const unknown = only.find((name) => !Object.hasOwn(FIGURES, name))
  if (unknown !== undefined)
    throw new Error(`--only takes ${Object.keys(FIGURES).join(', ')}, not ${unknown}`)
  if (platform() === 'win32') throw new Error('Windows has no mkfifo, which the bench needs')
  return { quick: values.quick, only }
}

function nodesHere() {
  const paths = [process.execPath, ...(existsSync(PACKAGED) ? [fileURLToPath(PACKAGED)] : [])]
  const named = paths.map((path) => {
    const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()
    return { name: `Node ${version.slice(1).split('.', 1)[0]}`, version, path }
  })
  return named.filter(({ version }, i) => named.findIndex((other) => other.version === version) === i)
}

function machine() {
  const versions = nodes.map(({ version }) => version).join(' and ')
  const [cpu] = cpus()
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`
  const system = `${platform()} ${arch()} ${release()}`
  const load = `load ${loadBefore.toFixed(1)} before, of others`
  return `Node ${versions}; ${cpus().length} CPUs (${cpu?.model}), ${memory}; ${system}; ${load}`
}

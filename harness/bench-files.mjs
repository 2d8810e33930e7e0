import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// What it costs to tell the files that changed, against what `git status` costs on the same tree. The sources are
// measured as `npm run build` compiles them, in a process of its own, as the action runs them.

const FILES = 100_000
const CHANGED = 10
const ROUNDS = 5
/** Both snapshots together, in runs of `git status`. */
const BOUND = 3

const top = fileURLToPath(new URL('..', import.meta.url))

/**
 * @typedef {object} Measured
 * @property {string} name
 * @property {number} floor milliseconds of one `git status`
 * @property {number} ours milliseconds of both snapshots, with the comparison, the lines and the diff
 * @property {number} ratio
 * @property {number} bound
 *
 * @returns {Promise<Measured>}
 */
export async function benchFiles() {
  if (!existsSync(join(top, 'lib/files/ledger.js'))) {
    execFileSync(process.execPath, [
      join(top, 'node_modules/typescript/bin/tsc'),
      '-p',
      join(top, 'tsconfig.build.json'),
    ])
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-files-'))
  try {
    const root = join(folder, 'repo')
    makeRepository(root)
    const floors = []
    const times = []
    // In turns, so that both see the same machine; the first round warms the caches.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const begun = performance.now()
      git(root, 'status', '--porcelain')
      floors.push(performance.now() - begun)
      times.push(measureOurs(root, folder))
      git(root, 'checkout', '-q', '.')
      git(root, 'status') // writes the index, as it was before
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const floor = median(floors.slice(1))
    const ours = median(times.slice(1))
    return { name: `files: two snapshots of ${FILES} files`, floor, ours, ratio: ours / floor, bound: BOUND }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} root */
function makeRepository(root) {
  for (let d = 0; d < FILES / 100; d += 1) {
    const folder = join(root, `packages/p${d % 50}/src/d${d}`)
    mkdirSync(folder, { recursive: true })
    for (let n = 0; n < 100; n += 1)
      writeFileSync(join(folder, `file-${n}.ts`), `export const x${d} = ${n}\n`.repeat(5))
  }
  writeFileSync(join(root, '.gitignore'), 'node_modules/\ndist/\n*.log\n.env\n/coverage\n')
  git(root, 'init', '-q')
  git(root, 'add', '-A')
  git(root, 'config', 'gc.auto', '0') // it would run beside the measurement
  git(root, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'all')
  git(root, 'repack', '-adq') // as a clone has it
  git(root, 'status')
}

/**
 * @param {string} root
 * @param {string} temp
 * @returns {number}
 */
function measureOurs(root, temp) {
  const env = { PATH: process.env.PATH, HOME: temp, RUNNER_TEMP: temp, BENCH_ROOT: root }
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--child'], {
    env,
    encoding: 'utf8',
  })
  const ms = Number(stdout)
  if (!(ms > 0)) throw new Error(`nothing was measured: ${stdout}${stderr}`)
  return ms
}

async function child() {
  const root = process.env.BENCH_ROOT ?? ''
  const { openLedger } = await import(join(top, 'lib/files/ledger.js'))
  const { parsePathRules } = await import(join(top, 'lib/files/rules.js'))
  const never = new AbortController().signal
  const rules = parsePathRules(undefined, undefined)
  const begun = performance.now()
  const ledger = await openLedger({ workspace: root, rules, onViolation: 'fail' }, process.env, never)
  const opened = performance.now()
  for (let n = 0; n < CHANGED; n += 1)
    appendFileSync(join(root, `packages/p${n}/src/d${n}/file-${n}.ts`), 'changed\n')
  const changed = performance.now()
  const { files, word } = await ledger.close(new Map(), never)
  const closed = performance.now()
  if (files.length !== CHANGED || word !== 'git') throw new Error(`${word} told ${files.length} changes`)
  if (process.env.BENCH_VERBOSE) console.error(opened - begun, closed - changed)
  process.stdout.write(String(opened - begun + closed - changed))
}

/**
 * @param {string} cwd
 * @param {...string} args
 */
function git(cwd, ...args) {
  execFileSync('git', args, { cwd, stdio: 'ignore' })
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

if (process.argv[2] === '--child') await child()
else if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await benchFiles())

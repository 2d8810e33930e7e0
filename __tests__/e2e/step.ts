// Runs the built action as one step of a job, and checks what holds however a step ends.

import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect } from '@jest/globals'
import { parse } from 'yaml'
import { COMMAND_NAMES, parseCommand } from '../../harness/commands.mjs'
import { writeAgent } from '../../harness/fake-agent.mjs'
import { type RunOptions, type RunResult, runAction, survivors } from '../../harness/runner.mjs'
import { errorLines } from '../support/stderr.ts'

/** An ordinary user, where the tests run as root. */
export const USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

/** A step that has ended. */
export interface Step extends RunResult {
  /** Where the agent lies, and its notes. */
  readonly agentDir: string
  /** How often the agent was started, its helpers included. */
  readonly starts: number
  /** The log without what the guard around the agent says of itself. */
  readonly said: readonly string[]
}

const manifest = parse(fs.readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'))
const OUTPUTS = Object.keys(manifest.outputs).sort()

const leftBehind: (() => void)[] = []
afterAll(() => {
  for (const cleanUp of leftBehind.splice(0)) cleanUp()
})

/** A new folder in which the user of the steps can write. */
export function makeFolder(name: string): string {
  const folder = join(fs.realpathSync(tmpdir()), `${name}-${randomUUID()}`)
  fs.mkdirSync(folder)
  hand(folder)
  leftBehind.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Makes something the step's user's own. */
export function hand(path: string): void {
  if (USER) fs.lchownSync(path, USER.uid, USER.gid)
}

/** Writes a file that the step's user owns, and answers its path. */
export function makeFile(path: string, content: string | Uint8Array, mode = 0o644): string {
  fs.writeFileSync(path, content, { mode })
  hand(path)
  return path
}

/**
 * At hand in the body of each agent, besides the harness's own kit:
 *
 * - `note(name, data)` leaves a file beside the agent: `noteOf(step, name)`.
 * - `leave(how, ...flags)` starts a process that stays until it is ended: a plain `child`, one in a `session` of
 *   its own that holds stdout and stderr, or a `daemon` that forked twice, with no environment and no stdio.
 *   With `--stubborn` it ignores TERM. It is up when the promise is kept.
 * - `ignoreSignals()`.
 */
const KIT = `
const here = path.dirname(process.argv[1])
const note = (name, data) => fs.appendFileSync(path.join(here, name), data)
note('starts', process.pid + '\\n')
const starts = () => fs.readFileSync(path.join(here, 'starts'), 'utf8').split('\\n').length - 1
const ignoreSignals = () => ['SIGTERM', 'SIGINT', 'SIGHUP'].forEach((name) => process.on(name, () => {}))
async function leave(how, ...flags) {
  const before = starts()
  const command = [process.execPath, path.join(here, 'linger.mjs'), ...flags]
  const daemon = ['-c', 'env -i "$@" <&- >&- 2>&- &', 'sh', ...command]
  if (how === 'daemon') spawnSync('/bin/sh', daemon, { stdio: 'ignore', detached: true })
  else {
    const session = { stdio: ['ignore', 'inherit', 'inherit'], detached: true }
    spawn(command[0], command.slice(1), how === 'session' ? session : { stdio: 'ignore' }).unref()
  }
  while (starts() === before) await sleep(5)
}
`

const GUARD = /^(|::(stop-commands::)?\*\*\*(::)?)$|^(Isolation is |The environment of this step )/

const LINGER = `
import { appendFileSync } from 'node:fs'
if (process.argv.includes('--stubborn')) process.on('SIGTERM', () => {})
process.on('SIGHUP', () => {})
appendFileSync(new URL('starts', import.meta.url), process.pid + '\\n')
setInterval(() => {}, 60_000)
`

/** Makes an agent in a folder of its own, whose name is in the command line of all that it starts. */
export function makeAgent(body: string): { readonly agentDir: string; readonly agentPath: string } {
  const agentDir = makeFolder('agent')
  makeFile(join(agentDir, 'linger.mjs'), LINGER)
  return { agentDir, agentPath: writeAgent(agentDir, `${KIT}\n${body}`) }
}

/**
 * Runs the action with an agent of this body as an ordinary user, and checks everything that holds on each
 * ending: outputs, annotation, last line, summary, exit code, and that nothing was left running.
 */
export async function runStep(body: string, options: RunOptions = {}): Promise<Step> {
  const { agentDir, agentPath } = makeAgent(body)
  leftBehind.unshift(() => endAll(agentDir))
  const { prompt, ...inputs } = options.inputs ?? {}
  const needsPrompt = prompt === undefined && !('prompt-file' in inputs)
  const run = await runAction({
    timeoutMs: 90_000,
    ...(USER && { user: USER }),
    ...options,
    inputs: { 'agent-path': agentPath, prompt: needsPrompt ? 'Say hello.' : prompt, ...inputs },
  })
  leftBehind.unshift(() => endAll(run.dirs.root), run.cleanup)
  const left = [agentDir, run.trackingId, run.dirs.root].flatMap(survivors).map(commandLine)
  expect({ left }).toEqual({ left: [] })
  const starts = noteOf({ agentDir }, 'starts').split('\n').length - 1
  const step = { ...run, agentDir, starts, said: run.log.filter((line) => !GUARD.test(line)) }
  expectWhole(step, !/^false$/i.test(inputs.summary ?? ''))
  return step
}

/** What tells a process apart in a failed test. */
function commandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`
  return `${pid} ${fs.existsSync(file) ? fs.readFileSync(file, 'utf8').replaceAll('\0', ' ') : 'has ended since'}`
}

/** What the agent left beside itself; empty when it left nothing. */
export function noteOf({ agentDir }: Pick<Step, 'agentDir'>, name: string): string {
  const path = join(agentDir, name)
  return fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : ''
}

/** An agent that reads its prompt and answers. */
export const GOOD = `
  readPrompt()
  emit(init(), assistantFinal('Done.'), result('Done.'))
`

/** The events file of a step. */
export function eventsOf({ outputs }: RunResult): string {
  return fs.readFileSync(outputs.events_file ?? '', 'utf8')
}

const LAST_LINE: Readonly<Record<string, string>> = {
  ...{ success: 'Succeeded', failure: 'Failed', timed_out: 'Timed out', cancelled: 'Cancelled' },
}

/** The runner's own annotation of a cancelled step. */
const CANCELED = 'The operation was canceled.'

/** Everything that is true of a step, however it ended. */
export function expectWhole(step: Step, hasSummary: boolean): void {
  const { outputs, annotations, commands, masks } = step
  expect(Object.keys(outputs).sort()).toEqual(OUTPUTS)
  const { conclusion = '', failure_reason: reason, error = '' } = outputs
  const succeeded = conclusion === 'success'

  // What the runner has seen: no fault, no command but ours (which are stopped while
  // an agent lives), nothing on stderr, no file but the two of ours.
  const { faults, forged, lost, heldOpen, env, path, state, matchers } = step
  expect({ faults, forged, lost, heldOpen, env, path, state, matchers }).toEqual({
    ...{ faults: [], forged: [], lost: false, heldOpen: false, env: {}, path: [], state: {}, matchers: [] },
  })
  const shield = commands.find(({ name }) => name === 'stop-commands')
  const expected = [
    ...masks.map(() => 'add-mask'),
    ...(shield ? ['stop-commands', shield.data] : []),
    ...(succeeded ? [] : ['error']),
  ]
  expect(commands.map(({ name }) => name)).toEqual(expected)
  // No other line would be one, either, if commands had not been stopped.
  const known = new Set([...COMMAND_NAMES, shield?.data ?? ''])
  const printed = step.raw.filter(({ stream }) => stream === 'stdout').map(({ line }) => line)
  const commandsIn = (line: string) => parseCommand(line, known)?.name ?? []
  const isMask = (name: string) => name === 'add-mask'
  expect(printed.flatMap(commandsIn).filter((name) => !isMask(name))).toEqual(expected.slice(masks.length))
  if (step.starts > 0) expect(shield?.data.length).toBeGreaterThan(32)
  expect(errorLines(step)).toEqual([])
  expect({ exitCode: step.exitCode, signal: step.signal }).toEqual({
    exitCode: succeeded ? 0 : 1,
    signal: undefined,
  })

  // The cause of a failure is one sentence, and the same everywhere.
  expect(error === '').toBe(succeeded)
  expect(reason === '').toBe(succeeded)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an error is one line without controls
  expect(error).not.toMatch(/[\0-\x1f\x7f-\x9f\u2028\u2029]|##\[/)
  const masked = masks.reduce((text, mask) => text.replaceAll(mask, '***'), error)
  const told = annotations.filter(({ message }) => message !== CANCELED)
  expect(told).toEqual(
    succeeded ? [] : [expect.objectContaining({ level: 'error', message: masked.slice(0, 4096) })],
  )
  const last = step.log.filter((line) => !line.endsWith(CANCELED)).at(-1) ?? ''
  expect(last.slice(0, LAST_LINE[conclusion]?.length)).toBe(LAST_LINE[conclusion])
  if (step.starts > 0) expect(last).toContain(` ${outputs.duration}`)
  expect(last).toContain(masked)
  if (hasSummary)
    expect(step.summary).toMatch(/^### \S+ (Cursor|Agent) (succeeded in|failed|timed out|was cancelled)/)
  if (hasSummary && !succeeded) expect(step.summary).toContain(reason)
  expect(Buffer.byteLength(step.summary)).toBeLessThan(256 * 1024)

  // Values that a later step can use.
  expect(outputs.duration_ms).toMatch(/^\d+$/)
  expect(outputs.exit_code).toMatch(/^\d*$/)
  expect(outputs.result_truncated).toMatch(/^(true|false)$/)
  expect(JSON.parse(outputs.tool_calls ?? '')).toHaveProperty('byKind')
  for (const list of [outputs.files, outputs.files_written])
    expect(JSON.parse(list ?? '')).toBeInstanceOf(Array)
  const counts = ['inputTokens', 'outputTokens', 'cacheReadTokens', 'cacheWriteTokens']
  const usage = Object.fromEntries(counts.map((name) => [name, expect.any(Number)]))
  if (outputs.usage !== '') expect(JSON.parse(outputs.usage ?? '')).toEqual(usage)
  expect(Object.values(outputs).join('').length * 2).toBeLessThan(1024 * 1024)
  if (step.starts > 0) expect(outputs.events_file).not.toBe('')
  for (const file of [outputs.events_file, outputs.result_file]) {
    if (file) expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  }
}

/** Ends what a failed test has left: processes that it started itself, known by their agent's folder. */
function endAll(marker: string): void {
  for (const pid of survivors(marker)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it has ended in the meantime
    }
  }
}

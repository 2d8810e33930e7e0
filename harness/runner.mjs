import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyFileCommands } from './file-commands.mjs'
import { createLayout, RUNTIME_TOKEN } from './layout.mjs'
import { endSurvivors, startProcess, survivors } from './processes.mjs'
import { createStep } from './step.mjs'

export { survivors }

/**
 * A small GitHub Actions runner for one JavaScript action: actions/runner 2.336 where an action can tell the
 * difference. Not simulated: problem matchers, containers, pre and post.
 *
 * @typedef {import('./layout.mjs').Dirs} Dirs
 * @typedef {import('./layout.mjs').User} User
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {Readonly<Record<string, string | undefined>>} Variables
 *
 * @typedef {object} RunOptions
 * @property {string | undefined} [action] index.js of the built action; the repository's dist/index.js when
 *   not given. The whole folder is copied, and the action.yml in the folder above says which inputs have
 *   which defaults
 * @property {string | undefined} [node] what runs it
 * @property {Variables | undefined} [inputs] by the names of action.yml
 * @property {Variables | undefined} [env] the step's `env:`; wins over the runner's own
 * @property {readonly string[] | undefined} [secrets] values that the runner masks from the start
 * @property {string | undefined} [workspace] an existing folder to work in, instead of a new empty one
 * @property {object | undefined} [event] the payload in GITHUB_EVENT_PATH
 * @property {string | undefined} [eventName] `workflow_dispatch` when not given
 * @property {((line: string, child: ChildProcess) => boolean) | undefined} [cancelWhen] asked for every line
 *   of the log; the first true cancels the job
 * @property {number | undefined} [cancelAfterMs] cancels the job so long after the start
 * @property {User | undefined} [user] runs the action as this user (only root can)
 * @property {string | undefined} [guid] ends the names of the files of file commands, which nobody else knows
 * @property {((line: string) => void) | undefined} [onLine] gets the lines of `log` as they come
 * @property {number | undefined} [timeoutMs] a limit of the harness, not of the job: everything is killed and
 *   the promise rejected. Two minutes when not given
 *
 * @typedef {object} RawLine
 * @property {'stdout' | 'stderr'} stream
 * @property {string} line unmasked
 * @property {number} at ms since the start
 *
 * @typedef {object} RunEnding
 * @property {number | undefined} exitCode nothing when a signal ended the process
 * @property {NodeJS.Signals | undefined} signal
 * @property {'success' | 'failure' | 'cancelled'} conclusion
 * @property {RawLine[]} raw every line as it was written
 * @property {{ signal: NodeJS.Signals, at: number }[]} signals what the cancellation sent, ms since the start
 * @property {boolean} heldOpen somebody still held stdout or stderr 5 s after the end, and the rest was lost
 * @property {number} durationMs from start to exit, without the wait for the pipes
 * @property {Dirs} dirs
 * @property {import('./layout.mjs').Layout['files']} files the five files of file commands by the end of
 *   their variable's name
 * @property {number | undefined} pid
 * @property {string} trackingId the RUNNER_TRACKING_ID of the step: `survivors(trackingId)`
 * @property {() => void} cleanup ends what is left of the step and removes the folders
 *
 * @typedef {import('./step.mjs').StepRecord & RunEnding} RunResult
 */

/** SIGINT, 7.5 s, SIGTERM, 2.5 s, SIGKILL: to the node process alone, never to its children. */
const CANCELLATION = /** @type {const} */ ([
  ['SIGINT', 7_500],
  ['SIGTERM', 2_500],
  ['SIGKILL', 0],
])

/** How long the runner waits for stdout and stderr to close once the process is gone. */
const PIPES_MS = 5_000

/**
 * Runs the action as one step. Rejects when it cannot be started at all, as with an input above 128 KiB.
 *
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export async function runAction(options = {}) {
  const { inputs = {}, env = {}, timeoutMs = 120_000 } = options
  const layout = createLayout({
    action: resolve(options.action ?? fileURLToPath(new URL('../dist/index.js', import.meta.url))),
    node: options.node ?? process.execPath,
    workspace: options.workspace && resolve(options.workspace),
    event: options.event ?? {},
    eventName: options.eventName ?? 'workflow_dispatch',
    ...{ inputs, env, user: options.user, guid: options.guid },
  })
  const { dirs, files, trackingId } = layout
  const step = createStep({
    workspace: dirs.workspace,
    debug: layout.env.RUNNER_DEBUG === '1',
    unsecure: layout.env.ACTIONS_ALLOW_UNSECURE_COMMANDS === 'true',
    secrets: [RUNTIME_TOKEN, ...(options.secrets ?? [])],
    onLine,
  })

  /** @type {RunEnding['raw']} */
  const raw = []
  /** @type {RunEnding['signals']} */
  const signals = []
  const started = performance.now()
  const { child, ended, closed, close } = await startProcess(layout, options.user, receive).catch(giveUp)
  let late = false
  const limitTimer = setTimeout(() => {
    late = true
    end()
  }, timeoutMs)
  let cancelTimer =
    options.cancelAfterMs === undefined ? undefined : setTimeout(cancel, options.cancelAfterMs, 0)

  /**
   * @param {unknown} error
   * @returns {never}
   */
  function giveUp(error) {
    rmSync(dirs.root, { recursive: true, force: true })
    throw error
  }

  function since() {
    return Math.round((performance.now() - started) * 10) / 10
  }

  /** @param {string} line */
  function onLine(line) {
    options.onLine?.(line)
    if (signals.length === 0 && options.cancelWhen?.(line, child)) cancel(0)
  }

  /**
   * @param {'stdout' | 'stderr'} stream
   * @param {string} line
   */
  function receive(stream, line) {
    raw.push({ stream, line, at: since() })
    step.receive(line)
    if (step.record.lost) end()
  }

  /** @param {number} stage */
  function cancel(stage) {
    const [signal, wait] = CANCELLATION[stage] ?? []
    if (!signal || signals.length > stage || !child.kill(signal)) return // kill: false once it has ended
    signals.push({ signal, at: since() })
    cancelTimer = setTimeout(cancel, wait, stage + 1)
  }

  function end() {
    child.kill('SIGKILL')
    endSurvivors(trackingId)
  }

  if (layout.unexpected) step.annotate('warning', layout.unexpected)
  const ending = await ended.finally(() => clearTimeout(limitTimer))
  const durationMs = since()
  clearTimeout(cancelTimer)
  const heldOpen = !(await within(closed, PIPES_MS))
  close()
  if (late) throw new Error(`${timeoutMs} ms were not enough. ${dirs.root} remains. ${tail(step.record.log)}`)
  if (signals.length > 0) step.annotate('error', 'The operation was canceled.')
  applyFileCommands(files, step)

  const conclusion = step.record.failed || ending.exitCode !== 0 ? 'failure' : 'success'
  return {
    ...step.record,
    ...ending,
    conclusion: signals.length > 0 ? 'cancelled' : conclusion,
    ...{ raw, signals, heldOpen, durationMs, dirs, files, trackingId, pid: child.pid },
    cleanup() {
      endSurvivors(trackingId)
      rmSync(dirs.root, { recursive: true, force: true })
    },
  }
}

/**
 * Whether a promise is kept in time.
 *
 * @param {Promise<unknown>} promise
 * @param {number} ms
 * @returns {Promise<boolean>}
 */
function within(promise, ms) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, false)
    void promise.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}

/** @param {readonly string[]} log */
function tail(log) {
  return `The log ends with:\n${log.slice(-20).join('\n')}`
}

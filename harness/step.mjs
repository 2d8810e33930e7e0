import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { placeOf } from './annotations.mjs'
import { COMMAND_NAMES, isBlank, lowerCase, parseCommand } from './commands.mjs'
import { createMasker } from './masks.mjs'

/**
 * What the runner keeps of one step while its lines come in: the command manager, the annotations and the
 * log.
 *
 * @typedef {import('./commands.mjs').Command} Command
 *
 * @typedef {import('./annotations.mjs').Annotation} Annotation
 *
 * @typedef {object} StepRecord
 * @property {string[]} log what a person sees, masked, in the order of the runner
 * @property {Annotation[]} annotations at most ten of each level
 * @property {Command[]} commands every command that was obeyed
 * @property {string[]} masks the values of `add-mask`
 * @property {Record<string, string>} outputs
 * @property {Record<string, string>} state
 * @property {Record<string, string>} env
 * @property {string[]} path first in PATH first
 * @property {string} summary as it would be uploaded, masked; empty when there is none or it is too big
 * @property {string[]} matchers the files of `add-matcher`; the matchers themselves are not run
 * @property {string[]} faults everything that the runner complained about
 * @property {string[]} forged lines printed as they came, which the log view draws as the runner's own
 * @property {boolean} lost an invalid stop token ended the step while its process was running
 * @property {boolean} failed a command or a file made the step fail, whatever its exit code
 *
 * @typedef {object} Step
 * @property {StepRecord} record
 * @property {(line: string) => void} receive one line of stdout or stderr
 * @property {(text: string) => string} mask
 * @property {(message: string, how?: { fails: boolean }) => void} fault
 * @property {(level: Annotation['level'], message: string) => void} annotate
 * @property {(name: string, value: string) => void} setOutput
 * @property {(name: string, value: string) => void} setState
 *
 * @typedef {object} StepSettings
 * @property {string} workspace
 * @property {boolean} debug
 * @property {boolean} unsecure `ACTIONS_ALLOW_UNSECURE_COMMANDS` is true in the step's environment
 * @property {readonly string[]} secrets
 * @property {((line: string) => void) | undefined} onLine
 */

const MOST_ANNOTATIONS = 10
const LONGEST_MESSAGE = 4096

/** How the log view draws lines that begin with the runner's own marks. `endgroup` draws nothing. */
const DRAWN = /** @type {const} */ ([
  ['##[error]', 'Error: '],
  ['##[warning]', 'Warning: '],
  ['##[notice]', 'Notice: '],
  ['##[group]', '▼ '],
  ['##[command]', ''],
  ['##[section]', ''],
])

/** Never echoed, whatever `echo` says. */
const SILENT = new Set(['add-mask', 'debug', 'error', 'notice', 'warning'])

/**
 * @param {StepSettings} settings
 * @returns {Step}
 */
export function createStep({ workspace, debug, unsecure, secrets, onLine }) {
  const masker = createMasker(secrets)
  /** @type {StepRecord} */
  const record = {
    ...{ log: [], annotations: [], commands: [], masks: [], outputs: {}, state: {}, env: {}, path: [] },
    ...{ summary: '', matchers: [], faults: [], forged: [], lost: false, failed: false },
  }
  let echo = debug
  let token = ''
  let known = COMMAND_NAMES

  /** @param {string} message */
  function print(message) {
    for (const line of masker.mask(message).split('\n')) {
      if (line.startsWith('##[endgroup]')) continue
      const [mark, words] = DRAWN.find(([mark]) => line.startsWith(mark)) ?? ['', '']
      const drawn = words + line.slice(mark.length)
      record.log.push(drawn)
      onLine?.(drawn)
    }
  }

  /** @param {string} line */
  function printForeign(line) {
    if (/^##\[(endgroup|debug)\]/.test(line) || DRAWN.some(([mark]) => line.startsWith(mark))) {
      record.forged.push(line)
    }
    print(line)
  }

  /**
   * @param {Annotation['level']} level
   * @param {string} message
   * @param {Partial<Annotation>} [where]
   */
  function annotate(level, message, where = {}) {
    if (record.annotations.filter((other) => other.level === level).length < MOST_ANNOTATIONS) {
      const cut = masker.mask(message).slice(0, LONGEST_MESSAGE)
      record.annotations.push({ level, message: cut, ...where })
    }
    print(`##[${level}]${message}`)
  }

  /**
   * @param {string} message
   * @param {{ fails: boolean }} [how]
   */
  function fault(message, how = { fails: true }) {
    record.faults.push(message)
    record.failed ||= how.fails
    annotate('error', message)
  }

  /** @type {Step['setOutput']} */
  const setOutput = (name, value) => put(record.outputs, name, value)
  /** @type {Step['setState']} */
  const setState = (name, value) => put(record.state, name, value)

  /** @param {Command} command */
  function issue({ name, properties, data }) {
    const level = /** @type {Annotation['level']} */ (name)
    annotate(level, data, placeOf(properties, workspace))
  }

  /** @param {Command} command */
  function refuse({ name, properties, data }) {
    if (!unsecure)
      throw new Error(`The \`${name}\` command is disabled. Please upgrade to using Environment Files.`)
    if (name === 'add-path') record.path.unshift(data)
    else record.env[nameOf(properties)] = data
  }

  /** @type {Record<string, (command: Command) => void>} */
  const obey = {
    'add-mask': ({ data }) => {
      if (isBlank(data))
        return annotate('warning', "Can't add secret mask for empty string in ##[add-mask] command.")
      if (echo) print('::add-mask::***')
      record.masks.push(data)
      for (const value of [data, ...data.split(/[\r\n]/)]) masker.add(value)
    },
    'add-matcher': ({ data }) => {
      if (data === '') return annotate('warning', 'File path must be specified.')
      JSON.parse(readFileSync(resolve(workspace, data), 'utf8'))
      record.matchers.push(data)
    },
    'remove-matcher': ({ data }) => {
      if (data !== '' && !existsSync(resolve(workspace, data)))
        throw new Error(`Could not find file '${data}'.`)
    },
    'set-output': ({ properties, data }) => {
      setOutput(nameOf(properties), data)
      annotate('warning', 'The `set-output` command is deprecated and will be disabled soon.')
    },
    'save-state': ({ properties, data }) => {
      setState(nameOf(properties), data)
      annotate('warning', 'The `save-state` command is deprecated and will be disabled soon.')
    },
    'set-env': refuse,
    'add-path': refuse,
    error: issue,
    warning: issue,
    notice: issue,
    debug: ({ data }) => {
      if (debug) print(`##[debug]${data}`)
    },
    group: ({ data }) => print(`##[group]${data}`),
    endgroup: () => print('##[endgroup]'),
    echo: ({ data }) => {
      const value = lowerCase(data.trim())
      if (value !== 'on' && value !== 'off') throw new Error('Invalid echo command value. Use on or off.')
      echo = value === 'on'
    },
  }

  /**
   * The runner does not catch an invalid token: the step fails at once and nobody reads its process any more.
   *
   * @param {string} line
   * @param {string} data
   */
  function stop(line, data) {
    if (data === '' || data === 'pause-logging' || COMMAND_NAMES.has(lowerCase(data))) {
      record.lost = true
      return fault('You cannot use a endToken that is an empty string, `pause-logging` or another command.')
    }
    token = lowerCase(data)
    known = new Set([...COMMAND_NAMES, token])
    if (data.length > 6) masker.add(data)
    print(line)
  }

  /** @param {string} line */
  function receive(line) {
    if (record.lost) return
    const command = parseCommand(line, known)
    if (!command || (token !== '' && command.name !== token)) return printForeign(line)
    record.commands.push(command)
    if (token !== '') {
      token = ''
      known = COMMAND_NAMES
      return print(line)
    }
    if (command.name === 'stop-commands') return stop(line, command.data)
    const silent = SILENT.has(command.name)
    if (echo && !silent) print(line)
    try {
      obey[command.name]?.(command)
    } catch (error) {
      fault(`Unable to process command '${silent ? command.name : line}' successfully.`)
      fault(error instanceof Error ? error.message : String(error))
    }
  }

  return { record, receive, mask: masker.mask, fault, annotate, setOutput, setState }
}

/** @param {Record<string, string>} properties */
function nameOf({ name }) {
  if (!name) throw new Error("Required field 'name' is missing in the command.")
  return name
}

/**
 * Names are the same in any case, and the last one wins.
 *
 * @param {Record<string, string>} values
 * @param {string} name
 * @param {string} value
 */
function put(values, name, value) {
  const same = Object.keys(values).find((other) => lowerCase(other) === lowerCase(name))
  if (same !== undefined) delete values[same]
  values[name] = value
}

import { readFileSync, statSync } from 'node:fs'
import { splitLines } from './commands.mjs'

/**
 * The files by which a step hands data to the runner, read once when its process has ended, in this order.
 * The keys end the names of the variables (`GITHUB_PATH`), the values begin the names of the files.
 */
export const FILE_COMMANDS = /** @type {const} */ ({
  PATH: 'add_path_',
  ENV: 'set_env_',
  STEP_SUMMARY: 'step_summary_',
  STATE: 'save_state_',
  OUTPUT: 'set_output_',
})

const SUMMARY_LIMIT = 1024 * 1024

/**
 * @typedef {keyof typeof FILE_COMMANDS} FileCommand
 * @typedef {import('./step.mjs').Step} Step
 */

/**
 * Applies all files to the step. Pairs before a fault in a file count, and the fault fails the step.
 *
 * @param {Readonly<Record<FileCommand, string>>} paths
 * @param {Step} step
 */
export function applyFileCommands(paths, step) {
  for (const name of /** @type {FileCommand[]} */ (Object.keys(FILE_COMMANDS))) {
    try {
      const bytes = readIfThere(paths[name])
      if (bytes) APPLY[name](bytes, step)
    } catch (error) {
      step.fault(`Unable to process file command '${name.toLowerCase()}' successfully.`)
      step.fault(error instanceof Error ? error.message : String(error))
    }
  }
}

/** @type {Record<FileCommand, (bytes: Buffer, step: Step) => void>} */
const APPLY = {
  PATH(bytes, { record }) {
    for (const line of splitLines(decode(bytes)).filter((line) => line !== '')) {
      record.path = [line, ...record.path.filter((other) => other !== line)]
    }
  },
  ENV(bytes, step) {
    for (const [name, value] of pairs(decode(bytes))) {
      if (name.toUpperCase() === 'NODE_OPTIONS') {
        step.fault(`Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.`, { fails: false })
      } else {
        step.record.env[required(name)] = value
      }
    }
  },
  STEP_SUMMARY(bytes, step) {
    if (bytes.length > SUMMARY_LIMIT) {
      const [limit, size] = [SUMMARY_LIMIT, bytes.length].map((count) => `${Math.trunc(count / 1024)}k`)
      const text = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${limit}, got ${size}.`
      step.fault(text, { fails: false })
    } else {
      step.record.summary = splitLines(decode(bytes))
        .map((line) => `${step.mask(line)}\n`)
        .join('')
    }
  },
  STATE(bytes, step) {
    for (const [name, value] of pairs(decode(bytes))) step.setState(name, value)
  },
  OUTPUT(bytes, step) {
    for (const [name, value] of pairs(decode(bytes))) step.setOutput(required(name), value)
  },
}

/**
 * `NAME=VALUE` and `NAME<<DELIMITER`: whichever sign comes first decides. Lazy, as in the runner.
 *
 * @param {string} text
 * @returns {Generator<[name: string, value: string]>}
 */
export function* pairs(text) {
  const lines = cutLines(text)
  for (const { line } of lines) {
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      yield [line.slice(0, heredoc), heredocValue(line, heredoc, lines)]
    } else if (equals >= 0) {
      yield [line.slice(0, equals), line.slice(equals + 1)]
    } else {
      throw new Error(`Invalid format '${line}'`)
    }
  }
}

/**
 * @param {string} head
 * @param {number} sign where `<<` stands in it
 * @param {Generator<{ line: string, ended: boolean }>} lines
 */
function heredocValue(head, sign, lines) {
  const delimiter = head.slice(sign + 2)
  if (sign === 0 || delimiter === '') {
    throw new Error(`Invalid format '${head}'. Name must not be empty and delimiter must not be empty`)
  }
  const value = []
  for (let next = lines.next(); !next.done; next = lines.next()) {
    if (next.value.line === delimiter) return value.join('\n')
    if (!next.value.ended) throw new Error('Invalid value. EOF marker missing new line.')
    value.push(next.value.line)
  }
  throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`)
}

/**
 * Lines end at `\n` only, on Windows at `\r\n` too: elsewhere `\r` stays in names, values and delimiters.
 *
 * @param {string} text
 */
function* cutLines(text) {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    const line = end < 0 ? text.slice(start) : text.slice(start, end)
    yield { line: process.platform === 'win32' ? line.replace(/\r$/, '') : line, ended: end >= 0 }
    start = end < 0 ? text.length : end + 1
  }
}

/** @param {string} name */
function required(name) {
  if (name === '') throw new Error("Value cannot be null or empty. (Parameter 'name')")
  return name
}

/** @param {string} path */
function readIfThere(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return undefined
  // the runner would wait for ever on a pipe
  if (!found.isFile()) throw new Error(`Access to the path '${path}' is denied.`)
  return readFileSync(path)
}

/**
 * `File.ReadAllText`: UTF-8, unless a byte order mark says otherwise.
 *
 * @param {Buffer} bytes
 */
function decode(bytes) {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

/**
 * What the first two bytes say, as .NET reads them. A UTF-8 mark is dropped by the decoder.
 *
 * @param {Uint8Array} bytes
 */
export function encodingOf(bytes) {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  return mark === 0xfeff ? 'utf-16be' : mark === 0xfffe ? 'utf-16le' : 'utf-8'
}

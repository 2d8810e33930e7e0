#!/usr/bin/env node
/**
 * Stands in for `cursor-agent`: takes its flags, reads the prompt, and plays a recorded session. The edits
 * and deletions of the session are really made, inside of the working directory.
 *
 *   replay-agent.mjs [flags of cursor-agent] [--play FILE.ndjson] [--pace MS]
 *
 * In the file, {{cwd}} is the working directory and {{prompt}} the prompt.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { emitError, emitText, readPrompt, sleep, VERSION } from './fake-agent.mjs'

const SWITCHES = new Set([
  ...[
    '-p',
    '--print',
    '-f',
    '--force',
    '--yolo',
    '--trust',
    '--plan',
    '--continue',
    '--stream-partial-output',
  ],
  ...[
    '--auto-review',
    '--approve-mcps',
    '--list-models',
    '--skip-worktree-setup',
    '--disable-project-configs',
  ],
])
const WITH_VALUE = new Set([
  ...['--api-key', '-H', '--header', '--output-format', '--mode', '--model', '--sandbox', '--workspace'],
  ...['--add-dir', '--plugin-dir', '--worktree-base', '--play', '--pace'],
])
const WITH_OPTIONAL_VALUE = new Set(['--resume', '-w', '--worktree'])

const { flags, words } = parse(process.argv.slice(2))
if (flags.has('--version') || flags.has('-v')) {
  emitText(`${VERSION}\n`)
} else {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    process.once(signal, () => {
      emitError('Aborting operation...\n')
      process.exit(code)
    })
  }
  const prompt = words.length > 0 ? words.join(' ') : readPrompt().toString()
  await play(prompt, path.resolve(flags.get('--workspace') ?? '.'))
}

/**
 * @param {string} prompt
 * @param {string} cwd
 */
async function play(prompt, cwd) {
  const file = flags.get('--play') ?? fileURLToPath(new URL('demo-session.ndjson', import.meta.url))
  const pace = Number(flags.get('--pace') ?? 0)
  for (const recorded of fs.readFileSync(file, 'utf8').split('\n')) {
    if (recorded === '') continue
    const line = recorded
      .replaceAll('{{cwd}}', () => escaped(cwd))
      .replaceAll('{{prompt}}', () => escaped(prompt))
    await sleep(pace)
    perform(line, cwd)
    emitText(`${line}\n`)
  }
}

/**
 * Makes the change of a completed tool call.
 *
 * @param {string} line
 * @param {string} cwd
 */
function perform(line, cwd) {
  if (!line.startsWith('{"type":"tool_call","subtype":"completed"')) return
  const { editToolCall, writeToolCall, deleteToolCall } = JSON.parse(line).tool_call
  const [edited, written, deleted] = [editToolCall, writeToolCall, deleteToolCall].map(
    (call) => call?.result?.success,
  )
  const target = path.resolve(cwd, (edited ?? written ?? deleted)?.path ?? '')
  if (!target.startsWith(cwd + path.sep)) return
  if (deleted) return fs.rmSync(target, { force: true })
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, edited ? edited.afterFullFileContent : writeToolCall.args.fileText)
}

/**
 * As commander does it: `--flag value`, `--flag=value`, and an unknown flag ends the program.
 *
 * @param {readonly string[]} args
 */
function parse(args) {
  /** @type {Map<string, string>} */
  const flags = new Map()
  const words = []
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, name = arg, value] = /^(--[^=]+)=(.*)$/s.exec(arg) ?? []
    if (!name.startsWith('-')) words.push(arg)
    else if (SWITCHES.has(name) || ['-v', '--version'].includes(name)) flags.set(name, '')
    else if (WITH_VALUE.has(name)) flags.set(name, value ?? rest.shift() ?? '')
    else if (WITH_OPTIONAL_VALUE.has(name)) {
      flags.set(name, value ?? (rest[0]?.startsWith('-') ? '' : (rest.shift() ?? '')))
    } else {
      emitError(`error: unknown option '${name}'\n`)
      process.exit(1)
    }
  }
  return { flags, words }
}

/**
 * As the inside of a JSON string.
 *
 * @param {string} text
 */
function escaped(text) {
  return JSON.stringify(text).slice(1, -1)
}

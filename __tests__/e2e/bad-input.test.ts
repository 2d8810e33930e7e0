// Inputs that cannot be used: all are told at once, and nothing is started.

import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { RUNTIME_TOKEN } from '../../harness/layout.mjs'
import type { RunOptions } from '../../harness/runner.mjs'
import { GOOD, makeFile, makeFolder, runStep, type Step } from './step.ts'

/** A workspace with everything in it that an input could point to by mistake. */
const workspace = makeFolder('workspace')
const outside = makeFolder('outside')
makeFile(join(outside, 'secret.md'), 'A secret.\n')
makeFile(join(workspace, 'task.md'), 'A task.\n')
makeFile(join(workspace, 'blank.md'), ' \n\n')
makeFile(join(workspace, 'huge.md'), 'x'.repeat(10 * 1024 * 1024 + 1))
makeFile(join(workspace, 'latin1.md'), Buffer.from('caf\u00e9', 'latin1'))
makeFile(join(workspace, 'mine.md'), 'Not for you.\n', 0o000)
makeFile(join(workspace, 'data.json'), '{}\n')
fs.mkdirSync(join(workspace, 'folder'))
fs.symlinkSync(join(outside, 'secret.md'), join(workspace, 'link.md'))
fs.symlinkSync(outside, join(workspace, 'link'))
execFileSync('mkfifo', ['-m', '666', join(workspace, 'pipe.md')])

/** Runs a step that has to be refused before anything is started. */
async function refuse(inputs: RunOptions['inputs'], options: RunOptions = {}): Promise<Step> {
  const step = await runStep(GOOD, { workspace, inputs: { ...inputs }, ...options })
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'failure', failure_reason: 'invalid_input', result: '', session_id: '', exit_code: '' },
    ...{
      events_file: '',
      result_file: '',
      files: '[]',
      files_written: '[]',
      usage: '',
      result_truncated: 'false',
    },
  })
  expect(step.starts).toBe(0)
  expect(fs.readdirSync(step.dirs.temp).filter((name) => name.startsWith('run-agent'))).toEqual([])
  return step
}

it.concurrent.each([
  ['none', {}],
  ['an empty one', { prompt: '' }],
  ['a blank one', { prompt: ' \n\t' }],
  ['two empty ones', { prompt: '', 'prompt-file': '' }],
])('asks for a prompt when there is %s', async (_, inputs) => {
  const step = await refuse({ prompt: '', ...inputs })
  expect(step.outputs.error).toBe(
    'Neither input "prompt" nor "prompt-file" is set, but exactly one of them must be.',
  )
})

it.concurrent('asks for one prompt when there are two', async () => {
  const step = await refuse({ prompt: 'Hello.', 'prompt-file': 'task.md' })
  expect(step.outputs.error).toBe(
    'Inputs "prompt" and "prompt-file" are both set, but exactly one of them must be.',
  )
})

it.concurrent.each([
  ['is missing', 'no-such.md', /no such file/],
  ['is a folder', 'folder', /regular file/],
  ['is a pipe', 'pipe.md', /regular file/],
  ['is empty', 'blank.md', /empty/],
  ['is too big', 'huge.md', /10 MiB|10485760/],
  ['is no UTF-8', 'latin1.md', /UTF-8/],
  ['cannot be read', 'mine.md', /cannot be read|permission/i],
  ['lies outside', join(outside, 'secret.md'), /inside the workspace or RUNNER_TEMP/],
  ['lies above', '../../secret.md', /inside the workspace or RUNNER_TEMP|no such file/],
  ['is a link that leads outside', 'link.md', /inside the workspace or RUNNER_TEMP/],
  ['lies behind such a link', 'link/secret.md', /inside the workspace or RUNNER_TEMP/],
  ['is a device', '/dev/zero', /inside the workspace or RUNNER_TEMP/],
])('refuses a prompt file that %s', async (_, file, accepted) => {
  const step = await refuse({ 'prompt-file': file })
  expect(step.outputs.error).toContain(`Input "prompt-file" is "${file}"`)
  expect(step.outputs.error).toMatch(accepted)
})

const MINUTES = /number of minutes/
const FOLDER = /existing folder inside the workspace/
const FILE = /file inside the workspace/
const SESSION = /session id/
const NAMES = /name variables/
const ARGS = /JSON array of strings, or arguments as in a shell/

it.concurrent.each([
  ['agent', 'Cursor', /one of: cursor/],
  ['permissions', 'admin', /one of: read-only, write, full/],
  ['log', 'debug', /one of: text, verbose, stream-json, quiet/],
  ['summary', 'yes', /true or false/],
  ['fail-on', 'warnings', /any of: error, denied, tool-failure/],
  ['fail-on', 'toString', /any of: error, denied, tool-failure/],
  ['timeout-minutes', 'soon', MINUTES],
  ['timeout-minutes', '0', MINUTES],
  ['timeout-minutes', '-1', MINUTES],
  ['timeout-minutes', '5x', MINUTES],
  ['timeout-minutes', '1e3', MINUTES],
  ['timeout-minutes', '7201', MINUTES],
  ['timeout-minutes', '.', MINUTES],
  ['idle-timeout-minutes', 'soon', MINUTES],
  ['idle-timeout-minutes', '-1', MINUTES],
  ['working-directory', 'no-such', FOLDER],
  ['working-directory', 'task.md', FOLDER],
  ['working-directory', '..', FOLDER],
  ['working-directory', '/', FOLDER],
  ['working-directory', 'link', FOLDER],
  ['agent-path', '/no/such/agent', /does not exist.*executable/],
  ['agent-path', 'folder', /not a file.*executable/],
  ['agent-path', 'data.json', /not executable/],
  ['resume', 'no session!', SESSION],
  ['resume', '--force', SESSION],
  ['resume', 'x'.repeat(129), SESSION],
  ['env', 'INPUT_API-KEY', NAMES],
  ['env', 'ACTIONS_RUNTIME_TOKEN', NAMES],
  ['env', 'GITHUB_OUTPUT', NAMES],
  ['env', 'A=B', NAMES],
  ['output-file', '../answer.md', FILE],
  ['output-file', '/etc/passwd', FILE],
  ['output-file', '.', FILE],
  ['output-file', 'folder/', FILE],
  ['args', '--add-dir "open', ARGS],
  ['args', '["a"', ARGS],
  ['args', '[1]', ARGS],
  ['args', '["--add-dir", "a\\u0000b"]', /NUL/],
  ['args', 'status', /no option/],
])('refuses the input "%s" with the value %s', async (name, value, accepted) => {
  const step = await refuse({ [name]: value })
  expect(step.outputs.error).toContain(`Input "${name}" is "${value.slice(0, 70)}`)
  expect(step.outputs.error).toMatch(accepted)
})

it.concurrent.each([
  ...['-p', '--print', '--output-format text', '--output-format=text', '--stream-partial-output', '-f'],
  ...['--force', '--yolo', '-pf', '--sandbox disabled', '--approve-mcps', '--mode=plan', '--trust'],
  ...[
    '--workspace /tmp',
    '--worktree',
    '--resume x',
    '--continue',
    '--model gpt-5',
    '--api-key x',
    '--help',
    '--',
  ],
])('refuses the argument %s, which would override what the action relies on', async (arg) => {
  const step = await refuse({ args: `--add-dir lib ${arg}` })
  expect(step.outputs.error).toContain(`Input "args" is "--add-dir lib ${arg}"`)
  expect(step.outputs.error).toMatch(/not allowed: \S+/)
})

it.concurrent('tells of all problems in one message', async () => {
  const step = await refuse({
    ...{ prompt: 'Hello.', 'prompt-file': 'no-such.md', agent: 'copilot', 'agent-path': '/no/such/agent' },
    ...{
      permissions: 'admin',
      args: '--force',
      resume: '!',
      'working-directory': '..',
      'timeout-minutes': 'soon',
    },
    ...{ 'idle-timeout-minutes': 'later', env: 'INPUT_X\nA=B', log: 'debug', summary: 'maybe' },
    ...{ 'output-file': '../x', 'fail-on': 'denied, nothing, never' },
  })
  const { error = '' } = step.outputs
  const names = [...error.matchAll(/(?:Input|Inputs) "([a-z-]+)"/g)].map(([, name]) => name)
  expect(names.sort()).toEqual([
    ...['agent', 'agent-path', 'args', 'env', 'env', 'fail-on', 'fail-on', 'idle-timeout-minutes', 'log'],
    ...['output-file', 'permissions', 'prompt', 'resume', 'summary', 'timeout-minutes', 'working-directory'],
  ])
  expect(step.annotations).toHaveLength(1)
  expect(error).not.toContain('\n')
})

it.concurrent('tells of a value on one short line, whatever it holds', async () => {
  const bad = '::set-output name=forged::1\n##[error]x\r::error::y\u0085::add-mask::e\u2028\u0000'.replace(
    '\0',
    '\u001b[31m',
  )
  const step = await refuse({
    agent: bad,
    log: 'x'.repeat(100_000),
    args: `"${'y'.repeat(50_000)}`,
    env: bad,
  })
  expect(step.outputs.error?.length).toBeLessThan(3_001)
})

it.concurrent('takes what is empty for what is not given, and what is blank too', async () => {
  const names = [
    'agent',
    'model',
    'permissions',
    'args',
    'resume',
    'working-directory',
    'timeout-minutes',
    'log',
  ]
  const more = ['idle-timeout-minutes', 'env', 'summary', 'output-file', 'fail-on', 'prompt-file', 'api-key']
  for (const blank of ['', ' \n ']) {
    const inputs = Object.fromEntries([...names, ...more].map((name) => [name, blank]))
    const step = await runStep(GOOD, { inputs: { prompt: 'Hello.', ...inputs } })
    expect(step.outputs.conclusion).toBe('success')
  }
})

it.concurrent.each(['0.5', '.5', '5.', '7200'])('takes %s for a number of minutes', async (minutes) => {
  const inputs = { 'timeout-minutes': minutes, 'idle-timeout-minutes': minutes }
  const step = await runStep(GOOD, { inputs })
  expect(step.outputs.conclusion).toBe('success')
})

it.concurrent('does not tell the key when other inputs are wrong', async () => {
  const step = await refuse({ 'api-key': 'key-4711', log: 'key-4711', permissions: 'admin' })
  expect([...step.log, step.summary].join('\n')).not.toContain('key-4711')
})

it.concurrent.each([
  ['is a file', (folder: string) => makeFile(join(folder, 'temp'), '')],
  ['is missing', (folder: string) => join(folder, 'temp')],
  ['cannot be written', () => '/proc'],
])('owns up to a fault of its own when RUNNER_TEMP %s', async (_, make) => {
  const step = await runStep(GOOD, { env: { RUNNER_TEMP: make(makeFolder('temp')) } })
  expect(step.outputs).toMatchObject({ conclusion: 'failure', failure_reason: 'internal', events_file: '' })
  expect(step.outputs.error).toMatch(/^A fault in run-agent: .*(ENOTDIR|ENOENT|EACCES)/)
  expect(step.log.some((line) => /^\s*at \S+.*index\.js/.test(line))).toBe(true)
  expect(step.log.join('\n')).not.toContain(RUNTIME_TOKEN)
  expect(step.starts).toBe(0)
})

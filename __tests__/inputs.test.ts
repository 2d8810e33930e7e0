import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type RunRequest, readInputs } from '../src/inputs.ts'
import { createFolder } from './support/folder.ts'
import './support/one-realm.ts'

const root = createFolder()
const workspace = join(root, 'workspace')
const temp = join(root, 'temp')
const outside = join(root, 'outside')
for (const folder of [workspace, temp, outside, join(workspace, 'app'), join(root, 'home')]) mkdirSync(folder)
const fifo = join(workspace, 'fifo')
if (process.platform !== 'win32') execFileSync('mkfifo', [fifo])

function put(path: string, content: string | Buffer): string {
  writeFileSync(path, content)
  return path
}
put(join(workspace, 'task.md'), 'Fix the oven. 🥖\n')
put(join(temp, 'task.md'), 'Fix the door.\n')
put(join(outside, 'task.md'), 'A secret.\n')
put(join(workspace, 'latin1.md'), Buffer.from([0x42, 0xe9]))
put(join(workspace, 'empty.md'), '')
put(join(workspace, 'blank.md'), ' \n\t\n')
put(join(workspace, 'most.md'), 'a'.repeat(10 * 1024 * 1024))
truncateSync(put(join(workspace, 'huge.md'), ''), 10 * 1024 * 1024 + 1)
chmodSync(put(join(workspace, 'cursor-agent'), '#!/bin/sh\n'), 0o755)
put(join(workspace, 'agent.mjs'), '')
put(join(workspace, 'not-executable'), '#!/bin/sh\n')
symlinkSync(join(workspace, 'task.md'), join(workspace, 'link-in.md'))
symlinkSync(join(outside, 'task.md'), join(workspace, 'link-out.md'))
symlinkSync(join(workspace, 'nothing'), join(workspace, 'link-broken.md'))
symlinkSync(outside, join(workspace, 'folder-out'))
symlinkSync(join(workspace, 'app'), join(workspace, 'folder-in'))

const STEP = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temp, HOME: join(root, 'home'), PATH: '' }
type Inputs = Readonly<Record<string, string>>

function read(inputs: Inputs, step: NodeJS.ProcessEnv = {}) {
  const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  return readInputs({ ...STEP, ...step, ...Object.fromEntries(named) })
}

/** The request of a step with a prompt and these inputs. */
function request(inputs: Inputs, step: NodeJS.ProcessEnv = {}): RunRequest {
  const given = 'prompt-file' in inputs ? inputs : { prompt: 'Fix it.', ...inputs }
  const answer = read(given, step)
  if ('problems' in answer) throw new Error(answer.problems.join(' '))
  return answer
}

/** The problems of a step with a prompt and these inputs. */
function problems(inputs: Inputs, step: NodeJS.ProcessEnv = {}): readonly string[] {
  const given = 'prompt-file' in inputs ? inputs : { prompt: 'Fix it.', ...inputs }
  const answer = read(given, step)
  return 'problems' in answer ? answer.problems : []
}

describe('a step that sets only the prompt', () => {
  it('gets the defaults', () => {
    expect(request({})).toMatchObject({
      prompt: Buffer.from('Fix it.'),
      agent: { id: 'cursor' },
      program: undefined,
      apiKey: undefined,
      model: 'auto',
      permissions: 'write',
      args: [],
      resume: undefined,
      workspace,
      directory: workspace,
      timeoutMs: 30 * 60_000,
      idleTimeoutMs: 15 * 60_000,
      env: [],
      log: 'text',
      summary: true,
      outputFile: undefined,
      failOn: new Set(),
      isolation: 'auto',
      trustConfig: 'auto',
    })
  })

  it.each([
    ...['prompt-file', 'agent', 'agent-path', 'api-key', 'model', 'permissions', 'args', 'resume', 'env'],
    ...[
      'working-directory',
      'timeout-minutes',
      'idle-timeout-minutes',
      'log',
      'summary',
      'output-file',
      'fail-on',
    ],
    ...['isolation', 'trust-config', 'output-schema', 'output-schema-file', 'pass-if', 'annotations'],
  ])('gets the same with an empty %s', (name) => {
    const rules = expect.anything() // functions, which are equal only to themselves
    expect(read({ prompt: 'Fix it.', [name]: '' })).toEqual({ ...request({}), rules })
    expect(read({ prompt: 'Fix it.', [name]: ' \n' })).toEqual({ ...request({}), rules })
  })
})

describe('a good input', () => {
  it.each<[string, Inputs, Partial<RunRequest>]>([
    ['a prompt, as it is', { prompt: '  Fix it.\n\n' }, { prompt: Buffer.from('  Fix it.\n\n') }],
    ['a key', { 'api-key': ' key_1 ' }, { apiKey: 'key_1' }],
    ['a model', { model: 'composer-3' }, { model: 'composer-3' }],
    ['less permissions', { permissions: 'read-only' }, { permissions: 'read-only' }],
    ['a session', { resume: '0c9d2a54-6a1e_X' }, { resume: '0c9d2a54-6a1e_X' }],
    ['a folder', { 'working-directory': 'app' }, { directory: join(workspace, 'app') }],
    ['a link to a folder', { 'working-directory': 'folder-in' }, { directory: join(workspace, 'app') }],
    ['an absolute folder', { 'working-directory': workspace }, { directory: workspace }],
    ['half a minute', { 'timeout-minutes': '0.5' }, { timeoutMs: 30_000 }],
    ['the longest time', { 'timeout-minutes': '7200' }, { timeoutMs: 432_000_000 }],
    ['no idle time', { 'idle-timeout-minutes': '0' }, { idleTimeoutMs: 0 }],
    ['names of variables', { env: 'A\n B_1 \n\nGITHUB_TOKEN' }, { env: ['A', 'B_1', 'GITHUB_TOKEN'] }],
    ['no summary', { summary: 'False' }, { summary: false }],
    ['a file for the answer', { 'output-file': 'new/a.md' }, { outputFile: join(workspace, 'new', 'a.md') }],
    [
      'what fails the step',
      { 'fail-on': 'denied\ntool-failure' },
      { failOn: new Set(['denied', 'tool-failure']) },
    ],
    ['the same in one line', { 'fail-on': 'error, denied' }, { failOn: new Set(['error', 'denied']) }],
    ['less isolation', { isolation: 'none' }, { isolation: 'none' }],
    ['isolation or nothing', { isolation: 'required' }, { isolation: 'required' }],
    ['no trust', { 'trust-config': 'false' }, { trustConfig: 'false' }],
    ['a log', { log: 'quiet' }, { log: 'quiet' }],
  ])('is %s', (_, inputs, expected) => {
    expect(request(inputs)).toMatchObject(expected)
  })

  it('is a log that step debugging makes verbose, unless another one is wanted', () => {
    expect(request({}, { RUNNER_DEBUG: '1' }).log).toBe('verbose')
    expect(request({ log: 'text' }, { RUNNER_DEBUG: '1' }).log).toBe('verbose')
    expect(request({ log: 'quiet' }, { RUNNER_DEBUG: '1' }).log).toBe('quiet')
    expect(request({ log: 'stream-json' }, { RUNNER_DEBUG: '1' }).log).toBe('stream-json')
  })

  it('is, for a missing key, the variable of the step', () => {
    expect(request({}, { CURSOR_API_KEY: 'of-the-step' }).apiKey).toBe('of-the-step')
    expect(request({ 'api-key': 'of-the-input' }, { CURSOR_API_KEY: 'of-the-step' }).apiKey).toBe(
      'of-the-input',
    )
    expect(request({ 'api-key': '' }, { CURSOR_API_KEY: ' ' }).apiKey).toBeUndefined()
  })
})

const NUMBER = 'but it must be a number of minutes, above 0 and up to 7200.'
const NUMBER_OR_0 = 'but it must be a number of minutes, 0 or more and up to 7200.'
const SESSION = 'but it must be a session id: letters, digits, "-" and "_", at most 128.'
const FOLDER = 'but it must be an existing folder inside the workspace.'
const NAMES =
  "but it must name variables, one per line, and none of the runner's own (INPUT_*, ACTIONS_*, …)."
const FILE = 'but it must be a file inside the workspace.'

describe('a wrong input', () => {
  it.each([
    ['agent', 'skynet', 'but it must be one of: cursor, claude.'],
    ['agent', 'Cursor', 'but it must be one of: cursor, claude.'],
    ['permissions', 'all', 'but it must be one of: read-only, write, full.'],
    ['log', 'json', 'but it must be one of: text, verbose, stream-json, quiet.'],
    ['summary', 'yes', 'but it must be true or false.'],
    ['fail-on', 'denials', 'but it must be any of: error, denied, tool-failure, no-changes, changes.'],
    ['isolation', 'docker', 'but it must be one of: auto, required, none.'],
    ['trust-config', 'yes', 'but it must be one of: auto, true, false.'],
    ['resume', '-p', SESSION],
    ['resume', '../x', SESSION],
    ['resume', 'a b', SESSION],
    ['working-directory', 'missing', FOLDER],
    ['working-directory', 'task.md', FOLDER],
    ['working-directory', '..', FOLDER],
    ['working-directory', 'app/../..', FOLDER],
    ['working-directory', '/', FOLDER],
    ['working-directory', 'folder-out', FOLDER],
    ['env', 'INPUT_PROMPT', NAMES],
    ['env', 'ACTIONS_RUNTIME_TOKEN', NAMES],
    ['env', 'GITHUB_ENV', NAMES],
    ['env', 'A=1', NAMES],
    ['output-file', '../a.md', FILE],
    ['output-file', '/etc/passwd', FILE],
    ['output-file', '.', FILE],
    ['output-file', 'new/', FILE],
    ['output-file', 'app', FILE],
    ['agent-path', 'nowhere', 'but that does not exist; it must be an executable file.'],
    ['agent-path', 'app', 'but that is not a file; it must be an executable file.'],
    ...(['0', '0.0', '-1', '7200.1', '7201', '1e3', '0x10', '5m', 'soon', 'NaN', '1,5', '.'] as const).map(
      (value) => ['timeout-minutes', value, NUMBER] as const,
    ),
    ...(['-1', 'never', '99999'] as const).map(
      (value) => ['idle-timeout-minutes', value, NUMBER_OR_0] as const,
    ),
  ])('%s: %j is named with its value and with what is accepted', (name, value, accepted) => {
    expect(problems({ [name]: value })).toEqual([`Input "${name}" is "${value}", ${accepted}`])
  })

  it('is told in one line, however long its value is', () => {
    const [problem = ''] = problems({ resume: `x\n${'y'.repeat(1_000)}` })
    expect(problem).toMatch(/^Input "resume" is "x y+…", but /)
    expect(problem.length).toBeLessThan(200)
  })

  it('is an agent path that is not executable', () => {
    if (process.platform === 'win32') return
    expect(problems({ 'agent-path': 'not-executable' })).toEqual([
      'Input "agent-path" is "not-executable", but that is not executable; it must be an executable file.',
    ])
  })

  it('is isolation that the permissions rule out', () => {
    expect(problems({ isolation: 'required', permissions: 'full' })).toEqual([
      'Input "isolation" is "required", but with "permissions" set to full the agent keeps sudo, which no isolation leaves it.',
    ])
  })

  it('is told together with all others, before anything else', () => {
    const wrong = {
      'prompt-file': 'missing.md',
      agent: 'skynet',
      'agent-path': 'nowhere',
      permissions: 'all',
      args: '--force',
      resume: '-p',
      'working-directory': '..',
      'timeout-minutes': 'soon',
      'idle-timeout-minutes': 'never',
      env: 'INPUT_A ACTIONS_B',
      log: 'json',
      summary: 'yes',
      'output-file': '..',
      'fail-on': 'denials',
      isolation: 'docker',
      'trust-config': 'yes',
    }
    const told = problems(wrong)
    for (const name of Object.keys(wrong)) {
      expect(told.filter((problem) => problem.startsWith(`Input "${name}" is `))).not.toEqual([])
    }
    expect(told).toHaveLength(Object.keys(wrong).length + 1) // two of the names in env
  })
})

describe('the prompt', () => {
  it.each([
    ['a file of the workspace', 'task.md', 'Fix the oven. 🥖\n'],
    ['a file under RUNNER_TEMP', join(temp, 'task.md'), 'Fix the door.\n'],
    ['a link inside the workspace', 'link-in.md', 'Fix the oven. 🥖\n'],
    ['a path that goes back and forth', 'app/../task.md', 'Fix the oven. 🥖\n'],
  ])('is %s', (_, path, expected) => {
    expect(request({ 'prompt-file': path }).prompt.toString()).toBe(expected)
  })

  it('is a file of exactly 10 MiB', () => {
    expect(request({ 'prompt-file': 'most.md' }).prompt).toHaveLength(10 * 1024 * 1024)
  })

  const BOTH = 'it must lie inside the workspace or RUNNER_TEMP'
  it.each([
    ['missing', 'missing.md', 'there is no such file'],
    ['a broken link', 'link-broken.md', 'there is no such file'],
    ['a folder', 'app', 'it must be a regular file'],
    ['outside', join(outside, 'task.md'), BOTH],
    ['outside by a relative path', '../outside/task.md', BOTH],
    ['a link that leads out', 'link-out.md', BOTH],
    ['behind a folder that leads out', 'folder-out/task.md', BOTH],
    ['larger than 10 MiB', 'huge.md', 'it has 10485761 bytes and may have 10 MiB'],
    ['not in UTF-8', 'latin1.md', 'it must be text in UTF-8'],
    ['empty', 'empty.md', 'that file is empty'],
    ['blank', 'blank.md', 'that file is empty'],
    ...(process.platform === 'win32' ? [] : [['a FIFO', 'fifo', 'it must be a regular file'] as const]),
  ])('is no file that is %s', (_, path, accepted) => {
    const [problem, ...others] = problems({ 'prompt-file': path })
    expect(problem).toMatch(/^Input "prompt-file" is "/)
    expect(problem).toContain(`, but ${accepted}.`)
    expect(others).toEqual([])
  })

  it('is needed', () => {
    const told = {
      problems: ['Neither input "prompt" nor "prompt-file" is set, but exactly one of them must be.'],
    }
    expect(read({})).toEqual(told)
    expect(read({ prompt: ' \n', 'prompt-file': '' })).toEqual(told)
  })

  it('is given once', () => {
    expect(read({ prompt: 'Fix it.', 'prompt-file': 'task.md' })).toEqual({
      problems: ['Inputs "prompt" and "prompt-file" are both set, but exactly one of them must be.'],
    })
  })
})

describe('the arguments', () => {
  it.each([
    ['["--header", "X: a b"]', ['--header', 'X: a b']],
    ['[]', []],
    ['--header "X: a b"', ['--header', 'X: a b']],
    ["--header 'X: $HOME `id` *'", ['--header', 'X: $HOME `id` *']],
    ['--add-dir a\\ b\n  --plugin-dir c', ['--add-dir', 'a b', '--plugin-dir', 'c']],
    ['--add-dir ""', ['--add-dir', '']],
    ['--header X:a#b', ['--header', 'X:a#b']],
  ])('of %j are %j', (text, expected) => {
    expect(request({ args: text }).args).toEqual(expected)
  })

  it.each(['["a", 1]', '["--x"', '[["--x"]]', '--header "X', "--header 'X", '--header \\'])(
    'of %j cannot be read',
    (text) => {
      expect(problems({ args: text })).toEqual([
        `Input "args" is "${text}", but it must be a JSON array of strings, or arguments as in a shell with closed quotes.`,
      ])
    },
  )

  it('hold no NUL', () => {
    expect(problems({ args: '["--header", "a\\u0000b"]' })).toEqual([
      expect.stringContaining('but no argument may hold a NUL.'),
    ])
  })

  it('do not override what the action sets itself', () => {
    expect(problems({ args: '--header X:1 --force=true' })).toEqual([
      'Input "args" is "--header X:1 --force=true", but "--force=true" is not allowed: use the input `permissions`.',
    ])
  })
})

describe('the program', () => {
  it('is what agent-path names, relative to the workspace', () => {
    const file = join(workspace, 'cursor-agent')
    expect(request({ 'agent-path': './cursor-agent' }).program).toMatchObject({ file, args: [] })
  })

  it('runs under our Node when it is JavaScript', () => {
    const args = [join(workspace, 'agent.mjs')]
    expect(request({ 'agent-path': 'agent.mjs' }).program).toMatchObject({ file: process.execPath, args })
  })

  it('is nothing when the CLI is nowhere, which is no problem of the inputs', () => {
    expect(request({}).program).toBeUndefined()
  })
})

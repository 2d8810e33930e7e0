// What is a success and what is not. That each failure is one annotation, told in the log's last line and in the
// output `error`, `runStep` checks of every step.

import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { SESSION_ID } from '../../harness/cursor-events.mjs'
import { GOOD, makeFile, makeFolder, runStep } from './step.ts'

const OTHER_SESSION = '0d2c7a44-9f5e-4f0e-8a53-b9c1de3f7a10'

it.concurrent.each([
  ['no event and exit code 0', '', 'no_result', 'ended without a result', '0'],
  [
    'no result and exit code 0',
    `emit(init(), assistantFinal('Done.'))`,
    'no_result',
    'without a result',
    '0',
  ],
  ['no result and exit code 1', `emit(init()); process.exitCode = 1`, 'agent_error', 'exit code 1', '1'],
  ['words instead of events', `emitText('Done.\\n')`, 'no_result', 'ended without a result', '0'],
  [
    'a result that is an array',
    `emitText('[' + JSON.stringify(result('x')) + ']\\n')`,
    'no_result',
    'result',
    '0',
  ],
  ['a result on stderr', `emitError(JSON.stringify(result('x')) + '\\n')`, 'no_result', 'result', '0'],
  ['a result that is cut', `emitText(JSON.stringify(result('x')).slice(0, -1))`, 'no_result', 'result', '0'],
  ['two results', `emit(init(), result('a'), result('b'))`, 'agent_error', '2 results', '0'],
  [
    'exit code 1 after a result',
    `emit(init(), result('a')); process.exitCode = 1`,
    'agent_error',
    'exit code 1',
    '1',
  ],
  [
    'exit code 143 after a result',
    `emit(result('a')); process.exitCode = 143`,
    'agent_error',
    'exit code 143',
    '143',
  ],
  ['is_error', `emit(init(), result('It broke.', { is_error: true }))`, 'agent_error', 'It broke.', '0'],
  ['is_error as a word', `emit(result('x', { is_error: 'false' }))`, 'agent_error', 'failure', '0'],
  ['no is_error', `emit(result('x', { is_error: undefined }))`, 'agent_error', 'failure', '0'],
  [
    'the subtype error',
    `emit(result('', { subtype: 'error', error: 'It broke.' }))`,
    'agent_error',
    'It broke.',
    '0',
  ],
  ['no subtype', `emit(result('x', { subtype: undefined }))`, 'agent_error', 'failure', '0'],
  [
    'an error object',
    `emit(result('', { is_error: true, error: { message: 'No!' } }))`,
    'agent_error',
    'No!',
    '0',
  ],
  [
    'another session',
    `emit(init(), result('x', { session_id: '${OTHER_SESSION}' }))`,
    'agent_error',
    OTHER_SESSION,
    '0',
  ],
])('fails a run with %s', async (_, body, reason, words, exitCode) => {
  const step = await runStep(`readPrompt(); ${body}`)
  expect(step.outputs).toMatchObject({ conclusion: 'failure', failure_reason: reason, exit_code: exitCode })
  expect(step.outputs.error).toContain(words)
})

it.concurrent('tells what was done before a run failed', async () => {
  const step = await runStep(`
    fs.writeFileSync('half.md', 'x\\n')
    emit(init(), create('half.md', 'x\\n'), assistant('Half of it is done.'))
    process.exitCode = 1
  `)
  expect(step.outputs).toMatchObject({ result: 'Half of it is done.', files_written: '["half.md"]' })
  expect(step.summary).toContain('half.md')
})

it.concurrent.each([
  ['does not say its session', `emit({ ...init(), session_id: undefined }, result('x'))`],
  ['says its session only at first', `emit(init(), result('x', { session_id: undefined }))`],
  ['has no first event', `emit(result('x'))`],
])('passes a run that %s', async (_, body) => {
  const step = await runStep(`readPrompt(); ${body}`)
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'x' })
})

it.concurrent('fails a run that was to continue a session, and started another', async () => {
  const step = await runStep(GOOD, { inputs: { resume: OTHER_SESSION } })
  expect(step.outputs).toMatchObject({ failure_reason: 'agent_error', session_id: SESSION_ID })
  expect(step.outputs.error).toContain(OTHER_SESSION)
  expect(step.outputs.error).toContain(SESSION_ID)
})

it.concurrent('tells the words of an agent that died before it read a prompt of 5 MB', async () => {
  const workspace = makeFolder('workspace')
  makeFile(join(workspace, 'task.md'), 'x'.repeat(5_000_000))
  const step = await runStep(
    `emitError('Chat 4711 may still be running in another window\\n'); process.exit(1)`,
    { workspace, inputs: { 'prompt-file': 'task.md' } },
  )
  expect(step.outputs).toMatchObject({ failure_reason: 'agent_error', exit_code: '1' })
  expect(step.outputs.error).toContain('Chat 4711 may still be running in another window')
  expect(step.log.join('\n')).not.toMatch(/EPIPE|ECONNRESET|fault/)
})

it.concurrent('passes an agent that answers without reading a prompt of 5 MB', async () => {
  const workspace = makeFolder('workspace')
  makeFile(join(workspace, 'task.md'), 'x'.repeat(5_000_000))
  const step = await runStep(`emit(init(), assistantFinal('Done.'), result('Done.')); process.exit(0)`, {
    ...{ workspace, inputs: { 'prompt-file': 'task.md' } },
  })
  expect(step.outputs).toMatchObject({ conclusion: 'success', exit_code: '0' })
})

const TRUST = `\u001b[33m⚠ Workspace Trust Required\u001b[0m

  Cursor Agent can execute code and access files in this directory.
  Do you trust the contents of this directory?

    /hcn-verify/cursor-capture/ws-untrusted

  To proceed, you can either:
    • Run 'agent' interactively to decide
    • Pass --trust, --yolo, or -f if you trust this directory
`
const LIMIT = `ActionRequiredError: You've hit your usage limit for Opus You've saved $19 on API model usage this month \
with Pro. Switch to a different model or set a Spend Limit to continue with Opus. Your usage limits will reset when \
your monthly cycle ends on 9/19/2026.`
const MODELS = 'auto, gpt-5, opus-4.8, '.repeat(200)
const LOGIN = 'set CURSOR_API_KEY environment variable.'

it.concurrent.each([
  ['untrusted_workspace', 'a folder that is not trusted', TRUST, 1],
  ['untrusted_workspace', 'the same, with exit code 0', TRUST, 0],
  ['auth', 'no key', `Error: Authentication required. Please run 'agent login' first, or ${LOGIN}`, 1],
  [
    'auth',
    'no key (2025)',
    `Error: Authentication required. Please run 'cursor-agent login' first, or ${LOGIN}`,
    1,
  ],
  ['auth', 'no login', 'Not logged in', 0],
  [
    'auth',
    'a wrong key',
    '\u001b[33m⚠ Warning: The provided API key is invalid.\u001b[39m\nPlease check it.',
    1,
  ],
  [
    'auth',
    'a locked keychain',
    'Error: Your macOS login keychain is locked. Run security unlock-keychain.',
    1,
  ],
  ['model_unavailable', 'an unknown model', `Cannot use this model: gpt-9. Available models: ${MODELS}`, 1],
  [
    'model_unavailable',
    'a free plan',
    'ActionRequiredError: Named models unavailable Free plans can only use Auto.',
    1,
  ],
  ['usage_limit', 'a limit', LIMIT, 1],
  ['network', 'a lost connection', 'Error: read ECONNRESET', 1],
  ['network', 'an unknown host', 'Error: getaddrinfo ENOTFOUND api2.cursor.sh', 1],
  ['network', 'a host that does not answer', 'Error: connect ETIMEDOUT 10.0.0.1:443', 1],
  ['network', 'a closed stream', 'ConnectError: [unavailable] http/2 stream closed', 1],
  ['network', 'a failed request', 'TypeError: fetch failed', 1],
  ['agent_error', 'an option of another version', "error: unknown option '--trust'", 1],
  ['agent_error', 'a session in use', 'Chat 4711 may still be running in another window', 1],
  ['agent_error', 'an interruption', 'Aborting operation...', 130],
  ['agent_error', 'an administrator who forbids it', 'Headless use is disabled by your administrator', 1],
  ['agent_error', 'words that only resemble others', 'The author of the network code is not authorised', 1],
])('gives the reason "%s" when the CLI tells of %s', async (reason, _, said, code) => {
  const step = await runStep(`emitError(${JSON.stringify(`${said}\n`)}); process.exitCode = ${code}`)
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'failure', failure_reason: reason, exit_code: String(code) },
  })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escapes of a terminal
  const plain = said.replaceAll(/\u001b\[\d+m|⚠ /g, '')
  expect(step.outputs.error).toContain(plain.slice(0, 21).split('\n')[0])
  expect(step.outputs.error?.length).toBeLessThan(600)
  expect(step.log).toContain('The last words of the agent:')
})

it.concurrent('finds the cause among the lines of the stream that are no events', async () => {
  const step = await runStep(`
    emit(init(), user('x'))
    emitText("T: ActionRequiredError: You've hit your usage limit\\n")
    process.exitCode = 1
  `)
  expect(step.outputs.failure_reason).toBe('usage_limit')
})

it.concurrent('does not take what the agent says for what its CLI says', async () => {
  const step = await runStep(`
    emit(init(), assistant('Authentication required: the API key is invalid.'))
    emit(shell('login', { exitCode: 1, stderr: 'fetch failed' }), result('Authentication required'))
    process.exitCode = 1
  `)
  expect(step.outputs.failure_reason).toBe('agent_error')
})

it.concurrent('shows the last words of a failed agent in a quiet log, too, without their colours', async () => {
  const step = await runStep(
    `for (let i = 0; i < 100; i++) emitError('\\u001b[31mline ' + i + '\\u001b[0m\\n'); process.exitCode = 3`,
    { inputs: { log: 'quiet' } },
  )
  expect(step.said.slice(0, 3)).toEqual([
    ...[expect.stringMatching(/^Cursor/), 'The last words of the agent:', '  | line 80'],
  ])
  expect(step.outputs.error).toMatch(/exit code 3.*: line 99$/)
})

const FORK = {
  repository: { full_name: 'octo/repo' },
  pull_request: {
    head: { repo: { full_name: 'stranger/repo', fork: true } },
    base: { repo: { full_name: 'octo/repo' } },
  },
}

it.concurrent.each([
  ['a fork', FORK],
  ['a fork that was deleted', { ...FORK, pull_request: { ...FORK.pull_request, head: { repo: null } } }],
])('says of a pull request from %s that it has no key', async (_, event) => {
  const step = await runStep(GOOD, { eventName: 'pull_request', event, inputs: { 'api-key': '' } })
  expect(step.outputs).toMatchObject({ conclusion: 'failure', failure_reason: 'auth', events_file: '' })
  expect(step.outputs.error).toContain('fork')
  expect(step.starts).toBe(0)
})

it.concurrent.each([
  ['with a key', 'pull_request', FORK, 'key-4711'],
  ['that runs with the secrets of the base', 'pull_request_target', FORK, ''],
  [
    'of the repository itself',
    'pull_request',
    { pull_request: { head: { repo: { full_name: 'Octo/Repo' } } } },
    '',
  ],
])('lets a pull request %s go on', async (_, eventName, event, key) => {
  const step = await runStep(GOOD, { eventName, event, inputs: { 'api-key': key } })
  expect(step.outputs.conclusion).toBe('success')
})

const TROUBLED = `
  emit(init(), shellRejected('curl -sI https://example.com'), shellRejected('git push'))
  emit(shell('npm test', { exitCode: 2 }), readFailed('gone.md'), result('Done.'))
`

it.concurrent.each([
  ['', 'success', '', ''],
  ['error', 'success', '', ''],
  ['denied', 'failure', 'denied', '2 tool calls were denied: $ curl -sI https://example.com'],
  ['tool-failure', 'failure', 'tool_failure', '2 tool calls failed: $ npm test'],
  [
    'error\ntool-failure\ndenied\n',
    'failure',
    'denied',
    '2 tool calls were denied: $ curl -sI https://example.com',
  ],
])('fails on refused and failed tool calls as asked: %j', async (failOn, conclusion, reason, error) => {
  const step = await runStep(TROUBLED, { inputs: { 'fail-on': failOn } })
  expect(step.outputs).toMatchObject({ conclusion, failure_reason: reason, error, exit_code: '0' })
  expect(JSON.parse(step.outputs.tool_calls ?? '')).toMatchObject({ total: 4, failed: 2, denied: 2 })
})

it.concurrent('passes with "fail-on" when there is nothing to fail on', async () => {
  const step = await runStep(GOOD, { inputs: { 'fail-on': 'denied, tool-failure' } })
  expect(step.outputs.conclusion).toBe('success')
})

it.concurrent('tells of an agent whose interpreter does not exist that it could not be started', async () => {
  const path = makeFile(join(makeFolder('broken'), 'cursor-agent'), '#!/no/such/interpreter\n', 0o755)
  const step = await runStep('', { inputs: { 'agent-path': path } })
  expect(step.outputs).toMatchObject({ conclusion: 'failure', failure_reason: 'install' })
  expect(step.outputs.error).toMatch(/could not be started.*(No such file|ENOENT)/)
})

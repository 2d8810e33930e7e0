// The real Claude Code under the built action. The answers of its API come from a script.

import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import type { Reply } from '../../harness/mock-anthropic.mjs'
import { VERSION } from '../../harness/real-claude.mjs'
import { callsOf, KEY, makePlace, type Place, read, runClaude, USER, usageOf } from './step.ts'

/** With the error, which tells why when it is not so. */
const GOOD = { conclusion: 'success', error: '' }
const DONE: Reply = { text: 'All done.' }

function bash(command: string): Reply {
  return { tools: [{ name: 'Bash', input: { command, description: 'A command' } }] }
}

function write(path: string, content: string): Reply {
  return { tools: [{ name: 'Write', input: { file_path: path, content } }] }
}

/** Reads, writes, edits, runs what works and what fails, tries what is not allowed, and answers. */
function aDay({ workspace, outside }: Place): Reply[] {
  const menu = join(workspace, 'menu.md')
  return [
    {
      thinking: 'The menu comes first.',
      text: 'I read the menu.',
      tools: [{ name: 'Read', input: { file_path: menu } }],
    },
    {
      text: 'Two things at once.',
      tools: [
        { name: 'Write', input: { file_path: join(workspace, 'prices.txt'), content: 'rye 3\nplum 4\n' } },
        { name: 'Bash', input: { command: 'wc -l < menu.md', description: 'Count' } },
      ],
    },
    {
      tools: [{ name: 'Edit', input: { file_path: menu, old_string: 'plum cake', new_string: 'pear cake' } }],
    },
    bash('echo no flour >&2; exit 3'),
    write(join(outside, 'secret.txt'), 'x\n'),
    DONE,
  ]
}

it.concurrent('works: reads, writes, edits, fails a command, is denied a file outside, answers', async () => {
  const place = makePlace()
  const step = await runClaude(aDay(place), place)
  expect(step.outputs).toMatchObject({
    ...{ ...GOOD, failure_reason: '', exit_code: '0' },
    ...{ result: 'All done.', agent_version: VERSION, usage: usageOf(6) },
    files_written: '["menu.md","prices.txt"]',
  })
  expect(JSON.parse(step.outputs.files ?? '')).toMatchObject([
    { path: 'menu.md', change: 'modified', added: 1, removed: 1, source: 'tool' },
    { path: 'prices.txt', change: 'created', added: 2, removed: 0, source: 'tool' },
  ])
  expect(callsOf(step)).toEqual({
    ...{ total: 6, failed: 1, denied: 1 },
    byKind: { read: 1, create: 2, edit: 1, shell: 2 },
  })
  expect(read(place, 'menu.md')).toBe('# Menu\n\nrye bread\npear cake\n')
  expect(read(place, 'prices.txt')).toBe('rye 3\nplum 4\n')
  expect(fs.readdirSync(place.outside)).toEqual([])

  const [head, ...lines] = step.said
  expect(head).toMatch(/^Claude Code (2\.1\.329 · )?.* · write · session [0-9a-f]{8} · isolation /)
  expect(step.said.join('\n')).not.toContain('The menu comes first')
  // Of two calls at once the one that is done first is told first.
  expect(lines.slice(0, 5).toSorted()).toEqual([
    '$ wc -l < menu.md (exit 0)',
    '> I read the menu.',
    '> Two things at once.',
    'Created prices.txt (+2)',
    'Read menu.md (4 lines)',
  ])
  expect(lines.slice(5, -1)).toEqual([
    'Edited menu.md (+1 −1)',
    '$ echo no flour >&2; exit 3 (exit 3)',
    expect.stringMatching(/^Denied: create .*secret\.txt: /),
    '> All done.',
  ])
  expect(lines.at(-1)).toMatch(
    /^Succeeded in .*: 6 tool calls \(1 failed, 1 denied\), 2 files written, .* tokens/,
  )
  // The key goes to the API alone, and the model of the user's choice is asked for.
  expect(step.mock.turns().map(({ headers }) => headers['x-api-key'])).toEqual(Array(6).fill(KEY))
})

it.concurrent('looks and changes nothing with permissions: read-only, nor starts what the checkout brings', async () => {
  const place = makePlace()
  const script = [
    { tools: [{ name: 'Grep', input: { pattern: 'cake', path: place.workspace } }] },
    ...[write(join(place.workspace, 'new.txt'), 'x\n'), bash('touch made')],
    { tools: [{ name: 'Task', input: { description: 'Help', prompt: 'x', subagent_type: 'claude' } }] },
    { tools: [{ name: 'Read', input: { file_path: '/etc/passwd' } }] },
    DONE,
  ]
  const server = { command: '/bin/sh', args: ['-c', `touch ${join(place.workspace, 'started')}`] }
  fs.writeFileSync(join(place.workspace, '.mcp.json'), JSON.stringify({ mcpServers: { server } }))
  const inputs = { permissions: 'read-only', 'fail-on': 'denied', model: 'claude-haiku-4-5' }
  const step = await runClaude(script, place, { inputs })
  expect(step.outputs).toMatchObject({ conclusion: 'failure', failure_reason: 'denied', files_written: '[]' })
  expect(step.outputs.error).toMatch(/^4 tool calls were denied: /)
  expect(callsOf(step)).toMatchObject({ total: 5, failed: 0, denied: 4 })
  expect(fs.readdirSync(place.workspace).toSorted()).toEqual(['.mcp.json', 'menu.md'])
  expect(step.mock.turns().map(({ body }) => body.model)).toEqual(Array(6).fill('claude-haiku-4-5'))
})

it.concurrent('keeps to the deny rules of the checkout with each of the other permissions', async () => {
  const rules = { permissions: { deny: ['Bash(git push:*)'], allow: ['Write'], defaultMode: 'plan' } }
  for (const [permissions, reaches] of [
    ['write', false],
    ['full', true],
  ] as const) {
    const place = makePlace()
    fs.mkdirSync(join(place.workspace, '.claude'))
    fs.writeFileSync(join(place.workspace, '.claude', 'settings.json'), JSON.stringify(rules))
    const outside = join(place.outside, 'note.txt')
    const script = [bash('git push origin main'), bash('echo free > free.txt'), write(outside, 'x\n'), DONE]
    const step = await runClaude(script, place, { inputs: { permissions } })
    expect(step.outputs).toMatchObject(GOOD)
    expect(callsOf(step)).toMatchObject({ total: 3, failed: 0, denied: reaches ? 1 : 2 })
    expect(step.said).toContainEqual(expect.stringMatching(/^Denied: \$ git push origin main/))
    expect(read(place, 'free.txt')).toBe('free\n')
    expect(fs.existsSync(outside)).toBe(reaches)
  }
})

const asRoot = USER ? it.concurrent : it.skip
asRoot('says what to do when root asks for full permissions', async () => {
  const inputs = { permissions: 'full' }
  const step = await runClaude([DONE], makePlace(), { inputs, user: undefined })
  expect(step.outputs).toMatchObject({
    conclusion: 'failure',
    failure_reason: 'invalid_input',
    exit_code: '1',
  })
  expect(step.outputs.error).toContain('IS_SANDBOX=1')
  expect(step.outputs.session_id).toBe('')
  const sandbox = await runClaude([DONE], makePlace(), { inputs, user: undefined, env: { IS_SANDBOX: '1' } })
  expect(sandbox.outputs).toMatchObject(GOOD)
})

it.concurrent('takes what a sub-agent says for no answer, and counts what it does', async () => {
  const place = makePlace()
  const script = [
    { tools: [{ name: 'Task', input: { description: 'Count', prompt: 'Count the cakes.' } }] },
    { text: 'I am the helper.', ...bash('grep -c cake menu.md') },
    { text: 'One cake.' },
    { text: 'There is one cake.' },
  ]
  const step = await runClaude(script, place)
  expect(step.outputs).toMatchObject({ ...GOOD, result: 'There is one cake.' })
  expect(callsOf(step)).toMatchObject({ total: 2, failed: 0, byKind: { task: 1, shell: 1 } })
  expect(step.said.filter((line) => line.startsWith('> '))).toEqual(['> There is one cake.'])
  expect(step.said).toContainEqual(expect.stringMatching(/^Ran a sub-agent: Count/))
})

it.concurrent('hands on an answer that satisfies a schema', async () => {
  const schema = { type: 'object', properties: { cakes: { type: 'integer' } }, required: ['cakes'] }
  const answer = { tools: [{ name: 'StructuredOutput', input: { cakes: 1 } }] }
  const inputs = {
    ...{ permissions: 'read-only', 'output-schema': JSON.stringify(schema), 'pass-if': 'cakes == 1' },
  }
  const step = await runClaude([answer, DONE], makePlace(), { inputs })
  expect(step.outputs).toMatchObject({ ...GOOD, structured_output: '{"cakes":1}' })
})

it.concurrent('fails in seconds with a wrong key', async () => {
  const refusal = { status: 401, error: 'authentication_error', message: 'invalid x-api-key' }
  const step = await runClaude([refusal])
  expect(step.outputs).toMatchObject({
    conclusion: 'failure',
    failure_reason: 'auth',
    exit_code: '1',
    result: '',
  })
  expect(step.outputs.error).toContain('authentication_failed, HTTP 401')
  expect(step.mock.turns()).toHaveLength(5)
  expect(step.said.filter((line) => line.startsWith('Retrying (attempt '))).toHaveLength(4)
})

it.concurrent('goes on when the API has refused it twice', async () => {
  const refusal = { status: 429, error: 'rate_limit_error', message: 'slower' }
  const step = await runClaude([refusal, refusal, DONE])
  expect(step.outputs).toMatchObject({ ...GOOD, result: 'All done.', usage: usageOf(1) })
  expect(step.said.slice(1, -1)).toEqual([
    'Retrying (attempt 1 of 4): rate_limit, HTTP 429',
    'Retrying (attempt 2 of 4): rate_limit, HTTP 429',
    '> All done.',
  ])
})

it.concurrent('fails when the API fails, and keeps what was done before', async () => {
  const place = makePlace()
  const failing = { status: 500, error: 'api_error', message: 'Internal server error' }
  const step = await runClaude([write(join(place.workspace, 'half.txt'), 'x\n'), failing], place)
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'failure', failure_reason: 'network', exit_code: '1', files_written: '["half.txt"]' },
  })
  expect(step.mock.turns()).toHaveLength(6)
})

it.concurrent.each<[string, Reply, string]>([
  [
    'an account without credit',
    {
      status: 400,
      error: 'invalid_request_error',
      message: 'Your credit balance is too low to access the Anthropic API.',
    },
    'usage_limit',
  ],
  ['a key that may not', { status: 403, error: 'permission_error', message: 'no' }, 'auth'],
  [
    'a model that does not exist',
    { status: 404, error: 'not_found_error', message: 'model: x' },
    'model_unavailable',
  ],
])('tells the cause: %s', async (_, reply, reason) => {
  const step = await runClaude([reply])
  expect(step.outputs).toMatchObject({ conclusion: 'failure', failure_reason: reason })
})

it.concurrent('is ended when the API accepts and never answers', async () => {
  const step = await runClaude([{ hangs: true }], makePlace(), { inputs: { 'idle-timeout-minutes': '0.1' } })
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'timed_out', failure_reason: 'idle_timeout', result: '', exit_code: '' },
  })
  expect(step.mock.turns()).toHaveLength(1)
})

it.concurrent('has a session even when it is ended before it said anything', async () => {
  const step = await runClaude([DONE], makePlace(), { inputs: { 'timeout-minutes': '0.002' } })
  expect(step.outputs).toMatchObject({ conclusion: 'timed_out', failure_reason: 'timeout' })
})

it.concurrent('ends with all that it started when the job is cancelled in a command', async () => {
  const place = makePlace()
  const started = join(place.workspace, 'started')
  const loop = 'touch started; for i in $(seq 60); do sleep 1; done'
  let cancelledAt = 0
  const step = await runClaude([{ text: 'This takes a while.', ...bash(loop) }, DONE], place, {
    cancelWhen: (line, child) => {
      if (line === '> This takes a while.') void cancelIn(() => child.kill('SIGINT'))
      return false
    },
  })
  async function cancelIn(cancel: () => void): Promise<void> {
    while (!fs.existsSync(started)) await sleep(20)
    await sleep(300)
    cancelledAt = performance.now()
    cancel()
  }
  expect(performance.now() - cancelledAt).toBeLessThan(6_500)
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'cancelled', failure_reason: 'cancelled', exit_code: '', result: 'This takes a while.' },
  })
  expect(step.mock.turns()).toHaveLength(1)
})

it.concurrent('goes on with a session, and tells the tokens of this run alone', async () => {
  const place = makePlace()
  const first = await runClaude([{ text: 'I remember the plum cake.' }], place, {
    inputs: { prompt: 'Remember the plum cake.' },
  })
  const session = first.outputs.session_id ?? ''
  const inputs = { prompt: 'What was it?', resume: session }
  const second = await runClaude([{ text: 'Plum cake.' }], place, { inputs })
  expect(second.outputs).toMatchObject({
    ...{ ...GOOD, result: 'Plum cake.', session_id: session, usage: usageOf(1) },
  })
  const asked = JSON.stringify(second.mock.turns()[0]?.body.messages)
  expect(asked).toContain('Remember the plum cake.')
  expect(asked).toContain('I remember the plum cake.')
})

it.concurrent('says so when the session is not on this machine', async () => {
  const resume = '7d1f0a52-3b6c-4e8d-9f20-a1b2c3d4e5f6'
  const step = await runClaude([DONE], makePlace(), { inputs: { resume } })
  expect(step.outputs).toMatchObject({ conclusion: 'failure', failure_reason: 'agent_error' })
  expect(step.outputs.error).toContain('No conversation found')
  expect(step.outputs.session_id).toBe('')
  expect(step.mock.turns()).toHaveLength(0)
})

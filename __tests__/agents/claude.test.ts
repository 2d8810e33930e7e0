import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { CommandRequest } from '../../src/agents/agent.ts'
import { claude } from '../../src/agents/claude.ts'
import { askVersion } from '../../src/agents/version.ts'
import { agentEnvironment } from '../../src/guard/environment.ts'
import { blankOutcome, type Outcome, sessionOf } from '../../src/outcome.ts'
import { outputsOf } from '../../src/outputs.ts'
import { emptyReport } from '../../src/report.ts'
import type { Ending } from '../../src/run/ending.ts'

const REQUEST: CommandRequest = {
  model: undefined,
  permissions: 'write',
  resume: undefined,
  directory: '/srv/bakery',
  args: [],
}
const ALWAYS = ['--print', '--output-format', 'stream-json', '--verbose']
const WRITE = ['--permission-mode', 'acceptEdits', '--allowedTools', 'Bash,WebFetch,WebSearch']
const LOOK = ['--permission-mode', 'dontAsk', '--tools', 'Read,Glob,Grep', '--strict-mcp-config']
const SESSION = '5b1c7e90-2d4f-4a86-9c03-7e5a1f2b8d64'

describe('the command line of Claude Code', () => {
  it.each<[string, Partial<CommandRequest>, string[]]>([
    ['a plain request', {}, WRITE],
    ['a model', { model: 'opus' }, ['--model', 'opus', ...WRITE]],
    ['less permissions', { permissions: 'read-only' }, LOOK],
    ['all permissions', { permissions: 'full' }, ['--permission-mode', 'bypassPermissions']],
    ['a session to continue', { resume: SESSION }, [...WRITE, '--resume', SESSION]],
    ['a new session', { session: SESSION }, [...WRITE, '--session-id', SESSION]],
    ['further arguments', { args: ['--max-turns', '9'] }, [...WRITE, '--max-turns', '9']],
  ])('of %s', (_, request, expected) => {
    expect(claude.commandLine({ ...REQUEST, ...request })).toEqual([...ALWAYS, ...expected])
  })

  it.each([
    ['{"type":"object","properties":{}}', true],
    ['{"type":"array"}', false],
    ['{"type":["object","null"]}', false],
    ['{"type":"object","anyOf":[{}]}', false],
    ['{"properties":{}}', false],
    ['true', false],
  ])('takes the schema %s: %s', (schema, isTaken) => {
    expect(claude.schemaArgs?.(schema)).toEqual(isTaken ? ['--json-schema', schema] : undefined)
  })
})

describe('a further argument for Claude Code', () => {
  const FORMAT = 'the action sets the formats itself'
  const PERMISSIONS = 'use the input `permissions`'
  const RESUME = 'use the input `resume`'
  const HERE = 'the agent has to run on this machine, and nowhere but in this step'
  const NO_RUN = 'it would keep the agent from running as it should'
  it.each([
    ...['-p', '--print', '--output-format', '--output-format=text', '--input-format', '--sdk-url'].map(
      (arg) => [arg, FORMAT] as const,
    ),
    ...['--dangerously-skip-permissions', '--permission-mode=plan', '--tools', '--allowedTools=Bash'].map(
      (arg) => [arg, PERMISSIONS] as const,
    ),
    ...['--allowed-tools', '--permission-prompt-tool'].map((arg) => [arg, PERMISSIONS] as const),
    ...['-r', '--resume', '-c', '--continue', '--session-id', '--fork-session', `-r${SESSION}`].map(
      (arg) => [arg, RESUME] as const,
    ),
    ...['--bg', '--cloud', '--remote-control=x', '--ide'].map((arg) => [arg, HERE] as const),
    ...['-h', '--version', '--'].map((arg) => [arg, NO_RUN] as const),
    ['--json-schema', 'use the input `output-schema`'],
    ['--model=opus', 'use the input `model`'],
    ['-w', 'use the input `working-directory`'],
    ['-pc', FORMAT],
    ['-dc', RESUME],
  ])('%s is refused: %s', (arg, instead) => {
    expect(claude.refuses([arg])).toBe(`"${arg}" is not allowed: ${instead}`)
    expect(claude.refuses(['--max-turns', '3', arg])).toBe(`"${arg}" is not allowed: ${instead}`)
  })

  it.each(['do this', 'mcp', ''])('%j is refused where the CLI looks for a prompt or a command', (arg) => {
    expect(claude.refuses([arg])).toBe(
      `"${arg}" is no option; the CLI would take it for the prompt or for a command of its own`,
    )
  })

  it.each([
    [[]],
    [['--append-system-prompt', 'Answer in French: -p is a flag']],
    [['--mcp-config', 'mcp.json', '--disallowedTools', 'WebFetch']],
    [['--max-budget-usd', '2', '--include-partial-messages', '--settings={}']],
  ])('is let through in %j', (args) => {
    expect(claude.refuses(args)).toBeUndefined()
  })
})

describe('what Claude Code says of a failure', () => {
  it.each([
    ['--dangerously-skip-permissions cannot be used with root/sudo privileges', 'invalid_input'],
    ['Not logged in · Please set the input `api-key`', 'auth'],
    ['Invalid API key · Fix it (authentication_failed, HTTP 401)', 'auth'],
    ['Nothing we know (cloud_credential_error)', 'auth'],
    ['Credit balance is too low (billing_error)', 'usage_limit'],
    ['API Error: Request rejected (429) · slow down (rate_limit, HTTP 429)', 'usage_limit'],
    ['Reached maximum budget ($2)', 'usage_limit'],
    ['There is something about it (model_not_found, HTTP 404)', 'model_unavailable'],
    ['API Error: 500 Internal server error (server_error, HTTP 500)', 'network'],
    ['API Error: Connection dropped (ECONNRESET)', 'network'],
    ['No conversation found with session ID: x', 'agent_error'],
    ["error: unknown option '--nope'", 'agent_error'],
  ])('%j means %s', (text, reason) => {
    const explained = claude.explain(`first line\n${text}\nlast line`)
    expect(explained?.reason).toBe(reason)
    expect(explained?.sentence.endsWith(` (${text})`)).toBe(true)
  })

  it.each(['', 'Reached maximum number of turns (2)', 'the network is fine', 'aborted_tools', 'rate_limit'])(
    '%j means nothing',
    (text) => {
      expect(claude.explain(text)).toBeUndefined()
    },
  )
})

describe('the environment of Claude Code', () => {
  const step = {
    ...{ PATH: '/bin', ANTHROPIC_BASE_URL: 'http://127.0.0.1:1', CLAUDE_CODE_USE_BEDROCK: '1' },
    ...{ GITHUB_TOKEN: 'x', AWS_SECRET_ACCESS_KEY: 'x', CLAUDE_CODE_OAUTH_TOKEN: 'token' },
  }

  it('has the key, the switches of the step and our own, and no secret that is not for it', () => {
    expect(agentEnvironment(step, [], claude, 'key', '/config')).toEqual({
      ...claude.environment,
      ...{ PATH: '/bin', ANTHROPIC_BASE_URL: 'http://127.0.0.1:1', CLAUDE_CODE_USE_BEDROCK: '1' },
      ...{ CLAUDE_CODE_OAUTH_TOKEN: 'token', ANTHROPIC_API_KEY: 'key' },
    })
  })

  it('lets the step have its own number of retries', () => {
    const env = { ...step, CLAUDE_CODE_MAX_RETRIES: '9' }
    expect(agentEnvironment(env, [], claude, undefined, '/config').CLAUDE_CODE_MAX_RETRIES).toBe('9')
  })
})

describe('the session', () => {
  const STOPPED: Ending = { how: 'stopped', stop: { why: 'timeout', sentence: 'late' } }
  it.each<[string, Partial<Outcome>, string]>([
    ['is the one that we chose when the run was stopped', { ending: STOPPED }, SESSION],
    [
      'is the one that we chose when the run was killed',
      { ending: { how: 'killed', signal: 'SIGTERM' } },
      SESSION,
    ],
    ['is none when the agent ended by itself without one', { ending: { how: 'exited', code: 1 } }, ''],
    ['is none when the agent was never started', { ending: { how: 'never-started', problem: 'x' } }, ''],
    ['is none when there was no run', { ending: undefined }, ''],
    [
      'is the one that the agent tells',
      { ending: STOPPED, report: { ...emptyReport(), sessionId: 'other' } },
      'other',
    ],
  ])('%s', (_, more, session) => {
    const outcome = { ...blankOutcome(), session: SESSION, ...more }
    expect(sessionOf(outcome) ?? '').toBe(session)
    expect(outputsOf(outcome).session_id).toBe(session)
  })
})

describe('the version of Claude Code', () => {
  it('is asked for without the name behind it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'version-'))
    const file = join(folder, 'claude')
    writeFileSync(file, '#!/bin/sh\necho a line before\necho "2.1.329 (Claude Code)"\n')
    chmodSync(file, 0o755)
    const env = { PATH: process.env.PATH ?? '' }
    expect(await askVersion([file, ['--version']], claude.version, env, folder)).toBe('2.1.329')
    rmSync(folder, { recursive: true })
  })

  it('is told by a program that has ended before anybody looks', async () => {
    const env = { PATH: process.env.PATH ?? '' }
    const ask = () => askVersion(['/bin/echo', ['2.1.329 (Claude Code)']], claude.version, env, '/')
    expect(new Set(await Promise.all(Array.from({ length: 40 }, ask)))).toEqual(new Set(['2.1.329']))
  })

  it.each(['/nowhere/claude', '/', '/bin/false'])('is none when %s is asked', async (file) => {
    expect(await askVersion([file, []], claude.version, {}, '/')).toBe('')
  })

  it.each(['24.11.0', '2.1.329', 'v2.1.329 (Claude Code)', '2.1.329 (Claude Code) x'])(
    'is not %j',
    (text) => {
      expect(claude.version.test(text)).toBe(false)
    },
  )
})

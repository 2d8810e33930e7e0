import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { CommandRequest } from '../../src/agents/agent.ts'
import { cursor } from '../../src/agents/cursor.ts'
import { RECORDINGS } from '../support/recordings.ts'

const REQUEST: CommandRequest = {
  model: 'auto',
  permissions: 'write',
  resume: undefined,
  directory: '/srv/shop',
  args: [],
}
const ALWAYS = ['--print', '--output-format', 'stream-json', '--trust', '--workspace', '/srv/shop']

describe('the command line', () => {
  it.each<[string, Partial<CommandRequest>, string[]]>([
    ['a plain request', {}, ['--model', 'auto', '--force']],
    ['no model', { model: undefined }, ['--force']],
    ['less permissions', { permissions: 'read-only' }, ['--model', 'auto', '--mode', 'ask']],
    [
      'all permissions',
      { permissions: 'full' },
      ['--model', 'auto', '--force', '--approve-mcps', '--sandbox', 'disabled'],
    ],
    ['a session', { resume: 'abc-1' }, ['--model', 'auto', '--force', '--resume=abc-1']],
    ['further arguments', { args: ['--header', 'X: 1'] }, ['--model', 'auto', '--force', '--header', 'X: 1']],
  ])('of %s', (_, request, expected) => {
    expect(cursor.commandLine({ ...REQUEST, ...request })).toEqual([...ALWAYS, ...expected])
  })
})

describe('a further argument', () => {
  const FORMAT = 'the action sets the output format itself'
  const PERMISSIONS = 'use the input `permissions`'
  const FOLDER = 'use the input `working-directory`'
  const KEY = 'use the input `api-key`: arguments are visible to every process'
  const HERE = 'the agent has to run on this machine'
  const NO_RUN = 'it would keep the agent from running'
  it.each([
    ...['-p', '--print', '--output-format', '--output-format=text', '--stream-partial-output'].map(
      (arg) => [arg, FORMAT] as const,
    ),
    ...['-f', '--force', '--force=true', '--yolo', '--auto-review', '--sandbox', '--sandbox=disabled'].map(
      (arg) => [arg, PERMISSIONS] as const,
    ),
    ...['--approve-mcps', '--mode', '--mode=plan', '--plan'].map((arg) => [arg, PERMISSIONS] as const),
    ...['--trust', '--workspace', '--workspace=/', '-w', '--worktree', '--worktree=x', '--worktree-base'].map(
      (arg) => [arg, FOLDER] as const,
    ),
    ...['--resume', '--resume=x', '--continue'].map((arg) => [arg, 'use the input `resume`'] as const),
    ...['-a', '--api-key', '--api-key=key_1', '--auth-token'].map((arg) => [arg, KEY] as const),
    ...['-m', '--model', '--model=gpt'].map((arg) => [arg, 'use the input `model`'] as const),
    ...['-c', '--cloud', '-b', '--background'].map((arg) => [arg, HERE] as const),
    ...['-h', '--help', '-v', '--version', '--list-models', '--'].map((arg) => [arg, NO_RUN] as const),
    // several in one word, and a value in the same word, as the CLI's parser takes them
    ['-pf', FORMAT],
    ['-fp', PERMISSIONS],
    ['-f=x', PERMISSIONS],
    ['-mgpt-5', 'use the input `model`'],
    ['-akey_1', KEY],
    ['-w/tmp/elsewhere', FOLDER],
  ])('%s is refused: %s', (arg, instead) => {
    expect(cursor.refuses([arg])).toBe(`"${arg}" is not allowed: ${instead}`)
    expect(cursor.refuses(['--header', 'X: 1', arg])).toBe(`"${arg}" is not allowed: ${instead}`)
  })

  it.each(['do this', 'login', 'mcp', ''])(
    '%j is refused where the CLI looks for a prompt or a command',
    (arg) => {
      expect(cursor.refuses([arg, '--header', 'X'])).toBe(
        `"${arg}" is no option; the CLI would take it for the prompt or for a command of its own`,
      )
    },
  )

  it.each([
    [[]],
    [['--header', 'X: -p --force']],
    [['-H', 'Name: Value']],
    [['--add-dir', '/srv/other', '--plugin-dir', 'plugins']],
    [['--skip-worktree-setup']],
    [['--disable-project-configs']],
    [['--forced-march', '--modern', '--workspaces', '--print-width=3']],
  ])('is let through in %j', (args) => {
    expect(cursor.refuses(args)).toBeUndefined()
  })
})

describe('what the CLI writes for people', () => {
  it.each([
    [
      "Error: Authentication required. Please log in with 'agent login'.",
      'auth',
      "The Cursor CLI has no credentials: set the input `api-key` (Error: Authentication required. Please log in with 'agent login'.)",
    ],
    ['Not logged in', 'auth', 'The Cursor CLI has no credentials: set the input `api-key` (Not logged in)'],
    [
      '⚠ Warning: The provided API key is invalid.\nGet another one.',
      'auth',
      'Cursor does not accept the API key (Warning: The provided API key is invalid.)',
    ],
    [
      'Cannot use this model: bun-1. Available models: auto, composer-3, and a hundred more',
      'model_unavailable',
      'Cursor refuses the model (Cannot use this model: bun-1)',
    ],
    [
      'ActionRequiredError: Named models unavailable. Use auto.',
      'model_unavailable',
      'Cursor refuses the model (ActionRequiredError: Named models unavailable. Use auto.)',
    ],
    [
      "ActionRequiredError: You've hit your usage limit for buns.",
      'usage_limit',
      "The Cursor account has reached a limit (ActionRequiredError: You've hit your usage limit for buns.)",
    ],
    [
      "error: unknown option '--trust'",
      'agent_error',
      "This version of the Cursor CLI does not know an option (error: unknown option '--trust')",
    ],
    ['read ECONNRESET', 'network', 'Cursor could not be reached (read ECONNRESET)'],
    [
      'getaddrinfo ENOTFOUND api.example',
      'network',
      'Cursor could not be reached (getaddrinfo ENOTFOUND api.example)',
    ],
    ['ConnectError: [unavailable]', 'network', 'Cursor could not be reached (ConnectError: [unavailable])'],
    [
      'Error: Your macOS login keychain is locked.',
      'auth',
      'The Cursor CLI cannot open the keychain of this machine (Error: Your macOS login keychain is locked.)',
    ],
    // the most telling one wins, wherever it stands
    [
      'fetch failed\nWorkspace Trust Required\nAuthentication required',
      'untrusted_workspace',
      'The Cursor CLI does not trust the workspace (Workspace Trust Required)',
    ],
  ])('%j means %s', (text, reason, sentence) => {
    expect(cursor.explain(text)).toEqual({ reason, sentence })
  })

  it.each([
    '',
    'Error: something else',
    'author',
    'the network is fine',
    'authentication works',
    'unavailable',
  ])('%j means nothing', (text) => {
    expect(cursor.explain(text)).toBeUndefined()
  })

  const trust = new URL('hcn_trust-01.stderr.txt', RECORDINGS)
  const ifRecorded = existsSync(trust) ? it : it.skip
  ifRecorded('tells a refusal of trust in what was recorded', () => {
    expect(cursor.explain(readFileSync(trust, 'utf8'))).toEqual({
      reason: 'untrusted_workspace',
      sentence: 'The Cursor CLI does not trust the workspace (Workspace Trust Required)',
    })
  })
})

describe('a version', () => {
  it.each(['2026.08.11', '2026.08.11-e8db854', '2026.06.19-20-24-33-653a7fb'])('is %s', (text) => {
    expect(cursor.version.test(text)).toBe(true)
  })

  it.each([
    '',
    '1.2.3',
    'v2026.08.11',
    '2026.8.11',
    '2026.08.11 beta',
    '2026.08.11-E8DB854',
    '2026.08.11\n1',
  ])('is not %j', (text) => {
    expect(cursor.version.test(text)).toBe(false)
  })
})

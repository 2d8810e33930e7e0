import { describe, expect, it } from '@jest/globals'
import { cursor } from '../../src/agents/cursor.ts'
import { agentEnvironment, mayPass } from '../../src/guard/environment.ts'

const STEP = {
  PATH: '/usr/bin',
  HOME: '/home/runner',
  LANG: 'C.UTF-8',
  HTTPS_PROXY: 'http://proxy.example:3128',
  CI: 'true',
  RUNNER_TRACKING_ID: 'github_1',
  INPUT_PROMPT: 'Fix it.',
  'INPUT_API-KEY': 'key-of-the-input',
  ACTIONS_RUNTIME_TOKEN: 'runtime-token',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'id-token',
  STATE_x: 'state',
  GITHUB_TOKEN: 'ghs_token',
  GITHUB_ENV: '/tmp/env',
  GITHUB_OUTPUT: '/tmp/output',
  GITHUB_PATH: '/tmp/path',
  GITHUB_STEP_SUMMARY: '/tmp/summary',
  NODE_OPTIONS: '--require ./evil.js',
  LD_PRELOAD: '/tmp/evil.so',
  NPM_TOKEN: 'npm_token',
  MY_SETTING: 'mine',
}

function environment(step: NodeJS.ProcessEnv, named: readonly string[] = [], apiKey?: string) {
  return agentEnvironment({ ...STEP, ...step }, named, cursor, apiKey, '/tmp/config')
}

describe('the environment of the agent', () => {
  it('holds what any program needs and its own settings, and nothing else of the step', () => {
    expect(environment({})).toEqual({
      ...cursor.environment,
      PATH: '/usr/bin',
      HOME: '/home/runner',
      LANG: 'C.UTF-8',
      HTTPS_PROXY: 'http://proxy.example:3128',
      CI: 'true',
      RUNNER_TRACKING_ID: 'github_1',
    })
  })

  it('holds what the user names', () => {
    const seen = environment({}, ['MY_SETTING', 'GITHUB_TOKEN', 'NOT_SET'])
    expect(seen).toMatchObject({ MY_SETTING: 'mine', GITHUB_TOKEN: 'ghs_token' })
    expect(seen).not.toHaveProperty('NOT_SET')
    expect(seen).not.toHaveProperty('NPM_TOKEN')
  })

  it('holds the key, which wins over the variable of the step', () => {
    expect(environment({ CURSOR_API_KEY: 'old' }, ['CURSOR_API_KEY'], 'new').CURSOR_API_KEY).toBe('new')
    expect(environment({ CURSOR_AUTH_TOKEN: 'token' }).CURSOR_AUTH_TOKEN).toBe('token')
  })

  it('names a configuration folder of its own, unless the CLI may have been logged in by hand', () => {
    expect(environment({}, [], 'key').CURSOR_CONFIG_DIR).toBe('/tmp/config')
    expect(environment({ CURSOR_AUTH_TOKEN: 'token' }).CURSOR_CONFIG_DIR).toBe('/tmp/config')
    expect(environment({})).not.toHaveProperty('CURSOR_CONFIG_DIR')
  })

  it.each<[string, NodeJS.ProcessEnv, string[], string | undefined]>([
    ['of the step', { CURSOR_API_KEY: '' }, ['CURSOR_API_KEY'], undefined],
    ['of the input', {}, [], ''],
    ['that nobody has set', {}, [], undefined],
  ])('lacks an empty key %s', (_, step, named, apiKey) => {
    expect(environment(step, named, apiKey)).not.toHaveProperty('CURSOR_API_KEY')
  })
})

describe('a name in the input env', () => {
  it.each(['MY_SETTING', '_x', 'GITHUB_TOKEN', 'GITHUB_SHA', 'RUNNER_TEMP', 'GITHUB_OUTPUT_DIR', 'a1'])(
    'may be %s',
    (name) => {
      expect(mayPass(name)).toBe(true)
    },
  )

  it.each([
    ...['INPUT_PROMPT', 'INPUT_API-KEY', 'input_prompt', 'ACTIONS_RUNTIME_TOKEN', 'actions_x', 'STATE_x'],
    ...['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'github_env'],
    ...['GITHUB_ARTIFACTS', 'GITHUB_ARTIFACTS_LIST', '', '1A', 'A-B', 'A B', 'A=1', 'A\n', 'Ä', '$A', 'A*'],
  ])('may not be %j', (name) => {
    expect(mayPass(name)).toBe(false)
  })
})

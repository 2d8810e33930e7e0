import { expect, it } from '@jest/globals'
import { RUNTIME_TOKEN } from '../../harness/layout.mjs'
import { attack, expectUnforged, KEY, onLinux, WISHES } from './attack.ts'

const GITHUB_TOKEN = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'

/** Everything that the agent can read of anybody's environment, memory of the start and command line. */
const LOOK = `
  done()
  note('own', JSON.stringify(process.env))
  const texts = list('/proc').filter((name) => /^\\d+$/.test(name)).flatMap((pid) => ['environ', 'cmdline'].flatMap((file) => {
    const text = attempt(() => fs.readFileSync('/proc/' + pid + '/' + file, 'latin1'))
    return text && isMine(pid) ? [pid + ' ' + file + ' ' + text.replaceAll('\\0', '\\n')] : []
  }))
  note('all', texts.join('\\n'))
  note('action', String(attempt(() => fs.readFileSync('/proc/' + process.ppid + '/environ').length) ?? 'out of sight'))
`

const NEVER =
  /\b(INPUT_|ACTIONS_|STATE_|GITHUB_(TOKEN|OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|EVENT_PATH)\b)[A-Z_-]*=?/g
const OPTIONS = {
  inputs: { 'api-key': KEY, env: 'DEPLOY_TARGET' },
  env: {
    GITHUB_TOKEN,
    GH_TOKEN: GITHUB_TOKEN,
    DEPLOY_TARGET: 'staging',
    DATABASE_PASSWORD: 'correct-horse-battery',
    STATE_before: 'x',
  },
}

onLinux.each(WISHES)('the environment, with isolation %s,', (isolation) => {
  it('gives the agent nothing but what it needs, its own and that of every process it can see', async () => {
    const run = await attack(LOOK, { ...OPTIONS, inputs: { ...OPTIONS.inputs, isolation } })
    expectUnforged(run)
    const own = JSON.parse(run.note('own'))
    expect(own).toMatchObject({ CURSOR_API_KEY: KEY, DEPLOY_TARGET: 'staging' })
    for (const text of [run.note('own'), run.note('all')]) {
      expect(text.match(NEVER)).toBeNull()
      for (const secret of [RUNTIME_TOKEN, GITHUB_TOKEN, 'correct-horse-battery', '_runner_file_commands']) {
        expect(text).not.toContain(secret)
      }
    }
    expect(run.note('all')).toContain('environ') // it could look at all
    expect(run.note('action')).toMatch(isolation === 'none' ? /^[1-9]/ : /^out of sight$/) // zeros, or nothing
  })

  it('holds a token of GitHub only where it is named', async () => {
    const run = await attack(LOOK, { ...OPTIONS, inputs: { env: 'GITHUB_TOKEN', isolation } })
    expect(JSON.parse(run.note('own')).GITHUB_TOKEN).toBe(GITHUB_TOKEN)
    expect(JSON.parse(run.note('own')).GH_TOKEN).toBeUndefined()
    expect(run.masks).toContain(GITHUB_TOKEN)
  })
})

onLinux('the input env', () => {
  it("passes on none of the runner's own variables, in whatever letter case", async () => {
    const names = [
      ...['INPUT_PROMPT', 'ACTIONS_RUNTIME_TOKEN', 'actions_id_token_request_token', 'STATE_before'],
      ...[
        'GITHUB_OUTPUT',
        'GITHUB_ENV',
        'Github_Path',
        'GITHUB_STATE',
        'GITHUB_STEP_SUMMARY',
        'INPUT_API-KEY',
      ],
    ]
    const run = await attack(LOOK, { ...OPTIONS, inputs: { env: ['DEPLOY_TARGET', ...names].join('\n') } })
    expect(run.outputs.failure_reason).toBe('invalid_input')
    for (const name of names) expect(run.outputs.error).toContain(`"${name}"`)
    expect(run.note('own')).toBe('')
  })
})

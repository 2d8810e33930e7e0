// A run that goes well: what the agent gets, and what the step hands on.

import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from '@jest/globals'
import { init, result, SESSION_ID, VERSION } from '../../harness/cursor-events.mjs'
import { RUNTIME_TOKEN } from '../../harness/layout.mjs'
import { eventsOf, GOOD, hand, makeFile, makeFolder, noteOf, runStep, type Step } from './step.ts'

/** The arguments, without the executable, that the agent of `TELLS` was started with. */
const argsOf = (step: Step): string[] => JSON.parse(noteOf(step, 'args'))

/** An agent that tells how it was started. */
const TELLS = `
  note('args', JSON.stringify(process.argv.slice(2)))
  note('cwd', process.cwd())
  note('env', JSON.stringify(process.env))
  note('prompt', readPrompt())
  emit(init(), assistantFinal('Done.'), result('Done.'))
`

it.concurrent('shows what the agent does and hands on what came of it', async () => {
  const workspace = makeFolder('workspace')
  for (const name of ['docs', 'src']) {
    fs.mkdirSync(join(workspace, name))
    hand(join(workspace, name))
  }
  makeFile(join(workspace, 'src', 'a.ts'), 'a\nb\n')
  makeFile(join(workspace, 'old.txt'), 'It is over.\n')
  const body = `
    readPrompt()
    emit(init(), assistant('I look first.'))
    emit(read('README.md', 'a\\nb\\n'), shell('npm test', { exitCode: 1, ms: 12400 }))
    fs.writeFileSync('docs/new.md', 'x\\ny\\n')
    fs.writeFileSync('src/a.ts', 'a\\nc\\nd\\n')
    fs.rmSync('old.txt')
    emit(create('docs/new.md', 'x\\ny\\n'), edit(process.cwd() + '/src/a.ts', 'a\\nb\\n', 'a\\nc\\nd\\n'))
    emit(remove('old.txt'), shellRejected('curl -sI https://example.com'))
    emit(assistantFinal('All is *well*.\\nReally.'), result('I look first.All is *well*.\\nReally.'))
  `
  const step = await runStep(body, { workspace })
  // The version is asked for while the agent starts: it may be known by then or not.
  const facts = `GPT-5 · write · session 5f0c1b7e · isolation ${step.outputs.isolation}`
  expect([`Cursor · ${facts}`, `Cursor 2026.08.11 · ${facts}`]).toContain(step.said[0])
  expect(step.said.slice(1)).toEqual([
    '> I look first.',
    'Read README.md (2 lines)',
    '$ npm test (exit 1, 12.4s)',
    'Created docs/new.md (+2)',
    'Edited src/a.ts (+2 −1)',
    'Deleted old.txt',
    'Denied: $ curl -sI https://example.com',
    '> All is *well*.',
    '> Really.',
    'Succeeded in 9.7s: 6 tool calls (1 failed, 1 denied), 2 files written, 54k tokens in, 185 out',
  ])
  expect(step.outputs).toMatchObject({
    ...{ conclusion: 'success', failure_reason: '', error: '', exit_code: '0' },
    ...{ result: 'All is *well*.\nReally.', result_truncated: 'false' },
    ...{ session_id: SESSION_ID, model: 'GPT-5', agent_version: VERSION },
    ...{ request_id: 'b6a1d0f2-93c4-4e58-8a7b-61e0c2d4f935', duration_ms: '9679', duration: '9.7s' },
    files_written: '["docs/new.md","src/a.ts"]',
  })
  const { files, tool_calls: calls, usage } = step.outputs
  expect(JSON.parse(files ?? '')).toEqual([
    { path: 'docs/new.md', change: 'created', added: 2, removed: 0, source: 'tool' },
    { path: 'old.txt', change: 'deleted', added: 0, removed: 1, source: 'tool' },
    { path: 'src/a.ts', change: 'modified', added: 2, removed: 1, source: 'tool' },
  ])
  const byKind = { read: 1, shell: 2, create: 1, edit: 1, delete: 1 }
  expect(JSON.parse(calls ?? '')).toEqual({ total: 6, failed: 1, denied: 1, byKind })
  expect(JSON.parse(usage ?? '')).toEqual({
    ...{ inputTokens: 8830, outputTokens: 185, cacheReadTokens: 44800, cacheWriteTokens: 0 },
  })
  expect(fs.readFileSync(step.outputs.result_file ?? '', 'utf8')).toBe('All is *well*.\nReally.')
  expect(step.summary).toMatch(/^### ✅ Cursor succeeded in 9\.7s\n/)
  expect(step.summary).toContain('\n| `src/a.ts` | modified | +2 −1 | tool |\n')
})

it.concurrent('makes the outputs of one step the inputs of the next', async () => {
  const first = await runStep(`readPrompt(); emit(init(), assistantFinal('Write « é »\\n'), result(''))`)
  const { result: prompt, session_id: resume } = first.outputs
  const second = await runStep(TELLS, { inputs: { prompt, resume } })
  expect(argsOf(second)).toContain(`--resume=${SESSION_ID}`)
  expect(noteOf(second, 'prompt')).toBe(prompt)
})

it.concurrent.each([
  ['blanks and line ends of any kind', '  two\r\nlines\n\n\tand more \n'],
  ['characters of every length', 'é 漢 🦉 \u2028 \u00a0 \ufeff \u0085'],
  ['what looks like an option', '--force -p'],
  ['what looks like a workflow command', '::set-output name=a::b\n##[error]x'],
  ['as much as the runner can start a step with', 'é'.repeat(65_000)],
])('gives the agent a prompt byte for byte: %s', async (_, prompt) => {
  const step = await runStep(TELLS, { inputs: { prompt } })
  expect(noteOf(step, 'prompt')).toBe(prompt)
  expect(argsOf(step).join(' ')).not.toContain(prompt)
})

it.concurrent('gives the agent a prompt of 5 MB from a file, byte for byte', async () => {
  const workspace = makeFolder('workspace')
  const prompt = `\ufeff${'漢字 and é\r\n'.repeat(320_000)}`
  makeFile(join(workspace, 'task.md'), prompt)
  const step = await runStep(TELLS, { workspace, inputs: { 'prompt-file': 'task.md' } })
  expect(fs.readFileSync(join(step.agentDir, 'prompt')).equals(Buffer.from(prompt))).toBe(true)
})

it.concurrent('takes a prompt file from RUNNER_TEMP', async () => {
  const temp = makeFolder('temp')
  const file = makeFile(join(temp, 'task.md'), 'From the temporary folder.\n')
  const step = await runStep(TELLS, { env: { RUNNER_TEMP: temp }, inputs: { 'prompt-file': file } })
  expect(noteOf(step, 'prompt')).toBe('From the temporary folder.\n')
})

it.concurrent.each([
  ['write', '', ['--force']],
  ['write', 'write', ['--force']],
  ['read-only', 'read-only', ['--mode', 'ask']],
  ['full', 'full', ['--force', '--approve-mcps', '--sandbox', 'disabled']],
])('maps the permissions "%s" (given as "%s") to flags of the CLI', async (_, permissions, flags) => {
  const step = await runStep(TELLS, { inputs: { permissions } })
  const { workspace } = step.dirs
  expect(argsOf(step)).toEqual([
    ...['--print', '--output-format', 'stream-json', '--trust', '--workspace', workspace, '--model', 'auto'],
    ...flags,
  ])
})

it.concurrent.each([
  ['a JSON array', '["--add-dir", "a \'b\'", "-H", "X-Text: $HOME \\"é\\""]', ["a 'b'", 'X-Text: $HOME "é"']],
  ['words of a shell', `--add-dir "a 'b'" -H 'X-Text: $HOME "é"'`, ["a 'b'", 'X-Text: $HOME "é"']],
  ['words on several lines', '--add-dir\n  a\\ b\n-H X-Text:\n', ['a b', 'X-Text:']],
])('passes on further arguments given as %s', async (_, args, [dir, header]) => {
  const step = await runStep(TELLS, { inputs: { args, model: 'gpt-5[effort=high]', resume: SESSION_ID } })
  expect(argsOf(step).slice(-8)).toEqual([
    ...['--model', 'gpt-5[effort=high]', '--force', `--resume=${SESSION_ID}`],
    ...['--add-dir', dir, '-H', header],
  ])
})

it.concurrent('lets the agent work in a folder of the workspace, also one that is a link inside of it', async () => {
  const workspace = makeFolder('workspace')
  fs.mkdirSync(join(workspace, 'packages', 'é and blanks'), { recursive: true })
  fs.symlinkSync('packages/é and blanks', join(workspace, 'link'))
  const real = join(workspace, 'packages', 'é and blanks')
  for (const folder of [join(workspace, 'packages'), real]) hand(folder)
  for (const directory of ['packages/é and blanks', './link', real]) {
    const step = await runStep(
      `${TELLS.replace(
        'emit(init(),',
        `fs.mkdirSync('in', { recursive: true })
         for (const name of ['in/it.md', '../up.md']) fs.writeFileSync(name, '${directory}')
         emit(init(), create('in/it.md', 'x\\n'), create('../up.md', 'x\\n'),`,
      )}`,
      { workspace, inputs: { 'working-directory': directory } },
    )
    expect(noteOf(step, 'cwd')).toBe(real)
    expect(argsOf(step)[argsOf(step).indexOf('--workspace') + 1]).toBe(real)
    const written = ['packages/up.md', 'packages/é and blanks/in/it.md']
    expect(JSON.parse(step.outputs.files_written ?? '')).toEqual(written)
  }
})

const SECRETS = {
  GITHUB_TOKEN: 'ghs_token',
  DEPLOY_KEY: 'deploy',
  NODE_OPTIONS: '--no-warnings',
  GIT_DIR: '/x',
}

it.concurrent('shows the agent no variable but those that every program needs, and its own', async () => {
  const step = await runStep(TELLS, { env: SECRETS, inputs: { 'api-key': 'key-4711' } })
  const env = JSON.parse(noteOf(step, 'env'))
  const names = Object.keys(env).filter((name) => !/^(OLD)?PWD$/.test(name)) // a shell's own
  expect(names.sort()).toEqual([
    ...[
      'AGENT_CLI_CREDENTIAL_STORE',
      'CI',
      'CURSOR_API_KEY',
      'CURSOR_CONFIG_DIR',
      'GITHUB_ACTIONS',
      'HOME',
      'LANG',
      'NO_OPEN_BROWSER',
    ],
    ...['PATH', 'RUNNER_TRACKING_ID', 'TMPDIR'],
  ])
  expect(env.CURSOR_API_KEY).toBe('key-4711')
  expect(JSON.stringify(env)).not.toContain(RUNTIME_TOKEN)
  expect(JSON.stringify(env)).not.toContain('_runner_file_commands')
})

it.concurrent('shows the agent the variables that are named', async () => {
  const step = await runStep(TELLS, {
    env: SECRETS,
    inputs: { env: 'DEPLOY_KEY\n\n  GITHUB_TOKEN  \nNOT_SET' },
  })
  const env = JSON.parse(noteOf(step, 'env'))
  expect(env).toMatchObject({ DEPLOY_KEY: 'deploy', GITHUB_TOKEN: 'ghs_token' })
  expect(env).not.toHaveProperty('NOT_SET')
  expect(env).not.toHaveProperty('GIT_DIR')
})

it.concurrent.each([
  ['no key at all', {}, undefined, undefined],
  ['an empty key', { CURSOR_API_KEY: '', CURSOR_AUTH_TOKEN: '' }, '', undefined],
  ['a blank key', { CURSOR_API_KEY: ' ' }, ' \n', undefined],
  ['the key of the environment', { CURSOR_API_KEY: 'key-of-env' }, '', 'key-of-env'],
  ['the key of the input first', { CURSOR_API_KEY: 'key-of-env' }, 'key-of-input', 'key-of-input'],
])('hands on %s', async (_, variables, input, key) => {
  const step = await runStep(TELLS, { env: variables, inputs: { 'api-key': input } })
  const env = JSON.parse(noteOf(step, 'env'))
  expect(Object.entries(env).filter(([name]) => /^CURSOR_(API|AUTH)/.test(name))).toEqual(
    key ? [['CURSOR_API_KEY', key]] : [],
  )
  expect(step.masks.slice(0, 1)).toEqual(key ? [key] : [])
})

it.concurrent('masks the key before anything else is printed', async () => {
  const body = `emit(init(), assistantFinal('The key is ' + process.env.CURSOR_API_KEY), result('x'))`
  const step = await runStep(body, { inputs: { 'api-key': ' key-4711-0815\n' } })
  expect(step.raw[0]?.line).toBe('::add-mask::key-4711-0815')
  expect(step.log).toContain('> The key is ***')
  expect(step.summary).not.toContain('key-4711-0815')
})

const SECRETIVE = `
  readPrompt()
  emit(init(), user('THE-PROMPT'), thinking('THE-THOUGHT'), thinkingCompleted(), assistant('Looking.'))
  emit(shell('ls', { stdout: 'a.txt\\nb.txt\\n' }), { type: 'brand_new' })
  emitText('just words\\n')
  emitError('a warning\\n')
  emit(assistantFinal('Done.'), result('Looking.Done.'))
`
const END = 'Succeeded in 9.7s: 1 tool call, 54k tokens in, 185 out'

it.concurrent.each([
  ['text', {}, ['> Looking.', '$ ls (exit 0)', 'Unknown event: brand_new', '> Done.', END]],
  ['quiet', {}, [END]],
  ['quiet', { RUNNER_DEBUG: '1' }, [END]],
])('shows in the mode "%s" with %j what it should', async (log, env, lines) => {
  const step = await runStep(SECRETIVE, { inputs: { log, prompt: 'THE-PROMPT' }, env })
  expect(step.said.slice(1)).toEqual(lines)
})

it.concurrent.each([
  ['verbose', {}],
  ['text', { RUNNER_DEBUG: '1' }],
])('shows in the mode "%s" with %j what tools print', async (log, env) => {
  const step = await runStep(SECRETIVE, { inputs: { log, prompt: 'THE-PROMPT' }, env })
  const lines = [
    '$ ls (exit 0)',
    '  | a.txt',
    '  | b.txt',
    'Unknown event: brand_new',
    '  | just words',
    '> Done.',
  ]
  expect(step.said.slice(1).filter((line) => line !== '  | a warning')).toEqual(['> Looking.', ...lines, END])
  expect(step.log).toContain('  | a warning')
})

it.concurrent('shows in the mode "stream-json" the events, but for the prompt and thoughts', async () => {
  const step = await runStep(SECRETIVE, { inputs: { log: 'stream-json', prompt: 'THE-PROMPT' } })
  const shown = step.log.filter((line) => line.startsWith('{'))
  const events = eventsOf(step)
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(shown).toEqual(events.filter((line) => !/^\{"type":"(user|thinking)"/.test(line)))
  expect(shown).toHaveLength(7)
  expect(step.log.join('\n')).not.toMatch(/THE-PROMPT|THE-THOUGHT/)
})

it.concurrent('writes no summary when none is wanted', async () => {
  const step = await runStep(GOOD, { inputs: { summary: 'False' } })
  expect(step.summary).toBe('')
})

it.concurrent('writes the answer to a file of the workspace, into a new folder too', async () => {
  const step = await runStep(GOOD, { inputs: { 'output-file': 'out/of/it/answer.md' } })
  expect(fs.readFileSync(join(step.dirs.workspace, 'out/of/it/answer.md'), 'utf8')).toBe('Done.')
  expect(fs.readdirSync(join(step.dirs.workspace, 'out/of/it'))).toEqual(['answer.md'])
})

it.concurrent('replaces a link that the agent put where the answer goes, and leaves alone what it leads to', async () => {
  const outside = makeFolder('outside')
  const victim = makeFile(join(outside, 'victim'), 'precious')
  const step = await runStep(`fs.symlinkSync('${victim}', 'answer.md'); ${GOOD}`, {
    inputs: { 'output-file': 'answer.md' },
  })
  const answer = join(step.dirs.workspace, 'answer.md')
  expect(fs.lstatSync(answer).isFile()).toBe(true)
  expect(fs.readFileSync(answer, 'utf8')).toBe('Done.')
  expect(fs.readFileSync(victim, 'utf8')).toBe('precious')
})

it.concurrent('does not write the answer into a folder outside, to which the agent made a link', async () => {
  const outside = makeFolder('outside')
  const step = await runStep(`fs.symlinkSync('${outside}', 'out'); ${GOOD}`, {
    inputs: { 'output-file': 'out/answer.md' },
  })
  expect(fs.readdirSync(outside)).toEqual([])
  expect(step.outputs).toMatchObject({ conclusion: 'failure', result: 'Done.' })
  expect(step.outputs.error).toContain('out of the workspace')
})

it.concurrent('keeps the files of two steps of one job apart', async () => {
  const temp = makeFolder('temp')
  const first = await runStep(GOOD, { env: { RUNNER_TEMP: temp } })
  const second = await runStep(GOOD, { env: { RUNNER_TEMP: temp } })
  const files = [first, second].flatMap(({ outputs }) => [
    outputs.events_file ?? '',
    outputs.result_file ?? '',
  ])
  expect(new Set(files).size).toBe(4)
  for (const file of files) expect(fs.realpathSync(file).startsWith(`${temp}/run-agent-`)).toBe(true)
  expect(eventsOf(first)).not.toBe('')
})

it.concurrent('keeps the events byte for byte', async () => {
  const step = await runStep(`
    readPrompt()
    const tell = (text) => { note('told', text); emitText(text) }
    const said = (event) => tell(JSON.stringify(event) + '\\n')
    said(init())
    said(assistant('é 漢 🦉 \\u2028 raw, \\r\\n escaped'))
    tell('words that are no event\\n\\n')
    read('a.md', 'é\\n'.repeat(10_000)).forEach(said)
    said(assistantFinal('Done.'))
    said(result('Done.'))
  `)
  expect(eventsOf(step)).toBe(noteOf(step, 'told'))
})

it.concurrent('writes the events while they happen', async () => {
  const [temp, workspace] = [makeFolder('temp'), makeFolder('workspace')]
  let seen = ''
  await runStep(
    `emit(init(), assistant('Begun.'))
     while (!fs.existsSync('go')) await sleep(10)
     emit(result('Done.'))`,
    {
      ...{ workspace, env: { RUNNER_TEMP: temp } },
      onLine: (line) => {
        if (line !== '> Begun.') return
        const files = fs.readdirSync(temp).map((name) => join(temp, name, 'events.ndjson'))
        seen = fs.readFileSync(files.find((file) => fs.existsSync(file)) ?? '', 'utf8')
        makeFile(join(workspace, 'go'), '')
      },
    },
  )
  expect(seen).toMatch(/^\{"type":"system",.*\n\{"type":"assistant",.*"Begun\.".*\n$/)
})

it.concurrent('cuts a long answer on a character boundary, and keeps all of it in a file', async () => {
  const step = await runStep(
    `const text = '漢'.repeat(100_000); emit(init(), assistantFinal(text), result(text))`,
  )
  expect(step.outputs.result).toBe('漢'.repeat(Math.floor((256 * 1024) / 3)))
  expect(step.outputs.result_truncated).toBe('true')
  expect(fs.readFileSync(step.outputs.result_file ?? '', 'utf8')).toBe('漢'.repeat(100_000))
})

it.concurrent('keeps its outputs within what GitHub takes, whatever the agent did', async () => {
  const step = await runStep(`
    const name = (i) => 'a/long/folder/' + String(i).padStart(150, '0')
    fs.mkdirSync('a/long/folder', { recursive: true })
    for (let i = 0; i < 3000; i++) fs.writeFileSync(name(i), 'x\\n')
    emit(init(), ...Array.from({ length: 3000 }, (_, i) => create(name(i), 'x\\n')).flat())
    emit(assistantFinal('x'.repeat(300_000)), result(''))
  `)
  expect(JSON.parse(step.outputs.files_written ?? '').length).toBeGreaterThan(300)
  expect(step.log.at(-1)).toContain('3000 files written')
})

/** A CLI as its installer leaves it: a script in a folder of its version, and a link to it. */
function install(link: string): string {
  const folder = makeFolder('cursor')
  const version = join(folder, 'versions', VERSION)
  fs.mkdirSync(version, { recursive: true })
  const session = [init(), result('Installed.')].map((event) => `${JSON.stringify(event)}\n`).join('')
  fs.writeFileSync(join(version, 'session.ndjson'), session)
  const script = `#!/bin/sh\n[ "$1" = --print ] || exit 64\ncat >/dev/null\ncat ${version}/session.ndjson\n`
  fs.writeFileSync(join(version, 'cursor-agent'), script, { mode: 0o755 })
  fs.mkdirSync(dirname(link), { recursive: true })
  fs.symlinkSync(join(version, 'cursor-agent'), link)
  return dirname(link)
}

it.concurrent('finds the CLI on PATH, and its version in its path', async () => {
  const bin = install(join(makeFolder('bin'), 'cursor-agent'))
  const step = await runStep('', { inputs: { 'agent-path': '' }, env: { PATH: `${bin}:/usr/bin:/bin` } })
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Installed.', agent_version: VERSION })
  expect(step.said[0]).toContain('Cursor 2026.08.11 · GPT-5 · write · session 5f0c1b7e')
})

it.concurrent('finds the CLI where its installer puts it', async () => {
  const home = makeFolder('home')
  install(join(home, '.local', 'bin', 'cursor-agent'))
  const step = await runStep('', { inputs: { 'agent-path': '' }, env: { HOME: home, PATH: '/usr/bin:/bin' } })
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Installed.', agent_version: VERSION })
})

it.concurrent('says what it needs to install a CLI that is nowhere, and does not take one out of the workspace', async () => {
  const workspace = makeFolder('workspace')
  const script = `#!/bin/sh\ntouch ${workspace}/started\n`
  makeFile(join(workspace, 'cursor-agent'), script, 0o755)
  const step = await runStep('', {
    ...{
      workspace,
      inputs: { 'agent-path': '', 'agent-version': '2026.07.20' },
      env: { PATH: '.::/usr/bin:/bin' },
    },
  })
  expect(step.outputs).toMatchObject({ conclusion: 'failure', failure_reason: 'install', events_file: '' })
  expect(step.outputs.error).toMatch(
    /`agent-checksum`.*: curl -fsSL https:\/\/downloads\.cursor\.com\/.* \| sha256sum$/,
  )
  expect(fs.existsSync(join(workspace, 'started'))).toBe(false)
})

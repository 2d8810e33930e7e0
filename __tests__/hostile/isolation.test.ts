import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { assistantFinal, init, result } from '../../harness/fake-agent.mjs'
import {
  ASK_DOCKER,
  type Attacked,
  asRoot,
  attack,
  expectUnforged,
  HAS_NAMESPACES,
  nodeBehind,
  onLinux,
  plant,
  sandbox,
  WISHES,
  WITHOUT_NAMESPACES,
  withDocker,
  withNamespaces,
} from './attack.ts'

function expectLevel(run: Attacked, level: string): void {
  expect(run.outputs.isolation).toBe(level)
  expect(run.summary).toContain(`| Isolation | ${level} |`)
  const words = run.log.filter((line) => !line.startsWith('::'))
  const head = words.findIndex((line) => line.startsWith('Cursor'))
  expect(words[head]).toMatch(new RegExp(` · isolation ${level}$`))
  expect(words.slice(0, head).filter((line) => line.startsWith('> '))).toEqual([])
}

onLinux('the level of isolation', () => {
  it.each<readonly string[]>([
    ['none', 'write', 'none'],
    ['auto', 'full', 'none'],
    ...(HAS_NAMESPACES
      ? [
          ['auto', 'write', 'namespaces'],
          ['auto', 'read-only', 'namespaces'],
          ['required', 'write', 'namespaces'],
        ]
      : []),
  ])(
    'with isolation %s and permissions %s is told as %s, everywhere',
    async (isolation = '', permissions = '', level = '') => {
      const run = await attack('done()', { inputs: { isolation, permissions } })
      expectUnforged(run)
      expect(run.outputs.conclusion).toBe('success')
      expectLevel(run, level)
    },
  )

  it('cannot be required of an agent with full permissions', async () => {
    const run = await attack(`note('ran', ''); done()`, {
      inputs: { isolation: 'required', permissions: 'full' },
    })
    expect(run.outputs.failure_reason).toBe('invalid_input')
    expect(run.outputs.error).toContain('isolation')
  })
})

withNamespaces('on a machine that gives no namespaces', () => {
  it('required isolation starts no agent, and says why', async () => {
    const run = await attack(`note('ran', 'x'); done()`, {
      node: nodeBehind(WITHOUT_NAMESPACES),
      inputs: { isolation: 'required' },
    })
    expectUnforged(run)
    expect(run.outputs.conclusion).toBe('failure')
    expect(run.outputs.error).toMatch(/isolation.*required.*namespaces/i)
    expect(run.note('ran')).toBe('')
  })

  it('the agent has no new privileges, and the log says what is missing', async () => {
    const body = `note('status', fs.readFileSync('/proc/self/status', 'utf8')); done()`
    const run = await attack(body, { node: nodeBehind(WITHOUT_NAMESPACES) })
    expectUnforged(run)
    expectLevel(run, 'no-new-privs')
    expect(run.note('status')).toMatch(/^NoNewPrivs:\t1$/m)
    expect(run.log.some((line) => /no-new-privs: .*namespaces/.test(line))).toBe(true)
  })

  it.each([
    ['what is injected', `inject('\\n::set-output name=forged::yes\\n'); done()`],
    ['what is forged', `forge(); done()`],
    ['what survives', `await daemon('for (;;) wait(50)', ['prlimit', '--locks=1:1', '--rss=1:1']); done()`],
    [
      'what can be read',
      `const all = targets().map((pid) => attempt(() => fs.readFileSync('/proc/' + pid + '/environ', 'latin1')) ?? '').join(); note('env', all); done()`,
    ],
  ])('tier J holds by itself: %s', async (_, body) => {
    const run = await attack(body, { guid: randomUUID(), node: nodeBehind(WITHOUT_NAMESPACES) })
    expectUnforged(run)
    expect(run.outputs.isolation).toBe('no-new-privs')
    expect(run.note('env')).not.toMatch(/INPUT_|ACTIONS_|GITHUB_OUTPUT/)
  })
})

asRoot('a program that makes its user root, as sudo is,', () => {
  it.each([
    ['write', 'auto', 'denied'],
    ['read-only', 'auto', 'denied'],
    ['full', 'auto', 'root'],
  ])('with permissions %s and isolation %s makes the agent %s', async (permissions, isolation, expected) => {
    const folder = sandbox()
    const sudo = join(folder, 'sudo')
    fs.copyFileSync('/usr/bin/id', sudo)
    fs.chmodSync(sudo, 0o4755)
    const body = `note('id', spawnSync('${sudo}', ['-u']).stdout.toString()); done()`
    const run = await attack(body, { inputs: { permissions, isolation } })
    expect(run.note('id').trim() === '0' ? 'root' : 'denied').toBe(expected)
  })
})

withNamespaces('the socket of docker', () => {
  it.each([
    ['write', 'out of reach'],
    ['read-only', 'out of reach'],
    ['full', 'docker'],
  ])('with permissions %s is %s', async (permissions, expected) => {
    const run = await attack(ASK_DOCKER, { node: nodeBehind(withDocker()), inputs: { permissions } })
    expect(run.outputs.conclusion).toBe('success')
    expect(run.note('said')).toContain(expected)
    if (expected !== 'docker') expect(run.note('said')).not.toContain('docker')
  })
})

onLinux('an ending', () => {
  it.each([
    ['process.exit(3)', { exit_code: '3' }],
    ['process.exit(255)', { exit_code: '255' }],
    [`process.kill(process.pid, 'SIGTERM'); await forever()`, { exit_code: '', error: 'SIGTERM' }],
    [`process.kill(process.pid, 'SIGKILL'); await forever()`, { exit_code: '', error: 'SIGKILL' }],
    [`process.kill(process.pid, 'SIGSEGV'); await forever()`, { exit_code: '', error: 'SIGSEGV' }],
  ])('is told the same with and without namespaces: %s', async (body, expected) => {
    const runs = await Promise.all(
      WISHES.map((isolation) => attack(`emit(init()); ${body}`, { inputs: { isolation } })),
    )
    const told = runs.map(({ outputs }) => [
      outputs.conclusion,
      outputs.failure_reason,
      outputs.exit_code,
      outputs.error,
    ])
    for (const other of told) expect(other).toEqual(told[0])
    expect(runs[0]?.outputs.exit_code).toBe(expected.exit_code)
    expect(runs[0]?.outputs.error).toContain('error' in expected ? expected.error : '')
  })
})

withNamespaces('the agent in its namespaces', () => {
  it('is not process 1, sees none but its own, and has nothing to undo the mounts with', async () => {
    const body = String.raw`
      note('pid', String(process.pid))
      note('seen', list('/proc').filter((name) => /^\d+$/.test(name)).length + '')
      note('caps', fs.readFileSync('/proc/self/status', 'utf8'))
      const tries = [['umount', temp], ['umount', '-l', temp], ['mount', '-t', 'tmpfs', 'none', '/tmp'], ['unshare', '--user', '--map-root-user', '--mount', 'umount', temp],
        ['nsenter', '--target', '1', '--mount', 'true'], ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', 'umount -l ' + temp + '; ls ' + temp]]
      note('tries', tries.map(([file, ...args]) => String(spawnSync(file, args).stdout)).join() + list(temp).join())
      done()`
    const run = await attack(body)
    expectUnforged(run)
    expect(Number(run.note('pid'))).toBeGreaterThan(1)
    expect(Number(run.note('seen'))).toBeLessThan(5)
    for (const set of ['CapPrm', 'CapEff', 'CapAmb'])
      expect(run.note('caps')).toMatch(new RegExp(`^${set}:\\t0+$`, 'm'))
    expect(run.note('tries')).not.toContain('_runner_file_commands')
  })

  it('finds RUNNER_TEMP empty but for its own folder, and can use TMPDIR and HOME', async () => {
    const body = `
      note('temp', fs.readdirSync(temp, { recursive: true }).map(String).map((name) => name.replace(/^run-agent-\\w+/, 'run')).sort().join())
      note('wrote', [process.env.TMPDIR, process.env.HOME, '.'].map((folder) => attempt(() => (fs.writeFileSync(folder + '/x', 'x'), 'yes')) ?? 'no').join())
      done()`
    const run = await attack(body)
    expectUnforged(run)
    expect(run.note('temp')).toMatch(/^run,run\/config$/)
    expect(run.note('wrote')).toBe('yes,yes,yes')
    expect(fs.existsSync(join(run.dirs.tmp, 'x')) && fs.existsSync(join(run.dirs.home, 'x'))).toBe(true)
  })

  it('runs from RUNNER_TEMP with the files beside it, and sees nothing else there', async () => {
    // Installed by an earlier step, as `npm install --prefix "$RUNNER_TEMP/cli"` does.
    const temp = sandbox()
    plant(temp, { token: 'hidden', 'deep/er/token': 'hidden', 'cli-2/token': 'hidden', link: '-> token' })
    const body = `
      const temp = path.dirname(here)
      const seen = fs.readdirSync(temp, { recursive: true }).map(String).map((name) => name + ' ' + attempt(() => fs.readFileSync(path.join(temp, name), 'utf8')))
      emit(init(), assistantFinal(seen.join('\\n')), result('x'))`
    const run = await attack(`{ ${body} }`, { env: { RUNNER_TEMP: temp } }, join(temp, 'cli'))
    expect(run.outputs).toMatchObject({ conclusion: 'success', isolation: 'namespaces' })
    expect(run.outputs.result).not.toMatch(/ hidden$/m)
  })

  it('runs from RUNNER_TEMP by way of a link, with what lies in the folder above', async () => {
    const temp = sandbox()
    plant(temp, {
      token: 'hidden',
      'cli/lib/part': 'seen',
      'cli/bin/cursor-agent': `-> ../lib/cursor-agent`,
      current: '-> cli',
      'cli/lib/cursor-agent': `#!/bin/sh\ncat "$(dirname "$(readlink -f "$0")")/part" > ~/part\nexec cat ${join(temp, 'cli/said')}`,
    })
    const said = [init(), assistantFinal('Done.'), result('Done.')].map((event) => JSON.stringify(event))
    plant(temp, { 'cli/said': `${said.join('\n')}\n` })
    fs.chmodSync(join(temp, 'cli/lib/cursor-agent'), 0o755)
    const run = await attack('', {
      env: { RUNNER_TEMP: temp },
      inputs: { 'agent-path': join(temp, 'current/bin/cursor-agent') },
    })
    expect(run.outputs).toMatchObject({ conclusion: 'success', isolation: 'namespaces' })
    expect(fs.readFileSync(join(run.dirs.home, 'part'), 'utf8')).toBe('seen')
  })

  it('cannot change the program that it runs from, which the next job finds in the tool cache', async () => {
    const tools = sandbox()
    const cli = join(tools, 'cursor-agent/2026.08.11/linux-x64')
    const body = `
      for (const name of ['cursor-agent.mjs', 'added']) attempt(() => fs.writeFileSync(path.join(here, name), 'forged'))
      attempt(() => { fs.renameSync(here, here + '2'); fs.mkdirSync(here); fs.writeFileSync(here + '/cursor-agent.mjs', 'forged') })
      done()`
    const run = await attack(`{ ${body} }`, { env: { RUNNER_TOOL_CACHE: tools } }, cli)
    expect(run.outputs).toMatchObject({ conclusion: 'success', isolation: 'namespaces' })
    expect(fs.readFileSync(join(cli, 'cursor-agent.mjs'), 'utf8')).not.toBe('forged')
    expect(fs.existsSync(join(cli, 'added'))).toBe(false)
  })

  it('cannot add a version of it, which the next job takes for one that was installed', async () => {
    const tools = sandbox()
    const cli = join(tools, 'cursor-agent/2026.08.11/linux-x64')
    const body = `
      const versions = path.join(here, '../..')
      attempt(() => { fs.mkdirSync(path.join(versions, '2027.01.01/linux-x64'), { recursive: true }) })
      attempt(() => { fs.writeFileSync(path.join(versions, '2027.01.01/linux-x64.complete'), '') })
      attempt(() => { fs.renameSync(versions, versions + '2') })
      attempt(() => { fs.writeFileSync(path.join(versions, '../other'), 'not ours to keep') })
      done()`
    await attack(`{ ${body} }`, { env: { RUNNER_TOOL_CACHE: tools } }, cli)
    expect(fs.readdirSync(tools).sort()).toEqual(['cursor-agent', 'other'])
    expect(fs.readdirSync(join(tools, 'cursor-agent'))).toEqual(['2026.08.11'])
  })

  it.each([
    ['a version', '.local/share/cursor-agent/versions/2026.08.11-abc/cursor-agent'],
    ['a package', '.npm-global/lib/node_modules/@cursor/agent/cursor-agent'],
  ])('cannot change the CLI that is found at home in the folder of %s', async (_, place) => {
    const home = sandbox()
    plant(home, { [place]: '', '.local/bin/cursor-agent': `-> ${join(home, place)}` })
    const script = `#!/bin/sh
      cd "$(dirname "$(readlink -f "$0")")"
      for file in cursor-agent added; do echo forged >> $file; done 2> /dev/null
      mkdir -p ~/.cache/cli && echo kept > ~/.cache/cli/kept
      exec ${process.execPath} ${join(home, 'agent/cursor-agent.mjs')}`
    fs.writeFileSync(join(home, place), script)
    fs.chmodSync(join(home, place), 0o755)
    const run = await attack(
      'done()',
      {
        inputs: { 'agent-path': '' },
        env: { HOME: home, PATH: `${join(home, '.local/bin')}:/usr/bin:/bin` },
      },
      join(home, 'agent'),
    )
    expect(run.outputs).toMatchObject({ conclusion: 'success', isolation: 'namespaces' })
    expect(fs.readFileSync(join(home, place), 'utf8')).toBe(script)
    expect(fs.readdirSync(join(home, place, '..'))).toEqual(['cursor-agent'])
    expect(fs.readFileSync(join(home, '.cache/cli/kept'), 'utf8')).toBe('kept\n')
  })

  it('cannot change the code of the action', async () => {
    const body = `
      const code = path.join(work, '_actions/run-agent/dist/index.js')
      attempt(() => fs.appendFileSync(code, 'forged'))
      attempt(() => { fs.rmSync(code); fs.writeFileSync(code, 'forged') })
      attempt(() => { fs.renameSync(path.dirname(code), path.dirname(code) + '2'); fs.mkdirSync(path.dirname(code)); fs.writeFileSync(code, 'forged') })
      done()`
    const run = await attack(body)
    expectUnforged(run)
    expect(fs.readFileSync(join(run.dirs.action, 'index.js'), 'utf8')).not.toContain('forged')
  })

  it('cannot change the code of other actions, which later steps run', async () => {
    const body = `
      const code = path.join(work, '_actions/actions/checkout/v6/dist/index.js')
      attempt(() => { fs.mkdirSync(path.dirname(code), { recursive: true }); fs.writeFileSync(code, 'forged') })
      attempt(() => { fs.renameSync(path.join(work, '_actions'), path.join(work, 'moved')) })
      done()`
    const run = await attack(body)
    expectUnforged(run)
    expect(fs.readdirSync(join(run.dirs.work, '_actions'))).toEqual(['run-agent'])
  })

  it('is found to have moved the folder around that code', async () => {
    const body = `
      fs.renameSync(work, work + '2'); fs.mkdirSync(work)
      for (const name of list(work + '2')) if (name !== '_actions') fs.symlinkSync(path.join(work + '2', name), path.join(work, name))
      fs.mkdirSync(path.join(work, '_actions/run-agent/dist'), { recursive: true })
      fs.writeFileSync(path.join(work, '_actions/run-agent/dist/index.js'), 'forged')
      done()`
    const run = await attack(body)
    expect(run.outputs).toMatchObject({ failure_reason: 'tampering', isolation: 'namespaces' })
    expect(run.outputs.error).toContain('_actions was moved away')
  })
})

import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { attack, expectUnforged, fileOf, hand, listing, onLinux, plant, sandbox, WISHES } from './attack.ts'

/** A workspace of its own, and a folder outside of it with what must stay as it is. */
function places() {
  const [workspace, victim] = [sandbox(), sandbox()]
  plant(victim, {
    secret: 'sk-of-somebody-else',
    'answer.md': 'untouched',
    'events.ndjson': 'untouched',
    'folder/empty/.keep': '',
  })
  return { workspace, victim, before: listing(victim) }
}

onLinux('the prompt file', () => {
  it.each<readonly [string, (workspace: string, victim: string) => void]>([
    [
      'a link that leads out',
      (workspace, victim) => plant(workspace, { 'prompt.md': `-> ${victim}/secret` }),
    ],
    ['below a link that leads out', (workspace, victim) => plant(workspace, { prompts: `-> ${victim}` })],
    ['a FIFO', (workspace) => mkfifo(join(workspace, 'prompt.md'))],
    ['a device', (workspace) => plant(workspace, { 'prompt.md': '-> /dev/zero' })],
    ['a file of /proc', (workspace) => plant(workspace, { 'prompt.md': '-> /proc/self/environ' })],
  ])('is refused when it is %s', async (_, make) => {
    const { workspace, victim } = places()
    make(workspace, victim)
    const file = fs.readdirSync(workspace)[0] === 'prompts' ? 'prompts/secret' : 'prompt.md'
    const inputs = { prompt: undefined, 'prompt-file': file }
    const run = await attack(`note('prompt', readPrompt()); done()`, { workspace, inputs })
    expect(run.outputs.failure_reason).toBe('invalid_input')
    expect(run.note('prompt')).toBe('')
    expect(JSON.stringify([run.raw, run.outputs, run.summary])).not.toContain('sk-of-somebody-else')
  })

  it.each(WISHES)('is what it was before the start, with isolation %s', async (isolation) => {
    const { workspace, victim } = places()
    plant(workspace, { 'prompt.md': 'The task.' })
    const body = `fs.rmSync('prompt.md'); fs.symlinkSync(${JSON.stringify(`${victim}/secret`)}, 'prompt.md'); await sleep(50); note('prompt', readPrompt()); done()`
    const run = await attack(body, {
      workspace,
      inputs: { prompt: undefined, 'prompt-file': 'prompt.md', isolation },
    })
    expectUnforged(run)
    expect(run.note('prompt')).toBe('The task.')
  })
})

/** What an agent that finds the folder of its run does to it. */
const RUN_FOLDER: readonly (readonly [title: string, body: string])[] = [
  ['becomes a link to another folder', `fs.renameSync(folder, folder + '2'); fs.symlinkSync(victim, folder)`],
  [
    'becomes a link that leads nowhere',
    `fs.rmSync(folder, { recursive: true }); fs.symlinkSync('/nowhere', folder)`,
  ],
  ['becomes a file', `fs.rmSync(folder, { recursive: true }); fs.writeFileSync(folder, 'x')`],
  ['is removed', `fs.rmSync(folder, { recursive: true })`],
  ['cannot be entered', `fs.chmodSync(folder, 0)`],
  ['cannot be written to', `fs.chmodSync(folder, 0o500)`],
  ['is opened for everybody', `fs.chmodSync(folder, 0o777); fs.chmodSync(folder + '/events.ndjson', 0o666)`],
  [
    'has a link for events',
    `fs.rmSync(folder + '/events.ndjson'); fs.symlinkSync(victim + '/events.ndjson', folder + '/events.ndjson')`,
  ],
  [
    'has a FIFO for events',
    `fs.rmSync(folder + '/events.ndjson'); spawnSync('mkfifo', [folder + '/events.ndjson'])`,
  ],
  [
    'has a folder for events',
    `fs.rmSync(folder + '/events.ndjson'); fs.mkdirSync(folder + '/events.ndjson/x', { recursive: true })`,
  ],
  ['has a link for the result', `fs.symlinkSync(victim + '/answer.md', folder + '/result.md')`],
  ['has a FIFO for the result', `spawnSync('mkfifo', [folder + '/result.md'])`],
  [
    'has a locked folder for the result',
    `fs.mkdirSync(folder + '/result.md/x/y', { recursive: true }); fs.chmodSync(folder + '/result.md/x', 0)`,
  ],
]

/** What cannot be made good again, because nothing of ours is out of reach: it has to be told. */
const EVENTS: readonly (readonly [title: string, body: string])[] = [
  ['has other events', `fs.writeFileSync(folder + '/events.ndjson', '{"forged":true}\\n')`],
  ['has other events of the same length', `overwrite(folder + '/events.ndjson')`],
  ['has events with a hole', `fs.truncateSync(folder + '/events.ndjson', 0)`],
]

const OVERWRITE = `
  const overwrite = (path) => { const file = fs.openSync(path, 'r+'); fs.writeSync(file, '{"forged":true}', 0); fs.closeSync(file) }
`

onLinux('the folder of a run', () => {
  it.each(RUN_FOLDER)('has the right files again after it %s', async (_, body) => {
    const { victim, before } = places()
    const run = await attack(
      `${OVERWRITE}; const victim = ${JSON.stringify(victim)}
       emit(init(), assistant('The first.')); await sleep(100)
       for (const folder of runFolders()) { ${body} }
       emit(assistantFinal('The answer.'), result('x'))`,
      { inputs: { isolation: 'none' } },
    )
    expectUnforged(run)
    expect(listing(victim)).toEqual(before)
    expect(fileOf(run, 'result_file')).toBe('The answer.')
    const events = fileOf(run, 'events_file')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).type)
    expect(events).toEqual(['system', 'assistant', 'assistant', 'result'])
    for (const name of ['events_file', 'result_file']) {
      const stat = fs.lstatSync(run.outputs[name] ?? '')
      expect([stat.isFile(), (stat.mode & 0o777).toString(8)]).toEqual([true, '600'])
    }
    expect((fs.statSync(join(run.outputs.events_file ?? '', '..')).mode & 0o777).toString(8)).toBe('700')
  })

  it.each(EVENTS)('is not passed off as ours when it %s', async (_, body) => {
    const run = await attack(
      `${OVERWRITE}
       emit(init(), assistant('The first.')); await sleep(100)
       for (const folder of runFolders()) { ${body} }
       emit(assistantFinal('The answer.'), result('x'))`,
      { inputs: { isolation: 'none' } },
    )
    expectUnforged(run)
    expect(run.outputs.failure_reason).toBe('tampering')
  })

  it('ends as ever when all folders of RUNNER_TEMP are locked', async () => {
    const { workspace } = places()
    plant(workspace, { 'a.txt': 'a\n' })
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
    ])
      spawnSync('git', ['-C', workspace, ...args])
    hand(workspace)
    const body = `fs.writeFileSync('a.txt', 'b\\n')
      for (const name of [...walk(temp).reverse(), temp]) attempt(() => fs.chmodSync(name, name === temp ? 0o555 : 0))
      done()`
    const run = await attack(body, { workspace, inputs: { isolation: 'none' } })
    expect(run.outputs.failure_reason).not.toBe('internal')
    expect(JSON.parse(run.outputs.files ?? '')).toMatchObject([{ path: 'a.txt', added: 1, removed: 1 }])
    expect(fs.readdirSync(run.dirs.temp).filter((name) => /^run-agent-(objects|store)/.test(name))).toEqual(
      [],
    )
  })

  it.each(WISHES)('is out of sight where there are namespaces: isolation %s', async (isolation) => {
    const run = await attack(
      `note('seen', String(runFolders().filter((folder) => list(folder).includes('events.ndjson')).length)); done()`,
      {
        inputs: { isolation },
      },
    )
    expect(run.note('seen')).toBe(isolation === 'none' ? '1' : '0')
  })
})

/** What lies in the place of the output file when the agent has ended. */
const OUTPUT_FILE: readonly (readonly [title: string, body: string, isWritten: boolean])[] = [
  ['a file of its own', `fs.mkdirSync('out'); fs.writeFileSync('out/answer.md', 'forged')`, true],
  [
    'a link to a file of others',
    `fs.mkdirSync('out'); fs.symlinkSync(victim + '/answer.md', 'out/answer.md')`,
    true,
  ],
  [
    'a link that leads nowhere',
    `fs.mkdirSync('out'); fs.symlinkSync(victim + '/none', 'out/answer.md')`,
    true,
  ],
  ['a FIFO', `fs.mkdirSync('out'); spawnSync('mkfifo', ['out/answer.md'])`, true],
  ['a hard link', `fs.mkdirSync('out'); fs.linkSync(victim + '/answer.md', 'out/answer.md')`, true],
  ['a folder', `fs.mkdirSync('out/answer.md/x', { recursive: true })`, false],
  ['below a link that leads out', `fs.symlinkSync(victim, 'out')`, false],
  ['below a link to a folder that is missing', `fs.symlinkSync(victim + '/none', 'out')`, false],
  ['below a file', `fs.writeFileSync('out', 'x')`, false],
  ['below a folder that nobody may write to', `fs.mkdirSync('out'); fs.chmodSync('out', 0o555)`, false],
]

onLinux.each(WISHES)('the output file, with isolation %s,', (isolation) => {
  it.each(isolation === 'none' ? OUTPUT_FILE : OUTPUT_FILE.filter(([title]) => title.includes('link')))(
    'is never written through what the agent puts there: %s',
    async (_, body, isWritten) => {
      const { workspace, victim, before } = places()
      const inputs = { 'output-file': 'out/answer.md', isolation }
      const run = await attack(`const victim = ${JSON.stringify(victim)}; ${body}; done()`, {
        workspace,
        inputs,
      })
      expectUnforged(run)
      expect(listing(victim)).toEqual(before)
      if (isWritten) {
        expect(fs.lstatSync(join(workspace, 'out/answer.md')).isFile()).toBe(true)
        expect(fs.readFileSync(join(workspace, 'out/answer.md'), 'utf8')).toBe('Done.')
      }
      expect(run.outputs.conclusion).toBe(isWritten ? 'success' : 'failure')
      expect(
        fs
          .readdirSync(workspace, { recursive: true })
          .map(String)
          .filter((name) => name.endsWith('.tmp')),
      ).toEqual([])
    },
  )

  it('is not written when the workspace itself has become a link', async () => {
    const { victim, before } = places()
    const body = `const there = process.cwd(); process.chdir('/'); fs.renameSync(there, there + '2'); fs.symlinkSync(${JSON.stringify(victim)}, there); done()`
    const run = await attack(body, { inputs: { 'output-file': 'answer.md', isolation } })
    expectUnforged(run)
    expect(listing(victim)).toEqual(before)
  })
})

function mkfifo(path: string): void {
  const { status } = spawnSync('mkfifo', [path])
  expect(status).toBe(0)
  hand(path)
}

import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { attack, expectUnforged, listing, onLinux, plant, sandbox, WISHES } from './attack.ts'

/** What an agent does to the runner's files, and what the tests call it. */
const ATTACKS: readonly (readonly [title: string, body: string, reason?: string])[] = [
  ['are written to', `forge()`],
  ['are emptied', `for (const file of commandFiles()) attempt(() => fs.truncateSync(file))`, ''],
  ['are removed', `for (const file of commandFiles()) fs.rmSync(file, { force: true })`, ''],
  ['become FIFOs', `for (const file of commandFiles()) spawnSync('mkfifo', [file])`],
  [
    'become links to files of others',
    `for (const file of commandFiles()) fs.symlinkSync(victim + '/file', file)`,
  ],
  [
    'become links that lead nowhere',
    `for (const file of commandFiles()) fs.symlinkSync(victim + '/none', file)`,
  ],
  ['become hard links', `for (const file of commandFiles()) fs.linkSync(here + '/forged', file)`],
  [
    'become folders',
    `for (const file of commandFiles()) fs.mkdirSync(file + '/deep/er', { recursive: true })`,
  ],
  ['lose their folder', `fs.rmSync(commandFolder, { recursive: true })`],
  [
    'are in a folder that is a link',
    `forge(); fs.renameSync(commandFolder, commandFolder + '2'); fs.symlinkSync(victim, commandFolder)`,
  ],
  [
    'are in a folder that is a FIFO',
    `fs.rmSync(commandFolder, { recursive: true }); spawnSync('mkfifo', [commandFolder])`,
  ],
  ['are in a folder that nobody may write to', `forge(); fs.chmodSync(commandFolder, 0o555)`],
  ['are in a folder that nobody may enter', `forge(); fs.chmodSync(commandFolder, 0)`],
  [
    'are in a RUNNER_TEMP that is a file',
    `fs.rmSync(temp, { recursive: true, force: true }); fs.writeFileSync(temp, 'forged')`,
  ],
  ['are in a RUNNER_TEMP that nobody may write to', `forge(); fs.chmodSync(temp, 0o555)`],
  [
    'are replaced by folders that nobody may remove',
    `forge(); for (const file of commandFiles().filter((name) => /set_output/.test(name))) { fs.rmSync(file)
       fs.mkdirSync(file + '/locked/deep', { recursive: true }); fs.chmodSync(file + '/locked', 0) }`,
  ],
  [
    'are replaced by folders too deep for a path',
    `forge(); const [file] = commandFiles().filter((name) => /set_output/.test(name)); fs.rmSync(file); fs.mkdirSync(file)
     spawnSync('/bin/sh', ['-c', 'cd "$0" && for i in $(seq 60); do mkdir ' + 'd'.repeat(200) + ' && cd ' + 'd'.repeat(200) + '; done', file])`,
  ],
  [
    'are written to while the folder of the run is locked',
    `forge(); for (const folder of runFolders()) fs.chmodSync(folder, 0)`,
  ],
  [
    'are written to while the folder of the run is gone',
    `forge(); for (const folder of runFolders()) fs.rmSync(folder, { recursive: true })`,
  ],
]

const prepare = (victim: string) =>
  `const victim = ${JSON.stringify(victim)}; fs.writeFileSync(here + '/forged', Object.values(FORGERY).join(''))`

onLinux("the runner's files, whose names an agent has learned,", () => {
  it.each(ATTACKS)('tell nothing of the agent when they %s', async (_, body, reason = 'tampering') => {
    const victim = sandbox()
    plant(victim, { file: 'untouched', 'folder/file': 'untouched' })
    const before = listing(victim)
    const run = await attack(`${prepare(victim)}; ${body}; done()`, {
      guid: randomUUID(),
      inputs: { isolation: 'none' },
    })
    expectUnforged(run)
    expect(listing(victim)).toEqual(before)
    expect(run.outputs.failure_reason).toBe(reason)
    for (const file of Object.values(run.files)) expect(fs.lstatSync(file).isFile()).toBe(true)
  })
})

onLinux.each(WISHES)("the runner's files, with isolation %s,", (isolation) => {
  if (isolation !== 'none') {
    it('are out of sight, and out of reach by their names', async () => {
      const guid = randomUUID()
      const attempts = ATTACKS.map(([, body]) => `attempt(() => { ${body} })`).join(';')
      const body = `${prepare('/nowhere')}; note('seen', JSON.stringify(list(temp))); ${attempts}; done()`
      const run = await attack(body, { guid, inputs: { isolation } })
      expectUnforged(run)
      expect(run.outputs.conclusion).toBe('success')
      expect(run.note('seen')).not.toContain('_runner_file_commands')
    })
  }

  it('tell nothing of what is written through a file that was held open', async () => {
    const survivor = `
      const open = fs.existsSync(folder) ? files().map((file) => fs.openSync(file, 'a')) : []
      for (;;) { for (const file of open) try { fs.writeSync(file, 'forged=yes\\\\n') } catch {}; wait(5) }`
    expectUnforged(
      await attack(`await daemon(\`${survivor}\`); done()`, { guid: randomUUID(), inputs: { isolation } }),
    )
  })

  it('tell nothing of what a survivor writes after the result', async () => {
    const survivor = `
      for (;;) { try { for (const file of files()) fs.appendFileSync(file, 'forged=yes\\\\n') } catch {}; wait(2) }`
    expectUnforged(
      await attack(`await daemon(\`${survivor}\`); done()`, { guid: randomUUID(), inputs: { isolation } }),
    )
  })

  it('tell nothing of the agent when it was stopped in the middle of a forgery', async () => {
    const body = `emit(init()); forge(); note('up', ''); for (;;) { forge(); await sleep(5) }`
    const run = await attack(body, { guid: randomUUID(), inputs: { isolation, 'timeout-minutes': '0.02' } })
    expectUnforged(run)
    expect(run.outputs.conclusion).toBe('timed_out')
  })

  it("tell nothing of the agent when it moves the runner's whole folder away", async () => {
    const run = await attack(
      `forge(); attempt(() => fs.renameSync(work, work + '2')); fs.mkdirSync(commandFolder, { recursive: true }); done()`,
      { guid: randomUUID(), inputs: { isolation } },
    )
    const { env, path, state, faults } = run
    expect({ env, path, state, faults, forged: run.outputs.forged }).toEqual({
      ...{ env: {}, path: [], state: {}, faults: [], forged: undefined },
    })
    expect(fs.existsSync(join(run.dirs.root, '_work2')) && run.outputs.conclusion === 'success').toBe(false)
  })
})

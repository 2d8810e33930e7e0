// Whole runs of the built action with an agent that attacks it, as a user of their own where the tests run as
// root: an attack that reaches for everything it can then reaches nothing but its own run.

import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, afterEach, describe, expect } from '@jest/globals'
import { parse } from 'yaml'
import { writeAgent } from '../../harness/fake-agent.mjs'
import { type RunOptions, type RunResult, runAction, survivors } from '../../harness/runner.mjs'

export const IS_ROOT = process.getuid?.() === 0
/** Nobody else's, in any test file that runs at the same time. */
export const USER = IS_ROOT
  ? { uid: 100_000 + (process.pid % 1_000_000), gid: 100_000 + (process.pid % 1_000_000) }
  : undefined

const NAMESPACES = [
  '--user',
  '--map-current-user',
  '--keep-caps',
  '--pid',
  '--mount',
  '--fork',
  '--mount-proc',
]
export const HAS_NAMESPACES =
  process.platform === 'linux' && spawnSync('unshare', [...NAMESPACES, 'true'], { ...USER }).status === 0

/** What an attack has to fail against. `required` is no different from `auto`, where it can be had at all. */
export const WISHES = HAS_NAMESPACES ? (['auto', 'required', 'none'] as const) : (['auto', 'none'] as const)

/** Attacks reach through /proc: they are Linux's. */
export const onLinux = process.platform === 'linux' ? describe : describe.skip
/** For what only root can prepare. */
export const asRoot = process.platform === 'linux' && IS_ROOT ? describe : describe.skip
export const withNamespaces = HAS_NAMESPACES ? describe : describe.skip

/** A run that has ended, with what its agent noted. */
export interface Attacked extends RunResult {
  readonly agentDir: string
  /** What the agent left beside itself under this name; empty when it left nothing. */
  note(name: string): string
}

const manifest = parse(fs.readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'))
const OUTPUTS = Object.keys(manifest.outputs).sort()

const leftBehind: (() => void)[] = []
const agents: string[] = []
afterEach(() => endAll())
afterAll(() => {
  for (const cleanUp of leftBehind.splice(0).reverse()) cleanUp()
})

/** A new folder that belongs to the attacker. */
export function sandbox(): string {
  const folder = join(fs.realpathSync(tmpdir()), `attack-${randomUUID()}`)
  fs.mkdirSync(folder)
  hand(folder)
  leftBehind.push(() => erase(folder))
  return folder
}

/** Makes a path, and all below it, the attacker's own. */
export function hand(path: string): void {
  if (USER) spawnSync('chown', ['-hR', `${USER.uid}:${USER.gid}`, path])
}

/** Writes files by their paths in a folder; a text after `-> ` is a link's target. */
export function plant(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    const place = join(folder, path)
    fs.mkdirSync(join(place, '..'), { recursive: true })
    if (content.startsWith('-> ')) fs.symlinkSync(content.slice(3), place)
    else fs.writeFileSync(place, content)
  }
  hand(folder)
}

/** Everything in a folder, links not followed: contents, targets, modes. */
export function listing(folder: string, below = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of fs.readdirSync(join(folder, below), { withFileTypes: true })) {
    const name = join(below, entry.name)
    const path = join(folder, name)
    const mode = (fs.lstatSync(path).mode & 0o7777).toString(8)
    if (entry.isSymbolicLink()) found[name] = `-> ${fs.readlinkSync(path)}`
    else if (entry.isFile()) found[name] = `${mode} ${fs.readFileSync(path, 'latin1')}`
    else found[name] = `${entry.isDirectory() ? 'folder' : 'special'} ${mode}`
    if (entry.isDirectory()) Object.assign(found, listing(folder, name))
  }
  return found
}

/**
 * At hand in every agent, besides the harness's kit. `targets` are the processes that it may attack: all of its
 * user's where that user is its own, else only the action.
 *
 * `commandFiles()` are those of the runner that it finds, or all of the step where the test tells it their names.
 *
 * `daemon(code)` leaves a process behind that forked twice, has a session of its own, neither environment nor
 * stdio, and ignores what can be ignored; `through` is a command before it. Its arguments are the agent's folder,
 * RUNNER_TEMP and the pid of the action, and it has `files()` for `commandFiles()`.
 */
const KIT = String.raw`
const here = path.dirname(process.argv[1])
const work = path.join(path.dirname(process.env.HOME), '_work')
const temp = path.join(work, '_temp')
const note = (name, text) => fs.appendFileSync(path.join(here, name), text)
const noted = (name) => fs.existsSync(path.join(here, name))
const attempt = (call) => { try { return call() } catch { return undefined } }
const list = (folder) => attempt(() => fs.readdirSync(folder)) ?? []
const walk = (folder) => (attempt(() => fs.readdirSync(folder, { withFileTypes: true })) ?? []).flatMap((entry) =>
  entry.isDirectory() ? [path.join(folder, entry.name) + '/', ...walk(path.join(folder, entry.name))] : [path.join(folder, entry.name)])
const commandFolder = path.join(temp, '_runner_file_commands')
const commandFiles = () => (guid ? Object.keys(FORGERY).map((name) => name + guid) : list(commandFolder)).map((name) => path.join(commandFolder, name))
const runFolders = () => list(temp).map((name) => path.join(temp, name)).filter((folder) => list(folder).includes('events.ndjson'))
const isMine = (pid) => attempt(() => fs.statSync('/proc/' + pid).uid === process.getuid()) === true
const targets = () => (${Boolean(USER)} ? list('/proc') : [String(process.ppid)])
  .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && isMine(name)).map(Number)
const strike = (pid, signal) => pid > 0 && attempt(() => process.kill(pid, signal)) // 0 would be its own group
function inject(text, fds = [1, 2]) {
  for (const pid of targets()) for (const fd of fds) attempt(() => {
    const out = fs.openSync('/proc/' + pid + '/fd/' + fd, fs.constants.O_WRONLY | fs.constants.O_NONBLOCK)
    try { fs.writeSync(out, text) } finally { fs.closeSync(out) }
  })
}
const FORGERY = {
  set_env_: 'BASH_ENV=/tmp/evil\nLD_PRELOAD=/tmp/evil.so\n', set_output_: 'forged=yes\nconclusion=success\n',
  add_path_: '/tmp/evil\n', save_state_: 'forged=yes\n', step_summary_: '# A forged summary\n',
}
const forge = () => commandFiles().forEach((file) => attempt(() => fs.appendFileSync(file, FORGERY[path.basename(file).replace(/[^_]*$/, '')] ?? '')))
const done = (more) => emit(init(), assistantFinal('Done.'), result('Done.', more))
async function daemon(code, through = []) {
  const file = path.join(here, 'daemon.mjs')
  fs.writeFileSync(file, "import * as fs from 'node:fs'; import * as path from 'node:path'; import { spawn, spawnSync } from 'node:child_process'\n"
    + "const [here, temp, action] = process.argv.slice(2)\n"
    + "for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2', 'SIGPIPE']) process.on(name, () => {})\n"
    + "const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)\n"
    + "const known = " + JSON.stringify(guid ? commandFiles() : null) + ", folder = path.join(temp, '_runner_file_commands')\n"
    + "const files = () => known ?? fs.readdirSync(folder).map((name) => path.join(folder, name))\n"
    + "fs.writeFileSync(path.join(here, 'up'), String(process.pid))\n" + code)
  const command = [...through, process.execPath, file, here, temp, String(process.ppid)]
  spawnSync('/bin/sh', ['-c', 'setsid env -i "$@" <&- >&- 2>&- &', 'sh', ...command], { stdio: 'ignore', detached: true })
  while (!noted('up')) await sleep(5)
}
`

/** A secret whose parts are nowhere else. */
export const KEY = 'key_9f3Qz7Lm2Xw8Rb1Tn6Vc3Yd5Kp0HsJ4gB'

/** Runs the action with an agent of this body, which lies in a folder of its own. */
export async function attack(
  body: string,
  options: RunOptions = {},
  agentDir: string = sandbox(),
): Promise<Attacked> {
  agents.push(agentDir)
  const guid = `const guid = ${JSON.stringify(options.guid ?? '')}`
  const agentPath = writeAgent(agentDir, `${guid}\n${KIT}\n${body}`)
  hand(agentDir)
  const run = await runAction({
    timeoutMs: 60_000,
    ...(USER && { user: USER }),
    ...options,
    inputs: { 'agent-path': agentPath, prompt: 'Say hello.', ...options.inputs },
  })
  leftBehind.push(() => {
    erase(run.dirs.root)
    run.cleanup()
  })
  const note = (name: string) => {
    const path = join(agentDir, name)
    return fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : ''
  }
  return { ...run, agentDir, note }
}

/**
 * A Node that is started by way of a script of bash, which keeps `INPUT_AGENT-PATH`, in namespaces of its own,
 * so that what the script changes of the machine is seen by the step alone.
 */
export function nodeBehind(script: string): string {
  const [file, inner] = ['node', 'inner'].map((name) => join(sandbox(), name)) as [string, string]
  const unshare = 'unshare --user --map-current-user --keep-caps --mount'
  const start = 'exec setpriv --ambient-caps=-all --inh-caps=-all'
  fs.writeFileSync(inner, `#!/bin/bash\nset -e\n${script}\n${start} ${process.execPath} "$@"\n`, {
    mode: 0o755,
  })
  fs.writeFileSync(file, `#!/bin/bash\nexec ${unshare} ${inner} "$@"\n`, { mode: 0o755 })
  return file
}

/** The machine on which an ordinary user gets no namespaces, as Ubuntu 24.04 is. */
export const WITHOUT_NAMESPACES = 'echo 0 > /proc/sys/user/max_user_namespaces'

/** Puts a docker into the namespaces of such a Node. */
export function withDocker(): string {
  const daemon = join(sandbox(), 'daemon.mjs')
  const answer = "createServer((socket) => socket.end('docker')).listen('/run/docker.sock')"
  fs.writeFileSync(
    daemon,
    `import { createServer } from 'node:net'; ${answer}; setTimeout(() => process.exit(), 20_000)`,
  )
  return `mount -t tmpfs none /run; [ -d /var/run ] || mkdir /var/run
    setsid ${process.execPath} ${daemon} < /dev/null > /dev/null 2>&1 &
    until [ -S /run/docker.sock ]; do sleep 0.02; done`
}

/** Notes what docker says, wherever its socket may be. */
export const ASK_DOCKER = `
  const { connect } = await import('node:net')
  for (const socket of ['/run/docker.sock', '/var/run/docker.sock']) note('said', await new Promise((resolve) =>
    connect(socket).on('data', (data) => resolve(String(data))).on('error', () => resolve('out of reach'))) + ' ')
  done()
`

/** Nothing that the runner, a later step or a reader of the outputs takes from the run is the agent's doing. */
export function expectUnforged(run: Attacked): void {
  const { env, path, state, matchers, faults, lost } = run
  expect({ env, path, state, matchers, faults, lost }).toEqual({
    ...{ env: {}, path: [], state: {}, matchers: [], faults: [], lost: false },
  })
  expect(obeyed(run)).toEqual(run.outputs.conclusion === 'success' ? [] : ['error'])
  expect(Object.keys(run.outputs).sort()).toEqual(OUTPUTS)
  expect(run.exitCode).toBe(run.outputs.conclusion === 'success' ? 0 : 1)
  expect(run.summary).toMatch(/^### \S+ (Cursor|Agent) /)
  expect(run.summary).not.toContain('A forged summary')
  expect(run.annotations.filter(({ level }) => level !== 'error')).toEqual([])
  expectNobodyLeft(run)
}

/** The names of the commands that the runner obeyed, without our masks and our shield. */
export function obeyed({ commands }: RunResult): string[] {
  const shield = commands.findIndex(({ name }) => name === 'stop-commands')
  const token = commands[shield]?.data.toLowerCase()
  return commands
    .filter(({ name }, at) => !(name === 'add-mask' && at < shield) && at !== shield && name !== token)
    .map(({ name, data }) => (name === 'error' ? name : `${name} ${data}`))
}

export function expectNobodyLeft({ trackingId, agentDir }: Attacked): void {
  expect({ left: [...survivors(trackingId), ...survivors(agentDir), ...ofUser()] }).toEqual({ left: [] })
}

/** The text of a file that one of the outputs names. */
export function fileOf(run: RunResult, output: 'events_file' | 'result_file'): string {
  return fs.readFileSync(run.outputs[output] ?? '', 'utf8')
}

/** The processes of our attacker that can still do something: who has no memory any more only waits to be reaped. */
function ofUser(): number[] {
  if (!USER) return []
  return fs.readdirSync('/proc').flatMap((name) => {
    try {
      const isOurs = /^\d+$/.test(name) && fs.statSync(`/proc/${name}`).uid === USER.uid
      return isOurs && fs.readFileSync(`/proc/${name}/cmdline`, 'latin1') !== '' ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

/** Also what is locked, or too deep for a path. */
function erase(folder: string): void {
  if (!IS_ROOT) spawnSync('chmod', ['-R', 'u+rwx', folder])
  spawnSync('rm', ['-rf', folder])
}

function endAll(): void {
  for (const pid of [...ofUser(), ...agents.splice(0).flatMap((folder) => survivors(folder))]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it has ended in the meantime
    }
  }
}

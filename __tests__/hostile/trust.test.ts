import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { RunOptions } from '../../harness/runner.mjs'
import {
  type Attacked,
  attack,
  expectUnforged,
  hand,
  listing,
  onLinux,
  plant,
  sandbox,
  WISHES,
} from './attack.ts'

const HERE = 'octo/repo' // the harness's GITHUB_REPOSITORY
const FORK = {
  eventName: 'pull_request',
  event: { pull_request: { head: { repo: { full_name: 'evil/repo' } }, base: { sha: '0'.repeat(40) } } },
}

/** Agent configuration of every kind, at depth, in odd letter case, and as links. */
const CONFIG: Readonly<Record<string, string>> = {
  'AGENTS.md': 'evil',
  'Claude.MD': 'evil',
  'a/b/c/agents.md': 'evil',
  'a/CLAUDE.local.md': 'evil',
  'GEMINI.md': 'evil',
  '.cursorrules': 'evil',
  'a/.CursorRules': 'evil',
  '.mcp.json': 'evil',
  '.cursor/mcp.json': 'evil',
  '.cursor/rules/deep/x.mdc': 'evil',
  '.Cursor/cli.json': 'evil',
  'a/b/.cursor/hooks.json': 'evil',
  '.claude/settings.json': 'evil',
  '.claude/settings.local.json': 'evil',
  '.codex/config.toml': 'evil',
  '.agents/skills/x/SKILL.md': 'evil',
  'b/.cursor': '-> ../a/harmless',
  'c/AGENTS.md': '-> ../README.md',
  'd/CLAUDE.md': '-> /nowhere',
}
const OTHERS: Readonly<Record<string, string>> = {
  'README.md': 'kept',
  'a/harmless/rules.md': 'kept',
  'src/agents.ts': 'kept',
  'cursor/x': 'kept',
  'AGENTS.md.bak': 'kept',
  'claude/settings.json': 'kept',
}

/** Notes what the agent sees of a workspace: each path with its content. */
const LOOK = `
  const files = walk('.').filter((name) => !name.startsWith('.git/') && !name.endsWith('/') && attempt(() => fs.statSync(name).isFile()))
  note('seen', JSON.stringify(Object.fromEntries(files.map((name) => [name, fs.readFileSync(name, 'utf8')]))))
`

function seenIn(run: Attacked): Record<string, string> {
  return JSON.parse(run.note('seen'))
}

function workspaceOf(files: Readonly<Record<string, string>>): string {
  const workspace = sandbox()
  plant(workspace, files)
  return workspace
}

const GIT_USER = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']

function git(folder: string, ...args: readonly string[]): string {
  const env = { PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' }
  return execFileSync('git', ['-C', folder, '-c', 'safe.directory=*', ...GIT_USER, ...args], {
    env,
    encoding: 'utf8',
  }).trim()
}

/** A clone whose base commit has some files and whose checkout has others. */
function cloneOf(base: Readonly<Record<string, string>>, head: Readonly<Record<string, string>>) {
  const workspace = workspaceOf(base)
  git(workspace, 'init', '-q')
  git(workspace, 'add', '-A')
  git(workspace, 'commit', '--allow-empty', '-qm', 'base')
  const sha = git(workspace, 'rev-parse', 'HEAD')
  for (const name of fs.readdirSync(workspace))
    if (name !== '.git') fs.rmSync(join(workspace, name), { recursive: true })
  plant(workspace, head)
  git(workspace, 'add', '-A')
  git(workspace, 'commit', '--allow-empty', '-qm', 'head')
  hand(workspace)
  return { workspace, ...forkOf(sha) }
}

function forkOf(sha: string) {
  return {
    eventName: 'pull_request',
    event: { pull_request: { head: { repo: { full_name: 'evil/repo' } }, base: { sha } } },
  }
}

const pull = (full_name: string | undefined) => ({
  pull_request: {
    head: { repo: full_name === undefined ? null : { full_name } },
    base: { sha: '0'.repeat(40) },
  },
})

const EVENTS: readonly (readonly [title: string, eventName: string, event: object, trusted: boolean])[] = [
  ['a pull request from a fork', 'pull_request', pull('evil/repo'), false],
  ['a pull request from a fork that is gone', 'pull_request', pull(undefined), false],
  ['a pull request of this repository', 'pull_request', pull(HERE), true],
  ['pull_request_target from a fork', 'pull_request_target', pull('evil/repo'), false],
  ['a review of a pull request from a fork', 'pull_request_review', pull('evil/repo'), false],
  [
    'workflow_run after a fork',
    'workflow_run',
    { workflow_run: { head_repository: { full_name: 'evil/repo' } } },
    false,
  ],
  ['workflow_run that tells no repository', 'workflow_run', { workflow_run: {} }, false],
  [
    'a comment',
    'issue_comment',
    { issue: { pull_request: { url: 'x' } }, comment: { body: '/review' } },
    false,
  ],
  ['an issue', 'issues', { issue: {} }, false],
  ['a push', 'push', { ref: 'refs/heads/main' }, true],
  ['workflow_dispatch', 'workflow_dispatch', {}, true],
  ['an event of the future', 'pull_request_merged', {}, false],
]

onLinux('the agent configuration of the checkout', () => {
  it.each(EVENTS)('counts as it should on %s', async (_, eventName, event, trusted) => {
    const workspace = workspaceOf({ 'AGENTS.md': 'theirs' })
    const run = await attack(`${LOOK}; done()`, {
      workspace,
      eventName,
      event,
      inputs: { 'api-key': 'a-key-of-some-length' },
    })
    expect(run.outputs.conclusion).toBe('success')
    expect(seenIn(run)).toEqual(trusted ? { 'AGENTS.md': 'theirs' } : {})
    expect(listing(workspace)).toMatchObject({ 'AGENTS.md': '644 theirs' })
    expect(run.log.some((line) => line.includes('AGENTS.md'))).toBe(!trusted)
  })

  it('does not count where the event cannot be read', async () => {
    const workspace = workspaceOf({ 'AGENTS.md': 'theirs' })
    const env = { GITHUB_EVENT_PATH: '/nowhere' }
    const run = await attack(`${LOOK}; done()`, {
      workspace,
      eventName: 'pull_request',
      env,
      inputs: { 'api-key': 'a-key-of-some-length' },
    })
    expect(seenIn(run)).toEqual({})
  })

  it.each([
    ['true', FORK, true],
    ['false', { eventName: 'push', event: {} }, false],
    ['auto', FORK, false],
  ] as const)('counts as the input says: trust-config %s', async (trust, event, trusted) => {
    const workspace = workspaceOf({ 'AGENTS.md': 'theirs' })
    const run = await attack(`${LOOK}; done()`, {
      workspace,
      ...event,
      inputs: { 'trust-config': trust, 'api-key': 'a-key-of-some-length' },
    })
    expect(seenIn(run)).toEqual(trusted ? { 'AGENTS.md': 'theirs' } : {})
  })
})

/** A run on a stranger's checkout. */
function strange(body: string, options: RunOptions): Promise<Attacked> {
  return attack(body, {
    ...FORK,
    ...options,
    inputs: { 'api-key': 'a-key-of-some-length', ...options.inputs },
  })
}

onLinux.each(WISHES)("a stranger's configuration, with isolation %s,", (isolation) => {
  it('is out of sight, of every kind and wherever it lies, and back in its place to the bit', async () => {
    const workspace = workspaceOf({ ...CONFIG, ...OTHERS })
    fs.chmodSync(join(workspace, '.claude/settings.json'), 0o755)
    fs.mkdirSync(join(workspace, '.cursor/empty'))
    hand(workspace)
    const before = listing(workspace)
    const run = await strange(`${LOOK}; done()`, { workspace, inputs: { isolation } })
    expectUnforged(run)
    expect(run.outputs.conclusion).toBe('success')
    expect(seenIn(run)).toEqual(OTHERS)
    expect(listing(workspace)).toEqual(before)
    const named = run.log.find((line) => /AGENTS\.md/.test(line)) ?? ''
    expect(named).toMatch(/and \d+ more/)
  })

  it('is replaced by that of the base commit, and back to the bit', async () => {
    const base = {
      'AGENTS.md': 'ours',
      '.cursor/rules/x.mdc': 'ours',
      'sub/.claude/settings.json': 'ours',
      'README.md': 'base',
    }
    const clone = cloneOf(base, {
      'AGENTS.md': 'theirs',
      '.cursor/mcp.json': 'theirs',
      'CLAUDE.md': 'theirs',
      'README.md': 'head',
    })
    const before = listing(clone.workspace)
    const run = await strange(`${LOOK}; done()`, { ...clone, inputs: { isolation } })
    expectUnforged(run)
    expect(seenIn(run)).toEqual({ ...base, 'README.md': 'head' })
    expect(listing(clone.workspace)).toEqual(before)
    expect(run.log.some((line) => /3 files of the base commit/.test(line))).toBe(true)
  })
})

/** What an agent does to the place of configuration that was set aside. */
const MEDDLING: readonly (readonly [title: string, body: string])[] = [
  [
    'a folder of it by a link that leads out',
    `fs.rmSync('sub', { recursive: true }); fs.symlinkSync(victim, 'sub')`,
  ],
  [
    'a folder of it by a link that leads nowhere',
    `fs.rmSync('sub', { recursive: true }); fs.symlinkSync('/nowhere', 'sub')`,
  ],
  ['a folder of it by a file', `fs.rmSync('sub', { recursive: true }); fs.writeFileSync('sub', 'mine')`],
  ['a folder of it by one that nobody may write to', `fs.chmodSync('sub', 0o555)`],
  ['a folder of it by one that nobody may enter', `fs.chmodSync('sub', 0)`],
  [
    'its own place by a link that leads out',
    `fs.symlinkSync(victim, '.cursor'); fs.symlinkSync(victim + '/file', 'AGENTS.md')`,
  ],
  [
    'its own place by a folder',
    `fs.mkdirSync('AGENTS.md/x', { recursive: true }); fs.writeFileSync('.cursor', '')`,
  ],
  [
    'the folder of the run by nothing',
    `for (const folder of runFolders()) fs.rmSync(folder, { recursive: true })`,
  ],
  [
    'what was set aside by a link',
    `for (const folder of runFolders()) { fs.rmSync(folder + '/set-aside', { recursive: true, force: true }); fs.symlinkSync(victim, folder + '/set-aside') }`,
  ],
]

onLinux.each(['none', 'auto'])('an agent, with isolation %s, that replaces', (isolation) => {
  it.each(MEDDLING)('%s harms neither the run nor what lies outside', async (_, body) => {
    const victim = sandbox()
    plant(victim, { file: 'untouched', '.cursor/mcp.json': 'untouched', 'AGENTS.md': 'untouched' })
    fs.mkdirSync(join(victim, '.cursor/rules/empty'), { recursive: true })
    hand(victim)
    const before = listing(victim)
    const workspace = workspaceOf({
      'sub/AGENTS.md': 'theirs',
      'sub/.cursor/rules/x': 'theirs',
      'AGENTS.md': 'theirs',
      '.cursor/mcp.json': 'theirs',
      'zz/AGENTS.md': 'theirs',
    })
    const run = await strange(`const victim = ${JSON.stringify(victim)}; forge(); ${body}; done()`, {
      workspace,
      guid: randomUUID(),
      inputs: { isolation },
    })
    expectUnforged(run)
    expect(listing(victim)).toEqual(before)
    // What it does in the place of configuration is a change in a protected path.
    expect(run.outputs.failure_reason).toMatch(isolation === 'none' ? /^tampering$/ : /^(|protected_paths)$/)
    // Where the agent did nothing, all is as it was.
    if (isolation !== 'none' || !body.includes('runFolders'))
      expect(fs.readFileSync(join(workspace, 'zz/AGENTS.md'), 'utf8')).toBe('theirs')
  })
})

onLinux('what the agent itself does to configuration', () => {
  it('stays, and is told', async () => {
    const clone = cloneOf({ 'AGENTS.md': 'ours' }, { 'AGENTS.md': 'theirs', '.cursor/mcp.json': 'theirs' })
    const run = await strange(
      `fs.appendFileSync('AGENTS.md', ' and mine'); fs.mkdirSync('.cursor'); fs.writeFileSync('.cursor/new', 'mine'); done()`,
      clone,
    )
    expect(listing(clone.workspace)).toMatchObject({
      'AGENTS.md': '644 ours and mine',
      '.cursor/new': '644 mine',
      '.cursor/mcp.json': '644 theirs',
    })
    expect(
      run.log.some((line) => line.startsWith('Left as the agent made it') && line.includes('AGENTS.md')),
    ).toBe(true)
  })
})

/** Settings of git with which it runs a program as soon as an object is missing. */
function promisor(proof: string): string {
  return `
    [core]
    repositoryformatversion = 1
    fsmonitor = touch ${proof}
    sshCommand = touch ${proof}
    [extensions]
    partialClone = origin
    [remote "origin"]
    url = ext::touch ${proof}
    promisor = true
    partialclonefilter = blob:none
    [protocol]
    allow = always
    [protocol "ext"]
    allow = always`
}

onLinux("a stranger's checkout that is made to trip the guard", () => {
  it.each<readonly [string, Record<string, string>]>([
    ['a file where the base has a folder', { zz: 'a file' }],
    ['a link where the base has a folder', { zz: '-> /nowhere' }],
    ['a link out where the base has a folder', { zz: '-> /tmp' }],
  ])('is put back to the bit with %s', async (_, more) => {
    const base = { 'AGENTS.md': 'ours', 'zz/AGENTS.md': 'ours' }
    const clone = cloneOf(base, { 'AGENTS.md': 'theirs', ...more })
    const before = listing(clone.workspace)
    const run = await strange(`${LOOK}; done()`, clone)
    expectUnforged(run)
    expect(seenIn(run)['AGENTS.md']).not.toBe('theirs')
    expect(listing(clone.workspace)).toEqual(before)
  })

  it.each<readonly [string, (workspace: string) => void]>([
    ['a clone that fetches what is missing', () => undefined],
    [
      'a bare repository for a checkout',
      (workspace) => {
        for (const name of fs.readdirSync(join(workspace, '.git')))
          fs.renameSync(join(workspace, '.git', name), join(workspace, name))
        fs.rmdirSync(join(workspace, '.git'))
      },
    ],
  ])('runs no program by way of git: %s', async (_, change) => {
    // Written by an agent that ran in an earlier step, or by whoever packed the workspace.
    const clone = cloneOf({}, { 'AGENTS.md': 'theirs' })
    const proof = join(sandbox(), 'ran')
    fs.appendFileSync(join(clone.workspace, '.git/config'), promisor(proof))
    change(clone.workspace)
    hand(clone.workspace)
    const run = await strange(`note('ran', String(fs.existsSync(${JSON.stringify(proof)}))); done()`, {
      ...clone,
      ...forkOf('a'.repeat(40)),
    })
    expectUnforged(run)
    expect(fs.existsSync(proof)).toBe(false)
  })

  it('runs no program by way of git when it reads an index that has to be rewritten', async () => {
    // A sparse index names trees, and git fetches those that are missing.
    const { workspace } = cloneOf({}, { 'a/x': 'x', 'b/x': 'y' })
    git(workspace, 'sparse-checkout', 'set', '--cone', '--sparse-index', 'a')
    const tree = git(workspace, 'rev-parse', 'HEAD:b')
    fs.rmSync(join(workspace, '.git/objects', tree.slice(0, 2), tree.slice(2)))
    const proof = join(sandbox(), 'ran')
    fs.appendFileSync(join(workspace, '.git/config'), promisor(proof))
    hand(workspace)
    const run = await attack('done()', { workspace })
    expectUnforged(run)
    expect(fs.existsSync(proof)).toBe(false)
  })

  it('hides its configuration also where the agent works below a skipped folder', async () => {
    const workspace = workspaceOf({
      'node_modules/x/AGENTS.md': 'theirs',
      'node_modules/x/.cursor/mcp.json': 'theirs',
      docs: '-> node_modules/x',
    })
    const run = await strange(`${LOOK}; done()`, { workspace, inputs: { 'working-directory': 'docs' } })
    expect(Object.keys(seenIn(run))).toEqual([])
  })
})

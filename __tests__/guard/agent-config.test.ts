import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { isAgentConfig, setAside } from '../../src/guard/agent-config.ts'
import { createFolder } from '../support/folder.ts'
import '../support/one-realm.ts'

const all = createFolder()

function newFolder(): string {
  return mkdtempSync(join(all, 'one-'))
}

describe('agent configuration', () => {
  it.each([
    ...['.cursor', '.CURSOR', '.Claude', '.codex', '.gemini', '.agents'].flatMap((name) => [
      [name, true] as const,
      [name, false] as const, // a link to a folder is none
    ]),
    ...[
      'AGENTS.md',
      'agents.MD',
      'CLAUDE.md',
      'Claude.local.md',
      'GEMINI.md',
      '.mcp.json',
      '.CursorRules',
    ].map((name) => [name, false] as const),
  ])('is what is called %s (a folder: %s)', (name, isFolder) => {
    expect(isAgentConfig(name, isFolder)).toBe(true)
  })

  it.each([
    ['cursor', true],
    ['.cursor2', true],
    ['AGENTS.md', true],
    ['AGENTS.md.bak', false],
    ['xAGENTS.md', false],
    ['README.md', false],
    ['.mcp.json', true],
    ['', false],
  ])('is not what is called %s (a folder: %s)', (name, isFolder) => {
    expect(isAgentConfig(name, isFolder)).toBe(false)
  })
})

/** A workspace with files by their paths; a text after `-> ` is a link's target. */
function workspaceOf(files: Readonly<Record<string, string>>) {
  const folder = newFolder()
  const workspace = join(folder, 'workspace')
  mkdirSync(workspace)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    if (content.startsWith('-> ')) symlinkSync(content.slice(3), join(workspace, path))
    else writeFileSync(join(workspace, path), content)
  }
  const aside = join(folder, 'aside')
  return { workspace, start: () => setAside(workspace, aside, undefined, process.env), aside }
}

function listing(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    const { mode } = lstatSync(path)
    if (entry.isSymbolicLink()) return [`${entry.name} -> ${readlinkSync(path)}`]
    if (!entry.isDirectory()) return [`${entry.name} ${mode.toString(8)} ${readFileSync(path, 'utf8')}`]
    return [`${entry.name} ${mode.toString(8)}`, ...listing(path).map((line) => `${entry.name}/${line}`)]
  })
}

describe('what is set aside', () => {
  const FILES = {
    'AGENTS.md': 'a',
    'x/y/.cursor/rules/z': 'b',
    'x/CLAUDE.md': '-> ../AGENTS.md',
    'x/y/kept': 'c',
    '.mcp.json': 'd',
  }

  it('is named, sorted, by the highest folder that is configuration', () => {
    const { start } = workspaceOf(FILES)
    expect(start().paths).toEqual(['.mcp.json', 'AGENTS.md', 'x/CLAUDE.md', 'x/y/.cursor'])
  })

  it('is gone, and then back with modes, links and empty folders', () => {
    const { workspace, start } = workspaceOf(FILES)
    mkdirSync(join(workspace, 'x/y/.cursor/empty'))
    chmodSync(join(workspace, 'x/y/.cursor/rules'), 0o700)
    chmodSync(join(workspace, 'AGENTS.md'), 0o750)
    const before = listing(workspace)
    const { putBack } = start()
    expect(listing(workspace).join('\n')).not.toMatch(/AGENTS|CLAUDE|cursor|mcp/)
    expect(putBack()).toEqual({ left: [], lost: [] })
    expect(listing(workspace)).toEqual(before)
  })

  it('gives way to what the agent has put into its place, and tells so', () => {
    const { workspace, start } = workspaceOf(FILES)
    const { putBack } = start()
    writeFileSync(join(workspace, 'AGENTS.md'), 'mine')
    mkdirSync(join(workspace, 'x/y/.cursor/rules'), { recursive: true })
    writeFileSync(join(workspace, 'x/y/.cursor/rules/z'), 'mine')
    expect(putBack()).toEqual({ left: ['AGENTS.md', 'x/y/.cursor/rules/z'], lost: [] })
    expect(readFileSync(join(workspace, 'AGENTS.md'), 'utf8')).toBe('mine')
    expect(readFileSync(join(workspace, '.mcp.json'), 'utf8')).toBe('d')
  })

  const OF_X = ['x/CLAUDE.md', 'x/y/.cursor/rules/z']
  const WITH_X = ['x/CLAUDE.md', 'x/y/.cursor']

  it.each<readonly [string, (place: string, outside: string, kept: string) => void, object]>([
    ['a link that leads out', (place, outside) => symlinkSync(outside, place), { left: OF_X, lost: [] }],
    ['a link that leads nowhere', (place) => symlinkSync('/nowhere', place), { left: OF_X, lost: [] }],
    ['a file', (place) => writeFileSync(place, ''), { left: OF_X, lost: [] }],
    [
      'nothing, with what was kept of it',
      (_, __, kept) => rmSync(kept, { recursive: true }),
      { left: [], lost: WITH_X },
    ],
    [
      'nothing, and what was kept of it by a link',
      (_, outside, kept) => {
        rmSync(kept, { recursive: true })
        symlinkSync(outside, kept)
      },
      { left: [], lost: WITH_X },
    ],
  ])('does no harm, and the rest comes back, when a folder of it is replaced by %s', (_, harm, returned) => {
    const { workspace, start, aside } = workspaceOf(FILES)
    const outside = newFolder()
    mkdirSync(join(outside, 'y/.cursor/empty'), { recursive: true })
    const before = listing(outside)
    const { putBack } = start()
    rmSync(join(workspace, 'x'), { recursive: true })
    harm(join(workspace, 'x'), outside, join(aside, 'x'))
    expect(putBack()).toEqual(returned)
    expect(listing(outside)).toEqual(before)
    expect(readFileSync(join(workspace, 'AGENTS.md'), 'utf8')).toBe('a')
    expect(readFileSync(join(workspace, '.mcp.json'), 'utf8')).toBe('d')
  })

  it('is found also among installed packages', () => {
    const { start } = workspaceOf({ 'node_modules/x/AGENTS.md': 'a', '.git/AGENTS.md': 'b' })
    expect(start().paths).toEqual(['node_modules/x/AGENTS.md'])
  })

  it('is nothing where there is no configuration', () => {
    const { start } = workspaceOf({ 'README.md': 'x' })
    const { paths, replaced, putBack } = start()
    expect([paths, replaced, putBack()]).toEqual([[], [], { left: [], lost: [] }])
  })
})

// Agent configuration that a checkout brings: instructions, and commands that agents run without asking.

import { execFileSync } from 'node:child_process'
import {
  cpSync,
  type Dirent,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

export const TRUST = ['auto', 'true', 'false'] as const
export type TrustWish = (typeof TRUST)[number]

/** Names, in any letter case and at any depth, by which agents find their configuration. */
const FOLDERS = ['.cursor', '.claude', '.codex', '.gemini', '.agents']
const FILES = [
  '.mcp.json',
  '.cursorrules',
  '.cursorignore',
  'agents.md',
  'agents.override.md',
  'claude.md',
  'claude.local.md',
  'gemini.md',
]

/** Whether a file or folder of this name configures an agent. */
export function isAgentConfig(name: string, isFolder: boolean): boolean {
  return (
    (isFolder ? FOLDERS : FILES).includes(name.toLowerCase()) ||
    (!isFolder && FOLDERS.includes(name.toLowerCase()))
  )
}

export interface SetAside {
  /** What was set aside, relative to the workspace; sorted. */
  readonly paths: readonly string[]
  /** Those that were replaced by the version of the base commit. */
  readonly replaced: readonly string[]
  /**
   * Puts everything back in its place.
   *
   * @returns the paths at which the agent has left something of its own, which stays
   */
  putBack(): readonly string[]
}

/**
 * Moves the agent configuration of the workspace out of the agent's sight, and puts the base commit's version
 * in its place where the clone has that commit. Links are moved as links and never followed.
 *
 * @param aside a folder of ours that does not exist yet
 */
export function setAside(
  workspace: string,
  aside: string,
  base: string | undefined,
  env: NodeJS.ProcessEnv,
): SetAside {
  const paths = findConfig(workspace)
  for (const path of paths) move(join(workspace, path), join(aside, path))
  const replaced = base ? restoreBase(workspace, base, env) : []

  function putBack(): readonly string[] {
    for (const { path, content } of replaced) {
      const place = join(workspace, path)
      if (isUnchanged(place, content)) rmSync(place, { force: true })
    }
    for (const path of paths) {
      if (isReachedWithoutLinks(join(workspace, path))) removeEmpty(join(workspace, path))
    }
    return paths.flatMap((path) => filesBelow(aside, path)).filter((path) => !comesBack(path))
  }

  /** Whether a file is in its place again; one that cannot be moved there keeps none of the others from it. */
  function comesBack(path: string): boolean {
    const place = join(workspace, path)
    try {
      if (exists(place) || !isReachedWithoutLinks(place)) return false
      move(join(aside, path), place)
      return true
    } catch {
      return false
    }
  }

  return { paths, replaced: replaced.map(({ path }) => path), putBack }
}

/** Folders that no agent searches for its configuration, or that are too large to search for nothing. */
const SKIPPED = ['.git', 'node_modules']

function findConfig(workspace: string): string[] {
  const found: string[] = []
  function walk(folder: string): void {
    for (const entry of entriesOf(join(workspace, folder))) {
      const path = join(folder, entry.name)
      if (isAgentConfig(entry.name, entry.isDirectory())) found.push(path)
      else if (entry.isDirectory() && !SKIPPED.includes(entry.name)) walk(path)
    }
  }
  walk('')
  return found.sort()
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // a folder that cannot be read is none that an agent of our user reads
  }
}

interface BaseFile {
  readonly path: string
  readonly content: Buffer
}

/** Writes the base commit's configuration into the workspace. Runs before the agent, so git's settings are the job's. */
function restoreBase(workspace: string, base: string, env: NodeJS.ProcessEnv): BaseFile[] {
  const run = (...args: string[]) =>
    execFileSync(
      'git',
      [
        '-C',
        workspace,
        '--no-pager',
        '-c',
        'safe.directory=*',
        '-c',
        'core.fsmonitor=false',
        '-c',
        'core.hooksPath=/dev/null',
        ...args,
      ],
      {
        // A clone may lack objects and name a program to fetch them with: no transport is allowed.
        env: {
          PATH: env.PATH ?? '',
          GIT_TERMINAL_PROMPT: '0',
          GIT_OPTIONAL_LOCKS: '0',
          GIT_ALLOW_PROTOCOL: 'none',
          GIT_NO_LAZY_FETCH: '1',
        },
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
        timeout: 30_000,
      },
    )
  try {
    const names = run('ls-tree', '-r', '-z', '--full-tree', base).toString().split('\0')
    return names.flatMap((entry): BaseFile[] => {
      const [, mode, id, path] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? []
      const parts = path?.split('/') ?? []
      const isConfig = parts.some((part, at) => isAgentConfig(part, at < parts.length - 1))
      if (!isConfig || !path || !id || !mode?.startsWith('100')) return [] // no links
      const place = join(workspace, path)
      if (exists(place) || !isReachedWithoutLinks(place)) return []
      const content = run('cat-file', 'blob', id)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, content, { flag: 'wx', mode: mode === '100755' ? 0o755 : 0o644 })
      return [{ path, content }]
    })
  } catch {
    return [] // the commit is not in the clone: the agent works without configuration
  }
}

function isUnchanged(path: string, content: Buffer): boolean {
  try {
    return lstatSync(path).isFile() && readFileSync(path).equals(content)
  } catch {
    return false
  }
}

/** Removes the folder at a path if there is nothing in it, whatever made it. */
function removeEmpty(path: string): void {
  try {
    if (!lstatSync(path).isDirectory()) return
    for (const { name } of entriesOf(path)) removeEmpty(join(path, name))
    if (readdirSync(path).length === 0) rmSync(path, { recursive: true })
  } catch {
    // nothing is there
  }
}

function exists(path: string): boolean {
  try {
    return lstatSync(path) !== undefined
  } catch {
    return false
  }
}

/** Everything but folders at or below a path, relative to the same root; an empty folder stands for itself. */
function filesBelow(root: string, path: string): string[] {
  if (!lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) return [path]
  const below = entriesOf(join(root, path)).flatMap(({ name }) => filesBelow(root, join(path, name)))
  return below.length > 0 ? below : [path]
}

/** Whether no folder on the way is a link, which might lead out of the workspace. */
function isReachedWithoutLinks(path: string): boolean {
  let parent = dirname(path)
  while (!exists(parent)) parent = dirname(parent)
  try {
    return realpathSync(parent) === parent
  } catch {
    return false // a link that leads nowhere
  }
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    renameSync(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    rmSync(from, { recursive: true, force: true })
  }
}

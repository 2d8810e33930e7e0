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
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

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
  /** Puts everything back in its place, as far as the agent has left it that place. */
  putBack(): Returned
}

/** What did not come back to its place, relative to the workspace. */
export interface Returned {
  /** Where the agent has left something of its own, which stays. */
  readonly left: readonly string[]
  /** What was taken from where we kept it. */
  readonly lost: readonly string[]
}

/**
 * Moves the agent configuration of the workspace out of the agent's sight, and puts the base commit's version
 * in its place where the clone has that commit. Links are moved as links and never followed.
 *
 * @param aside a folder of ours that does not exist yet
 * @throws when a part of it cannot be moved; everything is in its place again then
 */
export function setAside(
  workspace: string,
  aside: string,
  base: string | undefined,
  env: NodeJS.ProcessEnv,
): SetAside {
  const kept = join(realpathSync(dirname(aside)), basename(aside))
  const paths = findConfig(workspace)
  try {
    for (const path of paths) move(join(workspace, path), join(kept, path))
  } catch (error) {
    for (const path of paths) if (exists(join(kept, path))) move(join(kept, path), join(workspace, path))
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`The agent configuration of the checkout cannot be set aside: ${why}`)
  }
  const { files, folders } = base ? restoreBase(workspace, base, env) : { files: [], folders: [] }

  function putBack(): Returned {
    for (const { path, content } of files) {
      const place = join(workspace, path)
      if (isReachedWithoutLinks(place) && isUnchanged(place, content)) rmSync(place, { force: true })
    }
    for (const folder of folders) if (isReachedWithoutLinks(folder)) removeFolder(folder)
    for (const path of paths) {
      if (isReachedWithoutLinks(join(workspace, path))) removeEmpty(join(workspace, path))
    }
    const returned = paths.map(comesBack)
    return {
      left: returned.flatMap(({ left }) => left),
      lost: returned.flatMap(({ lost }) => lost),
    }
  }

  /** What cannot be moved to its place keeps none of the others from theirs. */
  function comesBack(path: string): Returned {
    const [from, place] = [join(kept, path), join(workspace, path)]
    // An agent that finds what we keep may have put a link there, to move what lies elsewhere with our hands.
    if (!exists(from) || !isReachedWithoutLinks(from)) return { left: [], lost: [path] }
    try {
      if (isReachedWithoutLinks(place)) {
        if (!exists(place)) {
          move(from, place)
          return { left: [], lost: [] }
        }
        if (isFolder(place) && isFolder(from)) {
          const inside = entriesOf(from).map(({ name }) => comesBack(join(path, name)))
          return {
            left: inside.flatMap(({ left }) => left),
            lost: inside.flatMap(({ lost }) => lost),
          }
        }
      }
    } catch {
      // a folder on the way is locked: that, too, is the agent's doing
    }
    return { left: filesBelow(kept, path), lost: [] }
  }

  return { paths, replaced: files.map(({ path }) => path), putBack }
}

/** Nobody but git writes there, and no agent looks for its configuration. */
const SKIPPED = '.git'

function findConfig(workspace: string): string[] {
  const found: string[] = []
  function walk(folder: string): void {
    for (const entry of entriesOf(join(workspace, folder))) {
      const path = join(folder, entry.name)
      if (isAgentConfig(entry.name, entry.isDirectory())) found.push(path)
      else if (entry.isDirectory() && entry.name !== SKIPPED) walk(path)
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

interface Restored {
  readonly files: readonly BaseFile[]
  /** Those that were made for them, absolute; the innermost first. */
  readonly folders: readonly string[]
}

/** Writes the base commit's configuration into the workspace. Runs before the agent, so git's settings are the job's. */
function restoreBase(workspace: string, base: string, env: NodeJS.ProcessEnv): Restored {
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
  const files: BaseFile[] = []
  const folders: string[] = []
  for (const { path, id, isExecutable } of blobsOf(base, run)) {
    const parts = path.split('/')
    if (!parts.some((part, at) => isAgentConfig(part, at < parts.length - 1))) continue
    const place = join(workspace, path)
    try {
      if (exists(place) || !isReachedWithoutLinks(place)) continue
      const content = run('cat-file', 'blob', id)
      for (let folder = dirname(place); !exists(folder); folder = dirname(folder)) folders.push(folder)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, content, { flag: 'wx', mode: isExecutable ? 0o755 : 0o644 })
      files.push({ path, content })
    } catch {
      // its object is not in the clone, or there is no place for it: the agent works without it
    }
  }
  return { files, folders: folders.sort((one, other) => other.length - one.length) }
}

/** The regular files of a commit; none when it is not in the clone. Links are left out: they can lead anywhere. */
function blobsOf(commit: string, run: (...args: string[]) => Buffer) {
  try {
    const entries = run('ls-tree', '-r', '-z', '--full-tree', commit).toString().split('\0')
    return entries.flatMap((entry) => {
      const [, mode, id = '', path = ''] = /^(100\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? []
      return mode ? [{ path, id, isExecutable: mode === '100755' }] : []
    })
  } catch {
    return []
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
    if (!isFolder(path)) return
    for (const { name } of entriesOf(path)) removeEmpty(join(path, name))
    rmdirSync(path)
  } catch {
    // there is something in it, or nothing is there
  }
}

/** Removes one folder; one with something in it stays. */
function removeFolder(path: string): void {
  try {
    rmdirSync(path)
  } catch {
    // it is the agent's now
  }
}

/** A link to a folder is none. */
function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
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
  if (!isFolder(join(root, path))) return [path]
  const below = entriesOf(join(root, path)).flatMap(({ name }) => filesBelow(root, join(path, name)))
  return below.length > 0 ? below : [path]
}

/** Whether all that is there on the way is folders, and none a link, which might lead anywhere. */
function isReachedWithoutLinks(path: string): boolean {
  let parent = dirname(path)
  while (!exists(parent)) parent = dirname(parent)
  try {
    return realpathSync(parent) === parent && isFolder(parent)
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

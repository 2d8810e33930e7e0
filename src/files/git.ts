// Git as a tool of ours. It never runs in the user's repository once an agent has been there: each call gets a
// new bare folder, made after the run, with settings of ours, and the repository gives no more than objects.

import { execFile, execFileSync } from 'node:child_process'
import {
  accessSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { devNull } from 'node:os'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { type Bytes, onDisk } from './bytes.ts'
import { type Algorithm, blobId, readSmall } from './contents.ts'
import { isInside } from './paths.ts'
import type { Repository } from './repository.ts'

/** The executable, found before the start: an agent can put another one first in `PATH`. */
export interface Git {
  /** Absolute, without links. */
  readonly file: string
  /** Tells whether it is still the same file. */
  readonly stamp: string
}

/** Undefined when there is none outside of the workspace, where anybody can put a program. */
export function locateGit(env: NodeJS.ProcessEnv, workspace: string): Git | undefined {
  const name = process.platform === 'win32' ? 'git.exe' : 'git'
  for (const folder of (env.PATH ?? '').split(delimiter).filter((each) => isAbsolute(each))) {
    try {
      const file = realpathSync(join(folder, name))
      accessSync(file, constants.X_OK)
      if (statSync(file).isFile() && !isInside(file, workspace)) return { file, stamp: stampOf(file) }
    } catch {
      // not here
    }
  }
  return undefined
}

/** Whether the executable is the one that was found; an agent that may write to its folder can replace it. */
export function isStillThere({ file, stamp }: Git): boolean {
  try {
    return stampOf(file) === stamp
  } catch {
    return false
  }
}

function stampOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file)
  return [ino, size, mtimeMs, ctimeMs].join(' ')
}

/** What an index of another form is rewritten with, and what users' own rules are found with. */
const NO_HELPERS = ['-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${devNull}`]

/**
 * Rewrites a copy of an index in the form that `parseIndex` reads. For use before the run only.
 *
 * @returns undefined when git cannot
 */
export function convertIndex(git: Git, gitFolder: Bytes, top: Bytes, temp: string): Buffer | undefined {
  const folder = mkdtempSync(join(temp, 'run-agent-index-'))
  try {
    const copy = join(folder, 'index')
    copyFileSync(onDisk(`${gitFolder}/index`), copy)
    const args = ['update-index', '--no-split-index', '--index-version', '2', '--force-write-index']
    execFileSync(
      git.file,
      [...NO_HELPERS, '-c', 'index.sparse=false', '-c', 'core.splitIndex=false', ...args],
      {
        cwd: onDisk(top).toString(),
        // A clone may lack objects and name a program to fetch them with: no transport is allowed.
        env: {
          PATH: process.env.PATH ?? '',
          GIT_ALLOW_PROTOCOL: 'none',
          GIT_NO_LAZY_FETCH: '1',
          GIT_INDEX_FILE: copy,
          GIT_DIR: onDisk(gitFolder).toString(),
          GIT_WORK_TREE: onDisk(top).toString(),
        },
        stdio: 'ignore',
        timeout: 20_000,
      },
    )
    return readFileSync(copy)
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The text of `core.excludesFile`: what the user's git ignores everywhere. For use before the run only. */
export function userIgnoreRules(git: Git | undefined, env: NodeJS.ProcessEnv, workspace: string): Bytes {
  const home = env.HOME ?? ''
  const settings = join(env.XDG_CONFIG_HOME || join(home, '.config'), 'git')
  const files = [
    join(workspace, '.git/config'),
    join(home, '.gitconfig'),
    join(settings, 'config'),
    '/etc/gitconfig',
  ]
  // Git is asked only where the answer can be other than its default: it takes longer than all the rest.
  if (git && files.some((file) => /excludesfile|\[include/i.test(readSmall(file)))) {
    try {
      const args = ['config', '--path', '--get', 'core.excludesFile']
      const path = execFileSync(git.file, args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'ignore'] })
      return readSmall(path.toString('latin1').trimEnd())
    } catch {
      // exit code 1: it is not set
    }
  }
  return readSmall(join(settings, 'ignore'))
}

/** Loose objects that are linked: a fresh clone has none, and linking thousands would delay the agent. */
const MAX_LOOSE = 500

/**
 * Links the objects of a repository into a folder of ours, which outlives what an agent removes. What cannot
 * be linked is then missing when the repository is gone, and only lines and old contents with it.
 */
export function linkObjects(objects: Bytes, folder: string): void {
  try {
    for (const name of namesIn(`${objects}/pack`)) link(objects, folder, 'pack', name)
    let left = MAX_LOOSE
    for (const part of namesIn(objects).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
      for (const name of namesIn(`${objects}/${part}`)) {
        if (left <= 0) return
        left -= 1
        link(objects, folder, part, name)
      }
    }
  } catch {
    // another file system, or one without links
  }
}

function link(objects: Bytes, folder: string, part: string, name: string): void {
  mkdirSync(join(folder, part), { recursive: true })
  linkSync(onDisk(`${objects}/${part}/${name}`), join(folder, part, name))
}

function namesIn(folder: Bytes): string[] {
  try {
    return readdirSync(onDisk(folder)).map(String)
  } catch {
    return []
  }
}

/**
 * The tracked files that are not as the index knows them, as far as git can tell without a filter: times, sizes
 * and kinds, by many threads, which no walk of ours can match. Git sees the work tree and a copy of the index,
 * in a folder of ours, so that it obeys nothing in the repository.
 *
 * @returns paths relative to the workspace, or undefined when git fails
 */
export async function touchedFiles(
  git: Git,
  temp: string,
  { algorithm, below, commonFolder, folder, index, top }: Repository,
): Promise<readonly Bytes[] | undefined> {
  if (!index) return undefined
  const own = createGitFolder(git, temp, algorithm, [`${commonFolder}/objects`])
  try {
    const copy = join(own.folder, 'index')
    writeFileSync(copy, index.bytes)
    // A file that is not older than its index is compared by content: the copy must be as old as the index is.
    utimesSync(copy, index.writtenMs / 1_000, index.writtenMs / 1_000)
    const place = onDisk(top).toString()
    const env = { ...own.env, GIT_WORK_TREE: place, GIT_LITERAL_PATHSPECS: '1' }
    const args = ['diff-files', '-z', '--name-only', '--ignore-submodules=all', '--no-ext-diff']
    const output = await runGit(git, { ...own, env, folder: place }, args)
    const paths = output
      .toString('latin1')
      .split('\0')
      .filter((path) => path !== '' && path.startsWith(below))
    return paths.map((path) => folder + path.slice(below.length))
  } catch {
    return undefined
  } finally {
    own.remove()
  }
}

/** A bare repository for one purpose, with nothing in it but settings of ours. */
export interface GitFolder {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  remove(): void
}

/** @param objects folders with further objects, absolute */
export function createGitFolder(
  git: Git,
  temp: string,
  algorithm: Algorithm,
  objects: readonly Bytes[],
): GitFolder {
  mkdirSync(temp, { recursive: true }) // an agent can have removed it
  const folder = mkdtempSync(join(temp, 'run-agent-git-'))
  for (const name of ['objects/info', 'refs']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/none\n')
  writeFileSync(join(folder, 'config'), settings(algorithm))
  // A path with a line end cannot be written here; its objects are then missing.
  const lines = objects.filter((path) => !path.includes('\n')).map((path) => `${path}\n`)
  writeFileSync(join(folder, 'objects/info/alternates'), lines.join(''), 'latin1')
  const env = {
    GIT_DIR: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    HOME: folder, // git before 2.32 does not know GIT_CONFIG_GLOBAL
    XDG_CONFIG_HOME: folder,
    LC_ALL: 'C',
    PATH: dirname(git.file),
    ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
  }
  return { folder, env, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function settings(algorithm: Algorithm): string {
  return [
    '[core]',
    `repositoryFormatVersion = ${algorithm === 'sha1' ? 0 : 1}`,
    'bare = true',
    'fsmonitor = false',
    'pager = cat',
    'attributesFile =',
    ...(algorithm === 'sha1' ? [] : ['[extensions]', 'objectFormat = sha256']),
    '[fastimport]',
    'unpackLimit = 0',
    '[gc]',
    'auto = 0',
    '',
  ].join('\n')
}

/** How long git may take, in milliseconds. */
const PATIENCE_MS = 20_000
const MAX_OUTPUT = 96 * 1024 * 1024

/**
 * Runs git in a folder of ours.
 *
 * Not by @actions/exec: it decodes what it reads, so that bytes which are no UTF-8 are lost; it has no time
 * limit; and a git that ends before it has read its input brings down the whole process with an EPIPE.
 *
 * @returns what it wrote to stdout
 * @throws when it fails or takes too long
 */
export async function runGit(
  git: Git,
  { folder, env }: GitFolder,
  args: readonly string[],
  input: string | Buffer = '',
): Promise<Buffer> {
  const options = {
    cwd: folder,
    env,
    encoding: 'buffer',
    maxBuffer: MAX_OUTPUT,
    timeout: PATIENCE_MS,
  } as const
  return await new Promise<Buffer>((resolve, reject) => {
    const child = execFile(git.file, [...args], options, (error, stdout) => {
      if (error) reject(new Error(`git ${args[0]} failed`, { cause: error }))
      else resolve(stdout)
    })
    child.stdin?.on('error', () => undefined) // the exit code says it better
    child.stdin?.end(input)
  })
}

/**
 * Reads blobs, each checked against its id: whoever could write to the repository could also put another
 * content in their place. What is missing is left out; so is everything when git fails.
 */
export async function readBlobs(
  git: Git,
  folder: GitFolder,
  algorithm: Algorithm,
  ids: readonly string[],
): Promise<Map<string, Buffer>> {
  const input = ids.map((id) => `${id}\n`).join('')
  const output = await runGit(git, folder, ['cat-file', '--batch'], input).catch(() => Buffer.alloc(0))
  const blobs = new Map<string, Buffer>()
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at)
    if (end === -1) break
    const [id = '', type, size] = output.toString('latin1', at, end).split(' ')
    at = end + 1
    if (type === 'missing' || size === undefined) continue
    const bytes = output.subarray(at, at + Number(size))
    at += bytes.length + 1
    if (blobId(bytes, algorithm) === id) blobs.set(id, bytes)
  }
  return blobs
}

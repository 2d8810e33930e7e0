import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { type Bytes, folderOf, onDisk } from './bytes.ts'
import { type Algorithm, readSmall } from './contents.ts'
import { type GitIndex, parseIndex } from './git-index.ts'

/** A git repository as it was before the run. All paths are absolute, without a `/` at their ends. */
export interface Repository {
  /** Its top folder. */
  readonly top: Bytes
  /** Relative to the workspace, with a `/` at its end; empty for the workspace and for a folder above it. */
  readonly folder: Bytes
  /** Where the workspace lies in the repository, with a `/` at its end; else empty. */
  readonly below: Bytes
  readonly gitFolder: Bytes
  /** The same, but for a worktree that of the main one: hooks, settings and objects are there. */
  readonly commonFolder: Bytes
  readonly algorithm: Algorithm
  /** Undefined when nothing is tracked, or when its form is not ours to read. */
  readonly index: GitIndex | undefined
}

/** Rewrites an index of a form that we do not read; undefined when that cannot be done. */
export type Convert = (gitFolder: Bytes, top: Bytes) => Buffer | undefined

/** A real index of a million files has 100 MB. */
const MAX_INDEX = 256 * 1024 * 1024

/**
 * Opens the repository whose top folder this is, without running git.
 *
 * @param top absolute
 * @param folder the same, relative to the workspace
 * @param below where the workspace lies in it
 * @returns undefined when there is none
 */
export function openRepository(
  top: Bytes,
  folder: Bytes,
  below: Bytes,
  convert: Convert,
): Repository | undefined {
  const gitFolder = gitFolderOf(`${top}/.git`)
  if (!gitFolder || !isThere(`${gitFolder}/HEAD`)) return undefined
  const common = readSmall(`${gitFolder}/commondir`).trim()
  const commonFolder = common === '' ? gitFolder : realFolder(absolute(common, gitFolder))
  if (!commonFolder || !isThere(`${commonFolder}/objects`)) return undefined
  const isSha256 = /^\s*objectformat\s*=\s*"?sha256/im.test(readSmall(`${commonFolder}/config`))
  const idLength = isSha256 ? 32 : 20
  const index = readIndex(gitFolder, top, idLength, below, convert)
  return {
    ...{ top, folder, below, gitFolder, commonFolder, index },
    algorithm: isSha256 ? 'sha256' : 'sha1',
  }
}

/** `.git` is a folder, or a file that names one: in worktrees and submodules. */
function gitFolderOf(path: Bytes): Bytes | undefined {
  const stats = statSync(onDisk(path), { throwIfNoEntry: false })
  if (stats?.isDirectory()) return realFolder(path)
  const named = /^gitdir: ([\s\S]+?)\n*$/.exec(readSmall(path))?.[1]
  return named === undefined ? undefined : realFolder(absolute(named, folderOf(path)))
}

function absolute(path: Bytes, from: Bytes): Bytes {
  return /^(\/|[A-Za-z]:[\\/])/.test(path) ? path : `${from}/${path}`
}

/** Undefined when it is not there. */
export function realFolder(path: Bytes): Bytes | undefined {
  try {
    return realpathSync(onDisk(path), { encoding: 'buffer' }).toString('latin1')
  } catch {
    return undefined
  }
}

function isThere(path: Bytes): boolean {
  return lstatSync(onDisk(path), { throwIfNoEntry: false }) !== undefined
}

function readIndex(
  gitFolder: Bytes,
  top: Bytes,
  idLength: number,
  below: Bytes,
  convert: Convert,
): GitIndex | undefined {
  const path = `${gitFolder}/index`
  const stats = statSync(onDisk(path), { throwIfNoEntry: false })
  if (!stats?.isFile() || stats.size > MAX_INDEX) return undefined
  const index = parseIndex(readFileSync(onDisk(path)), stats.mtimeMs, idLength, below)
  if (index) return index
  const converted = convert(gitFolder, top)
  return converted && parseIndex(converted, stats.mtimeMs, idLength, below)
}

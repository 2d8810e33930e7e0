// The files by which a step tells the runner its outputs, variables, path, state and summary. They lie in a
// folder that any process of our user can list, so the agent can write to them: what it leaves there is taken
// away, and the runner reads only what we write afterwards.

import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { forceRemove, unlock } from '../files/force.ts'

const NAMES = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const

export interface CommandFiles {
  /**
   * Makes the files anew, regular and with the content that they had before the agent ran.
   *
   * @returns what was found changed, a phrase for each file; empty when nobody touched them
   */
  rebuild(): readonly string[]
}

/** Remembers the runner's files as they are; to be called before the agent starts. */
export function guardCommandFiles(env: NodeJS.ProcessEnv): CommandFiles {
  const files = NAMES.flatMap((name) => {
    const path = env[name]
    return path ? [{ name, path, before: stateOf(path), folder: identityOf(dirname(path)) }] : []
  })

  function rebuild(): readonly string[] {
    const found = files.map(({ name, path, before, folder }) => {
      for (const place of [dirname(dirname(path)), dirname(path)]) unlock(place)
      const problem = problemOf(path, before, folder)
      return problem ? [`${name} ${problem}`] : []
    })
    const lost = files.filter(({ path, folder }) => identityOf(dirname(path)) !== folder)
    for (const folder of new Set(lost.map(({ path }) => dirname(path)))) {
      forceRemove(folder)
      mkdirSync(folder, { recursive: true })
    }
    const failed = files.map(({ name, path, before }) => {
      try {
        // Also where nothing was found: a process that was just ended may have held the old file open.
        forceRemove(path)
        writeFileSync(path, before.content ?? '', { flag: 'wx', mode: 0o644 })
        return []
      } catch (error) {
        return [`${name} could not be made anew (${error instanceof Error ? error.message : error})`]
      }
    })
    return [...found, ...failed].flat()
  }

  return { rebuild }
}

/** More than any earlier part of a step writes; a larger file was not the runner's when we looked. */
const MAX_BEFORE = 1024 * 1024

interface FileState {
  /** Of what kind it is, or that it is not there. */
  readonly kind: 'file' | 'link' | 'folder' | 'special' | 'missing'
  readonly content: Buffer | undefined
}

/** Looks without following a link and without waiting for a FIFO's other end. */
function stateOf(path: string): FileState {
  try {
    const stat = lstatSync(path)
    if (stat.isSymbolicLink()) return { kind: 'link', content: undefined }
    if (stat.isDirectory()) return { kind: 'folder', content: undefined }
    if (!stat.isFile()) return { kind: 'special', content: undefined }
    return { kind: 'file', content: contentOf(path) }
  } catch {
    return { kind: 'missing', content: undefined }
  }
}

function contentOf(path: string): Buffer | undefined {
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
  const file = openSync(path, flags)
  try {
    const { size } = fstatSync(file)
    if (!fstatSync(file).isFile() || size > MAX_BEFORE) return undefined
    const bytes = Buffer.alloc(size)
    return bytes.subarray(0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

const CHANGE: Record<Exclude<FileState['kind'], 'file'>, string> = {
  link: 'was replaced by a link',
  folder: 'was replaced by a folder',
  special: 'was replaced by a special file',
  missing: 'was removed',
}

function problemOf(path: string, before: FileState, folder: string): string | undefined {
  if (identityOf(dirname(path)) !== folder) return `lost its folder ${basename(dirname(path))}`
  const now = stateOf(path)
  if (now.kind !== 'file') return now.kind === before.kind ? undefined : CHANGE[now.kind]
  const isSame = before.content !== undefined && now.content?.equals(before.content)
  return isSame ? undefined : 'was written to'
}

/** Device and inode of a folder that is one; empty for a link or anything else. */
function identityOf(path: string): string {
  try {
    const stat = lstatSync(path)
    return stat.isDirectory() ? `${stat.dev}:${stat.ino}` : ''
  } catch {
    return ''
  }
}

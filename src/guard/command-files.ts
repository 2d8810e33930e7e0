// The files by which a step tells the runner its outputs, variables, path, state and summary. They lie in a
// folder that any process of our user can list and write to, under names that nobody can guess. While the agent
// runs they are gone: what ends us then leaves nothing to be read, and an agent that learns their names all the
// same has what it puts there taken away. The runner reads only what we write afterwards.

import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { forceFolder, forceRemove, unlock } from '../files/force.ts'

const NAMES = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const
/** With what the names of all files of one step end. */
const STEP = /_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface CommandFiles {
  /**
   * Makes the files anew, regular and with the content that they had before the agent ran.
   *
   * @returns what was found changed, a phrase for each file; empty when nobody touched them
   */
  rebuild(): readonly string[]
}

/**
 * Takes the runner's files away and remembers what was in them; to be called before the agent starts, and when
 * none of our environment can be read any more, which has their names.
 */
export function guardCommandFiles(env: NodeJS.ProcessEnv): CommandFiles {
  const files = filesOf(env).map(({ name, path }) => {
    const { content } = stateOf(path)
    if (content) remove(path)
    return { name, path, content, left: stateOf(path), folder: identityOf(dirname(path)) }
  })

  function rebuild(): readonly string[] {
    const found = files.map(({ name, path, left, folder }) => {
      for (const place of [dirname(dirname(path)), dirname(path)]) unlock(place)
      const problem = problemOf(path, left, folder)
      return problem ? [`${name} ${problem}`] : []
    })
    const lost = files.filter(({ path, folder }) => identityOf(dirname(path)) !== folder)
    for (const folder of new Set(lost.map(({ path }) => dirname(path)))) {
      forceRemove(folder)
      forceFolder(folder)
    }
    const failed = files.map(({ name, path, content }) => {
      try {
        // A new file, whatever is found: somebody may hold open what was there.
        forceRemove(path)
        writeFileSync(path, content ?? '', { flag: 'wx', mode: 0o644 })
        return []
      } catch (error) {
        return [`${name} could not be made anew (${error instanceof Error ? error.message : error})`]
      }
    })
    return [...found, ...failed].flat()
  }

  return { rebuild }
}

/** The files that the environment names, and those beside them that would give their names away. */
function filesOf(env: NodeJS.ProcessEnv): { readonly name: string; readonly path: string }[] {
  const named = NAMES.map((name) => ({ name, path: env[name] ?? '' })).filter(({ path }) => path !== '')
  const paths = named.map(({ path }) => path)
  const beside = paths.flatMap((path) => {
    const end = STEP.exec(path)?.[0]
    const names = end ? listOf(dirname(path)).filter((name) => name.endsWith(end)) : []
    return names.map((name) => join(dirname(path), name))
  })
  const others = [...new Set(beside)].filter((path) => !paths.includes(path))
  return [...named, ...others.map((path) => ({ name: basename(path), path }))]
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // it stays, as it was before there was an agent
  }
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

const CHANGE: Record<FileState['kind'], string> = {
  file: 'was written to',
  link: 'was replaced by a link',
  folder: 'was replaced by a folder',
  special: 'was replaced by a special file',
  missing: 'was removed',
}

/** What differs from how a file was left for the agent to find. */
function problemOf(path: string, left: FileState, folder: string): string | undefined {
  if (identityOf(dirname(path)) !== folder) return `lost its folder ${basename(dirname(path))}`
  const now = stateOf(path)
  if (now.kind !== left.kind) return CHANGE[now.kind]
  const isSame = now.kind !== 'file' || (left.content !== undefined && now.content?.equals(left.content))
  return isSame ? undefined : CHANGE.file
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

import { readdirSync } from 'node:fs'
import { type Bytes, onDisk } from './bytes.ts'
import { type Repository, realFolder } from './repository.ts'
import { statsOf } from './walk.ts'

/** A file of a repository's own folder that git obeys or runs. */
export interface GitFile {
  /** As people know it, relative to the workspace: `.git/hooks/pre-commit`, `../.git/config`. */
  readonly path: Bytes
  /** Where it really is: that of a worktree or a submodule lies elsewhere. */
  readonly absolute: Bytes
}

const SHARED = ['config', 'hooks', 'info']
const OWN = ['config.worktree', 'commondir', 'gitdir']
/** A list that git itself writes when it packs. */
const GENERATED = 'info/refs'
const MAX_FILES = 2_000

/** What a run must not change unseen in a repository: its settings, hooks and rules. */
export function gitFilesOf({ folder, below, gitFolder, commonFolder }: Repository): GitFile[] {
  const path = `${'../'.repeat(below.split('/').length - 1)}${folder}.git/`
  return [...filesIn(path, commonFolder, SHARED), ...filesIn(path, gitFolder, OWN)]
}

/** The same in a `.git` folder of the workspace. */
export function gitFilesAt(path: Bytes, absolute: Bytes): GitFile[] {
  return filesIn(`${path}/`, absolute, [...SHARED, ...OWN])
}

function filesIn(path: Bytes, gitFolder: Bytes, names: readonly string[]): GitFile[] {
  if (realFolder(gitFolder) !== gitFolder) return [] // it is gone, or a link stands in its place
  const found: GitFile[] = []
  const open = [...names]
  for (let name = open.pop(); name !== undefined && found.length < MAX_FILES; name = open.pop()) {
    const absolute = `${gitFolder}/${name}`
    const stats = statsOf(absolute)
    if (stats === 'gone' || name === GENERATED) continue
    const inside = stats?.isDirectory() ? namesIn(absolute) : undefined
    if (inside) open.push(...inside.map((each) => `${name}/${each}`))
    else found.push({ path: path + name, absolute })
  }
  return found
}

/** Undefined for a folder that cannot be read. */
function namesIn(folder: Bytes): string[] | undefined {
  try {
    return readdirSync(onDisk(folder), { encoding: 'latin1' })
  } catch {
    return undefined
  }
}

import { randomUUID } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { type Bytes, folderOf, onDisk, toText } from './bytes.ts'
import type { Difference } from './compare.ts'
import type { Known, Snapshot } from './snapshot.ts'

/** What could be put back, and what could not, with why. */
export interface Reverted {
  readonly done: ReadonlySet<Bytes>
  readonly problems: readonly string[]
}

/**
 * Puts files back to what they were before the run: content, mode, target of a link; what is new is removed.
 * Nothing is written through a link: every folder on the way must be one.
 *
 * @param contents what the files held, as far as it is known
 */
export function revert(
  differences: readonly Difference[],
  snapshot: Snapshot,
  contents: ReadonlyMap<Known, Buffer>,
): Reverted {
  const done = new Set<Bytes>()
  const problems: string[] = []

  function attempt(path: Bytes, act: () => void): void {
    try {
      act()
      done.add(path)
    } catch (error) {
      problems.push(
        `${toText(path)} could not be put back: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }

  // What is new goes first and the deepest of it before the rest: it may stand where a folder has to be again.
  for (const { path, before } of [...differences].reverse()) {
    if (!before) attempt(path, () => remove(path, snapshot))
  }
  for (const { path, before } of differences) {
    if (before) attempt(path, () => restore(path, before, contents.get(before), snapshot))
  }
  return { done, problems }
}

/** Where a path begins that must hold no link, and the rest of it. */
function placeOf(path: Bytes, { root, elsewhere }: Snapshot): { readonly base: Bytes; readonly rest: Bytes } {
  const absolute = elsewhere.get(path)
  if (absolute === undefined) return { base: root, rest: path }
  return { base: '', rest: absolute.slice(1) } // a path that was real before the run
}

/** @throws when a link or a file stands where a folder has to be */
function checkFolders(base: Bytes, rest: Bytes, isMade: boolean): void {
  const parts = rest.split('/').slice(0, -1)
  let folder = base
  for (const part of parts) {
    folder += `/${part}`
    const stats = lstatSync(onDisk(folder), { throwIfNoEntry: false })
    if (!stats && isMade) mkdirSync(onDisk(folder))
    else if (!stats?.isDirectory()) throw new Error(`${toText(folder)} is no folder`)
  }
}

function remove(path: Bytes, snapshot: Snapshot): void {
  const { base, rest } = placeOf(path, snapshot)
  checkFolders(base, rest, false)
  const absolute = `${base}/${rest}`
  if (lstatSync(onDisk(absolute)).isDirectory())
    rmSync(onDisk(absolute), { recursive: true }) // unreadable before
  else unlinkSync(onDisk(absolute))
  removeEmptyFolders(path, snapshot)
}

/** Folders that were made for the file go with it. */
function removeEmptyFolders(path: Bytes, { root, folders, elsewhere }: Snapshot): void {
  if (elsewhere.has(path)) return
  for (let folder = folderOf(path); folder !== '' && !folders.has(`${folder}/`); folder = folderOf(folder)) {
    if (folder.split('/').includes('.git')) return
    try {
      rmdirSync(onDisk(`${root}/${folder}`))
    } catch {
      return // something else is in it
    }
  }
}

function restore(path: Bytes, before: Known, bytes: Buffer | undefined, snapshot: Snapshot): void {
  if (before.kind !== 'file' && before.kind !== 'link') throw new Error('it was neither a file nor a link')
  if (!bytes) throw new Error('its content is not known')
  const { base, rest } = placeOf(path, snapshot)
  checkFolders(base, rest, true)
  const absolute = `${base}/${rest}`
  const beside = `${folderOf(absolute)}/.${randomUUID()}.tmp`
  try {
    if (before.kind === 'link') symlinkSync(bytes, onDisk(beside))
    else writeFileSync(onDisk(beside), bytes, { flag: 'wx', mode: before.isExecutable ? 0o777 : 0o666 })
    const there = lstatSync(onDisk(absolute), { throwIfNoEntry: false })
    if (there?.isDirectory()) rmdirSync(onDisk(absolute))
    renameSync(onDisk(beside), onDisk(absolute))
  } catch (error) {
    rmSync(onDisk(beside), { force: true })
    throw error
  }
}

import {
  chmodSync,
  type Dirent,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Lets us into a folder of ours that somebody of our user has locked; links are left alone. */
export function unlock(folder: string): void {
  try {
    const stat = lstatSync(folder)
    if (stat.isDirectory() && (stat.mode & 0o700) !== 0o700) chmodSync(folder, stat.mode | 0o700)
  } catch {
    // it is not there, or not ours: what is done with it next tells
  }
}

/**
 * Removes whatever is at a path, links as links, and folders however they are locked. Folders that are too deep
 * for Node 20 are moved out of the way instead.
 */
export function forceRemove(path: string): void {
  unlockBelow(path)
  try {
    rmSync(path, { recursive: true, force: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return // what lies above it is no folder, so it is not there
    renameSync(path, `${path}.${Date.now()}`)
  }
}

/** Makes sure of a folder, whatever has taken its place or that of a folder above it; links to folders stay. */
export function forceFolder(path: string, mode = 0o777): void {
  if (isFolder(path)) return
  if (dirname(path) !== path) forceFolder(dirname(path))
  forceRemove(path)
  mkdirSync(path, { mode })
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

function unlockBelow(path: string): void {
  unlock(path)
  for (const entry of foldersIn(path)) unlockBelow(join(path, entry.name))
}

function foldersIn(path: string): Dirent[] {
  try {
    if (!lstatSync(path).isDirectory()) return []
    return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  } catch {
    return []
  }
}

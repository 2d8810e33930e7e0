// The runner's tool cache, in the layout of @actions/tool-cache: <tool>/<version>/<arch> and <arch>.complete.
//
// Its `cacheDir` is not used: it copies a tree of 700 MB, and whoever looks while it does sees half of it.

import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { problem, wordsFor } from './problem.ts'

/** The place of one version for one platform. */
export interface Slot {
  readonly folder: string
  /** Present when the folder is complete; tells the checksum of the archive that it was unpacked from. */
  readonly marker: string
}

/** A folder that a run which was killed left behind is nobody's any more after so long. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

/** @throws when the runner names no tool cache */
export function slotFor(tool: string, version: string, platform: string, env: NodeJS.ProcessEnv): Slot {
  if (!env.RUNNER_TOOL_CACHE) throw problem('RUNNER_TOOL_CACHE is not set, so there is no place for it')
  const folder = join(env.RUNNER_TOOL_CACHE, tool, version, platform)
  return { folder, marker: `${folder}.complete` }
}

/**
 * Whether the place holds a complete tree, of an archive with this checksum.
 *
 * @param checksum undefined when any will do
 */
export function isKept({ folder, marker }: Slot, checksum: string | undefined): boolean {
  try {
    const kept = readFileSync(marker, 'utf8').trim()
    return statSync(folder).isDirectory() && (checksum === undefined || kept === checksum)
  } catch {
    return false
  }
}

/**
 * Makes a folder beside the place, on the same disk.
 *
 * @throws when that cannot be written
 */
export function stage({ folder }: Slot): string {
  const parent = dirname(folder)
  try {
    mkdirSync(parent, { recursive: true })
    const prefix = `.${basename(folder)}-`
    for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
      const path = join(parent, name)
      if (Date.now() - statSync(path).mtimeMs > ABANDONED_MS) rmSync(path, { recursive: true, force: true })
    }
    const staged = mkdtempSync(join(parent, prefix))
    chmodSync(staged, 0o755) // mkdtemp lets nobody else in, and the next job may be another user's
    return staged
  } catch (error) {
    throw problem(`the tool cache cannot be used: ${wordsFor(error)}`, error)
  }
}

/**
 * Puts a finished tree in its place, in one step: nobody ever finds half of one there. If another run was
 * faster its tree stays, because an agent may be running from it.
 */
export function keep(staged: string, slot: Slot, checksum: string): void {
  if (isKept(slot, checksum)) return
  const { folder, marker } = slot
  rmSync(marker, { force: true })
  try {
    renameSync(staged, folder)
  } catch {
    // The tree of another archive is there, or that of a run which was killed before it could set its marker.
    renameSync(folder, `${staged}-old`)
    renameSync(staged, folder)
    rmSync(`${staged}-old`, { recursive: true, force: true })
  }
  writeFileSync(marker, `${checksum}\n`)
}

/** Removes a staged tree, if it is still there, and the folders above it that hold nothing else. */
export function discard(staged: string): void {
  rmSync(staged, { recursive: true, force: true })
  try {
    rmdirSync(dirname(staged))
    rmdirSync(dirname(dirname(staged)))
  } catch {
    // something else is in them
  }
}

import { randomUUID } from 'node:crypto'
import { mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isInside } from './paths.ts'

/**
 * Writes the answer to a file of the workspace. It is written beside its place and moved there, so that a
 * link which an agent has put into that place is replaced and not followed.
 *
 * @throws when the folder is a link that leads out of the workspace, or cannot be written
 */
export function writeOutputFile(path: string, workspace: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const folder = realpathSync(dirname(path))
  if (!isInside(folder, workspace)) throw new Error(`${dirname(path)} leads out of the workspace`)
  const beside = join(folder, `.${randomUUID()}.tmp`)
  try {
    writeFileSync(beside, text, { flag: 'wx' })
    renameSync(beside, join(folder, basename(path)))
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isInside } from './paths.ts'

/**
 * Writes the answer to a file of the workspace. It is written beside its place and moved there, so that a
 * link which an agent has put into that place is replaced and not followed.
 *
 * @returns the problem, in one sentence; undefined when it is written
 */
export function writeOutputFile(path: string, workspace: string, text: string): string | undefined {
  let beside: string | undefined
  try {
    const folder = realFolder(dirname(path), workspace)
    beside = join(folder, `.${randomUUID()}.tmp`)
    writeFileSync(beside, text, { flag: 'wx' })
    renameSync(beside, join(folder, basename(path)))
    return undefined
  } catch (error) {
    if (beside) rmSync(beside, { force: true })
    return `The answer could not be written to output-file: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** The folder without links, made where it is missing; it throws when it leads out of the workspace. */
function realFolder(folder: string, workspace: string): string {
  let existing = folder
  while (!existsSync(existing)) existing = dirname(existing)
  if (!isInside(realpathSync(existing), workspace)) throw new Error(`${folder} leads out of the workspace`)
  mkdirSync(folder, { recursive: true })
  return realpathSync(folder)
}

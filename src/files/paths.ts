import { isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'

/** Whether a path is a folder or lies in it; both absolute. */
export function isInside(path: string, folder: string): boolean {
  const between = relative(folder, path)
  return between !== '..' && !between.startsWith(`..${sep}`) && !isAbsolute(between)
}

const MAX_PROMPT_FILE = 10 * 1024 * 1024

/**
 * Reads a file that an input names once, as a regular file in UTF-8 that lies, after all links are followed,
 * in one of the folders.
 *
 * @param max bytes that it may have; 10 MiB where not given
 * @returns its bytes, or what is accepted instead
 */
export function readInputFile(
  path: string,
  folders: readonly (string | undefined)[],
  max = MAX_PROMPT_FILE,
): Buffer | { readonly problem: string } {
  let file: number | undefined
  try {
    const real = realpathSync(path)
    if (!folders.some((folder) => folder && isInside(real, realpathSync(folder)))) {
      return { problem: 'it must lie inside the workspace or RUNNER_TEMP' }
    }
    // Opened without following links and without waiting: what lies there may have changed since, or be a FIFO.
    file = openSync(real, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
    const { size } = fstatSync(file)
    if (!fstatSync(file).isFile()) return { problem: 'it must be a regular file' }
    if (size > max) return { problem: `it has ${size} bytes and may have ${max / 1024 / 1024} MiB` }
    const bytes = readFileSync(file)
    if (!isUtf8(bytes)) return { problem: 'it must be text in UTF-8' }
    if (bytes.toString().trim() === '') return { problem: 'that file is empty' }
    return bytes
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return { problem: missing ? 'there is no such file' : `it cannot be read (${String(error)})` }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Where something lies in a store. */
export interface Saved {
  readonly at: number
  readonly length: number
}

/** Keeps contents for the length of a run. */
export interface Store {
  /** Undefined when the store is full. */
  save(bytes: Buffer): Saved | undefined
  load(saved: Saved): Buffer
  close(): void
}

/** In bytes: the disk of a runner is small, and what is not kept is only not shown and not put back. */
const MAX_STORE = 128 * 1024 * 1024

/**
 * One file without a name: it is removed as soon as it is open, so that an agent finds nothing to change and
 * nothing stays behind. Whoever loads from it compares ids all the same.
 *
 * @param temp an existing folder
 * @throws when it cannot be written
 */
export function createStore(temp: string): Store {
  const folder = mkdtempSync(join(temp, 'run-agent-store-'))
  const file = openSync(join(folder, 'contents'), 'wx+', 0o600)
  if (process.platform !== 'win32') rmSync(folder, { recursive: true, force: true })
  let end = 0

  function save(bytes: Buffer): Saved | undefined {
    if (end + bytes.length > MAX_STORE) return undefined
    const at = end
    for (let done = 0; done < bytes.length; )
      done += writeSync(file, bytes, done, bytes.length - done, at + done)
    end += bytes.length
    return { at, length: bytes.length }
  }

  function load({ at, length }: Saved): Buffer {
    const bytes = Buffer.alloc(length)
    for (let done = 0; done < length; ) {
      const count = readSync(file, bytes, done, length - done, at + done)
      if (count === 0) break
      done += count
    }
    return bytes
  }

  function close(): void {
    closeSync(file)
    rmSync(folder, { recursive: true, force: true })
  }

  return { save, load, close }
}

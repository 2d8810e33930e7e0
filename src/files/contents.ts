import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  type Stats,
} from 'node:fs'
import { type Bytes, onDisk } from './bytes.ts'

export type Algorithm = 'sha1' | 'sha256'

/** What lies in a place. `unreadable` is what we may not look into. */
export type Kind = 'file' | 'link' | 'other' | 'unreadable'

export interface Content {
  /** The id of the bytes on disk as a blob of git, in hexadecimal; the kind for what has no bytes. */
  readonly id: string
  /** The bytes, of a link its target; undefined when there are more than were asked for. */
  readonly bytes: Buffer | undefined
}

const CHUNK = 1024 * 1024

export function kindOf(stats: Stats): Kind {
  if (stats.isFile()) return 'file'
  return stats.isSymbolicLink() ? 'link' : 'other'
}

/** The id that git gives to these bytes. */
export function blobId(bytes: Buffer, algorithm: Algorithm): string {
  return createHash(algorithm).update(blobHeader(bytes.length)).update(bytes).digest('hex')
}

function blobHeader(length: number): string {
  return `blob ${length}\0`
}

/** The SHA-256 of a file as it is; empty for what cannot be read. */
export function digestOf(path: Bytes): { readonly digest: string; readonly length: number } {
  try {
    const { id, length } = readFile(path, 'sha256', 0, () => '')
    return { digest: id, length }
  } catch {
    return { digest: '', length: 0 }
  }
}

/**
 * Reads and hashes what lies at a path. No link is followed, and nothing is opened but regular files: a FIFO
 * would make us wait and a device would never end.
 *
 * @param path absolute
 * @param keep bytes up to which the content itself is wanted
 */
export function readContent(path: Bytes, algorithm: Algorithm, keep: number): Content {
  try {
    const kind = kindOf(lstatSync(onDisk(path)))
    if (kind === 'file') return readFile(path, algorithm, keep, blobHeader)
    if (kind !== 'link') return { id: kind, bytes: undefined }
    const bytes = readlinkSync(onDisk(path), { encoding: 'buffer' })
    return { id: blobId(bytes, algorithm), bytes }
  } catch {
    return { id: 'unreadable', bytes: undefined } // gone meanwhile, or not ours to read
  }
}

function readFile(
  path: Bytes,
  algorithm: Algorithm,
  keep: number,
  header: (length: number) => string,
): Content & { readonly length: number } {
  const file = openSync(
    onDisk(path),
    constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
  )
  try {
    const stats = fstatSync(file)
    if (!stats.isFile()) return { id: 'other', bytes: undefined, length: 0 }
    const hash = createHash(algorithm).update(header(stats.size))
    const isKept = stats.size <= keep
    const chunk = Buffer.allocUnsafe(isKept ? stats.size : CHUNK)
    let done = 0
    while (done < stats.size) {
      const from = isKept ? done : 0
      const count = readSync(file, chunk, from, Math.min(chunk.length - from, stats.size - done), done)
      if (count === 0) break // it became shorter under our hands; its id is then that of no blob
      hash.update(chunk.subarray(from, from + count))
      done += count
    }
    return { id: hash.digest('hex'), bytes: isKept ? chunk.subarray(0, done) : undefined, length: done }
  } finally {
    closeSync(file)
  }
}

/** Reads a small file of rules or settings, one character per byte; empty when there is none, or a link. */
export function readSmall(path: Bytes): Bytes {
  try {
    return readFile(path, 'sha1', CHUNK, blobHeader).bytes?.toString('latin1') ?? ''
  } catch {
    return ''
  }
}

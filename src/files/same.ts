// Whether a content on disk and a blob of git are the same file. Git stores some files in another form than it
// writes to disk; two of these forms are known without running anything.

import type { Bytes } from './bytes.ts'
import { type Algorithm, blobId, digestOf } from './contents.ts'

/** The pointer that Git LFS stores instead of a file (git-lfs docs/spec.md). */
const LFS = 'version https://git-lfs.github.com/spec/v1\n'

/**
 * Whether git would store the file as the blob of this id.
 *
 * @param bytes undefined for a file that is too long to be kept
 */
export function isStoredAs(
  absolute: Bytes,
  bytes: Buffer | undefined,
  id: string,
  algorithm: Algorithm,
): boolean {
  if (bytes && blobId(withLf(bytes), algorithm) === id) return true
  const { digest, length } = digestOf(absolute)
  return blobId(Buffer.from(`${LFS}oid sha256:${digest}\nsize ${length}\n`), algorithm) === id
}

/**
 * The bytes that lay on disk for a blob, when they had this size; undefined when they cannot be told, as for
 * a pointer of Git LFS.
 */
export function asOnDisk(blob: Buffer, size: number): Buffer | undefined {
  if (blob.length === size) return blob
  const withCrLf = Buffer.from(blob.toString('latin1').replaceAll(/\r?\n/g, '\r\n'), 'latin1')
  return withCrLf.length === size ? withCrLf : undefined
}

function withLf(bytes: Buffer): Buffer {
  return bytes.includes('\r\n')
    ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    : bytes
}

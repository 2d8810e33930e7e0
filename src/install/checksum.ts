import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { problem } from './problem.ts'

/** What a file has to be. */
export interface Checksum {
  readonly algorithm: 'sha256' | 'sha512'
  /** In lower case. */
  readonly hex: string
}

/** Reads `sha256:<hex>` and `sha512-<base64>`; undefined for anything else, a weaker algorithm included. */
export function parseChecksum(text: string): Checksum | undefined {
  const [, hex] = /^sha256:([0-9a-f]{64})$/i.exec(text) ?? []
  if (hex) return { algorithm: 'sha256', hex: hex.toLowerCase() }
  const [, base64] = /^sha512-([A-Za-z0-9+/]{86}==)$/.exec(text) ?? []
  if (base64) return { algorithm: 'sha512', hex: Buffer.from(base64, 'base64').toString('hex') }
  return undefined
}

/** In a form of its own that `parseChecksum` does not need to read: `sha256:0f3a…`. */
export function showChecksum({ algorithm, hex }: Checksum): string {
  return `${algorithm}:${hex}`
}

/** @throws when the file is not what the checksum says */
export async function verify(file: string, expected: Checksum, signal: AbortSignal): Promise<void> {
  const hash = createHash(expected.algorithm)
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash, { signal })
  const hex = hash.digest('hex')
  if (hex === expected.hex) return
  const actual = showChecksum({ ...expected, hex })
  throw problem(`its checksum is ${actual}, but it must be ${showChecksum(expected)}; it was not unpacked`)
}

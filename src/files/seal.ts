// Tells whether a file still holds what we wrote, and nothing else. Any process of our user can write to our
// files, through /proc even to those without a name, and can set back every time that a stat tells.

import { createCipheriv, randomBytes } from 'node:crypto'
import { fstatSync, readSync } from 'node:fs'

export interface Seal {
  /** To be called with what was written: the first `length` bytes of some buffers. */
  add(buffers: readonly Uint8Array[], length: number): void
  /** Whether an open file has just that. Final: nothing can be added any more. */
  isOn(file: number): boolean
}

const CHUNK = 1024 * 1024

/**
 * A seal of nothing yet. It is a message authentication code (GMAC): its key never leaves our memory, so nobody
 * can make another content with the same code, which a checksum would let him; and it costs a tenth of a
 * cryptographic hash, a few milliseconds for 100 MiB.
 */
export function createSeal(): Seal {
  const key = randomBytes(16)
  let code: Code | undefined // the first takes half a millisecond, for which the agent need not wait
  let total = 0

  function add(buffers: readonly Uint8Array[], length: number): void {
    let left = length
    for (const buffer of buffers) {
      const part = buffer.subarray(0, left)
      if (part.length > 0) {
        code ??= createCode(key)
        code.add(part)
      }
      left -= part.length
    }
    total += length
  }

  function isOn(file: number): boolean {
    if (fstatSync(file).size !== total) return false
    if (!code) return true
    const expected = code.end()
    const found = createCode(key)
    const chunk = Buffer.alloc(CHUNK)
    for (let at = 0; at < total; ) {
      const count = readSync(file, chunk, 0, Math.min(CHUNK, total - at), at)
      if (count === 0) return false
      found.add(chunk.subarray(0, count))
      at += count
    }
    return found.end().equals(expected)
  }

  return { add, isOn }
}

type Code = ReturnType<typeof createCode>

/** Two messages may share key and nonce, as both do here, because nobody is shown their codes. */
function createCode(key: Buffer) {
  const cipher = createCipheriv('aes-128-gcm', key, Buffer.alloc(12))
  return {
    add: (bytes: Uint8Array) => void cipher.setAAD(bytes),
    end(): Buffer {
      cipher.final()
      return cipher.getAuthTag()
    },
  }
}

// What lets a long stream pass in the memory of a short one: V8 by itself takes more the longer it runs.

import { setFlagsFromString } from 'node:v8'

/** By then the young generation has found its size. In bytes. */
const SETTLED = 32 * 1024 * 1024

/** @returns a function for each chunk of a stream that was read and is not used any more */
export function memoryKeeper(): (chunk: Buffer) => void {
  let passed = 0

  return (chunk) => {
    const before = passed
    passed += chunk.length
    // Read by V8 whenever it could grow the young generation, which it would double again and again for as long as
    // anything survives in it: a stream of 1 GiB takes 110 MiB with this and 165 without, and no longer (Node 24).
    if (before < SETTLED && passed >= SETTLED) setFlagsFromString('--semi-space-growth-factor=1')
    release(chunk)
  }
}

/** Frees the memory of a chunk, which lies outside the heap: a collector that is in no hurry lets it pile up. */
function release({ buffer, byteLength }: Buffer): void {
  // Node 20 has no way to; a part of something larger is not ours to free.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer?.(0)
}

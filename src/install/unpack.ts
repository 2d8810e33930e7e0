// Unpacks a package so that nothing of it can come to lie, or lead, outside of its folder.
//
// Not by the system's tar: GNU's and macOS's differ in what they refuse, and who lists an archive first and lets
// another program unpack it trusts that both read it alike. Here what is checked is what is written.

import {
  closeSync,
  createReadStream,
  mkdirSync,
  openSync,
  realpathSync,
  symlinkSync,
  writeSync,
} from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { isInside } from '../files/paths.ts'
import { oneLine } from '../render/text.ts'
import { problem, wordsFor } from './problem.ts'
import { type TarEntry, tarEntries } from './tar.ts'

/** Bytes; the largest package of today has a fifth of it. */
const MAX_UNPACKED = 4 * 1024 * 1024 * 1024
const MAX_ENTRIES = 100_000
const MAX_NAME = 1024
const CHUNK = 1024 * 1024

/**
 * Unpacks a gzipped tar into an empty folder, without its one top folder. Owners, times, special modes and
 * write permission are not taken over: a CLI that would replace itself cannot open its own files for that.
 *
 * @throws a problem with the first entry that is not a file, a folder or a link inside the package
 */
export async function unpack(archive: string, folder: string, signal: AbortSignal): Promise<void> {
  const compressed = createReadStream(archive, { highWaterMark: CHUNK })
  const gunzip = createGunzip({ chunkSize: CHUNK })
  try {
    await pipeline(compressed, gunzip, (bytes) => write(bytes, folder), { signal })
  } catch (error) {
    signal.throwIfAborted()
    throw problem(`the package could not be unpacked: ${wordsFor(error)}`, error)
  }
}

async function write(bytes: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const links: { readonly path: string; readonly target: string; readonly name: string }[] = []
  let top: string | undefined
  let entries = 0
  let total = 0

  for await (const entry of tarEntries(bytes)) {
    entries += 1
    total += entry.size
    if (entries > MAX_ENTRIES) throw problem(`it has more than ${MAX_ENTRIES} entries`)
    if (total > MAX_UNPACKED) throw problem(`it has more than ${MAX_UNPACKED} bytes`)
    const [first = '', ...parts] = partsOf(entry)
    top ??= first
    if (first !== top) throw refusal(entry, `it is not in the top folder ${JSON.stringify(oneLine(top))}`)

    const path = join(folder, ...parts)
    if (entry.kind === 'folder') mkdirSync(path, { recursive: true })
    else if (parts.length === 0) throw refusal(entry, 'it is in no folder')
    else if (entry.kind === 'file') await writeFile(entry, path)
    else if (entry.kind === 'symbolic link')
      links.push({ path, target: targetOf(entry, parts), name: entry.name })
    else throw refusal(entry, `a ${entry.kind} has no place in a package`)
  }
  // Links come last, so that no file can be written through one.
  for (const { path, target } of links) {
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(target, path)
  }
  const root = realpathSync(folder)
  for (const { path, name } of links) {
    if (!isInside(real(path, name), root)) throw refusal({ name }, 'its link leads out of the package')
  }
}

async function writeFile({ name, content, isExecutable }: TarEntry, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  const file = open(path, name, isExecutable ? 0o555 : 0o444)
  try {
    for await (const chunk of content) {
      for (let done = 0; done < chunk.length; ) done += writeSync(file, chunk, done)
    }
  } finally {
    closeSync(file)
  }
}

/** A name that stands twice in an archive would let the later file take the place of the earlier. */
function open(path: string, name: string, mode: number): number {
  try {
    return openSync(path, 'wx', mode)
  } catch (error) {
    const isTwice = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw isTwice ? refusal({ name }, 'it stands there twice', error) : error
  }
}

function real(path: string, name: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    throw refusal({ name }, 'its link leads nowhere', error)
  }
}

/** The parts of an entry's name, of which each is a name of its own and not a way elsewhere. */
function partsOf(entry: TarEntry): string[] {
  const { name } = entry
  const parts = name.split('/').filter((part) => part !== '' && part !== '.')
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) throw refusal(entry, 'its path is absolute')
  if (parts.includes('..')) throw refusal(entry, 'its path leads out of the package')
  if (name.includes('\\') || name.includes('\0') || name.length > MAX_NAME || parts.length === 0) {
    throw refusal(entry, 'that is no name for a file')
  }
  return parts
}

/** The target of a link as it may be written: relative, and inside by its words alone. */
function targetOf(entry: TarEntry, parts: readonly string[]): string {
  const { target } = entry
  const inside = posix.join(...parts.slice(0, -1), target)
  if (target === '' || target.includes('\\') || target.startsWith('/') || /^\.\.(\/|$)/.test(inside)) {
    throw refusal(entry, 'its link leads out of the package')
  }
  return target
}

function refusal({ name }: Pick<TarEntry, 'name'>, why: string, cause?: unknown): Error {
  return problem(`it has ${JSON.stringify(oneLine(name, 100))}, and ${why}`, cause)
}

import type { Stats } from 'node:fs'
import { type Bytes, folderOf, nameOf } from './bytes.ts'

/** The files that git tracks, with the sizes and times at which it last knew their content. */
export interface GitIndex {
  readonly bytes: Buffer
  /** Milliseconds; an entry that is not older may have changed since without showing it. */
  readonly writtenMs: number
  /** Bytes of an object id: 20 for SHA-1, 32 for SHA-256. */
  readonly idLength: number
  /** The number of each entry, by its folder and its name. */
  readonly names: ReadonlyMap<Bytes, ReadonlyMap<Bytes, number>>
  /** Where in `bytes` each entry begins. */
  readonly offsets: Uint32Array
  /** Of each entry, whether the file was as git last knew it when the snapshot was taken; 1 for yes. */
  readonly clean: Uint8Array
  /** Entries at which git does not look: assumed to be unchanged, or outside of a sparse checkout. */
  readonly unwatched: ReadonlySet<number>
  /** The folders of these paths, and submodules. */
  readonly folders: ReadonlySet<Bytes>
}

const SLASH = 47
const SUBMODULE = 0o160000
const SPARSE_FOLDER = 0o040000

/**
 * Reads an index of git (gitformat-index, versions 2 to 4).
 *
 * @param below only paths in this folder, which is cut off them; with a `/` at its end, or empty for all
 * @returns undefined for what is no such index: split and sparse ones, and damaged ones
 */
export function parseIndex(
  bytes: Buffer,
  writtenMs: number,
  idLength: number,
  below: Bytes,
): GitIndex | undefined {
  const version = bytes.length < 12 + idLength ? 0 : bytes.readUInt32BE(4)
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) return undefined
  const count = bytes.readUInt32BE(8)
  if (count > bytes.length / 40) return undefined
  const offsets = new Uint32Array(count)
  const names = new Map<Bytes, Map<Bytes, number>>()
  const folders = new Set<Bytes>()
  const unwatched = new Set<number>()
  const end = bytes.length - idLength
  let at = 12
  let path = '' // of version 4, where each path is told by its difference to the one before
  let last = ''
  let inFolder: Map<Bytes, number> | undefined
  let lastFrom = 0
  let lastTo = -1
  for (let n = 0; n < count; n += 1) {
    offsets[n] = at
    const flags = at + 40 + idLength
    if (flags + 4 > end) return undefined
    const mode = bytes.readUInt32BE(at + 24)
    if (mode === SPARSE_FOLDER) return undefined
    const word = bytes.readUInt16BE(flags)
    const isExtended = version >= 3 && (word & 0x4000) !== 0
    const isSkipped = isExtended && (bytes.readUInt16BE(flags + 2) & 0x4000) !== 0
    if (isSkipped || (word & 0x8000) !== 0) unwatched.add(n)
    let from = flags + (isExtended ? 4 : 2)
    let cut = 0
    if (version === 4) [cut, from] = readVarint(bytes, from)
    const stop = bytes.indexOf(0, from)
    if (stop === -1 || stop >= end) return undefined

    let name: Bytes
    if (version === 4) {
      path = path.slice(0, path.length - cut) + bytes.toString('latin1', from, stop)
      name = nameOf(path)
      if (folderOf(path) !== last || n === 0) enter(folderOf(path))
    } else {
      let slash = stop - 1
      while (slash >= from && bytes[slash] !== SLASH) slash -= 1
      const to = Math.max(slash, from)
      // Entries are sorted, so nearly all lie where the one before lies, and only their names are decoded.
      if (bytes.compare(bytes, lastFrom, Math.max(lastFrom, lastTo), from, to) !== 0 || n === 0) {
        enter(bytes.toString('latin1', from, to))
      }
      lastFrom = from
      lastTo = to
      name = bytes.toString('latin1', slash + 1 > from ? slash + 1 : from, stop)
    }
    if (mode === SUBMODULE && inFolder)
      addFolders(folders, `${last}/${name}`.slice(last === '' ? 1 : below.length))
    else inFolder?.set(name, n)
    // Before version 4 an entry is filled with NULs, one at least, to a multiple of eight bytes.
    at = version === 4 ? stop + 1 : at + ((stop - at + 8) & ~7)
  }
  while (at + 8 <= end) {
    if (bytes.toString('latin1', at, at + 4) === 'link') return undefined // the rest is in another file
    at += 8 + bytes.readUInt32BE(at + 4)
  }
  return { bytes, writtenMs, idLength, names, offsets, clean: new Uint8Array(count), unwatched, folders }

  function enter(folder: Bytes): void {
    last = folder
    inFolder = undefined
    if (!`${folder}/`.startsWith(below)) return
    const inside = folder.slice(below.length)
    inFolder = names.get(inside) ?? new Map<Bytes, number>()
    names.set(inside, inFolder)
    addFolders(folders, inside)
  }
}

/** The number of a path's entry. */
export function entryOf(index: GitIndex, path: Bytes): number | undefined {
  return index.names.get(folderOf(path))?.get(nameOf(path))
}

/** All paths with the numbers of their entries. */
export function entriesOf({ names }: GitIndex): [path: Bytes, n: number][] {
  return [...names].flatMap(([folder, inside]) =>
    [...inside].map(([name, n]): [Bytes, number] => [folder === '' ? name : `${folder}/${name}`, n]),
  )
}

function addFolders(folders: Set<Bytes>, folder: Bytes): void {
  for (let each = folder; each !== '' && !folders.has(each); each = folderOf(each)) folders.add(each)
}

/** A number as in a pack's offsets: seven bits a byte, and one is added before each further byte. */
function readVarint(bytes: Buffer, from: number): [value: number, next: number] {
  let at = from
  let byte = bytes[at] ?? 0
  let value = byte & 0x7f
  while (byte & 0x80) {
    at += 1
    byte = bytes[at] ?? 0
    value = (value + 1) * 128 + (byte & 0x7f)
  }
  return [value, at + 1]
}

/** Whether a file is as git last knew it, and the index therefore tells its content. */
export function isClean({ bytes, offsets, writtenMs }: GitIndex, n: number, stats: Stats): boolean {
  const at = offsets[n] ?? 0
  const mode = bytes.readUInt32BE(at + 24)
  return (
    bytes.readUInt32BE(at + 36) === stats.size % 2 ** 32 &&
    isSameTime(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12), stats.mtimeMs) &&
    isSameTime(bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4), stats.ctimeMs) &&
    bytes.readUInt32BE(at + 20) === stats.ino % 2 ** 32 &&
    // The kind of file, and whether its owner may run it. Windows knows no such right, and reads all files once.
    (mode & 0o170100) === (stats.mode & (stats.isFile() ? 0o170100 : 0o170000)) &&
    stats.mtimeMs < writtenMs
  )
}

/** The entry's own words about the file; times in milliseconds. */
export function stampAt({ bytes, offsets }: GitIndex, n: number) {
  const at = offsets[n] ?? 0
  const mode = bytes.readUInt32BE(at + 24)
  return {
    kind: (mode & 0o170000) === 0o120000 ? 'link' : 'file',
    isExecutable: (mode & 0o100) !== 0,
    size: bytes.readUInt32BE(at + 36),
  } as const
}

/** Node gives times as milliseconds in a double, which is exact to less than a microsecond. */
function isSameTime(seconds: number, nanoseconds: number, ms: number): boolean {
  return Math.abs(seconds * 1_000 + nanoseconds / 1e6 - ms) < 0.002
}

/** The object id of an entry, in hexadecimal. */
export function idAt({ bytes, offsets, idLength }: GitIndex, n: number): string {
  const at = (offsets[n] ?? 0) + 40
  return bytes.toString('hex', at, at + idLength)
}

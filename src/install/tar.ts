// Reads tar archives: ustar with the extensions of POSIX (pax) and GNU for long names.

import { problem } from './problem.ts'

/** One entry as the archive has it; nothing of it is checked for where it leads. */
export interface TarEntry {
  readonly kind: 'file' | 'folder' | 'symbolic link' | 'hard link' | 'device' | 'thing of unknown kind'
  readonly name: string
  /** Of a link. */
  readonly target: string
  readonly isExecutable: boolean
  /** In bytes. */
  readonly size: number
  /** What is in it, once, before the next entry is asked for. */
  readonly content: AsyncIterable<Buffer>
}

const BLOCK = 512
/** Bytes of a header in front of an entry, which holds no more than names. */
const MAX_EXTENSION = 64 * 1024

const KINDS: Readonly<Record<string, TarEntry['kind']>> = {
  '\0': 'file',
  ...{ 0: 'file', 7: 'file', 1: 'hard link', 2: 'symbolic link', 5: 'folder' },
  ...{ 3: 'device', 4: 'device', 6: 'device' },
}

/**
 * The entries of an archive, in order.
 *
 * @throws when it is damaged or ends before its end
 */
export async function* tarEntries(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const input = inputOf(bytes)
  let extension: Extension = {}
  for (;;) {
    const header = await input.exactly(BLOCK)
    if (header.every((byte) => byte === 0)) break
    checkSum(header)
    const type = String.fromCharCode(header[156] ?? 0)
    const size = extension.size ?? octal(header.subarray(124, 136))

    if ('xgLK'.includes(type)) {
      if (size > MAX_EXTENSION) throw problem('the archive has a header that is too long')
      const body = await input.exactly(size)
      await input.exactly(padding(size))
      extension = type === 'g' ? extension : { ...extension, ...readExtension(type, body) }
      continue
    }

    const prefix = header.subarray(257, 262).toString() === 'ustar' ? text(header.subarray(345, 500)) : ''
    const short = text(header.subarray(0, 100))
    const name = extension.path ?? (prefix === '' ? short : `${prefix}/${short}`)
    const kind = KINDS[type] ?? 'thing of unknown kind'
    const length = kind === 'file' || kind === 'thing of unknown kind' ? size : 0
    const content = input.next(length)
    yield {
      kind: kind === 'file' && name.endsWith('/') ? 'folder' : kind,
      name,
      target: extension.target ?? text(header.subarray(157, 257)),
      isExecutable: (octal(header.subarray(100, 108)) & 0o111) !== 0,
      size: length,
      content,
    }
    for await (const _ of content); // what nobody wanted
    await input.exactly(padding(length))
    extension = {}
  }
  await input.drain() // the checksum of the compressed stream is behind its end
}

interface Extension {
  readonly path?: string
  readonly target?: string
  readonly size?: number
}

function readExtension(type: string, body: Buffer): Extension {
  if (type === 'L') return { path: text(body) }
  if (type === 'K') return { target: text(body) }
  const records = new Map<string, string>()
  for (let at = 0; at < body.length; ) {
    const blank = body.indexOf(' ', at)
    const length = Number(body.subarray(at, blank).toString())
    const record = body.subarray(blank + 1, at + length - 1).toString()
    const equals = record.indexOf('=')
    if (!(length > blank - at) || at + length > body.length || blank < 0 || equals < 0) {
      throw problem('the archive has a damaged header')
    }
    records.set(record.slice(0, equals), record.slice(equals + 1))
    at += length
  }
  const [path, target, size] = ['path', 'linkpath', 'size'].map((name) => records.get(name))
  if (size !== undefined && !/^\d{1,15}$/.test(size)) throw problem('the archive has a damaged header')
  return {
    ...(path === undefined ? {} : { path }),
    ...(target === undefined ? {} : { target }),
    ...(size === undefined ? {} : { size: Number(size) }),
  }
}

/** The sum of a header's bytes, those of the sum itself taken as blanks. */
function checkSum(header: Buffer): void {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (sum !== octal(header.subarray(148, 156))) throw problem('the archive is damaged, or is none')
}

function octal(field: Buffer): number {
  const digits = text(field).trim()
  if (!/^[0-7]*$/.test(digits)) throw problem('the archive is damaged, or is none')
  return Number.parseInt(digits || '0', 8)
}

/** Up to the first NUL. */
function text(field: Buffer): string {
  const end = field.indexOf(0)
  return field.subarray(0, end < 0 ? field.length : end).toString()
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

function inputOf(bytes: AsyncIterable<Buffer>) {
  const chunks = bytes[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  /** At least one byte and at most so many. */
  async function some(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { done, value } = await chunks.next()
      if (done) throw problem('the archive is cut off')
      rest = value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }

  async function* next(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      const part = await some(left)
      left -= part.length
      yield part
    }
  }

  async function exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of next(length)) parts.push(part)
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
  }

  async function drain(): Promise<void> {
    while (!(await chunks.next()).done);
  }

  return { next, exactly, drain }
}

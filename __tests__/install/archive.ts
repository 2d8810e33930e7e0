// Makes tar archives byte by byte, those included that no tar would make.

import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

export interface Entry {
  readonly name: string
  /** The type flag: `0` a file, `1` a hard link, `2` a symbolic link, `5` a folder, `x` `g` `L` `K` extensions. */
  readonly type?: string
  readonly content?: string | Buffer
  readonly target?: string
  readonly mode?: number
  /** Where it is not that of the content. */
  readonly size?: number
}

const BLOCK = 512

/** An archive of these entries, with its end. */
export function tar(entries: readonly Entry[]): Buffer {
  return Buffer.concat([...entries.flatMap(blocksOf), Buffer.alloc(2 * BLOCK)])
}

function blocksOf({ name, type = '0', content = '', target = '', mode = 0o644, size }: Entry): Buffer[] {
  const body = Buffer.from(content)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, 100)
  header.write(mode.toString(8).padStart(7, '0'), 100)
  header.write((size ?? body.length).toString(8).padStart(11, '0'), 124)
  header.write('        ', 148)
  header.write(type, 156)
  header.write(target, 157, 100)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return [header, body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)]
}

/** A pax header for the next entry. */
export function pax(values: Readonly<Record<string, string>>, type = 'x'): Entry {
  const records = Object.entries(values).map(([key, value]) => {
    const rest = Buffer.byteLength(` ${key}=${value}\n`)
    let length = rest + 1
    while (String(length).length + rest !== length) length = String(length).length + rest
    return `${length} ${key}=${value}\n`
  })
  return { name: 'pax', type, content: records.join('') }
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function sri(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`
}

/** A package whose executable answers `--version` with a version. */
export function packageOf(version: string, executable = 'cursor-agent', more: readonly Entry[] = []): Buffer {
  const script = `#!/bin/sh\n[ "$(cat "$(dirname "$0")/data")" = here ] && echo '${version}'\n`
  return gzipSync(
    tar([
      { name: 'dist-package/', type: '5', mode: 0o755 },
      { name: `dist-package/${executable}`, content: script, mode: 0o755 },
      { name: 'dist-package/data', content: 'here\n' },
      ...more,
    ]),
  )
}

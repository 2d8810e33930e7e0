import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import '../support/one-realm.ts'
import { unpack } from '../../src/install/unpack.ts'
import { type Entry, pax, tar } from './archive.ts'

let base = ''
let folder = ''
beforeEach(() => {
  base = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), 'unpack-'))
  folder = join(base, 'in')
  fs.mkdirSync(folder)
})
afterEach(() => fs.rmSync(base, { recursive: true, force: true }))

function unpackBytes(bytes: Buffer, signal = new AbortController().signal): Promise<void> {
  const archive = join(base, 'archive.tar.gz')
  fs.writeFileSync(archive, bytes)
  return unpack(archive, folder, signal)
}

function unpackEntries(entries: readonly Entry[]): Promise<void> {
  return unpackBytes(gzipSync(tar(entries)))
}

function tree(): string[] {
  return fs.readdirSync(folder).sort()
}

it('unpacks without the top folder, with what may be run and nothing that may be written', async () => {
  await unpackEntries([
    { name: 'package/', type: '5', mode: 0o777 },
    { name: 'package/bin/run', content: 'run', mode: 0o4755 },
    { name: 'package/data', content: 'x'.repeat(5_000), mode: 0o666 },
    { name: './package//empty', content: '' },
    { name: 'package/old/', type: '0' },
    { name: 'package/bin/link', type: '2', target: '../data' },
    { name: 'package/latest', type: '2', target: 'bin' },
  ])
  expect(tree()).toEqual(['bin', 'data', 'empty', 'latest', 'old'])
  expect(fs.readFileSync(join(folder, 'bin/link'), 'utf8')).toBe('x'.repeat(5_000))
  expect(fs.statSync(join(folder, 'bin/run')).mode & 0o7777).toBe(0o555)
  expect(fs.statSync(join(folder, 'data')).mode & 0o7777).toBe(0o444)
})

it('reads long names of POSIX and of GNU', async () => {
  const long = `${'deep/'.repeat(40)}file`
  await unpackEntries([
    pax({ comment: 'of a commit' }, 'g'),
    pax({ path: `top/${long}`, mtime: '1.5' }),
    { name: 'top/cut', content: 'posix' },
    { name: '././@LongLink', type: 'L', content: `top/gnu/${long}\0` },
    { name: 'top/cut', content: 'gnu' },
  ])
  expect(fs.readFileSync(join(folder, long), 'utf8')).toBe('posix')
  expect(fs.readFileSync(join(folder, 'gnu', long), 'utf8')).toBe('gnu')
})

it.each(['gnu', 'pax', 'ustar'])("unpacks what the system's tar makes in the format %s", async (format) => {
  const from = join(base, 'from')
  const names = Array.from({ length: 60 }, (_, i) => `${'folder/'.repeat(i % 9)}file-${i}-${'n'.repeat(i)}`)
  for (const [i, name] of names.entries()) {
    fs.mkdirSync(join(from, 'dist-package', name, '..'), { recursive: true })
    fs.writeFileSync(join(from, 'dist-package', name), Buffer.alloc(i * 211, i))
  }
  fs.symlinkSync('file-0-', join(from, 'dist-package', 'link'))
  const archive = join(base, 'made.tar.gz')
  execFileSync('tar', [`--format=${format}`, '-czf', archive, '-C', from, 'dist-package'])
  await unpack(archive, folder, new AbortController().signal)
  expect(execFileSync('diff', ['-r', join(from, 'dist-package'), folder]).toString()).toBe('')
})

const HOSTILE: readonly (readonly [string, readonly Entry[], string])[] = [
  ['a way up', [{ name: 'p/../../out' }], 'leads out of the package'],
  ['a way up at the start', [{ name: '../out' }], 'leads out of the package'],
  ['a way up in a long name', [pax({ path: 'p/../../out' }), { name: 'p/a' }], 'leads out of the package'],
  ['an absolute path', [{ name: '/tmp/out' }], 'path is absolute'],
  ['a drive', [{ name: 'C:/out' }], 'path is absolute'],
  ['a backslash', [{ name: 'p/..\\out' }], 'no name for a file'],
  ['no name', [{ name: './' }], 'no name for a file'],
  ['a link to the root', [{ name: 'p/l', type: '2', target: '/etc/passwd' }], 'link leads out'],
  ['a link up', [{ name: 'p/l', type: '2', target: '..' }], 'link leads out'],
  ['a link up and back', [{ name: 'p/l', type: '2', target: '../p/a' }], 'link leads out'],
  ['a link nowhere', [{ name: 'p/l', type: '2', target: 'gone' }], 'leads nowhere'],
  ['a link to itself', [{ name: 'p/l', type: '2', target: 'l' }], 'leads nowhere'],
  [
    'links that lead out together',
    [
      { name: 'p/a/b/', type: '5' },
      { name: 'p/up', type: '2', target: 'a/b' },
      { name: 'p/a/b/l', type: '2', target: '../../up/../../..' },
    ],
    'link leads out',
  ],
  [
    'a file through a link',
    [
      { name: 'p/l', type: '2', target: '.' },
      { name: 'p/l/out', content: 'x' },
    ],
    'EEXIST',
  ],
  ['a hard link', [{ name: 'p/l', type: '1', target: 'p/a' }], 'a hard link has no place'],
  ['a character device', [{ name: 'p/null', type: '3' }], 'a device has no place'],
  ['a block device', [{ name: 'p/sda', type: '4' }], 'a device has no place'],
  ['a FIFO', [{ name: 'p/pipe', type: '6' }], 'a device has no place'],
  ['an unknown type', [{ name: 'p/x', type: 'V' }], 'a thing of unknown kind has no place'],
  ['a name that stands twice', [{ name: 'p/a' }, { name: 'p/a' }], 'stands there twice'],
  ['two top folders', [{ name: 'p/a' }, { name: 'q/a' }], 'not in the top folder "p"'],
  ['no top folder', [{ name: 'a' }], 'it is in no folder'],
  ['a huge file', [pax({ size: '5000000000' }), { name: 'p/a' }], 'more than 4294967296 bytes'],
  ['a size that is none', [pax({ size: '-1' }), { name: 'p/a' }], 'damaged header'],
  ['a broken extension', [{ name: 'pax', type: 'x', content: '99 path=a\n' }], 'damaged header'],
  ['a huge extension', [{ name: 'pax', type: 'x', content: 'x'.repeat(70_000) }], 'too long'],
]

describe('refuses, and leaves nothing outside:', () => {
  it.each(HOSTILE)('%s', async (_, entries, why) => {
    await expect(unpackEntries(entries)).rejects.toThrow(why)
    expect(fs.readdirSync(base).sort()).toEqual(['archive.tar.gz', 'in'])
  })

  it('more entries than any package has', async () => {
    const one = tar([{ name: 'p/', type: '5' }]).subarray(0, 512)
    const bytes = gzipSync(Buffer.concat([...Array(100_001).fill(one), Buffer.alloc(1024)]))
    await expect(unpackBytes(bytes)).rejects.toThrow('more than 100000 entries')
  })

  const good = gzipSync(
    tar([{ name: 'p/a', content: Buffer.from(Array.from({ length: 9_000 }, (_, i) => i * i)) }]),
  )
  const BROKEN: readonly (readonly [string, Buffer, string])[] = [
    ['an archive that is cut off', good.subarray(0, good.length - 200), 'the archive is cut off'],
    ['one without its checksum', good.subarray(0, good.length - 8), 'the archive is cut off'],
    ['one whose end is missing', gzipSync(tar([{ name: 'p/a' }]).subarray(0, 512)), 'the archive is cut off'],
    ['what is not compressed', tar([{ name: 'p/a' }]), 'the archive is damaged'],
    ['what is no archive', gzipSync(Buffer.alloc(2_048, 'html')), 'damaged, or is none'],
    ['an empty file', Buffer.alloc(0), 'the archive is cut off'],
    ['a page of words', Buffer.from('<html>not found</html>'), 'the archive is damaged'],
  ]
  it.each(BROKEN)('%s', async (_, bytes, why) => {
    await expect(unpackBytes(bytes)).rejects.toThrow(why)
  })
})

it('stops when it is told to', async () => {
  const reason = { why: 'cancelled', sentence: 'The job was cancelled' }
  await expect(unpackBytes(gzipSync(tar([{ name: 'p/a' }])), AbortSignal.abort(reason))).rejects.toBe(reason)
})

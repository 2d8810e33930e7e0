import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { createSeal } from '../../src/files/seal.ts'
import { createFolder } from '../support/folder.ts'
import '../support/one-realm.ts'

const folder = createFolder()
let count = 0

/** A sealed file, written in pieces of odd sizes; what somebody does to it comes after. */
function isOn(meddle: (file: number) => void): boolean {
  count += 1
  const file = openSync(join(folder, `${count}`), 'wx+')
  try {
    const seal = createSeal()
    for (const size of [1, 0, 13, 70_000, 3 * 1024 * 1024, 17]) {
      const buffers = [Buffer.alloc(size, 'a'), Buffer.from('\n')]
      for (const buffer of buffers) writeSync(file, buffer)
      seal.add(buffers, size + 1)
    }
    seal.add([Buffer.from('not'), Buffer.from('written')], 0)
    writeSync(file, 'half')
    seal.add([Buffer.from('ha'), Buffer.from('lf of it')], 4)
    meddle(file)
    return seal.isOn(file)
  } finally {
    closeSync(file)
  }
}

describe('a seal', () => {
  it('is on the file that was written, in whatever pieces', () => {
    expect(isOn(() => undefined)).toBe(true)
  })

  it.each<readonly [string, (file: number) => void]>([
    ['has one other byte', (file) => writeSync(file, 'b', 2_000_000)],
    ['has another first byte', (file) => writeSync(file, 'b', 0)],
    ['is longer', (file) => writeSync(file, 'b')],
    ['is shorter', (file) => ftruncateSync(file, 100)],
    ['is empty', (file) => ftruncateSync(file, 0)],
    [
      'has a hole',
      (file) => {
        ftruncateSync(file, 0)
        writeSync(file, 'f', 3 * 1024 * 1024 + 70_000 + 13 + 1 + 17 + 6 + 3)
      },
    ],
  ])('is not on one that %s', (_, meddle) => {
    expect(isOn(meddle)).toBe(false)
  })

  it('is on an empty file when nothing was written', () => {
    const file = openSync(join(folder, 'empty'), 'wx+')
    expect(createSeal().isOn(file)).toBe(true)
    closeSync(file)
  })
})

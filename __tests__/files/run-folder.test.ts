import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { createRunFolder } from '../../src/files/run-folder.ts'
import { createFolder } from '../support/folder.ts'
import '../support/one-realm.ts'

const RUNNER_TEMP = createFolder()

describe('the folder of a run', () => {
  it('is one that no other run has, and nobody else can read', () => {
    const [one, two] = [createRunFolder({ RUNNER_TEMP }, fail), createRunFolder({ RUNNER_TEMP }, fail)]
    const folder = dirname(one.eventsFile)
    expect(dirname(folder)).toBe(RUNNER_TEMP)
    expect(folder).not.toBe(dirname(two.eventsFile))
    if (process.platform === 'win32') return
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(one.eventsFile).mode & 0o777).toBe(0o600)
  })

  it('holds each event on a line of its own, as soon as it is flushed', () => {
    const folder = createRunFolder({ RUNNER_TEMP }, fail)
    folder.addEvent(Buffer.from('{"a":1}'))
    folder.addEvent(Buffer.from([0xff, 0x00, 0x0d]))
    folder.flush()
    expect(readFileSync(folder.eventsFile)).toEqual(
      Buffer.from([...Buffer.from('{"a":1}\n'), 0xff, 0x00, 0x0d, 0x0a]),
    )
    for (let i = 0; i < 3_000; i += 1) folder.addEvent(Buffer.from('{}')) // more than one call can write
    folder.flush()
    folder.addEvent(Buffer.from('last'))
    folder.finish('The answer. 🥖')
    expect(readFileSync(folder.eventsFile, 'latin1').slice(12)).toBe(`${'{}\n'.repeat(3_000)}last\n`)
    expect(readFileSync(folder.resultFile, 'utf8')).toBe('The answer. 🥖')
  })

  it('cannot be made where there is no place for it', () => {
    expect(() => createRunFolder({ RUNNER_TEMP: `${RUNNER_TEMP}/missing` }, fail)).toThrow('ENOENT')
  })
})

function fail(problem: string): never {
  throw new Error(problem)
}

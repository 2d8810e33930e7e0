import { appendFileSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
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
    folder.addEvents(Buffer.from('{"a":1}'))
    folder.addEvents(Buffer.from([0xff, 0x00, 0x0d]))
    folder.flush()
    expect(readFileSync(folder.eventsFile)).toEqual(
      Buffer.from([...Buffer.from('{"a":1}\n'), 0xff, 0x00, 0x0d, 0x0a]),
    )
    for (let i = 0; i < 3_000; i += 1) folder.addEvents(Buffer.from('{}')) // more than one call can write
    folder.flush()
    folder.addEvents(Buffer.from('last'))
    folder.finish('The answer. 🥖', (line) => line)
    expect(readFileSync(folder.eventsFile, 'latin1').slice(12)).toBe(`${'{}\n'.repeat(3_000)}last\n`)
    expect(readFileSync(folder.resultFile, 'utf8')).toBe('The answer. 🥖')
  })

  it('is what we wrote, whatever became of its name', () => {
    const folder = createRunFolder({ RUNNER_TEMP }, fail)
    folder.addEvents(Buffer.from([0xff, 0x0a, 0x7b]))
    folder.flush()
    renameSync(folder.eventsFile, `${folder.eventsFile}2`)
    writeFileSync(folder.eventsFile, 'forged')
    expect(folder.finish('', fail)).toEqual(['the events file was replaced'])
    expect(readFileSync(folder.eventsFile)).toEqual(Buffer.from([0xff, 0x0a, 0x7b, 0x0a]))
  })

  it('keeps what somebody else has written into the events file, redacted line by line', () => {
    const folder = createRunFolder({ RUNNER_TEMP }, fail)
    folder.watch()
    folder.addEvents(Buffer.from('{"a":1}'))
    folder.flush()
    appendFileSync(folder.eventsFile, 'a secret\nand the rest')
    const redact = (line: string) => line.replace('secret', '***')
    expect(folder.finish('', redact)).toEqual(['the events file was written to'])
    expect(readFileSync(folder.eventsFile, 'utf8')).toBe('{"a":1}\na ***\nand the rest\n')
  })

  it('cannot be made where there is no place for it', () => {
    expect(() => createRunFolder({ RUNNER_TEMP: `${RUNNER_TEMP}/missing` }, fail)).toThrow('ENOENT')
  })
})

function fail(problem: string): never {
  throw new Error(problem)
}

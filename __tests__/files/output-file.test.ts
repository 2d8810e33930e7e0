import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { writeOutputFile } from '../../src/files/output-file.ts'
import { createFolder } from '../support/folder.ts'
import '../support/one-realm.ts'

const root = createFolder()
const workspace = join(root, 'workspace')
const outside = join(root, 'outside')
mkdirSync(workspace)
mkdirSync(outside)
writeFileSync(join(outside, 'authorized_keys'), 'mine')
symlinkSync(outside, join(workspace, 'out'))

describe('the output file', () => {
  it('is written where it was asked for, in a folder that need not exist', () => {
    const path = join(workspace, 'a', 'b', 'answer.md')
    expect(writeOutputFile(path, workspace, 'It is done. 🥖')).toBeUndefined()
    expect(writeOutputFile(path, workspace, 'It is done again. 🥖')).toBeUndefined()
    expect(readFileSync(path, 'utf8')).toBe('It is done again. 🥖')
    expect(readdirSync(join(workspace, 'a', 'b'))).toEqual(['answer.md'])
  })

  it('takes the place of a link and does not follow it', () => {
    const secret = join(outside, 'authorized_keys')
    const path = join(workspace, 'link.md')
    symlinkSync(secret, path)
    expect(writeOutputFile(path, workspace, 'It is done.')).toBeUndefined()
    expect(readFileSync(secret, 'utf8')).toBe('mine')
    expect(lstatSync(path).isFile()).toBe(true)
    expect(readFileSync(path, 'utf8')).toBe('It is done.')
  })

  it.each(['out', 'out/new', 'out/new/deep'])(
    'is not written into %s, which leads out of the workspace',
    (folder) => {
      const path = join(workspace, folder, 'a.md')
      expect(writeOutputFile(path, workspace, 'x')).toBe(
        `The answer could not be written to output-file: ${join(workspace, folder)} leads out of the workspace`,
      )
      expect(readdirSync(outside)).toEqual(['authorized_keys'])
    },
  )

  it('leaves nothing behind when its place is taken by a folder', () => {
    const folder = join(workspace, 'taken')
    mkdirSync(join(folder, 'answer.md'), { recursive: true })
    expect(writeOutputFile(join(folder, 'answer.md'), workspace, 'x')).toMatch(
      /^The answer could not be written to output-file: E[A-Z]+: /,
    )
    expect(readdirSync(folder)).toEqual(['answer.md'])
  })
})

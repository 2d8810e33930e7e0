import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { cursor } from '../../src/agents/cursor.ts'
import { locate, problemOf, programAt } from '../../src/agents/locate.ts'
import { createFolder } from '../support/folder.ts'
import '../support/one-realm.ts'

const root = createFolder()

function put(path: string, mode = 0o755): string {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, mode)
  return file
}
const [name = ''] = cursor.executables
const onPath = put(join('bin', name))
const atHome = put(join('home', '.local', 'bin', name))
put(join('dull', name), 0o644)
mkdirSync(join(root, 'folder', name), { recursive: true })
const HOME = join(root, 'home')

function find(folders: readonly string[], home = HOME): string | undefined {
  const PATH = folders.map((folder) => join(root, folder)).join(delimiter)
  return locate(cursor, { PATH, HOME: home })?.file
}

// On Windows every file counts as executable.
const onUnix = process.platform === 'win32' ? describe.skip : describe

onUnix('the CLI', () => {
  it('is found on PATH, before the folder of its installer', () => {
    expect(find(['empty', 'bin'])).toBe(onPath)
  })

  it('is found in the folder of its installer', () => {
    expect(find([])).toBe(atHome)
    expect(locate(cursor, { HOME })?.file).toBe(atHome)
  })

  it('is no folder, and no file that cannot be executed', () => {
    expect(find(['folder', 'dull'])).toBe(atHome)
    expect(find(['folder', 'dull'], join(root, 'empty'))).toBeUndefined()
  })

  it('is never looked for in a relative folder, where a checkout can put a program', () => {
    const PATH = ['', '.', relative(process.cwd(), join(root, 'bin'))].join(delimiter)
    expect(locate(cursor, { PATH, HOME: join(root, 'empty') })).toBeUndefined()
  })

  it('tells its version by the folder in which it really is', () => {
    const version = '2026.08.11-e8db854'
    const real = put(join('versions', version, name))
    const link = join(root, 'link-to-agent')
    symlinkSync(real, link)
    expect(programAt(link, cursor)).toEqual({ file: link, args: [], version })
    expect(programAt(onPath, cursor).version).toBeUndefined()
  })

  it.each(['agent.js', 'agent.mjs', 'agent.cjs'])('runs under our own Node as %s', (file) => {
    const path = put(file, 0o644)
    expect(problemOf(path)).toBeUndefined()
    expect(programAt(path, cursor)).toEqual({ file: process.execPath, args: [path], version: undefined })
  })

  it.each([
    ['missing', 'does not exist'],
    ['folder', 'is not a file'],
    [join('dull', name), 'is not executable'],
    [join('bin', name, 'below'), 'is not executable'],
  ])('cannot be %s', (path, problem) => {
    expect(problemOf(join(root, path))).toBe(problem)
  })
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from '@babel/core'
import { describe, expect, it } from '@jest/globals'
import { createFolder } from '../support/folder.ts'

const all = createFolder()

function newFolder(): string {
  return mkdtempSync(join(all, 'one-'))
}

/** Runs a body in a process of its own, which has `wipeOwnEnvironment` and prints JSON. */
function inOtherProcess(body: string, env: Record<string, string>): unknown {
  const folder = newFolder()
  const source = readFileSync(new URL('../../src/guard/own-environment.ts', import.meta.url), 'utf8')
  const { code } =
    transformSync(source, { presets: ['@babel/preset-typescript'], filename: 'x.ts', babelrc: false }) ?? {}
  writeFileSync(join(folder, 'own-environment.mjs'), code ?? '')
  const main = join(folder, 'main.mjs')
  const imports = `import { readFileSync } from 'node:fs'; import { execFileSync } from 'node:child_process'`
  writeFileSync(main, `${imports}; import { wipeOwnEnvironment } from './own-environment.mjs'; ${body}`)
  return JSON.parse(execFileSync(process.execPath, [main], { env, encoding: 'utf8' }))
}

const ENV = {
  ...{
    PATH: process.env.PATH ?? '',
    HOME: '/home/runner',
    RUNNER_TEMP: '/tmp/t',
    GITHUB_OUTPUT: '/tmp/o',
    LANG: 'C',
  },
  ...{ GITHUB_TOKEN: 'secret-1', ACTIONS_RUNTIME_TOKEN: 'secret-2', 'INPUT_API-KEY': 'secret-3', EMPTY: '' },
}

const onLinux = process.platform === 'linux' ? describe : describe.skip

onLinux('our own environment', () => {
  it('is in the memory of the start no more, and what we need of it is set anew', () => {
    const body = `
      const wiped = wipeOwnEnvironment()
      const left = readFileSync('/proc/self/environ', 'latin1').replaceAll('\\0', '')
      const child = execFileSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], { encoding: 'utf8' })
      console.log(JSON.stringify({ wiped, left, own: process.env, child: JSON.parse(child) }))`
    const told = inOtherProcess(body, ENV) as Record<string, Record<string, string>>
    expect(told).toMatchObject({ wiped: true, left: '' })
    const { GITHUB_TOKEN: _, ACTIONS_RUNTIME_TOKEN: __, 'INPUT_API-KEY': ___, EMPTY: ____, ...kept } = ENV
    for (const env of [told.own, told.child]) {
      expect(env).toMatchObject(kept)
      expect(JSON.stringify(env)).not.toContain('secret')
    }
  })

  it('can be wiped twice, and when it is empty', () => {
    const body = `const first = wipeOwnEnvironment(); console.log(JSON.stringify([first, wipeOwnEnvironment(), process.env.PATH ?? '']))`
    expect(inOtherProcess(body, ENV)).toEqual([true, true, ENV.PATH])
    expect(inOtherProcess(`console.log(JSON.stringify(typeof wipeOwnEnvironment()))`, {})).toBe('boolean')
  })
})

describe('on another system', () => {
  it('the environment stays, and that is told', () => {
    const body = `Object.defineProperty(process, 'platform', { value: 'darwin' }); console.log(JSON.stringify([wipeOwnEnvironment(), process.env.HOME]))`
    expect(inOtherProcess(body, ENV)).toEqual([false, '/home/runner'])
  })
})

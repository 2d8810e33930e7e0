import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { readInputs } from '../src/inputs.ts'
import { blankOutcome } from '../src/outcome.ts'
import { outputsOf } from '../src/outputs.ts'
import { createFolder } from './support/folder.ts'
import { cycles, modules } from './support/imports.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface ActionYml {
  readonly inputs: Record<string, { description: string; default?: string }>
  readonly outputs: Record<string, { description: string }> &
    Record<'failure_reason' | 'conclusion', { description: string }>
  readonly runs: { using: string; main: string; pre?: string; post?: string }
}
const action: ActionYml = parse(text('action.yml'))

const workspace = createFolder()
mkdirSync(join(workspace, 'home'))
const STEP = { GITHUB_WORKSPACE: workspace, HOME: join(workspace, 'home'), PATH: '', INPUT_PROMPT: 'Fix it.' }

describe('action.yml', () => {
  it('declares the inputs that the code reads, and no others', () => {
    const read = new Set<string>()
    const env = new Proxy<NodeJS.ProcessEnv>(STEP, {
      get(target, name) {
        if (typeof name === 'string' && name.startsWith('INPUT_')) read.add(name)
        return Reflect.get(target, name)
      },
    })
    expect(readInputs(env)).not.toHaveProperty('problems')
    const declared = Object.keys(action.inputs).map((name) => `INPUT_${name.toUpperCase()}`)
    expect([...read].toSorted()).toEqual(declared.toSorted())
  })

  it('has the defaults that the code has when nothing is set', () => {
    const defaults = Object.entries(action.inputs).flatMap(([name, input]) =>
      input.default === undefined ? [] : [[`INPUT_${name.toUpperCase()}`, input.default] as const],
    )
    expect(defaults.length).toBeGreaterThan(5)
    expect(defaults.map(([, value]) => typeof value)).toEqual(defaults.map(() => 'string'))
    expect(readInputs({ ...STEP, ...Object.fromEntries(defaults) })).toEqual({
      ...readInputs(STEP),
      failOn: new Set(['error']), // the one word that changes nothing
      rules: expect.anything(), // functions, which are equal only to themselves
    })
  })

  it('declares the outputs that the code sets, in the same order', () => {
    expect(Object.keys(action.outputs)).toEqual(Object.keys(outputsOf(blankOutcome())))
  })

  it('names every reason for a failure, and no others', () => {
    const [, union = ''] = /export type FailureReason =((?:\s*\| '\w+')+)/.exec(text('src/reasons.ts')) ?? []
    const [, list = ''] = /one of\s+([^.]+)\./.exec(action.outputs.failure_reason.description) ?? []
    const reasons = [...union.matchAll(/'(\w+)'/g)].map(([, name]) => name)
    expect(reasons.length).toBeGreaterThan(10)
    expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(reasons)
  })

  it('names every conclusion', () => {
    for (const word of ['success', 'failure', 'timed_out', 'cancelled']) {
      expect(action.outputs.conclusion.description).toContain(`\`${word}\``)
    }
  })

  it('says something of each input and output', () => {
    const all = [...Object.values(action.inputs), ...Object.values(action.outputs)]
    expect(all.filter(({ description }) => !/\w.*[.:]/s.test(description))).toEqual([])
  })

  it('runs one file under Node 24, and nothing before or after', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
    expect(existsSync(join(ROOT, action.runs.main))).toBe(true)
  })
})

/** The cells of the table in which a name stands in backticks at the start of a row. */
function tableWith(name: string): string[][] {
  const tables = text('README.md').split(/\n(?!\|)/)
  const found = tables.find((table) => table.includes(`\n| \`${name}\` |`)) ?? ''
  const rows = found.split('\n').filter((line) => /^\| `[^`]+` \|/.test(line))
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

describe('README.md', () => {
  it('has a table of all inputs in the order of action.yml, with their defaults', () => {
    expect(tableWith('prompt-file').map(([name, value]) => [name, value])).toEqual(
      Object.entries(action.inputs).map(([name, input]) => [
        `\`${name}\``,
        input.default ? `\`${input.default}\`` : '',
      ]),
    )
  })

  it('has a table of all outputs in the order of action.yml', () => {
    expect(tableWith('result_file').map(([name]) => name)).toEqual(
      Object.keys(action.outputs).map((name) => `\`${name}\``),
    )
  })
})

describe('the modules', () => {
  const all = modules()

  it('are found', () => {
    expect(all.length).toBeGreaterThan(25)
    const tell = all.find(({ path }) => path === 'tell.ts')
    expect(tell?.ours).toEqual(expect.arrayContaining(['outputs.ts', 'outcome.ts'])) // the first one only at need
    expect(tell?.types).toContain('guard/writer.ts')
  })

  it('touch processes, disk and the runner only at the edges', () => {
    const edge =
      /^(?:(?:index|main|tell|outputs|inputs)\.ts|(?:run|files|guard|install)\/.+|agents\/(?:locate|version)\.ts|answer\/findings\.ts)$/
    const outside = /^(?:node:(?:child_process|fs)(?:\/.+)?|@actions\/.+)$/
    const touching = all.filter(({ others }) => others.some((name) => outside.test(name)))
    expect(touching.map(({ path }) => path).filter((path) => !edge.test(path))).toEqual([])
  })

  it('know of an agent only what every agent is', () => {
    const known = /^agents\/(?:agent|index|locate|version)\.ts$/
    const others = all.filter(({ path }) => !path.startsWith('agents/'))
    const wrong = others.flatMap(({ path, ours, types }) =>
      [...ours, ...types]
        .filter((name) => name.startsWith('agents/') && !known.test(name))
        .map((name) => `${path} → ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('of the event model import nothing', () => {
    const events = all.find(({ path }) => path === 'events.ts')
    expect([events?.ours, events?.types, events?.others]).toEqual([[], [], []])
  })

  it('never need each other in a circle', () => {
    expect(cycles(all, ({ ours }) => ours)).toEqual([])
  })

  it('do not know the types of each other in a circle, either', () => {
    expect(cycles(all, ({ ours, types }) => [...ours, ...types])).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { guardCommandFiles } from '../../src/guard/command-files.ts'
import { createFolder } from '../support/folder.ts'
import '../support/one-realm.ts'

const all = createFolder()

function newFolder(): string {
  return mkdtempSync(join(all, 'one-'))
}

const KINDS = ['OUTPUT', 'ENV', 'PATH', 'STATE', 'STEP_SUMMARY'] as const

/** The runner's files, guarded, in a folder of their own. */
function guarded(root = newFolder()) {
  const folder = join(root, 'commands')
  mkdirSync(folder)
  const paths = KINDS.map((kind) => join(folder, kind))
  for (const path of paths) writeFileSync(path, path.endsWith('ENV') ? 'BEFORE=1\n' : '')
  linkSync(join(folder, 'OUTPUT'), join(root, 'held'))
  const env = Object.fromEntries(KINDS.map((kind) => [`GITHUB_${kind}`, join(folder, kind)]))
  const contents = () =>
    paths.map((path) => (lstatSync(path).isFile() ? readFileSync(path, 'utf8') : 'no file'))
  return { root, folder, file: join(folder, 'OUTPUT'), files: guardCommandFiles(env), contents }
}

/** Puts something else into the place of a file or folder. */
function replace(path: string, make: () => void): void {
  renameSync(path, `${path}2`)
  make()
}

function close(folder: string, mode: number): void {
  writeFileSync(join(folder, 'OUTPUT'), 'forged')
  chmodSync(folder, mode)
}

const AS_BEFORE = ['', 'BEFORE=1\n', '', '', '']

describe("the runner's files", () => {
  it('are what they were, and nothing is told, when nobody touched them', () => {
    const { files, contents } = guarded()
    expect(files.rebuild()).toEqual([])
    expect(contents()).toEqual(AS_BEFORE)
  })

  it.each<readonly [string, (of: ReturnType<typeof guarded>) => void]>([
    ['was written to', ({ file }) => writeFileSync(file, 'forged=yes\n')],
    ['became a link', ({ file, root }) => symlinkSync(join(root, 'victim'), file)],
    ['became a folder', ({ file }) => mkdirSync(join(file, 'x'), { recursive: true })],
    ['became larger than any', ({ file }) => writeFileSync(file, 'x'.repeat(2 * 1024 * 1024))],
  ])('are made anew, and it is told which one %s', (_, harm) => {
    const of = guarded()
    writeFileSync(join(of.root, 'victim'), 'untouched')
    harm(of)
    expect(of.files.rebuild()).toEqual([expect.stringMatching(/^GITHUB_OUTPUT /)])
    expect(of.contents()).toEqual(AS_BEFORE)
    expect(readFileSync(join(of.root, 'victim'), 'utf8')).toBe('untouched')
  })

  it.each<readonly [string, (of: ReturnType<typeof guarded>) => void]>([
    ['removed', ({ folder }) => rmSync(folder, { recursive: true })],
    ['replaced by another', ({ folder }) => replace(folder, () => mkdirSync(folder))],
    [
      'replaced by a link',
      ({ folder, root }) => replace(folder, () => symlinkSync(join(root, 'victims'), folder)),
    ],
    ['replaced by a file', ({ folder }) => replace(folder, () => writeFileSync(folder, ''))],
    ['closed to writers', ({ folder }) => close(folder, 0o555)],
    ['closed to all', ({ folder }) => close(folder, 0)],
  ])('are all there again when their folder was %s', (_, harm) => {
    const of = guarded()
    mkdirSync(join(of.root, 'victims'))
    writeFileSync(join(of.root, 'victims', 'OUTPUT'), 'untouched')
    harm(of)
    expect(of.files.rebuild().length).toBeGreaterThan(0)
    expect(of.contents()).toEqual(AS_BEFORE)
    expect(readFileSync(join(of.root, 'victims', 'OUTPUT'), 'utf8')).toBe('untouched')
  })

  it('are other files than before, so that who held one open writes into nothing', () => {
    const { root, files, contents } = guarded()
    writeFileSync(join(root, 'held'), 'forged=yes\n')
    expect(files.rebuild()).toEqual([])
    writeFileSync(join(root, 'held'), 'forged=yes\n')
    expect(contents()).toEqual(AS_BEFORE)
  })

  it('are gone while the agent runs, with all that bears their name, and no others', () => {
    const folder = newFolder()
    const [ours, others] = [randomUUID(), randomUUID()]
    const names = [
      `set_env_${ours}`,
      `set_output_${ours}`,
      `artifacts_${ours}`,
      `set_output_${others}`,
      'mine',
    ]
    for (const name of names) writeFileSync(join(folder, name), name)
    const env = {
      GITHUB_OUTPUT: join(folder, `set_output_${ours}`),
      GITHUB_ENV: join(folder, `set_env_${ours}`),
    }
    const files = guardCommandFiles(env)
    expect(readdirSync(folder).sort()).toEqual(['mine', `set_output_${others}`])
    expect(files.rebuild()).toEqual([])
    expect(readdirSync(folder).sort()).toEqual([...names].sort())
    for (const name of names) expect(readFileSync(join(folder, name), 'utf8')).toBe(name)
  })

  it('are put back once more, whatever the agent made under a name that the environment does not tell', () => {
    const folder = newFolder()
    const id = randomUUID()
    for (const name of ['set_output_', 'artifacts_']) writeFileSync(join(folder, name + id), '')
    const files = guardCommandFiles({ GITHUB_OUTPUT: join(folder, `set_output_${id}`) })
    writeFileSync(join(folder, `artifacts_${id}`), 'forged')
    expect(files.rebuild()).toEqual([`artifacts_${id} was written to`])
    expect(readFileSync(join(folder, `artifacts_${id}`), 'utf8')).toBe('')
  })

  it('are left alone where the step has none', () => {
    expect(guardCommandFiles({}).rebuild()).toEqual([])
  })
})

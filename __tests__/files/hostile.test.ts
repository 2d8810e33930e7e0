import * as fs from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { openLedger } from '../../src/files/ledger.ts'
import { createWorkTree, ledgerOf, linesOf, NO_CLAIMS, rulesOf, type WorkTree } from './work-tree.ts'

let tree: WorkTree
let canary: string
let script: string

beforeEach(() => {
  tree = createWorkTree()
  canary = join(tree.root, '../canary')
  script = join(tree.root, '../evil.sh')
  fs.writeFileSync(script, `#!/bin/sh\necho "$0 $@" >> '${canary}'\ncat\n`, { mode: 0o755 })
  tree.git('init', '-q')
  tree.write('README.md', 'one\n')
  tree.write('src/a.ts', 'a\n')
  tree.git('add', '-A')
  tree.git('commit', '-qm', 'first')
})
afterEach(() => tree.remove())

function change(): void {
  tree.write('README.md', 'two\n')
  tree.write('new', 'x\n')
}

const settings = (text: string) => fs.appendFileSync(tree.path('.git/config'), text)

it.each<readonly [string, () => void]>([
  ['fsmonitor', () => settings(`[core]\n\tfsmonitor = '${script}'\n`)],
  [
    'hooks',
    () => {
      for (const name of ['post-index-change', 'pre-commit', 'reference-transaction', 'fsmonitor-watchman']) {
        tree.write(`.git/hooks/${name}`, fs.readFileSync(script))
        fs.chmodSync(tree.path(`.git/hooks/${name}`), 0o755)
      }
    },
  ],
  [
    'hooks folder',
    () => {
      fs.mkdirSync(tree.path('h'))
      fs.copyFileSync(script, tree.path('h/post-index-change'))
      settings(`[core]\n\thooksPath = ${tree.path('h')}\n`)
    },
  ],
  [
    'filter',
    () => {
      settings(
        `[filter "x"]\n\tclean = '${script}'\n\tsmudge = '${script}'\n\tprocess = '${script}'\n\trequired\n`,
      )
      tree.write('.gitattributes', '* filter=x diff=x\n')
    },
  ],
  [
    'filter in info/attributes',
    () => {
      settings(`[filter "x"]\n\tclean = '${script}'\n`)
      tree.write('.git/info/attributes', '* filter=x\n')
    },
  ],
  [
    'text conversion and external diff',
    () => {
      settings(
        `[diff]\n\texternal = '${script}'\n[diff "x"]\n\ttextconv = '${script}'\n\tcommand = '${script}'\n`,
      )
      tree.write('.gitattributes', '* diff=x\n')
    },
  ],
  [
    'include',
    () => {
      tree.write('included', `[core]\n\tfsmonitor = '${script}'\n\tpager = '${script}'\n`)
      settings(`[include]\n\tpath = ${tree.path('included')}\n`)
    },
  ],
  [
    'alias and pager',
    () =>
      settings(
        `[core]\n\tpager = '${script}'\n[alias]\n\tcat-file = !'${script}'\n\tdiff-tree = !'${script}'\n[pager]\n\tdiff-tree = '${script}'\n`,
      ),
  ],
  [
    'global configuration',
    () => {
      fs.writeFileSync(
        join(tree.env.HOME ?? '', '.gitconfig'),
        `[core]\n\tfsmonitor = '${script}'\n\tpager='${script}'\n[diff]\n\texternal = '${script}'\n`,
      )
    },
  ],
  [
    'nested repository',
    () => {
      fs.mkdirSync(tree.path('nested'))
      tree.gitIn(tree.path('nested'), 'init', '-q')
      fs.appendFileSync(tree.path('nested/.git/config'), `[core]\n\tfsmonitor = '${script}'\n`)
      tree.write('nested/x', '1\n')
    },
  ],
  [
    'nested bare repository',
    () => {
      fs.mkdirSync(tree.path('bare'))
      tree.gitIn(tree.path('bare'), 'init', '-q', '--bare')
      fs.appendFileSync(tree.path('bare/config'), `[core]\n\tfsmonitor = '${script}'\n`)
    },
  ],
  [
    'submodule made of a tracked folder',
    () => {
      tree.gitIn(tree.path('src'), 'init', '-q')
      fs.appendFileSync(tree.path('src/.git/config'), `[core]\n\tfsmonitor = '${script}'\n`)
      tree.write('.gitmodules', '[submodule "src"]\n\tpath = src\n\turl = x\n\tupdate = !sh evil\n')
    },
  ],
  [
    'promisor remote',
    () =>
      settings(
        `[remote "origin"]\n\tpromisor = true\n\turl = ext::${script}\n\tuploadpack = '${script}'\n[extensions]\n\tpartialClone = origin\n`,
      ),
  ],
])('runs nothing of a planted %s', async (_, plant) => {
  const ledger = await ledgerOf(tree, () => {
    change()
    plant()
  })
  expect(linesOf(ledger)).toEqual(expect.arrayContaining(['created new +1 -0', 'modified README.md +1 -1']))
  expect(ledger.problems).toEqual([])
  expect(fs.existsSync(canary)).toBe(false)
})

it('runs nothing of what the repository brought along', async () => {
  settings(`[core]\n\tfsmonitor = '${script}'\n[filter "x"]\n\tclean = '${script}'\n`)
  tree.write('.gitattributes', '* filter=x\n')
  const ledger = await ledgerOf(tree, change)
  expect(linesOf(ledger)).toEqual(['modified README.md +1 -1', 'created new +1 -0'])
  expect(fs.existsSync(canary)).toBe(false)
})

it('runs the git that was first in PATH before the start', async () => {
  const bin = join(tree.root, '../bin')
  fs.mkdirSync(bin)
  const env = { ...tree.env, PATH: `${bin}:${tree.env.PATH}` }
  const ledger = await ledgerOf({ ...tree, env }, () => {
    change()
    fs.copyFileSync(script, join(bin, 'git'))
  })
  expect(linesOf(ledger)).toEqual(['modified README.md +1 -1', 'created new +1 -0'])
  expect(fs.existsSync(canary)).toBe(false)
})

it('runs no git that lies in the workspace', async () => {
  const bin = tree.path('bin')
  fs.mkdirSync(bin)
  fs.copyFileSync(script, join(bin, 'git'))
  const ledger = await ledgerOf({ ...tree, env: { ...tree.env, PATH: `${bin}:${tree.env.PATH}` } }, change)
  expect(linesOf(ledger)).toEqual(['modified README.md +1 -1', 'created new +1 -0'])
  expect(fs.existsSync(canary)).toBe(false)
})

it('runs no git that was replaced in its place, and tells the paths all the same', async () => {
  const bin = join(tree.root, '../bin')
  fs.mkdirSync(bin)
  fs.writeFileSync(join(bin, 'git'), '#!/bin/sh\nexec /usr/bin/git "$@"\n', { mode: 0o755 })
  const ledger = await ledgerOf({ ...tree, env: { ...tree.env, PATH: bin } }, () => {
    change()
    fs.copyFileSync(script, join(bin, 'git'))
  })
  expect(linesOf(ledger)).toEqual(['modified README.md +0 -0', 'created new +1 -0'])
  expect(ledger.problems).toEqual(['Another git stands in its place, so no lines are counted'])
  expect(fs.existsSync(canary)).toBe(false)
})

it('does without git', async () => {
  const ledger = await ledgerOf({ ...tree, env: { ...tree.env, PATH: '/nowhere' } }, change)
  expect(linesOf(ledger)).toEqual(['modified README.md +0 -0', 'created new +1 -0'])
  expect(ledger.word).toBe('walk')
})

it('takes no object in which an agent put another content', async () => {
  await new Promise((resolve) => setTimeout(resolve, 80))
  const id = tree.git('rev-parse', 'HEAD:README.md').trim()
  const ledger = await ledgerOf(tree, () => {
    change()
    const path = tree.path(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`)
    const other = tree.path(
      `.git/objects/${tree.git('hash-object', '-w', 'src/a.ts').trim().replace(/^../, '$&/')}`,
    )
    fs.chmodSync(path, 0o644)
    fs.writeFileSync(path, fs.readFileSync(other)) // the linked copy of ours is the same file
  })
  expect(linesOf(ledger)).toEqual(['modified README.md +0 -0', 'created new +1 -0'])
})

it('tells the same when everything under RUNNER_TEMP was removed', async () => {
  tree.write('dirty', '1\n')
  const ledger = await ledgerOf(tree, () => {
    change()
    tree.write('dirty', '2\n')
    for (const name of fs.readdirSync(tree.temp)) fs.rmSync(join(tree.temp, name), { recursive: true })
  })
  expect(linesOf(ledger)).toEqual(['modified README.md +1 -1', 'modified dirty +1 -1', 'created new +1 -0'])
})

it('compares within the short time that a cancellation leaves', async () => {
  const ledger = await openLedger(
    { workspace: tree.root, rules: rulesOf(), onViolation: 'fail' },
    tree.env,
    new AbortController().signal,
  )
  let deep = tree.root
  for (let n = 0; n < 30; n += 1) deep += `/${'x'.repeat(100)}`
  fs.mkdirSync(deep, { recursive: true })
  const closed = await ledger.close(NO_CLAIMS, AbortSignal.abort())
  expect(closed).toMatchObject({ word: 'git', isUnchecked: false })
})

it('is not held up by a pattern that takes other matchers exponential time', async () => {
  tree.write('.gitignore', `${'*a'.repeat(40)}b\n${'**/*a/'.repeat(40)}b\n`)
  const ledger = await ledgerOf(tree, () => {
    tree.write(`${'a'.repeat(200)}c`, 'x')
    tree.write(`${'a/'.repeat(200)}c`, 'x')
  })
  expect(ledger.files).toHaveLength(2)
})

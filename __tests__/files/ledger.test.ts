import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createWorkTree, ledgerOf, linesOf, type WorkTree } from './work-tree.ts'

let tree: WorkTree

beforeEach(() => {
  tree = createWorkTree()
})
afterEach(() => tree.remove())

/** A repository with a few committed files. */
function commitSome(): void {
  tree.git('init', '-q')
  tree.write('README.md', 'one\ntwo\nthree\n')
  tree.write('src/a.ts', 'export const a = 1\nexport const b = 2\nexport const c = 3\n')
  tree.write('src/run.sh', '#!/bin/sh\necho hello\n')
  tree.write('.gitignore', 'node_modules/\n*.log\n')
  fs.symlinkSync('README.md', tree.path('link'))
  tree.git('add', '-A')
  tree.git('commit', '-qm', 'first')
}

type Case = readonly [name: string, act: () => void, expected: readonly string[]]

const CASES: readonly Case[] = [
  ['tells nothing when nothing changed', () => undefined, []],
  ['tells a created file', () => tree.write('new/deep/x.txt', 'a\nb\n'), ['created new/deep/x.txt +2 -0']],
  [
    'tells a modified file',
    () => tree.write('README.md', 'one\n2\nthree\nfour\n'),
    ['modified README.md +2 -1'],
  ],
  ['tells a deleted file', () => fs.rmSync(tree.path('README.md')), ['deleted README.md +0 -3']],
  [
    'tells a renamed and edited file as one',
    () => {
      fs.mkdirSync(tree.path('lib'))
      fs.renameSync(tree.path('src/a.ts'), tree.path('lib/a.ts'))
      fs.appendFileSync(tree.path('lib/a.ts'), 'export const d = 4\n')
    },
    ['renamed src/a.ts → lib/a.ts +1 -0'],
  ],
  [
    'tells a file that became executable',
    () => fs.chmodSync(tree.path('src/run.sh'), 0o755),
    ['modified src/run.sh +0 -0'],
  ],
  [
    'tells a link that points elsewhere',
    () => {
      fs.rmSync(tree.path('link'))
      fs.symlinkSync('/etc/passwd', tree.path('link'))
    },
    ['modified link +1 -1'],
  ],
  [
    'tells a file that became a link',
    () => {
      fs.rmSync(tree.path('README.md'))
      fs.symlinkSync('src/a.ts', tree.path('README.md'))
    },
    ['modified README.md +1 -3'],
  ],
  [
    'tells a file that became a folder',
    () => {
      fs.rmSync(tree.path('README.md'))
      tree.write('README.md/inside', 'x\n')
    },
    ['deleted README.md +0 -3', 'created README.md/inside +1 -0'],
  ],
  [
    'tells a folder that became a link without following it',
    () => {
      fs.rmSync(tree.path('src'), { recursive: true })
      fs.symlinkSync('/etc', tree.path('src'))
    },
    ['created src +1 -0', 'deleted src/a.ts +0 -3', 'deleted src/run.sh +0 -2'],
  ],
  [
    'says nothing about a file that was changed and changed back',
    () => {
      const text = fs.readFileSync(tree.path('README.md'))
      tree.write('README.md', 'other')
      tree.write('README.md', text)
      tree.write('gone', 'x')
      fs.rmSync(tree.path('gone'))
    },
    [],
  ],
  [
    'is not deceived by a modification time that is set back',
    () => {
      const { atime, mtime } = fs.statSync(tree.path('README.md'))
      tree.write('README.md', 'ONE\ntwo\nthree\n')
      fs.utimesSync(tree.path('README.md'), atime, mtime)
    },
    ['modified README.md +1 -1'],
  ],
  [
    'takes a name with a line end, a quote, a tab and a backslash',
    () => tree.write('a\nb"\t\\c', 'x\n'),
    ['created a\nb"\t\\c +1 -0'],
  ],
  [
    'takes names in any script, and empty files',
    () => tree.write('ünï/日本語 🙂.txt', ''),
    ['created ünï/日本語 🙂.txt +0 -0'],
  ],
  [
    'counts no lines of a binary file',
    () => tree.write('logo.png', Buffer.from([137, 80, 0, 10, 0, 10])),
    ['created logo.png +0 -0'],
  ],
  [
    'leaves out what git ignores',
    () => {
      tree.write('node_modules/x/index.js', '1')
      tree.write('debug.log', '1')
    },
    [],
  ],
  [
    'is not deceived by an ignore rule of the run',
    () => {
      tree.write('.gitignore', '*\n')
      tree.write('src/a.ts', 'evil\n')
    },
    ['modified .gitignore +1 -2', 'modified src/a.ts +1 -3'],
  ],
  [
    'tells an ignore rule that hides itself',
    () => {
      tree.write('lib/.gitignore', '*\n')
      tree.write('lib/hidden.ts', 'x\n')
    },
    ['created lib/.gitignore +1 -0'],
  ],
  [
    'tells what a commit changed',
    () => {
      tree.write('README.md', 'one\n')
      tree.git('commit', '-qam', 'second')
    },
    ['modified README.md +0 -2'],
  ],
  [
    'tells what was staged',
    () => {
      tree.write('x', '1\n')
      tree.git('add', '-A')
    },
    ['created x +1 -0'],
  ],
  [
    'says nothing of a change that was stashed away',
    () => {
      tree.write('README.md', 'one\n')
      tree.git('stash', '-q')
    },
    [],
  ],
  [
    'tells the difference of two branches after a switch',
    () => {
      tree.git('checkout', '-q', '--orphan', 'other')
      tree.git('rm', '-qf', 'src/a.ts')
      tree.git('commit', '-qm', 'orphan')
    },
    ['deleted src/a.ts +0 -3'],
  ],
  [
    'says nothing of a switch there and back',
    () => {
      tree.git('checkout', '-q', '-b', 'other')
      tree.write('README.md', 'changed\n')
      tree.git('commit', '-qam', 'x')
      tree.git('checkout', '-q', 'main')
    },
    [],
  ],
  [
    'counts lines when history was rewritten and its objects removed',
    () => {
      tree.write('README.md', 'one\n')
      tree.git('commit', '-qa', '--amend', '-m', 'rewritten')
      tree.git('reflog', 'expire', '--expire=now', '--all')
      tree.git('gc', '-q', '--prune=now')
    },
    ['modified README.md +0 -2'],
  ],
]

describe('the ledger of a repository', () => {
  it.each(CASES)('%s', async (_, act, expected) => {
    commitSome()
    const ledger = await ledgerOf(tree, act)
    expect(linesOf(ledger)).toEqual(expected)
    expect(ledger).toMatchObject({ word: 'git', problems: [], isUnchecked: false })
  })

  it.each(CASES)('%s, when the tree was dirty before', async (name, act, expected) => {
    commitSome()
    tree.write('dirty.txt', 'untracked\n')
    tree.write('src/run.sh', '#!/bin/sh\necho dirty\n')
    const ledger = await ledgerOf(tree, act)
    // Both of these take the uncommitted change with them.
    const isLost = /stashed|there and back/.test(name)
    expect(linesOf(ledger)).toEqual(isLost ? ['modified src/run.sh +1 -1'] : expected)
  })

  it.each(CASES.filter(([, act]) => !String(act).includes('.git(')))(
    '%s, when there is no repository',
    async (_, act, expected) => {
      commitSome()
      fs.rmSync(tree.path('.git'), { recursive: true })
      const ledger = await ledgerOf(tree, act)
      expect(linesOf(ledger)).toEqual(expected)
      expect(ledger.word).toBe('walk')
    },
  )

  it('tells the content from before when .git was deleted', async () => {
    commitSome()
    const ledger = await ledgerOf(tree, () => {
      fs.rmSync(tree.path('.git'), { recursive: true })
      tree.write('README.md', 'one\n')
    })
    const lines = linesOf(ledger)
    expect(lines).toContain('modified README.md +0 -2')
    expect(lines.some((line) => line.startsWith('deleted .git/config '))).toBe(true)
    expect(lines.filter((line) => !line.includes('.git/'))).toHaveLength(1)
    expect(ledger.violations[0]).toEqual({ path: '.git/config', rule: 'protected-paths' })
  })

  it('tells the same in a repository that was made anew', async () => {
    commitSome()
    const ledger = await ledgerOf(tree, () => {
      fs.rmSync(tree.path('.git'), { recursive: true })
      tree.git('init', '-q')
      tree.write('README.md', 'one\n')
      tree.git('add', '-A')
      tree.git('commit', '-qm', 'all new')
    })
    expect(linesOf(ledger)).toEqual(['modified README.md +0 -2'])
  })

  it('reads names that are not UTF-8, and tells two of them apart', async () => {
    commitSome()
    const name = (byte: number) => Buffer.concat([Buffer.from(`${tree.root}/caf`), Buffer.from([byte])])
    fs.writeFileSync(name(0xe9), 'before\n')
    fs.writeFileSync(name(0xe8), 'before\n')
    tree.git('add', '-A')
    tree.git('commit', '-qm', 'x')
    const ledger = await ledgerOf(tree, () => fs.writeFileSync(name(0xe9), 'after\n'))
    expect(linesOf(ledger)).toEqual(['modified caf\ufffd +1 -1'])
  })

  it('opens no FIFO and no device', async () => {
    commitSome()
    const ledger = await ledgerOf(tree, () => execFileSync('mkfifo', [tree.path('pipe')]))
    expect(linesOf(ledger)).toEqual(['created pipe +0 -0'])
  })

  it('tells an empty repository without commits', async () => {
    tree.git('init', '-q')
    const ledger = await ledgerOf(tree, () => tree.write('first', '1\n'))
    expect(linesOf(ledger)).toEqual(['created first +1 -0'])
    expect(ledger.word).toBe('git')
  })

  it('leaves index, references, stash and objects as they were', async () => {
    commitSome()
    tree.write('staged', 'x\n')
    tree.git('add', 'staged')
    tree.write('README.md', 'stash me\n')
    tree.git('stash', '-q')
    tree.write('untracked', 'y\n')
    const all = () =>
      execFileSync('sh', ['-c', 'find .git -type f -exec sha256sum {} + | sort'], {
        cwd: tree.root,
      }).toString()
    const before = all()
    await ledgerOf(tree, () => tree.write('src/a.ts', 'changed\n'))
    expect(all()).toBe(before)
    expect(fs.readdirSync(tree.temp)).toEqual([])
  })

  it('shows a diff of what is text and short', async () => {
    commitSome()
    const { diff } = await ledgerOf(tree, () => {
      tree.write('README.md', 'one\n2\nthree\n')
      tree.write('big', 'x\n'.repeat(5_000))
      tree.write('new', 'diff --git a/x b/x\n')
      tree.write('logo.png', Buffer.from([0, 1, 2]))
    })
    expect(diff).toBe(
      [
        '--- a/README.md',
        '+++ b/README.md',
        '@@ -1,3 +1,3 @@',
        ' one',
        '-two',
        '+2',
        ' three',
        '--- /dev/null',
        '+++ b/new',
        '@@ -0,0 +1 @@',
        '+diff --git a/x b/x',
      ].join('\n'),
    )
  })
})

describe('other shapes of repositories', () => {
  it('tells files of submodules and of nested repositories as such', async () => {
    const other = createWorkTree()
    other.git('init', '-q')
    other.write('lib.c', 'int x;\n')
    other.git('add', '-A')
    other.git('commit', '-qm', 'lib')
    commitSome()
    tree.git('submodule', '--quiet', 'add', other.root, 'vendor/lib')
    tree.git('commit', '-qm', 'submodule')
    tree.git('clone', '-q', other.root, 'nested')
    other.remove()
    const ledger = await ledgerOf(tree, () => {
      tree.write('vendor/lib/lib.c', 'int y;\n')
      tree.write('nested/lib.c', 'int z;\n')
      tree.write('nested/new.c', 'int z;\n')
      tree.write('.git/modules/vendor/lib/hooks/post-checkout', 'evil')
      tree.gitIn(tree.path('nested'), 'commit', '-qam', 'hidden')
    })
    expect(linesOf(ledger)).toEqual([
      'modified nested/lib.c +1 -1',
      'created nested/new.c +1 -0',
      'created vendor/lib/.git/hooks/post-checkout +1 -0',
      'modified vendor/lib/lib.c +1 -1',
    ])
  })

  it('tells what is in a repository that the run made', async () => {
    commitSome()
    const ledger = await ledgerOf(tree, () => {
      tree.write('hide/x', '1\n')
      tree.gitIn(tree.path('hide'), 'init', '-q')
      fs.writeFileSync(tree.path('hide/.git/info/exclude'), '*\n')
    })
    const lines = linesOf(ledger)
    expect(lines).toContain('created hide/.git/info/exclude +1 -0')
    expect(ledger.violations.map(({ path }) => path)).toContain('hide/.git/info/exclude')
  })

  it('works in a workspace below the top of the repository', async () => {
    commitSome()
    tree.write('.gitignore', '/src/out/\n*.log\n')
    tree.git('commit', '-qam', 'x')
    const below = { ...tree, root: tree.path('src') }
    const ledger = await ledgerOf(below, () => {
      tree.write('src/a.ts', 'x\n')
      tree.write('src/out/ignored', 'x\n')
      tree.write('README.md', 'outside\n')
      tree.write('.git/hooks/pre-push', 'evil\n')
    })
    expect(linesOf(ledger)).toEqual(['created ../.git/hooks/pre-push +1 -0', 'modified a.ts +1 -3'])
    expect(ledger.violations).toEqual([{ path: '../.git/hooks/pre-push', rule: 'protected-paths' }])
    expect(ledger.word).toBe('git')
  })

  it('works in a worktree, where .git is a file', async () => {
    commitSome()
    tree.git('worktree', 'add', '-q', join(tree.root, '../other'))
    const ledger = await ledgerOf({ ...tree, root: join(tree.root, '../other') }, () => {
      fs.writeFileSync(join(tree.root, '../other/README.md'), 'x\n')
      tree.write('.git/hooks/pre-commit', 'evil\n')
    })
    expect(linesOf(ledger)).toEqual(['created .git/hooks/pre-commit +1 -0', 'modified README.md +1 -3'])
  })

  it('works in a shallow clone', async () => {
    commitSome()
    tree.write('README.md', 'second\n')
    tree.git('commit', '-qam', 'second')
    const shallow = join(tree.root, '../shallow')
    tree.gitIn(join(tree.root, '..'), 'clone', '-q', '--depth=1', `file://${tree.root}`, 'shallow')
    const ledger = await ledgerOf({ ...tree, root: shallow }, () =>
      fs.writeFileSync(join(shallow, 'README.md'), 'third\n'),
    )
    expect(linesOf(ledger)).toEqual(['modified README.md +1 -1'])
  })

  it.each([['--no-sparse-index'], ['--sparse-index']])('works in a sparse checkout (%s)', async (form) => {
    commitSome()
    tree.write('docs/x.md', 'x\n')
    tree.write('.github/workflows/ci.yml', 'on: push\n')
    tree.git('add', '-A')
    tree.git('commit', '-qm', 'docs')
    tree.git('sparse-checkout', 'set', '--cone', form, 'src')
    expect(fs.existsSync(tree.path('docs'))).toBe(false)
    const ledger = await ledgerOf(tree, () => {
      tree.write('src/a.ts', 'x\n')
      tree.write('.github/workflows/ci.yml', 'evil\n')
    })
    expect(linesOf(ledger)).toEqual(['created .github/workflows/ci.yml +1 -0', 'modified src/a.ts +1 -3'])
  })

  it.each([
    ['version 2', ['update-index', '--index-version', '2']],
    ['version 4', ['update-index', '--index-version', '4']],
    ['split', ['update-index', '--split-index']],
    ['with untracked cache', ['update-index', '--untracked-cache']],
    ['with files taken as unchanged', ['update-index', '--assume-unchanged', 'README.md']],
    ['with files skipped', ['update-index', '--skip-worktree', 'README.md']],
    ['with files to be added', ['add', '--intent-to-add', '.']],
  ])('reads an index %s', async (_, args) => {
    commitSome()
    tree.write('later', 'x\n')
    tree.write('debug.log', 'x\n')
    tree.git('add', '-f', 'debug.log')
    tree.git(...args)
    const ledger = await ledgerOf(tree, () => {
      tree.write('README.md', 'x\n')
      tree.write('debug.log', 'y\n')
    })
    expect(linesOf(ledger)).toEqual(['modified README.md +1 -3', 'modified debug.log +1 -1'])
  })

  it('reads a repository with SHA-256', async () => {
    tree.git('init', '-q', '--object-format=sha256')
    tree.write('a', '1\n')
    tree.git('add', '-A')
    tree.git('commit', '-qm', 'x')
    await new Promise((resolve) => setTimeout(resolve, 80))
    const ledger = await ledgerOf(tree, () => tree.write('a', '2\n'))
    expect(linesOf(ledger)).toEqual(['modified a +1 -1'])
  })
})

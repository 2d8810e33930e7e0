import * as fs from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Claims } from '../../src/files/changes.ts'
import { breachOf } from '../../src/files/gate.ts'
import { parsePathRules } from '../../src/files/rules.ts'
import { createWorkTree, ledgerOf, linesOf, rulesOf, type WorkTree } from './work-tree.ts'

describe('protected paths', () => {
  it.each([
    ['.github/workflows/ci.yml', true],
    ['packages/a/.GitHub/x', true],
    ['.git/hooks/pre-commit', true],
    ['.git', true],
    ['vendor/x/.git/config', true],
    ['CODEOWNERS', true],
    ['docs/codeowners', true],
    ['.cursor/rules/a.mdc', true],
    ['web/.cursorrules', true],
    ['.claude/settings.json', true],
    ['claude.MD', true],
    ['sub/AGENTS.md', true],
    ['.mcp.json', true],
    ['.github/a\nb', true],
    ['.github', true],
    ['.githubx/a', false],
    ['src/github/a', false],
    ['AGENTS.md.txt', false],
    ['README.md', false],
    ['.gitignore', false],
  ])('are by default such that %j is one: %p', (path, expected) => {
    expect(rulesOf().isProtected(path)).toBe(expected)
  })

  it.each([
    ['src/**', 'src/a/b', true],
    ['src/**', 'lib/src/a', false],
    ['./src/', 'src/a', true],
    ['/src/*.ts', 'SRC/a.TS', true],
    ['*.{ts,js}', 'a.js', true],
    ['**\n!docs/**', 'docs/a', false],
    ['**\n!docs/**\ndocs/secret', 'docs/secret', true],
    ['# a comment\nsrc/**', 'src/a', true],
    ['!AGENTS.md', 'AGENTS.md', false],
    ['!AGENTS.md', 'sub/AGENTS.md', true],
    ['src/**', '.github/x', false],
  ])('%j are such that %j is one: %p', (globs, path, expected) => {
    expect(rulesOf(globs).isProtected(path)).toBe(expected)
  })

  it.each([
    [undefined, 'any/thing', true],
    ['src/**', 'src/a', true],
    ['src/**', 'SRC/a', false],
    ['src/**', 'a', false],
    ['!docs/**', 'a', true],
    ['!docs/**', 'docs/a', false],
  ])('allowed paths %j let %j change: %p', (globs, path, expected) => {
    expect(rulesOf(undefined, globs).isAllowed(path)).toBe(expected)
  })

  it.each(['[abc', 'src/{a,b', '(a', '!', '[z-a]'])('tell the line of %j, which does not parse', (glob) => {
    const parsed = parsePathRules(`src/**\n\n${glob}\n`, glob)
    expect('problems' in parsed && parsed.problems.map(({ input, line }) => [input, line])).toEqual([
      ['protected-paths', 3],
      ['allowed-paths', 1],
    ])
  })
})

describe('in a work tree', () => {
  let tree: WorkTree

  beforeEach(() => {
    tree = createWorkTree()
    tree.git('init', '-q')
    tree.write('README.md', 'one\n')
    tree.write('src/a.ts', 'a\n')
    tree.write('.github/workflows/ci.yml', 'on: push\n')
    tree.write('.github/run.sh', '#!/bin/sh\n')
    fs.chmodSync(tree.path('.github/run.sh'), 0o755)
    fs.symlinkSync('../README.md', tree.path('.github/link'))
    tree.write('.gitignore', '.cursor/\n.env\nnode_modules/\n')
    tree.git('add', '-A')
    tree.git('commit', '-qm', 'first')
  })
  afterEach(() => tree.remove())

  const policy = { failOn: new Set<never>(), permissions: 'write' } as const

  it('a protected path is found though git ignores it', async () => {
    const ledger = await ledgerOf(tree, () => {
      tree.write('.cursor/mcp.json', '{}')
      tree.write('.env', 'x')
      tree.write('node_modules/a/.github/x', 'x')
    })
    expect(ledger.files).toEqual([
      { path: '.cursor/mcp.json', change: 'created', added: 1, removed: 0, source: 'shell', ignored: true },
    ])
    expect(breachOf(ledger, policy)).toEqual({
      reason: 'protected_paths',
      sentence: '1 protected path changed: .cursor/mcp.json',
    })
  })

  it('a rename out of a protected folder breaks the rule', async () => {
    const { violations } = await ledgerOf(tree, () =>
      fs.renameSync(tree.path('.github/workflows/ci.yml'), tree.path('ci.yml')),
    )
    expect(violations).toEqual([{ path: '.github/workflows/ci.yml', rule: 'protected-paths' }])
  })

  it('a path outside of the allowed ones breaks the rule', async () => {
    const ledger = await ledgerOf(
      tree,
      () => {
        tree.write('src/b.ts', 'b\n')
        tree.write('README.md', 'two\n')
        tree.write('.github/x', 'x')
      },
      { rules: rulesOf(undefined, 'src/**') },
    )
    expect(breachOf(ledger, policy)?.sentence).toBe(
      '1 protected path changed: .github/x; 1 path changed outside of `allowed-paths`: README.md',
    )
  })

  it.each([
    ['changes', new Set(['changes'] as const), 'write', true, 'changes'],
    ['nothing', new Set(['changes'] as const), 'write', false, undefined],
    ['changes with read-only', new Set<never>(), 'read-only', true, 'changes'],
    ['no changes', new Set(['no-changes'] as const), 'write', false, 'no_changes'],
    ['changes that are wanted', new Set(['no-changes'] as const), 'write', true, undefined],
  ] as const)('tells %s', async (_, failOn, permissions, isChanged, reason) => {
    const ledger = await ledgerOf(tree, () => {
      if (isChanged) tree.write('README.md', 'two\n')
    })
    expect(breachOf(ledger, { failOn, permissions })?.reason).toBe(reason)
  })

  it('claims tell who wrote a file, and name what git ignores', async () => {
    const claim = (path: string) =>
      [path, { path, change: 'created', added: 7, removed: 0, source: 'tool' }] as const
    const claims: Claims = new Map(
      ['src/new.ts', '.env', 'never/written', 'README.md', 'link-out/passwd', '../outside'].map(claim),
    )
    const { files } = await ledgerOf(
      tree,
      () => {
        tree.write('src/new.ts', 'x\n')
        tree.write('by-shell', 'x\n')
        tree.write('.env', 'x\n')
        fs.symlinkSync('/etc', tree.path('link-out'))
      },
      { claims },
    )
    expect(files.map(({ path, source, ignored }) => [path, source, ignored ?? false])).toEqual([
      ['.env', 'tool', true],
      ['by-shell', 'shell', false],
      ['link-out', 'shell', false],
      ['src/new.ts', 'tool', false],
    ])
  })

  it('revert puts back contents, modes, links, deleted and created files', async () => {
    const state = () =>
      ['ci.yml', '../run.sh', '../link'].map((name) => {
        const path = tree.path(join('.github/workflows', name))
        const stats = fs.lstatSync(path)
        return [stats.mode, stats.isSymbolicLink() ? fs.readlinkSync(path) : fs.readFileSync(path, 'utf8')]
      })
    const before = state()
    fs.writeFileSync(tree.path('.git/config'), fs.readFileSync(tree.path('.git/config')))
    const ledger = await ledgerOf(
      tree,
      () => {
        fs.rmSync(tree.path('.github/workflows'), { recursive: true })
        tree.write('.github/workflows', 'a file in the place of a folder')
        fs.chmodSync(tree.path('.github/run.sh'), 0o644)
        fs.rmSync(tree.path('.github/link'))
        fs.symlinkSync('/etc/passwd', tree.path('.github/link'))
        tree.write('.github/new/deep/file', 'x')
        tree.write('.git/hooks/pre-commit', 'x')
        tree.git('config', 'core.pager', 'evil')
        tree.write('src/a.ts', 'stays\n')
      },
      { onViolation: 'revert' },
    )
    expect(state()).toEqual(before)
    expect(fs.existsSync(tree.path('.github/new'))).toBe(false)
    expect(fs.existsSync(tree.path('.git/hooks/pre-commit'))).toBe(false)
    expect(tree.git('config', '--list')).not.toContain('evil')
    expect(linesOf(ledger)).toEqual(['modified src/a.ts +1 -1'])
    expect(ledger.reverted).toEqual([
      '.git/config',
      '.git/hooks/pre-commit',
      '.github/link',
      '.github/new/deep/file',
      '.github/run.sh',
      '.github/workflows',
      '.github/workflows/ci.yml',
    ])
    expect(ledger.violations).toHaveLength(7)
  })

  it('revert writes nothing through a link', async () => {
    const outside = join(tree.root, '../outside')
    fs.mkdirSync(outside)
    const rules = rulesOf('src/*.ts')
    const ledger = await ledgerOf(
      tree,
      () => {
        fs.rmSync(tree.path('src'), { recursive: true })
        fs.symlinkSync(outside, tree.path('src'))
      },
      { rules, onViolation: 'revert' },
    )
    expect(fs.readdirSync(outside)).toEqual([])
    expect(ledger.problems[0]).toMatch(/^src\/a\.ts could not be put back: .* is no folder$/)
    expect(breachOf(ledger, policy)?.reason).toBe('protected_paths')
  })

  it('revert takes the content from before the run, not that of the last commit', async () => {
    tree.write('.github/workflows/ci.yml', 'not committed\n')
    await ledgerOf(tree, () => tree.write('.github/workflows/ci.yml', 'evil\n'), { onViolation: 'revert' })
    expect(fs.readFileSync(tree.path('.github/workflows/ci.yml'), 'utf8')).toBe('not committed\n')
  })

  it('revert works when .git was deleted', async () => {
    await ledgerOf(
      tree,
      () => {
        fs.rmSync(tree.path('.git'), { recursive: true })
        fs.rmSync(tree.path('.github'), { recursive: true })
      },
      { onViolation: 'revert' },
    )
    expect(fs.readFileSync(tree.path('.github/workflows/ci.yml'), 'utf8')).toBe('on: push\n')
  })
})

describe('filters', () => {
  let tree: WorkTree

  beforeEach(() => {
    tree = createWorkTree()
    tree.git('init', '-q')
  })
  afterEach(() => tree.remove())

  /** Git's own writing of the files, long enough ago that the index tells their content. */
  async function checkOut(): Promise<void> {
    tree.git('add', '-A')
    tree.git('commit', '-qm', 'x')
    for (const name of tree.git('ls-files').trim().split('\n')) fs.rmSync(tree.path(name))
    await new Promise((resolve) => setTimeout(resolve, 30))
    tree.git('checkout', '-q', '.')
    await new Promise((resolve) => setTimeout(resolve, 80))
    tree.git('status')
  }

  function touchAll(): void {
    for (const name of tree.git('ls-files').trim().split('\n')) {
      const text = fs.readFileSync(tree.path(name))
      fs.rmSync(tree.path(name))
      fs.writeFileSync(tree.path(name), text)
    }
  }

  it.each<readonly [string, string, () => void]>([
    ['line ends', '* text=auto eol=crlf\n', () => undefined],
    ['core.autocrlf', '', () => tree.git('config', 'core.autocrlf', 'true')],
    [
      'a filter',
      '*.txt filter=rot\n',
      () => {
        tree.git('config', 'filter.rot.clean', 'tr a-z n-za-m')
        tree.git('config', 'filter.rot.smudge', 'tr a-z n-za-m')
      },
    ],
    ['another encoding', '*.txt working-tree-encoding=UTF-16LE eol=lf\n', () => undefined],
    ['an identifier', '*.txt ident\n', () => undefined],
  ])('make no change of a file that was only touched: %s', async (_, attributes, configure) => {
    configure()
    if (attributes) tree.write('.gitattributes', attributes)
    const text = 'one\ntwo $Id$\nthree\n'
    tree.write('a.txt', attributes.includes('UTF-16') ? Buffer.from(text, 'utf16le') : text)
    await checkOut()
    expect(linesOf(await ledgerOf(tree, touchAll))).toEqual([])
  })

  it('count the lines of a file with other line ends', async () => {
    tree.write('.gitattributes', '* text=auto eol=crlf\n')
    tree.write('a.txt', 'one\ntwo\nthree\n')
    await checkOut()
    const ledger = await ledgerOf(tree, () => tree.write('a.txt', 'one\r\n2\r\nthree\r\n'))
    expect(linesOf(ledger)).toEqual(['modified a.txt +1 -1'])
  })

  it('know the pointers of Git LFS', async () => {
    const clean = `sh -c 'f=$(mktemp); cat > "$f"; printf "version https://git-lfs.github.com/spec/v1\\noid sha256:%s\\nsize %s\\n" "$(sha256sum < "$f" | cut -d" " -f1)" "$(wc -c < "$f" | tr -d " ")"; mkdir -p /tmp/x; cp "$f" .git/lfs-object'`
    tree.git('config', 'filter.lfs.clean', clean)
    tree.git('config', 'filter.lfs.smudge', 'cat > /dev/null; cat .git/lfs-object')
    tree.write('.gitattributes', '*.bin filter=lfs diff=lfs merge=lfs -text\n')
    tree.write('a.bin', Buffer.alloc(5_000_000, 'x'))
    await checkOut()
    expect(tree.git('cat-file', '-p', 'HEAD:a.bin')).toContain('oid sha256')
    expect(linesOf(await ledgerOf(tree, touchAll))).toEqual([])
    expect(linesOf(await ledgerOf(tree, () => tree.write('a.bin', 'y')))).toEqual(['modified a.bin +0 -0'])
  })
})

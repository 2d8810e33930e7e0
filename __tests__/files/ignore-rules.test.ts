import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { isIgnored, parseIgnoreRules } from '../../src/files/ignore-rules.ts'
import { createWorkTree, type WorkTree } from './work-tree.ts'

let tree: WorkTree

beforeAll(() => {
  tree = createWorkTree()
  tree.git('init', '-q')
})
afterAll(() => tree.remove())

const PATHS = [
  ...[
    'a',
    'b',
    'ab',
    'a.txt',
    'a.log',
    '.env',
    '.env.local',
    'a b',
    'a ',
    '#a',
    '!a',
    'a*b',
    'a[b',
    'a\\b',
    'é',
  ],
  ...[
    'x/a',
    'x/y/a',
    'x/y/z/a',
    'x/a.log',
    'build/x',
    'x/build/y',
    'a/b/c',
    'a/x/b',
    'a/x/y/b',
    'foo/bar/baz',
  ],
  ...[
    'foobar',
    'foo-bar',
    'foo1',
    'foo2',
    'fooA',
    'doc/a.txt',
    'doc/x/a.txt',
    'x/doc/a.txt',
    'aXb',
    'a/bc',
    'a]b',
    'a-b',
  ],
]

// What git says is the expectation: the same rules in both.
it.each([
  'a',
  '/a',
  'a/',
  '*.log',
  '*.txt\n!a.txt',
  '/*\n!/x',
  'x/*',
  'x/**',
  '**/a',
  'a/**',
  'a/**/b',
  '**/build/**',
  'build/',
  'doc/*.txt',
  'doc/**/*.txt',
  'foo*',
  'foo?',
  'foo[0-9]',
  'foo[!0-9]',
  'foo[^a-z]',
  'foo[[:digit:]]',
  'foo[[:alpha:][:digit:]]',
  'foo[[:nonsense:]]',
  'a[]]b',
  'a[]-]b',
  'a[a-]b',
  'a[!]b',
  'a[',
  'a\\*b',
  'a\\[b',
  'a\\\\b',
  '\\#a',
  '\\!a',
  '#a',
  'a ',
  'a\\ ',
  'a  ',
  '*',
  '**',
  '***',
  '*/a',
  '*/*/a',
  'a**b',
  'a*b*',
  '.*',
  '.env*\n!.env',
  '',
  '/',
  'foo/bar',
  'foo/bar/',
  '/foo/**/baz',
  'x\n!x/a',
  'a.txt\r',
  'é',
  '?',
  '??',
  '[a-b]',
  '[b-a]',
  'a\\',
  'A',
])('ignores as git does by %j', (text) => {
  tree.write('.gitignore', Buffer.from(text))
  const asked = PATHS.flatMap((path) => [path])
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', '-z', '--stdin'], {
    cwd: tree.root,
    env: tree.env,
    input: asked.join('\0'),
  })
  const byGit = stdout
    .toString()
    .split('\0')
    .filter((path) => path !== '')
  const rules = { above: undefined, folder: '', below: '', patterns: parseIgnoreRules(bytes(text)) }
  const byUs = asked.filter((path) => {
    const parts = bytes(path).split('/')
    return parts.some((_, n) => isIgnored(rules, parts.slice(0, n + 1).join('/'), n < parts.length - 1))
  })
  expect(byUs).toEqual(byGit)
})

it('lets rules of a folder win over those above, and not below an ignored folder', () => {
  const patterns = (text: string) => parseIgnoreRules(text)
  const top = { above: undefined, folder: '', below: '', patterns: patterns('*.log\n/x/b.log') }
  const inner = { above: top, folder: 'x/', below: '', patterns: patterns('!a.log') }
  expect(isIgnored(inner, 'x/a.log', false)).toBe(false)
  expect(isIgnored(inner, 'x/b.log', false)).toBe(true)
  expect(fs.existsSync(tree.root)).toBe(true)
})

function bytes(text: string): string {
  return Buffer.from(text).toString('latin1')
}

import { resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { ToolKind, ToolOutcome } from '../../src/events.ts'
import {
  addClaim,
  type Claims,
  type FileChange,
  sortedChanges,
  toWorkspace,
} from '../../src/files/changes.ts'

type Step = readonly [kind: ToolKind, added?: number, removed?: number, outcome?: ToolOutcome]

function claimed(path: string | undefined, steps: readonly Step[]): FileChange[] {
  const claims: Claims = new Map()
  for (const [kind, added, removed, outcome = 'ok'] of steps) {
    addClaim(claims, { kind, name: kind, subject: 'a.ts' }, { outcome, added, removed }, () => path)
  }
  return [...claims.values()]
}

describe('what the calls say about one file', () => {
  const change = (what: FileChange['change'], added: number, removed: number): FileChange[] => [
    { path: 'a.ts', change: what, added, removed, source: 'tool' },
  ]
  it.each<[string, Step[], FileChange[]]>([
    ['nothing of a file that was read', [['read']], []],
    ['nothing of a command', [['shell']], []],
    ['an edit', [['edit', 2, 1]], change('modified', 2, 1)],
    ['a new file', [['create', 40, 0]], change('created', 40, 0)],
    [
      'edits together',
      [
        ['edit', 2, 1],
        ['edit', 3, 4],
      ],
      change('modified', 5, 5),
    ],
    [
      'a new file that is edited',
      [
        ['create', 40, 0],
        ['edit', 1, 2],
      ],
      change('created', 41, 2),
    ],
    [
      'an existing file that is written anew',
      [
        ['edit', 1, 1],
        ['create', 4, 0],
      ],
      change('modified', 5, 1),
    ],
    ['a deleted file', [['delete']], change('deleted', 0, 0)],
    ['an edited file that is deleted', [['edit', 2, 1], ['delete']], change('deleted', 0, 0)],
    ['nothing of a new file that is deleted', [['create', 40, 0], ['delete']], []],
    ['a deleted file that comes back', [['delete'], ['create', 4, 0]], change('modified', 4, 0)],
    ['an edit that tells no numbers', [['edit']], change('modified', 0, 0)],
    ['nothing of an edit that failed', [['edit', 2, 1, 'failed']], []],
    ['nothing of an edit that was denied', [['edit', 2, 1, 'denied']], []],
    [
      'an edit before one that failed',
      [
        ['edit', 2, 1],
        ['edit', 9, 9, 'failed'],
      ],
      change('modified', 2, 1),
    ],
  ])('is %s', (_, steps, expected) => {
    expect(claimed('a.ts', steps)).toEqual(expected)
  })

  it('is nothing for a file outside the workspace', () => {
    expect(claimed(undefined, [['create', 1, 0]])).toEqual([])
  })

  it('is bounded, and goes on to count the files it knows', () => {
    const claims: Claims = new Map()
    for (let i = 0; i < 10_500; i += 1) {
      addClaim(
        claims,
        { kind: 'edit', name: 'edit', subject: '' },
        { outcome: 'ok', added: 1 },
        () => `f${i % 10_400}`,
      )
    }
    expect(claims.size).toBe(10_000)
    expect(claims.get('f99')?.added).toBe(2)
  })
})

it('sorts by code units, which is the same on every machine', () => {
  const paths = ['b', 'ä', 'B', 'a/b', 'a', 'a-b', '🥖', '\uff21']
  const changes = paths.map(
    (path) => ({ path, change: 'modified', added: 0, removed: 0, source: 'tool' }) as const,
  )
  expect(sortedChanges(changes).map(({ path }) => path)).toEqual([
    'B',
    'a',
    'a-b',
    'a/b',
    'b',
    'ä',
    '🥖',
    '\uff21',
  ])
})

describe('a path as the agent writes it', () => {
  const real = resolve('/private/tmp/shop')
  const alias = resolve('/tmp/shop')
  it.each([
    [`${real}/src/a.ts`, 'src/a.ts'],
    [`${alias}/src/a.ts`, 'src/a.ts'],
    ['a.ts', 'app/a.ts'],
    ['./a.ts', 'app/a.ts'],
    ['../a.ts', 'a.ts'],
    ['src//x/../a.ts', 'app/src/a.ts'],
    [`${real}/app/`, 'app'],
    [`${real}/..hidden/a`, '..hidden/a'],
    ['../../a.ts', undefined],
    [`${real}/../a.ts`, undefined],
    [`${real}-other/a.ts`, undefined],
    ['/etc/passwd', undefined],
    [real, undefined],
    [alias, undefined],
    ['', undefined],
  ])('%j is %j in the workspace', (path, expected) => {
    expect(toWorkspace([real, alias], resolve(real, 'app'))(path)).toBe(expected)
  })
})

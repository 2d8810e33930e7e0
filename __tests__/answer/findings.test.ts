import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { annotationOf, type Findings, readFindings, shownFindings } from '../../src/answer/findings.ts'

let root = ''
let workspace = ''

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'findings-')))
  workspace = join(root, 'work')
  mkdirSync(join(workspace, 'pkg', 'src'), { recursive: true })
  for (const file of ['a.ts', 'pkg/a.ts', 'pkg/src/b, c:d.ts', '../outside.ts']) {
    writeFileSync(join(workspace, file), '')
  }
  symlinkSync(join(root, 'outside.ts'), join(workspace, 'link.ts'))
  symlinkSync('a.ts', join(workspace, 'alias.ts'))
})

afterAll(() => rmSync(root, { recursive: true }))

const FINDING = { path: 'a.ts', line: 3, level: 'warning', message: 'This is wrong.' }

function read(items: readonly unknown[], directory = workspace): Findings {
  return readFindings({ findings: items }, ['findings'], { workspace, directory })
}

describe('readFindings', () => {
  it('reads a whole finding', () => {
    const [found] = read([{ ...FINDING, end_line: 5, title: 'Wrong', extra: 1 }]).placed
    expect(found).toEqual({ ...FINDING, file: 'a.ts', endLine: 5, title: 'Wrong', path: 'a.ts' })
    expect(found && annotationOf(found)).toEqual({ file: 'a.ts', line: '3', endLine: '5', title: 'Wrong' })
  })

  it.each([
    ['a.ts', 'a.ts'],
    ['./a.ts', 'a.ts'],
    ['pkg/../a.ts', 'a.ts'],
    ['alias.ts', 'alias.ts'],
    ['pkg/src/b, c:d.ts', 'pkg/src/b, c:d.ts'],
  ])('places %s', (path, file) => {
    expect(read([{ ...FINDING, path }]).placed).toMatchObject([{ file }])
  })

  it('looks in the working directory first, then in the workspace', () => {
    const directory = join(workspace, 'pkg')
    const paths = ['a.ts', 'src/b, c:d.ts', 'pkg/src/b, c:d.ts', '../a.ts', join(workspace, 'a.ts')]
    const { placed } = read(
      paths.map((path) => ({ ...FINDING, path })),
      directory,
    )
    expect(placed.map(({ file }) => file)).toEqual([
      'pkg/a.ts',
      'pkg/src/b, c:d.ts',
      'pkg/src/b, c:d.ts',
      'a.ts',
      'a.ts',
    ])
  })

  it.each([
    ['../outside.ts', 'its path lies outside the workspace'],
    ['pkg/../../outside.ts', 'its path lies outside the workspace'],
    ['/etc/passwd', 'its path lies outside the workspace'],
    ['.', 'its path lies outside the workspace'],
    ['link.ts', 'its path leads out of the workspace'],
    ['pkg', 'its path is no file'],
    ['none.ts', 'there is no such file'],
    ['a.ts\0', 'its path holds a NUL'],
    ['x'.repeat(5_000), 'its path is too long'],
  ])('keeps a finding whose path cannot be shown, with the reason: %.30j', (path, problem) => {
    const { placed, unplaced } = read([{ ...FINDING, path }])
    expect(placed).toEqual([])
    expect(unplaced).toMatchObject([{ path, problem, message: FINDING.message }])
  })

  it.each([
    ['text', 'it is no object'],
    [null, 'it is no object'],
    [[FINDING], 'it is no object'],
    [{ ...FINDING, path: '' }, 'path must be a text that is not empty'],
    [{ ...FINDING, path: 1 }, 'path must be a text that is not empty'],
    [{ ...FINDING, line: 0 }, 'line must be a whole number above 0'],
    [{ ...FINDING, line: '3' }, 'line must be a whole number above 0'],
    [{ ...FINDING, line: 1.5 }, 'line must be a whole number above 0'],
    [{ ...FINDING, end_line: 2 }, 'end_line must be a whole number, and not below line'],
    [{ ...FINDING, end_line: 'x' }, 'end_line must be a whole number, and not below line'],
    [{ ...FINDING, level: 'critical' }, 'level must be one of error, warning, notice'],
    [{ ...FINDING, title: 1 }, 'title must be a text'],
    [{ ...FINDING, message: ' ' }, 'message must be a text that is not empty'],
    [{ path: 'a.ts' }, 'line must be a whole number above 0'],
  ])('reports a wrong shape: %j', (item, problem) => {
    const { placed, problems } = read([FINDING, item])
    expect(placed).toHaveLength(1)
    expect(problems).toEqual([`findings[1] is no finding: ${problem}`])
  })

  it('reports at most twenty wrong ones one by one', () => {
    const { problems } = read(Array.from({ length: 50 }, () => 1))
    expect(problems).toHaveLength(21)
    expect(problems.at(-1)).toBe('30 more items of findings: no finding')
  })

  it('reports what is no list, and takes a list that is missing for an empty one', () => {
    const places = { workspace, directory: workspace }
    expect(readFindings({ findings: {} }, ['findings'], places).problems).toEqual(['findings is no list'])
    expect(readFindings({}, ['findings'], places)).toEqual({ placed: [], unplaced: [], problems: [] })
  })

  it('makes title and message harmless and short', () => {
    const [found] = read([
      {
        ...FINDING,
        title: `a\n::error::b\u202e ##[error] ${'x'.repeat(200)}`,
        message: 'a\r\n##[group]b\u001b[31m\n',
      },
    ]).placed
    expect(found?.title).toHaveLength(100)
    expect(found?.title).toMatch(/^a \\::error::b ##\\\[error\] x+…$/)
    expect(found?.message).toBe('a\n##\\[group]b')
    expect(
      Buffer.byteLength(read([{ ...FINDING, message: 'é'.repeat(5_000) }]).placed[0]?.message ?? ''),
    ).toBe(3_000)
  })
})

describe('shownFindings', () => {
  it('shows ten of each level, most severe first, and leaves room for the error that tells the cause', () => {
    const levels = ['notice', 'warning', 'error'] as const
    const items = Array.from({ length: 36 }, (_, i) => ({ ...FINDING, level: levels[i % 3], line: i + 1 }))
    const { placed } = read(items)
    const lines = shownFindings(placed, 0).map(({ level, line }) => `${level} ${line}`)
    expect(lines).toHaveLength(30)
    expect(lines[0]).toBe('error 3')
    expect(lines[9]).toBe('error 30')
    expect(lines[10]).toBe('warning 2')
    expect(shownFindings(placed, 1).filter(({ level }) => level === 'error')).toHaveLength(9)
  })
})

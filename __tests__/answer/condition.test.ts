import { describe, expect, it } from '@jest/globals'
import { columnOf, parseCondition, parsePath } from '../../src/answer/condition.ts'
import { evaluate } from '../../src/answer/evaluate.ts'
import { type Path, pathText } from '../../src/answer/path.ts'
import { pick, randomFrom } from './random.ts'

const ANSWER: unknown = JSON.parse(`{
  "verdict": "fail", "score": 7.5, "approved": true, "blocked": false, "nothing": null, "error-count": 2,
  "tags": ["a", "b", 3, null], "findings": [{"level": "error", "line": 3}, {"level": "notice"}],
  "odd name": {"x.y": [10, 20]}, "größe": 1, "length": 5, "empty": [], "__proto__": {"admin": true},
  "quote": "it's \\"so\\""
}`)

function holds(expression: string, value: unknown = ANSWER): boolean {
  const condition = parseCondition(expression)
  if ('problem' in condition) throw new Error(`${condition.at}: ${condition.problem}`)
  return evaluate(condition, value).holds
}

describe('pass-if', () => {
  it.each([
    ['verdict == "fail"', true],
    ["verdict == 'fail'", true],
    ['verdict=="pass"', false],
    ['verdict != "pass"', true],
    ['score > 7 && score >= 7.5 && score < 8 && score <= 7.5', true],
    ['score < -1e3', false],
    ['score == "7.5"', false],
    ['approved', true],
    ['!approved', false],
    ['!blocked && approved', true],
    ['nothing == null', true],
    ['nothing != null', false],
    ['error-count == 2', true],
    ['tags contains "a"', true],
    ['tags contains 3 && tags contains null', true],
    ['tags contains "3"', false],
    ['verdict contains "ai"', true],
    ['!(tags contains "z")', true],
    ['!tags contains "z"', true],
    ['findings.length == 2', true],
    ['empty.length == 0', true],
    ['findings[0].level == "error"', true],
    ['findings[1]["level"] == "notice"', true],
    ['["odd name"][\'x.y\'][1] == 20', true],
    ['größe == 1', true],
    ['length == 5', true],
    ['quote == "it\'s \\"so\\""', true],
    ['verdict == "pass" || score > 7', true],
    ['approved || blocked && blocked', true],
    ['(approved || blocked) && blocked', false],
    ['!!approved', true],
    ['\n  verdict == "fail"\n  && approved\n', true],
    ['["__proto__"].admin', true],
  ])('%s is %s', (expression, expected) => {
    expect(holds(expression)).toBe(expected)
  })

  it.each([
    'missing == 1',
    'missing != 1',
    'missing == null',
    'missing < 1',
    'missing contains 1',
    'missing',
    '!missing',
    '!(missing == 1)',
    '!!(missing == 1)',
    'missing != 1 && approved',
    '!(missing == 1 && approved)',
    '!(missing == 1 || blocked)',
    'findings[2].level != "error"',
    'findings[1].line > 0',
    'verdict.length == 4',
    'toString != 1',
    'constructor != null',
    'tags.constructor != null',
    'verdict > 1',
    '!(verdict > 1)',
    'score contains 7',
    '!(verdict contains 7)',
    'verdict',
    '!verdict',
  ])('nothing passes because a value is missing or of another kind: %s', (expression) => {
    expect(holds(expression)).toBe(false)
  })

  it('is decided by the other side of a missing value where that suffices', () => {
    expect(holds('missing == 1 || approved')).toBe(true)
    expect(holds('!(missing == 1 && blocked)')).toBe(true)
  })

  it('tells what was found at each path, once and in order', () => {
    const condition = parseCondition(
      'verdict == "pass" && (gone != 1 || findings.length < 1) && verdict != "x"',
    )
    if ('problem' in condition) throw new Error(condition.problem)
    expect(evaluate(condition, ANSWER).actual).toEqual([
      'verdict is "fail"',
      'gone is missing',
      'findings.length is 2',
    ])
  })

  it.each([
    ['', 1, 'A path into the answer is expected, but it ends'],
    ['verdict = "pass"', 9, '= has no meaning (`==` compares)'],
    ['verdict === "pass"', 11, '= has no meaning (`==` compares)'],
    ['verdict == pass', 12, 'A value (a string has quotes) is expected, but there is pass'],
    ['verdict ==', 11, 'A value is expected, but it ends'],
    ['verdict == "pass', 12, '" has no meaning (a string has no closing quote)'],
    ['"pass" == verdict', 1, 'A path, which comes before the value, is expected, but there is "pass"'],
    ['true', 1, 'A path, which comes before the value, is expected, but there is true'],
    ['a and b', 3, 'An operator or the end is expected, but there is and (`&&` means "and")'],
    ['a & b', 3, '& has no meaning (`&&` means "and")'],
    ['not a', 5, 'An operator or the end is expected, but there is a'],
    ['(a == 1', 8, '`)`, `&&` or `||` is expected, but it ends'],
    ['a == 1)', 7, 'An operator or the end is expected, but there is )'],
    ['a == 1 &&', 10, 'A path into the answer is expected, but it ends'],
    ['a < "1"', 5, 'A number behind `<` is expected, but there is "1"'],
    ['a[-1] == 1', 3, 'A position or a name in quotes is expected, but there is -1'],
    ['a[0 == 1', 5, '`]` is expected, but there is =='],
    ['a. == 1', 4, 'A name (others are written ["so"]) is expected, but there is =='],
    ['a == 1 b', 8, 'An operator or the end is expected, but there is b'],
    ['a == 1e999', 6, 'A value is expected, but there is 1e999'],
    ['a == $(id)', 6, 'A value (a string has quotes) is expected, but there is $'],
    ['a == 1; process.exit()', 7, '; has no meaning'],
    ['`a` == 1', 1, '` has no meaning'],
    [`${'!'.repeat(60)}a`, 51, 'Something less nested is expected, but there is !'],
    ['('.repeat(4_000), 51, 'Something less nested is expected, but there is ('],
    ['a == 1 || '.repeat(500), 4097, 'it has 5000 characters and may have 4096'],
  ])('does not parse %.40s, and points at column %d', (expression, column, problem) => {
    const found = parseCondition(expression)
    expect(found).toEqual({ problem, at: column - 1 })
    expect(columnOf(expression, column - 1)).toBe(`column ${column}`)
  })

  it('counts lines where there are some', () => {
    const text = 'a == 1\n&& b = 2'
    expect(parseCondition(text)).toMatchObject({ at: 12 })
    expect(columnOf(text, 12)).toBe('line 2, column 6')
  })

  it('reads back 20,000 generated conditions and evaluates them as they were meant', () => {
    const random = randomFrom(3)
    const seen = { true: 0, false: 0, undefined: 0 }
    for (let i = 0; i < 20_000; i += 1) {
      const { text, truth } = generated(random, 0)
      if (text.length > 4_000) continue
      const condition = parseCondition(text)
      if ('problem' in condition) throw new Error(`${text}: ${condition.problem}`)
      if (evaluate(condition, ANSWER).holds !== (truth === true)) throw new Error(text)
      seen[`${truth}`] += 1
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(1_000)
  })

  it('takes any text without throwing, and points into it', () => {
    const random = randomFrom(4)
    const pieces = [
      ...'abc.[]()!&|=<>"\'\\ \n01-',
      '&&',
      '||',
      '==',
      'contains',
      'null',
      '\u{1f600}',
      '\u2028',
    ]
    for (let i = 0; i < 50_000; i += 1) {
      const text = Array.from({ length: Math.floor(random() * 12) }, () => pick(random, pieces)).join('')
      const found = parseCondition(text)
      if ('problem' in found && !(found.at >= 0 && found.at <= text.length)) throw new Error(text)
    }
  })
})

type Truth = boolean | undefined

const LEAVES: readonly (readonly [string, Truth])[] = [
  ['approved', true],
  ['blocked', false],
  ['gone', undefined],
  ['score > 7', true],
  ["verdict == 'pass'", false],
  ['gone != 1', undefined],
  ['tags contains "a"', true],
  ['findings[0].line<3', false],
]

/** A condition in so many parentheses and blanks as chance wants, with its truth by the tables of Kleene. */
function generated(random: () => number, depth: number): { text: string; truth: Truth; binds: number } {
  const blank = () => pick(random, ['', ' ', '\n '])
  const kind = depth > 4 ? 0 : Math.floor(random() * 4)
  if (kind === 0) {
    const [text, truth] = pick(random, LEAVES)
    return { text, truth, binds: 3 }
  }
  if (kind === 1) {
    const of = generated(random, depth + 1)
    const inner = of.binds < 3 || random() < 0.3 ? `(${blank()}${of.text}${blank()})` : of.text
    return { text: `!${blank()}${inner}`, truth: of.truth === undefined ? undefined : !of.truth, binds: 3 }
  }
  const [sign, binds, decisive] = kind === 2 ? (['&&', 2, false] as const) : (['||', 1, true] as const)
  const sides = [generated(random, depth + 1), generated(random, depth + 1)]
  const text = sides
    .map((side) => (side.binds <= binds ? `(${side.text})` : side.text))
    .join(` ${sign}${blank()}`)
  const truths = sides.map(({ truth }) => truth)
  const truth = truths.includes(decisive) ? decisive : truths.includes(undefined) ? undefined : !decisive
  return { text, truth, binds }
}

describe('parsePath', () => {
  it.each([
    ['findings', ['findings']],
    [' review.findings ', ['review', 'findings']],
    ['["a b"][0].c', ['a b', 0, 'c']],
  ] as [string, Path][])('reads %s', (text, path) => {
    expect(parsePath(text)).toEqual(path)
    expect(parsePath(pathText(path))).toEqual(path)
  })

  it.each(['findings == 1', '!findings', '(findings)', 'a && b', 'a b', ''])('refuses %s', (text) => {
    expect(parsePath(text)).toHaveProperty('problem')
  })
})

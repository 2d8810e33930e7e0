// The input `pass-if`: its words, its tree. A parser of our own, never eval.

import { oneLine } from '../render/text.ts'
import type { Path } from './path.ts'

export const OPERATORS = ['==', '!=', '<=', '>=', '<', '>', 'contains'] as const
export type Operator = (typeof OPERATORS)[number]
export type Literal = string | number | boolean | null

/** `path op literal`, or a path alone, which has to be true. */
export interface Comparison {
  readonly kind: 'comparison'
  readonly path: Path
  readonly operator: Operator
  readonly literal: Literal
  /** Where the path begins in the expression, and where the literal. */
  readonly at: number
  readonly literalAt: number
}

export type Condition =
  | Comparison
  | { readonly kind: 'truth'; readonly path: Path; readonly at: number }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] }

/** A problem with an expression, at a position in it. */
export interface ConditionProblem {
  readonly problem: string
  readonly at: number
}

interface Token {
  readonly kind: 'word' | 'text' | 'number' | 'sign' | 'end'
  readonly text: string
  readonly at: number
}

const MAX_LENGTH = 4_096
/** Parentheses and `!` in each other. */
const MAX_DEPTH = 50

const TOKEN =
  /\s*(?:(?<word>[\p{L}_$][\p{L}\p{N}_$-]*)|(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<sign>&&|\|\||==|!=|<=|>=|[<>!()[\].]))/suy

const CONSTANTS = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
])

const HINTS: Readonly<Record<string, string>> = {
  '=': '`==` compares',
  '&': '`&&` means "and"',
  '|': '`||` means "or"',
  and: '`&&` means "and"',
  or: '`||` means "or"',
  not: '`!` means "not"',
  '"': 'a string has no closing quote',
  "'": 'a string has no closing quote',
}

/** Parses the whole expression: comparisons, then `!` before one, then `&&`, then `||`. Never throws. */
export function parseCondition(text: string): Condition | ConditionProblem {
  if (text.length > MAX_LENGTH) {
    return { problem: `it has ${text.length} characters and may have ${MAX_LENGTH}`, at: MAX_LENGTH }
  }
  const read = tokensOf(text)
  if ('problem' in read) return read
  const tokens: readonly Token[] = read
  let next = 0
  let depth = 0
  const problems: ConditionProblem[] = []

  function peek(): Token {
    return tokens[next] ?? { kind: 'end', text: '', at: text.length }
  }

  function take(...signs: readonly string[]): Token | undefined {
    const token = peek()
    const isMeant = (token.kind === 'sign' || token.kind === 'word') && signs.includes(token.text)
    if (isMeant) next += 1
    return isMeant ? token : undefined
  }

  /** The first problem counts; what is built after it is thrown away. */
  function fail(expected: string, token = peek()): undefined {
    const hint = token.kind === 'text' ? undefined : HINTS[token.text]
    const found = token.kind === 'end' ? 'it ends' : `there is ${oneLine(token.text, 40)}`
    problems.push({
      problem: `${expected} is expected, but ${found}${hint ? ` (${hint})` : ''}`,
      at: token.at,
    })
    return undefined
  }

  function list(kind: 'and' | 'or', sign: string, part: () => Condition | undefined): Condition | undefined {
    const parts: Condition[] = []
    do {
      const one = part()
      if (!one) return undefined
      parts.push(one)
    } while (take(sign))
    const [only] = parts
    return parts.length === 1 ? only : { kind, of: parts }
  }

  function or(): Condition | undefined {
    return list('or', '||', and)
  }

  function and(): Condition | undefined {
    return list('and', '&&', unary)
  }

  function unary(): Condition | undefined {
    depth += 1
    const parsed = depth > MAX_DEPTH ? fail('Something less nested') : nested()
    depth -= 1
    return parsed
  }

  function nested(): Condition | undefined {
    if (take('!')) {
      const of = unary()
      return of && { kind: 'not', of }
    }
    if (!take('(')) return comparison()
    const inside = or()
    if (!inside) return undefined
    return take(')') ? inside : fail('`)`, `&&` or `||`')
  }

  function comparison(): Condition | undefined {
    const { at } = peek()
    const path = pathHere()
    if (!path) return undefined
    const operator = OPERATORS.find((known) => take(known))
    if (!operator) return { kind: 'truth', path, at }
    const token = peek()
    const literal = literalHere()
    if (literal === undefined) return undefined
    const isOrder = operator !== '==' && operator !== '!=' && operator !== 'contains'
    if (isOrder && typeof literal !== 'number') return fail(`A number behind \`${operator}\``, token)
    return { kind: 'comparison', path, operator, literal, at, literalAt: token.at }
  }

  function pathHere(): Path | undefined {
    const path: (string | number)[] = []
    const first = peek()
    if (first.kind === 'text' || first.kind === 'number' || CONSTANTS.has(first.text)) {
      return fail('A path, which comes before the value,')
    }
    if (first.kind === 'word') {
      next += 1
      path.push(first.text)
    } else if (first.text !== '[') {
      return fail('A path into the answer')
    }
    for (;;) {
      if (take('.')) {
        const name = peek()
        if (name.kind !== 'word') return fail('A name (others are written ["so"])')
        next += 1
        path.push(name.text)
      } else if (take('[')) {
        const key = peek()
        if (key.kind === 'text') path.push(plain(key.text))
        else if (key.kind === 'number' && /^\d{1,9}$/.test(key.text)) path.push(Number(key.text))
        else return fail('A position or a name in quotes')
        next += 1
        if (!take(']')) return fail('`]`')
      } else {
        return path
      }
    }
  }

  function literalHere(): Literal | undefined {
    const token = peek()
    next += 1
    if (token.kind === 'text') return plain(token.text)
    if (token.kind === 'number' && Number.isFinite(Number(token.text))) return Number(token.text)
    const constant = CONSTANTS.get(token.text)
    if (token.kind === 'word' && constant !== undefined) return constant
    return fail(token.kind === 'word' ? 'A value (a string has quotes)' : 'A value', token)
  }

  const condition = or()
  if (condition && peek().kind !== 'end') fail('An operator or the end')
  const [problem] = problems
  return problem ?? condition ?? { problem: 'it is no condition', at: 0 }
}

/** A path alone, as the input `annotations` has it. */
export function parsePath(text: string): Path | ConditionProblem {
  const condition = parseCondition(text)
  if ('problem' in condition) return condition
  if (condition.kind === 'truth' && !/^\s*\(/.test(text)) return condition.path
  return { problem: 'a path alone is expected, such as findings or review.findings', at: 0 }
}

/** `column 9`, or `line 2, column 3` where there are lines; counted from one. */
export function columnOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n')
  const column = `column ${(lines.at(-1)?.length ?? 0) + 1}`
  return text.includes('\n') ? `line ${lines.length}, ${column}` : column
}

function tokensOf(text: string): readonly Token[] | ConditionProblem {
  const tokens: Token[] = []
  const end = text.trimEnd().length
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex
    const groups = TOKEN.exec(text)?.groups
    if (!groups) {
      const at = from + (text.slice(from).length - text.slice(from).trimStart().length)
      const char = String.fromCodePoint(text.codePointAt(at) ?? 0)
      const hint = HINTS[char] ? ` (${HINTS[char]})` : ''
      return { problem: `${char} has no meaning${hint}`, at }
    }
    for (const kind of ['word', 'text', 'number', 'sign'] as const) {
      const found = groups[kind]
      if (found !== undefined) tokens.push({ kind, text: found, at: TOKEN.lastIndex - found.length })
    }
  }
  return tokens
}

/** The text of a string in either quote; a backslash takes the next character as it is, `\n` and `\t` aside. */
function plain(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(.)/gs, (_, char: string) => ({ n: '\n', t: '\t' })[char] ?? char)
}

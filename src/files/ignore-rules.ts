// What git ignores, by the documentation of gitignore. Git itself is not asked: the rules that count are those
// from before the run, and git would read the ones that the agent left behind.

import type { Bytes } from './bytes.ts'

/** The rules of one folder, and those of the folders above it. */
export interface IgnoreRules {
  readonly above: IgnoreRules | undefined
  /** The folder of these rules with a `/` at its end; empty for the top. */
  readonly folder: Bytes
  /** Where the workspace lies below the folder of these rules, with a `/` at its end; else empty. */
  readonly below: Bytes
  /** Last one first, because it wins. */
  readonly patterns: readonly Pattern[]
}

interface Pattern {
  readonly isNegative: boolean
  readonly foldersOnly: boolean
  /** Without a `/` it is about a name at any depth. */
  readonly isName: boolean
  readonly segments: readonly Bytes[]
}

/** More than any real file of rules has; bounds the work that a hostile one makes. */
const MAX_PATTERNS = 5_000

/** @param text a file of rules, one character per byte */
export function parseIgnoreRules(text: Bytes): Pattern[] {
  const patterns = text
    .slice(0, 1024 * 1024)
    .split('\n')
    .slice(0, MAX_PATTERNS)
    .flatMap(parsePattern)
  return patterns.reverse()
}

function parsePattern(line: Bytes): Pattern[] {
  // A blank at the end counts only behind a backslash.
  let text = line.replace(/\r$/, '').replace(/((?:^|[^\\])(?:\\\\)*(?:\\ )?) +$/, '$1')
  if (text === '' || text.startsWith('#')) return []
  const isNegative = text.startsWith('!')
  if (isNegative) text = text.slice(1)
  const foldersOnly = text.endsWith('/')
  if (foldersOnly) text = text.slice(0, -1)
  const isName = !text.includes('/')
  if (text.startsWith('/')) text = text.slice(1)
  return text === '' ? [] : [{ isNegative, foldersOnly, isName, segments: text.split('/') }]
}

/**
 * Whether the rules ignore a path itself. What lies in an ignored folder is ignored as well, and that is for
 * the caller to know.
 */
export function isIgnored(rules: IgnoreRules | undefined, path: Bytes, isFolder: boolean): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  for (let level = rules; level; level = level.above) {
    const segments = (level.below + path.slice(level.folder.length)).split('/')
    const hit = level.patterns.find(
      (pattern) =>
        (isFolder || !pattern.foldersOnly) &&
        (pattern.isName
          ? matchesName(pattern.segments[0] ?? '', name)
          : matchesPath(pattern.segments, segments)),
    )
    if (hit) return !hit.isNegative
  }
  return false
}

/**
 * `**` stands for any number of folders, at the end for at least one name. Both this and `matchesName` go back
 * to their last star only, which is enough and takes no exponential time whatever pattern an agent leaves.
 */
function matchesPath(pattern: readonly Bytes[], path: readonly Bytes[]): boolean {
  let p = 0
  let s = 0
  let star = -1
  let from = 0
  while (s < path.length) {
    if (pattern[p] === '**') {
      if (p === pattern.length - 1) return true
      star = p
      from = s
      p += 1
    } else if (p < pattern.length && matchesName(pattern[p] ?? '', path[s] ?? '')) {
      p += 1
      s += 1
    } else if (star !== -1) {
      from += 1
      s = from
      p = star + 1
    } else return false
  }
  return p === pattern.length
}

function matchesName(pattern: Bytes, name: Bytes): boolean {
  let p = 0
  let s = 0
  let star = -1
  let from = 0
  while (s < name.length) {
    const next = pattern[p] === '*' ? undefined : matchesOne(pattern, p, name[s] ?? '')
    if (pattern[p] === '*') {
      star = p
      from = s
      p += 1
    } else if (next !== undefined) {
      p = next
      s += 1
    } else if (star !== -1) {
      from += 1
      s = from
      p = star + 1
    } else return false
  }
  while (pattern[p] === '*') p += 1
  return p === pattern.length
}

/** Where the pattern goes on when one character matches; undefined when it does not. */
function matchesOne(pattern: Bytes, p: number, char: string): number | undefined {
  switch (pattern[p]) {
    case undefined:
      return undefined
    case '?':
      return p + 1
    case '\\':
      return pattern[p + 1] === char ? p + 2 : undefined
    case '[':
      return matchesSet(pattern, p, char)
    default:
      return pattern[p] === char ? p + 1 : undefined
  }
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  alnum: /[A-Za-z0-9]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  cntrl: /\p{Cc}/u,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[\t-\r ]/,
  upper: /[A-Z]/,
  xdigit: /[0-9A-Fa-f]/,
}

/** A set of characters such as `[a-z_]`, `[!x]`, `[[:digit:]]`; one that is not closed matches nothing. */
function matchesSet(pattern: Bytes, open: number, char: string): number | undefined {
  let p = open + 1
  const isNegated = pattern[p] === '!' || pattern[p] === '^'
  if (isNegated) p += 1
  let found = false
  const start = p // a bracket here is one of the characters
  while (p === start || pattern[p] !== ']') {
    const named = /^\[:([a-z]*):\]/.exec(pattern.slice(p, p + 12))
    if (named) {
      const known = CLASSES[named[1] ?? '']
      if (!known) return undefined
      found ||= known.test(char)
      p += named[0].length
      continue
    }
    if (pattern[p] === '\\') p += 1
    const low = pattern[p]
    if (low === undefined) return undefined
    p += 1
    let high = low
    if (pattern[p] === '-' && pattern[p + 1] !== ']' && pattern[p + 1] !== undefined) {
      p += pattern[p + 1] === '\\' ? 2 : 1
      high = pattern[p] ?? low
      p += 1
    }
    found ||= char === low || (low <= char && char <= high)
  }
  return found === isNegated ? undefined : p + 1
}

import picomatch from 'picomatch'
import type { FileChange } from './changes.ts'

/** Which paths may change. */
export interface PathRules {
  readonly isProtected: (path: string) => boolean
  readonly isAllowed: (path: string) => boolean
}

/** A change that a rule forbids. */
export interface Violation {
  /** Relative to the workspace; of a rename, the side that the rule is about. */
  readonly path: string
  readonly rule: 'protected-paths' | 'allowed-paths'
}

/** A glob that does not parse. */
export interface GlobProblem {
  readonly input: Violation['rule']
  /** Counted from 1. */
  readonly line: number
  readonly glob: string
  readonly why: string
}

/**
 * What `protected-paths` is when it is not set: what the next job, a reviewer's rights or the next agent
 * obeys. At any depth, because agents read their settings in subfolders too.
 */
export const DEFAULT_PROTECTED = [
  '**/.github/**',
  '**/.git/**',
  '**/CODEOWNERS',
  '**/.{cursor,claude,codex,gemini,agents,agent,opencode,windsurf,continue,aider,amazonq,roo,kiro,qwen}/**',
  '**/.{cursorrules,cursorignore,cursorindexingignore,windsurfrules,clinerules,aider.conf.yml,mcp.json}',
  '**/{opencode.json,opencode.jsonc}',
  '**/{AGENTS,AGENTS.override,CLAUDE,CLAUDE.local,GEMINI,QWEN}.md',
]

/**
 * Reads the two lists: globs, one per line; a line that begins with `#` is a comment, one with `!` takes out
 * what the lines before it put in, and the last line that matches decides. A list of nothing but `!` lines
 * takes out of what would hold without it.
 *
 * @returns the rules, or what does not parse
 */
export function parsePathRules(
  protectedPaths: string | undefined,
  allowedPaths: string | undefined,
): PathRules | { readonly problems: readonly GlobProblem[] } {
  const problems: GlobProblem[] = []
  const isProtected = globs('protected-paths', protectedPaths, DEFAULT_PROTECTED, true, problems)
  const isAllowed = globs('allowed-paths', allowedPaths, ['**'], false, problems)
  return problems.length > 0 ? { problems } : { isProtected, isAllowed }
}

interface Glob {
  readonly isNegative: boolean
  readonly matches: (path: string) => boolean
}

/** @param anyCase `.GitHub` is `.github` on macOS and Windows, so what is protected is so in any letter case */
function globs(
  input: Violation['rule'],
  text: string | undefined,
  otherwise: readonly string[],
  anyCase: boolean,
  problems: GlobProblem[],
): (path: string) => boolean {
  const found: Glob[] = []
  for (const [n, raw] of (text ?? '').split(/\r?\n/).entries()) {
    const glob = raw.trim()
    if (glob === '' || glob.startsWith('#')) continue
    const isNegative = glob.startsWith('!')
    try {
      found.push({ isNegative, matches: matcher(isNegative ? glob.slice(1).trim() : glob, anyCase) })
    } catch (error) {
      problems.push({ input, line: n + 1, glob, why: error instanceof Error ? error.message : String(error) })
    }
  }
  const hasBase = found.every(({ isNegative }) => isNegative)
  let all: readonly Glob[] | undefined

  // What holds without a list parses, and to make its patterns takes longer than a start should wait.
  return (path) => {
    const base = hasBase ? otherwise : []
    all ??= [
      ...base.map((glob) => ({ isNegative: false, matches: matcher(glob, anyCase) })),
      ...found,
    ].reverse()
    return all.find((glob) => glob.matches(path))?.isNegative === false
  }
}

/** @throws when it does not parse */
function matcher(line: string, anyCase: boolean): (path: string) => boolean {
  const glob = line.replace(/^(\.?\/)+/, '').replace(/\/$/, '/**')
  if (glob === '') throw new SyntaxError('It names nothing')
  // `s`: a name may hold a line end, which no `*` would match without it. `debug`: throws what it cannot parse.
  const flags = anyCase ? 'si' : 's'
  const pattern = picomatch.makeRe(glob, {
    dot: true,
    nonegate: true,
    strictBrackets: true,
    debug: true,
    flags,
  })
  return (path) => pattern.test(path)
}

/** The changes that the rules forbid, in the order of the paths. */
export function violationsOf(files: readonly FileChange[], rules: PathRules): Violation[] {
  return files.flatMap(({ path, from, ignored }) =>
    (from === undefined ? [path] : [from, path]).flatMap((each): Violation[] => {
      const inside = each.replace(/^(\.\.\/)+/, '') // of a repository whose top lies above the workspace
      if (rules.isProtected(inside)) return [{ path: each, rule: 'protected-paths' }]
      return rules.isAllowed(inside) || ignored ? [] : [{ path: each, rule: 'allowed-paths' }]
    }),
  )
}

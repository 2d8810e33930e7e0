// Findings in the answer as annotations on files: which are shown there, and why the others are not.

import { realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isInside } from '../files/paths.ts'
import { neutralLines } from '../guard/neutral.ts'
import { asObject, asString } from '../json.ts'
import { counted, cutBytes, oneLine } from '../render/text.ts'
import { type Path, pathText, valueAt } from './path.ts'

/** Most severe first. */
export const LEVELS = ['error', 'warning', 'notice'] as const
export type Level = (typeof LEVELS)[number]

/** A finding of the right shape. */
export interface Finding {
  readonly level: Level
  /** As the agent wrote it. */
  readonly path: string
  readonly line: number
  readonly endLine: number | undefined
  /** Empty when there is none. */
  readonly title: string
  readonly message: string
}

/** A finding for a file of the workspace. */
export interface PlacedFinding extends Finding {
  /** Relative to the workspace, with `/` on every system. */
  readonly file: string
}

export interface Findings {
  /** Most severe first, else in the order of the answer. */
  readonly placed: readonly PlacedFinding[]
  /** Findings that cannot be shown on a file, with the reason. */
  readonly unplaced: readonly (Finding & { readonly problem: string })[]
  /** What in the list is no finding; each a sentence without a full stop. */
  readonly problems: readonly string[]
}

/** The runner records ten of each level and step, and drops the others. */
const MAX_SHOWN = 10
/** The runner does not mask a title, so it is kept too short for most of what has to be. In characters. */
const MAX_TITLE = 100
/** Bytes; the runner cuts at 4096 characters. */
const MAX_MESSAGE = 3_000
/** Problems that are told one by one. */
const MAX_PROBLEMS = 20

/** Where findings may lie. */
export interface Places {
  /** Absolute, without links. */
  readonly workspace: string
  /** Where the agent works: the first place that its relative paths are looked for in. */
  readonly directory: string
}

/** Reads the list at a path of the answer. */
export function readFindings(value: unknown, path: Path, places: Places): Findings {
  const list = valueAt(value, path)
  const name = pathText(path)
  if (!Array.isArray(list?.value)) {
    return { placed: [], unplaced: [], problems: list ? [`${name} is no list`] : [] }
  }
  const placed: PlacedFinding[] = []
  const unplaced: (Finding & { problem: string })[] = []
  const problems: string[] = []
  for (const [i, item] of list.value.entries()) {
    const finding = findingOf(item)
    if (typeof finding === 'string') {
      problems.push(`${name}[${i}] is no finding: ${finding}`)
      continue
    }
    const place = placeOf(finding.path, places)
    if ('problem' in place) unplaced.push({ ...finding, problem: place.problem })
    else placed.push({ ...finding, file: place.file })
  }
  const more = problems.length - MAX_PROBLEMS
  return {
    placed: sorted(placed),
    unplaced: sorted(unplaced),
    problems:
      more > 0
        ? [...problems.slice(0, MAX_PROBLEMS), `${counted(more, 'more item')} of ${name}: no finding`]
        : problems,
  }
}

/** A finding, or what is wrong with its shape. */
function findingOf(item: unknown): Finding | string {
  const object = asObject(item)
  if (!object) return 'it is no object'
  const { path, line, end_line: endLine, level, title, message } = object
  if (typeof path !== 'string' || path.trim() === '') return 'path must be a text that is not empty'
  if (!isLine(line)) return 'line must be a whole number above 0'
  if (endLine !== undefined && endLine !== null && !(isLine(endLine) && endLine >= line)) {
    return 'end_line must be a whole number, and not below line'
  }
  const known = LEVELS.find((name) => name === level)
  if (!known) return `level must be one of ${LEVELS.join(', ')}`
  if (title !== undefined && title !== null && typeof title !== 'string') return 'title must be a text'
  if (typeof message !== 'string' || message.trim() === '') return 'message must be a text that is not empty'
  return {
    level: known,
    path,
    line,
    endLine: isLine(endLine) ? endLine : undefined,
    title: inertLine(asString(title) ?? '', MAX_TITLE),
    message: cutBytes(neutralLines(message.trim()).join('\n').trim(), MAX_MESSAGE),
  }
}

function isLine(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 0x7fffffff
}

function inertLine(text: string, max: number): string {
  return oneLine(neutralLines(text).join(' '), max)
}

/** The file of a finding: a regular file that, after all links are followed, lies in the workspace. */
function placeOf(path: string, { workspace, directory }: Places): { file: string } | { problem: string } {
  if (path.includes('\0')) return { problem: 'its path holds a NUL' }
  if (path.length > 4_096) return { problem: 'its path is too long' }
  const candidates = [...new Set([resolve(directory, path), resolve(workspace, path)])]
  const inside = candidates.filter((file) => isInside(file, workspace) && file !== workspace)
  if (inside.length === 0) return { problem: 'its path lies outside the workspace' }
  for (const file of inside) {
    try {
      const real = realpathSync(file)
      if (!isInside(real, workspace)) return { problem: 'its path leads out of the workspace' }
      if (!statSync(real).isFile()) return { problem: 'its path is no file' }
      return { file: file.slice(workspace.length).replaceAll('\\', '/').replace(/^\/+/, '') }
    } catch {
      // It may lie in the other place.
    }
  }
  return { problem: 'there is no such file' }
}

function sorted<T extends Finding>(findings: readonly T[]): T[] {
  return LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level))
}

/**
 * Those that become annotations: as many as the runner records.
 *
 * @param errors how many of the step's errors are taken already, by the one that tells why it failed
 */
export function shownFindings(placed: readonly PlacedFinding[], errors: number): PlacedFinding[] {
  return LEVELS.flatMap((level) => {
    const room = level === 'error' ? MAX_SHOWN - errors : MAX_SHOWN
    return placed.filter((finding) => finding.level === level).slice(0, room)
  })
}

/** The properties of the workflow command that shows a finding on its file. */
export function annotationOf({ file, line, endLine, title }: PlacedFinding): Record<string, string> {
  return {
    file,
    line: String(line),
    ...(endLine === undefined ? {} : { endLine: String(endLine) }),
    ...(title === '' ? {} : { title }),
  }
}

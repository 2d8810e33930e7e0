import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs'
import { type Bytes, hasCode, onDisk } from './bytes.ts'

/** One folder of a walk; `Context` is the caller's. */
export interface Place<Context> {
  /** With a `/` at its end; empty for the top. */
  readonly folder: Bytes
  /** Ignored, or inside a folder that is: what nobody knows yet does not count. */
  readonly isIgnored: boolean
  readonly context: Context
}

export interface Guide<Context> {
  /** Called before a folder is walked; tells the context of what lies in it. */
  enter(place: Place<Context>, entries: readonly Dirent[]): Context
  /**
   * Whether the path counts although it may be ignored; a folder, when something in it does. A file that is
   * `met` needs no visit: git tells whether it changed.
   */
  isKnown(path: Bytes, name: Bytes, isFolder: boolean, context: Context): boolean | 'met'
  /** Whether rules ignore the path itself. */
  isIgnored(path: Bytes, isFolder: boolean, context: Context): boolean
  /** Whether the path is listed although it is ignored. */
  isWanted(path: Bytes): boolean
  /** Folders of ours. */
  isSkipped(path: Bytes): boolean
  /** Called for all that is no folder; without `stats`, for what cannot be looked at. */
  visit(path: Bytes, stats: Stats | undefined, isIgnored: boolean, context: Context): void
}

/** What a walk may still cost. */
export interface Budget {
  files: number
  /** On the clock of `performance.now()`; asked each time, because a cancellation brings it nearer. */
  readonly until: () => number
}

/** How long others may wait for their turn, in milliseconds. */
const TURN_MS = 50

/** Why a walk cannot go on; undefined when it can. */
export function isSpent({ files, until }: Budget): string | undefined {
  if (files < 0) return 'it has too many files'
  return performance.now() > until() ? 'it takes too long' : undefined
}

/**
 * Walks a folder without following links and without looking into `.git`.
 *
 * @param root absolute
 * @returns why it was given up; undefined when all was seen
 */
export async function walk<Context>(
  root: Bytes,
  context: Context,
  guide: Guide<Context>,
  budget: Budget,
): Promise<string | undefined> {
  const open: Place<Context>[] = [{ folder: '', isIgnored: false, context }]
  let turn = performance.now() + TURN_MS
  for (let place = open.pop(); place; place = open.pop()) {
    walkFolder(root, place, open, guide, budget)
    const problem = isSpent(budget)
    if (problem) return problem
    if (performance.now() > turn) {
      await new Promise((resolve) => setImmediate(resolve))
      turn = performance.now() + TURN_MS
    }
  }
  return undefined
}

function walkFolder<Context>(
  root: Bytes,
  place: Place<Context>,
  open: Place<Context>[],
  guide: Guide<Context>,
  budget: Budget,
): void {
  const { folder } = place
  const entries = entriesOf(`${root}/${folder}`)
  if (entries === 'unreadable') guide.visit(folder.slice(0, -1), undefined, place.isIgnored, place.context)
  if (typeof entries === 'string') return
  const context = guide.enter(place, entries)
  for (const entry of entries) {
    const { name } = entry
    const path = folder + name
    if (isGit(name)) continue
    const isFolder = entry.isDirectory()
    const isKnown = guide.isKnown(path, name, isFolder, context)
    const isIgnored = (isFolder || !isKnown) && (place.isIgnored || guide.isIgnored(path, isFolder, context))
    if (isIgnored && !isKnown && !guide.isWanted(path)) continue
    if (isFolder) {
      if (!guide.isSkipped(path)) open.push({ folder: `${path}/`, isIgnored, context })
      continue
    }
    budget.files -= 1
    if (isKnown === 'met') continue
    if (isSpent(budget)) return
    const stats = statsOf(`${root}/${path}`)
    if (stats !== 'gone') guide.visit(path, stats, isIgnored, context)
  }
}

/** In any letter case: macOS and Windows know but one. */
export function isGit(name: Bytes): boolean {
  return name.length === 4 && name.toLowerCase() === '.git'
}

function entriesOf(path: Bytes): Dirent[] | 'unreadable' | 'gone' {
  try {
    return readdirSync(onDisk(path), { withFileTypes: true, encoding: 'latin1' })
  } catch (error) {
    return hasCode(error, 'ENOENT', 'ENOTDIR') ? 'gone' : 'unreadable'
  }
}

/** Of the thing itself, never of what a link leads to; undefined for what cannot be looked at. */
export function statsOf(path: Bytes): Stats | undefined | 'gone' {
  try {
    return lstatSync(onDisk(path), { throwIfNoEntry: false }) ?? 'gone'
  } catch {
    return undefined
  }
}

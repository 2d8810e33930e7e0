// The work tree after the run, against the snapshot from before.

import type { Dirent, Stats } from 'node:fs'
import { type Bytes, nameOf } from './bytes.ts'
import { type Content, type Kind, readContent, readSmall } from './contents.ts'
import { gitFilesAt, gitFilesOf } from './git-folder.ts'
import { type IgnoreRules, isIgnored, parseIgnoreRules } from './ignore-rules.ts'
import { isStoredAs } from './same.ts'
import {
  algorithmOf,
  idOf,
  isUntouched,
  type Known,
  MAX_KEPT,
  rulesIn,
  type Snapshot,
  type Surroundings,
  stampOf,
} from './snapshot.ts'
import { type Budget, isGit, isSpent, type Place, statsOf, walk } from './walk.ts'

/** One path that is not what it was. */
export interface Difference {
  readonly path: Bytes
  /** Undefined when there was nothing. */
  readonly before: Known | undefined
  /** Undefined when nothing is left. */
  readonly after: Found | undefined
  /** Git ignores it; it is here because somebody wants to know of it all the same. */
  readonly isIgnored: boolean
}

export interface Found extends Content {
  readonly kind: Kind
  readonly isExecutable: boolean
}

interface Context {
  /** From before the run, and from now: what either of them ignores is ignored. */
  readonly old: IgnoreRules | undefined
  readonly now: IgnoreRules | undefined
}

/** Bytes of the contents that are kept for diffs and line counts, all together. */
const MAX_CONTENTS = 64 * 1024 * 1024

/**
 * Walks the workspace again and tells what differs, or why it could not.
 *
 * The rules from before the run decide what is ignored, so that an agent cannot hide a file by a rule of its
 * own. Its own rules count too, or a new project would be told with all of its dependencies; but the files
 * that hold them are always told.
 */
export async function compare(
  snapshot: Snapshot,
  { isWanted, isSkipped }: Surroundings,
  budget: Budget,
): Promise<readonly Difference[] | { readonly problem: string }> {
  const { root, begunMs, files, folders } = snapshot
  const differences: Difference[] = []
  const seen = new Set<Bytes>()
  let kept = 0

  function enter({ folder, isIgnored, context }: Place<Context>, entries: readonly Dirent[]): Context {
    if (isIgnored) return context
    const old = snapshot.rules.has(folder) ? snapshot.rules.get(folder) : context.old
    const git = entries.find(({ name }) => isGit(name))
    if (git) visitGit(folder + git.name, git.isDirectory())
    const above = git && folder !== '' ? gitRules(root, folder, git.name) : context.now
    return { old, now: rulesIn(root, folder, entries, above) }
  }

  function visitGit(path: Bytes, isFolder: boolean): void {
    const absolute = `${root}/${path}`
    const inside = isFolder ? gitFilesAt(path, absolute) : [{ path, absolute }]
    for (const file of inside) look(file.path, file.absolute)
  }

  function look(path: Bytes, absolute: Bytes): void {
    const stats = statsOf(absolute)
    if (stats !== 'gone' && !seen.has(path)) check(path, absolute, stats, false)
  }

  function isHidden(path: Bytes, isFolder: boolean, { old, now }: Context): boolean {
    if (isIgnored(old, path, isFolder)) return true
    return nameOf(path) !== '.gitignore' && isIgnored(now, path, isFolder)
  }

  function check(path: Bytes, absolute: Bytes, stats: Stats | undefined, isIgnored: boolean): void {
    seen.add(path)
    const before = files.get(path)
    if (before && isUntouched(before, stats, begunMs)) return
    const { kind, isExecutable } = stampOf(stats)
    const found = stats
      ? readContent(absolute, algorithmOf(before?.repository), isSpent(budget) ? 0 : MAX_KEPT)
      : { id: kind, bytes: undefined }
    if (before && isSame(before, found, kind, isExecutable, absolute)) return
    const after = { kind, isExecutable, id: found.id, bytes: keep(found.bytes) }
    differences.push({ path, before, after, isIgnored })
  }

  function keep(bytes: Buffer | undefined): Buffer | undefined {
    kept += bytes?.length ?? 0
    return kept > MAX_CONTENTS ? undefined : bytes
  }

  const guide = {
    ...{ enter, isWanted, isSkipped, isIgnored: isHidden },
    isKnown: (path: Bytes, isFolder: boolean) => (isFolder ? folders.has(`${path}/`) : files.has(path)),
    visit: (path: Bytes, stats: Stats | undefined, isIgnored: boolean) =>
      check(path, `${root}/${path}`, stats, isIgnored),
  }
  const start = snapshot.rules.get('')
  const problem = await walk(root, { old: start, now: start }, guide, budget)
  if (problem) return { problem }
  for (const { path, absolute } of snapshot.repositories.flatMap(gitFilesOf)) look(path, absolute)

  for (const [path, before] of files) {
    if (!seen.has(path)) differences.push({ path, before, after: undefined, isIgnored: false })
  }
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The rules of a repository that begins here, as they are now. */
function gitRules(root: Bytes, folder: Bytes, name: Bytes): IgnoreRules | undefined {
  const patterns = parseIgnoreRules(readSmall(`${root}/${folder}${name}/info/exclude`))
  return { above: undefined, folder, below: '', patterns }
}

function isSame(before: Known, found: Content, kind: Kind, isExecutable: boolean, absolute: Bytes): boolean {
  const id = idOf(before)
  if (before.kind !== kind || before.isExecutable !== isExecutable) return false
  if (id === '' || kind === 'unreadable') return false
  if (found.id === id) return true
  // An id out of the index is of the form in which git stores the file, not of the one on disk.
  const algorithm = algorithmOf(before.repository)
  return before.index !== undefined && kind === 'file' && isStoredAs(absolute, found.bytes, id, algorithm)
}

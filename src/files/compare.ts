// The work tree after the run, against the snapshot from before.

import type { Dirent, Stats } from 'node:fs'
import { type Bytes, nameOf } from './bytes.ts'
import { type Content, type Kind, readContent, readSmall } from './contents.ts'
import { gitFilesAt, gitFilesOf } from './git-folder.ts'
import { entriesOf, entryOf, isClean } from './git-index.ts'
import { type IgnoreRules, isIgnored, parseIgnoreRules } from './ignore-rules.ts'
import type { Repository } from './repository.ts'
import { isStoredAs } from './same.ts'
import {
  algorithmOf,
  isRacy,
  isUntouched,
  type Known,
  MAX_KEPT,
  namesIn,
  rulesIn,
  type Snapshot,
  type Surroundings,
  shapeOf,
  trackedAt,
  unwatchedOf,
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
  /** The repository from before the run in which the folder lies, and which of its entries were met. */
  readonly repository: Repository | undefined
  readonly met: Uint8Array | undefined
  readonly names: ReadonlyMap<Bytes, number> | undefined
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
  { isWanted, isSkipped, askTouched }: Surroundings,
  budget: Budget,
): Promise<readonly Difference[] | { readonly problem: string }> {
  const { root, begunMs, files, folders } = snapshot
  const differences: Difference[] = []
  const seen = new Set<Bytes>()
  let kept = 0

  function enter({ folder, isIgnored, context }: Place<Context>, entries: readonly Dirent[]): Context {
    const names = namesIn(context.repository, folder)
    if (isIgnored) return { ...context, names }
    const old = snapshot.rules.has(folder) ? snapshot.rules.get(folder) : context.old
    const git = entries.find(({ name }) => isGit(name))
    if (git) visitGit(folder + git.name, git.isDirectory())
    const above = git && folder !== '' ? gitRules(root, folder, git.name) : context.now
    const now = rulesIn(root, folder, entries, above)
    const repository = snapshot.repositoryAt.get(folder)
    if (!repository) return { ...context, old, now, names }
    return { old, now, repository, met: met.get(repository), names: namesIn(repository, folder) }
  }

  function visitGit(path: Bytes, isFolder: boolean): void {
    const absolute = `${root}/${path}`
    const inside = isFolder ? gitFilesAt(path, absolute) : [{ path, absolute }]
    for (const file of inside) look(file.path, file.absolute)
  }

  function look(path: Bytes, absolute: Bytes): void {
    const stats = statsOf(absolute)
    if (stats !== 'gone' && !seen.has(path)) check(path, absolute, stats, files.get(path), false)
  }

  function isHidden(path: Bytes, isFolder: boolean, { old, now }: Context): boolean {
    if (isIgnored(old, path, isFolder)) return true
    return nameOf(path) !== '.gitignore' && isIgnored(now, path, isFolder)
  }

  /** Nearly all files are as git knew them, and cost no more than this. */
  function visit(
    path: Bytes,
    stats: Stats | undefined,
    isIgnored: boolean,
    { repository, met }: Context,
  ): void {
    const index = repository?.index
    const n = index && entryOf(index, path.slice(repository?.folder.length))
    const isTracked = index !== undefined && n !== undefined && index.clean[n] === 1
    if (isTracked && met) met[n] = 1
    if (isTracked && stats && !isRacy(stats, begunMs) && isClean(index, n, stats)) return
    check(
      path,
      `${root}/${path}`,
      stats,
      isTracked ? trackedAt(path, repository) : files.get(path),
      isIgnored,
    )
  }

  function check(
    path: Bytes,
    absolute: Bytes,
    stats: Stats | undefined,
    before: Known | undefined,
    isIgnored: boolean,
  ): void {
    if (!before?.isStored) seen.add(path)
    if (before && !isRacy(stats, begunMs) && isUntouched(before, stats)) return
    const { kind, isExecutable } = shapeOf(stats)
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

  function isKnown(path: Bytes, name: Bytes, isFolder: boolean, context: Context): boolean | 'met' {
    if (isFolder) return folders.has(`${path}/`)
    const { repository, met, names } = context
    const n = names?.get(name)
    if (n === undefined) return files.has(path)
    if (!met || repository?.index?.clean[n] !== 1 || !touched.has(repository)) return true
    met[n] = 1
    return 'met'
  }

  /** Visits what git says was touched, which the walk only met. */
  async function settle(
    repository: Repository,
    answer: Promise<readonly Bytes[] | undefined>,
  ): Promise<void> {
    const { index, folder } = repository
    const marks = met.get(repository)
    if (!index || !marks) return
    const paths = (await answer) ?? entriesOf(index).map(([inside]) => folder + inside)
    for (const path of new Set([...paths, ...unwatchedOf(repository)])) {
      const n = entryOf(index, path.slice(folder.length)) ?? -1
      if (marks[n] !== 1 || index.clean[n] !== 1) continue
      const stats = statsOf(`${root}/${path}`)
      if (stats === 'gone') marks[n] = 0
      else check(path, `${root}/${path}`, stats, trackedAt(path, repository), false)
    }
  }

  const touched = new Map([...snapshot.asked].map((each) => [each, askTouched(each)]))
  const met = new Map(
    snapshot.repositories.map((each) => [each, new Uint8Array(each.index?.clean.length ?? 0)]),
  )
  const guide = { enter, isKnown, isWanted, isSkipped, isIgnored: isHidden, visit }
  const start = snapshot.rules.get('')
  const top = snapshot.repositoryAt.get('')
  const context = { old: start, now: start, repository: top, met: top && met.get(top), names: undefined }
  const problem = await walk(root, context, guide, budget)
  for (const [repository, answer] of touched) await settle(repository, answer)
  if (problem) return { problem }
  for (const { path, absolute } of snapshot.repositories.flatMap(gitFilesOf)) look(path, absolute)

  for (const [path, before] of files) {
    if (!seen.has(path)) differences.push({ path, before, after: undefined, isIgnored: false })
  }
  for (const [repository, marks] of met) {
    const { index, folder } = repository
    // Nearly always all are there, and no path has to be put together.
    if (!index?.clean.some((isClean, n) => isClean === 1 && marks[n] !== 1)) continue
    for (const [inside, n] of entriesOf(index)) {
      const before = marks[n] === 1 ? undefined : trackedAt(folder + inside, repository)
      if (before) differences.push({ path: folder + inside, before, after: undefined, isIgnored: false })
    }
  }
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The rules of a repository that begins here, as they are now. */
function gitRules(root: Bytes, folder: Bytes, name: Bytes): IgnoreRules | undefined {
  const patterns = parseIgnoreRules(readSmall(`${root}/${folder}${name}/info/exclude`))
  return { above: undefined, folder, below: '', patterns }
}

function isSame(before: Known, found: Content, kind: Kind, isExecutable: boolean, absolute: Bytes): boolean {
  const { id, isStored } = before
  if (before.kind !== kind || before.isExecutable !== isExecutable) return false
  if (id === '' || kind === 'unreadable') return false
  if (found.id === id) return true
  const algorithm = algorithmOf(before.repository)
  return isStored && kind === 'file' && isStoredAs(absolute, found.bytes, id, algorithm)
}

// The work tree before the run, by a walk of our own. The index of git tells the content of files that are as
// git last knew them, so that only the others are read.

import type { Dirent, Stats } from 'node:fs'
import type { Bytes } from './bytes.ts'
import { type Algorithm, type Kind, kindOf, readContent, readSmall } from './contents.ts'
import { gitFilesAt, gitFilesOf } from './git-folder.ts'
import { entriesOf, entryOf, idAt, isClean, stampAt } from './git-index.ts'
import { type IgnoreRules, isIgnored, parseIgnoreRules } from './ignore-rules.ts'
import { type Convert, openRepository, type Repository } from './repository.ts'
import type { Saved, Store } from './store.ts'
import { type Budget, isGit, isSpent, type Place, statsOf, walk } from './walk.ts'

/** One file before the run. */
export interface Known {
  readonly kind: Kind
  readonly isExecutable: boolean
  readonly size: number
  /** The id of the content, of the form that git stores when `isStored`; empty when it is unknown. */
  readonly id: string
  readonly isStored: boolean
  /** Whose object store may have the content. */
  readonly repository: Repository | undefined
  readonly saved: Saved | undefined
  /** Undefined for what the index knows the times of. */
  readonly stats: Stamp | undefined
}

/** What changes with every change of a file; an agent can set back all of it but `ctime`. */
interface Stamp {
  readonly mtimeMs: number
  readonly ctimeMs: number
  readonly ino: number
}

export interface Snapshot {
  /** Absolute. */
  readonly root: Bytes
  /** When it was begun, by the clock of the file system, in milliseconds. */
  readonly begunMs: number
  /** The files whose content was read; those that are as git last knew them are in the indexes alone. */
  readonly files: ReadonlyMap<Bytes, Known>
  /** The repositories of which git tells what was touched. */
  readonly asked: ReadonlySet<Repository>
  /** By the folders in which they begin. */
  readonly repositoryAt: ReadonlyMap<Bytes, Repository>
  /** Where a path really is that does not lie at its place in the workspace. */
  readonly elsewhere: ReadonlyMap<Bytes, Bytes>
  readonly folders: ReadonlySet<Bytes>
  readonly rules: ReadonlyMap<Bytes, IgnoreRules | undefined>
  readonly repositories: readonly Repository[]
  readonly store: Store
}

/** What the caller knows of the workspace. */
export interface Surroundings {
  /** Absolute. */
  readonly root: Bytes
  readonly store: Store
  /** The text of the user's own rules of what git ignores. */
  readonly userRules: Bytes
  readonly convert: Convert
  /** Asks git which tracked files were touched; undefined when it cannot tell. */
  readonly askTouched: (repository: Repository) => Promise<readonly Bytes[] | undefined>
  /** Whether a path is listed although git ignores it. */
  readonly isWanted: (path: Bytes) => boolean
  readonly isSkipped: (path: Bytes) => boolean
}

/** Bytes of one file that are kept, to be shown as a diff or put back. */
export const MAX_KEPT = 4 * 1024 * 1024

/** From so many tracked files on, asking git costs less than looking at each of them. */
const MANY = 2_000

/** Time stamps of the kernel are some milliseconds apart, and two changes within them look like one. */
const RACY_MS = 50

/** What git is being asked about a repository. */
export interface Asked {
  readonly met: Uint8Array
  readonly touched: Promise<readonly Bytes[] | undefined>
}

interface Context {
  readonly repository: Repository | undefined
  /** Which entries of its index were met, when git is asked about the rest. */
  readonly met: Uint8Array | undefined
  /** What the index has of the folder. */
  readonly names: ReadonlyMap<Bytes, number> | undefined
  readonly rules: IgnoreRules | undefined
}

/** Notes all files of the workspace, or tells why it could not. */
export async function takeSnapshot(
  surroundings: Surroundings,
  budget: Budget,
): Promise<Snapshot | { readonly problem: string }> {
  const { root, store, userRules, convert, askTouched, isWanted, isSkipped } = surroundings
  const begunMs = Date.now()
  const files = new Map<Bytes, Known>()
  const folders = new Set<Bytes>()
  const rules = new Map<Bytes, IgnoreRules | undefined>()
  const elsewhere = new Map<Bytes, Bytes>()
  const repositories: Repository[] = []
  const repositoryAt = new Map<Bytes, Repository>()
  const attributes: Bytes[] = []
  const asked = new Map<Repository, Asked>()

  function enter({ folder, isIgnored, context }: Place<Context>, entries: readonly Dirent[]): Context {
    folders.add(folder)
    if (isIgnored) return { ...context, names: namesIn(context.repository, folder) }
    const git = entries.find(({ name }) => isGit(name))
    const opened = git && openRepository(`${root}/${folder}`.slice(0, -1), folder, '', convert)
    if (opened) add(opened, folder)
    const above = opened ? rulesOf(opened, userRules) : context.rules
    const own = rulesIn(root, folder, entries, above)
    if (own !== context.rules) rules.set(folder, own)
    if (git && !git.isDirectory()) note(folder + git.name, `${root}/${folder}${git.name}`, opened)
    else if (git && !opened) {
      for (const file of gitFilesAt(folder + git.name, `${root}/${folder}${git.name}`))
        note(file.path, file.absolute, undefined)
    }
    const repository = opened ?? context.repository
    const met = opened ? asked.get(opened)?.met : context.met
    return { repository, met, names: namesIn(repository, folder), rules: own }
  }

  /** Git looks at the files of a big repository while we walk. */
  function add(repository: Repository, folder: Bytes): void {
    repositories.push(repository)
    repositoryAt.set(folder, repository)
    const { index } = repository
    if (!index || index.offsets.length < MANY) return
    asked.set(repository, { met: new Uint8Array(index.offsets.length), touched: askTouched(repository) })
  }

  function isKnown(path: Bytes, name: Bytes, isFolder: boolean, context: Context): boolean | 'met' {
    const { repository, names, met } = context
    if (isFolder) return repository?.index?.folders.has(path.slice(repository.folder.length)) ?? false
    const n = names?.get(name)
    if (n === undefined || !met) return n !== undefined
    if (name === '.gitattributes') attributes.push(path)
    met[n] = 1
    return 'met'
  }

  function visit(path: Bytes, stats: Stats | undefined, _: boolean, { repository }: Context): void {
    if (path.endsWith('.gitattributes')) attributes.push(path)
    const index = repository?.index
    const n = index && entryOf(index, path.slice(repository?.folder.length))
    if (index && n !== undefined && stats && isClean(index, n, stats)) index.clean[n] = 1
    else files.set(path, read(`${root}/${path}`, stats, repository))
  }

  function read(absolute: Bytes, stats: Stats | undefined, repository: Repository | undefined): Known {
    const isRead = !isSpent(budget)
    const content = isRead ? readContent(absolute, algorithmOf(repository), MAX_KEPT) : undefined
    return {
      ...shapeOf(stats),
      id: content?.id ?? '',
      isStored: false,
      repository,
      saved: content?.bytes && store.save(content.bytes),
      stats: stats && { mtimeMs: stats.mtimeMs, ctimeMs: stats.ctimeMs, ino: stats.ino },
    }
  }

  /** A file of git itself, which is always read. */
  function note(path: Bytes, absolute: Bytes, repository: Repository | undefined): void {
    const stats = statsOf(absolute)
    if (stats === 'gone') return
    files.set(path, read(absolute, stats, repository))
    if (absolute !== `${root}/${path}`) elsewhere.set(path, absolute)
  }

  /** What was met and not touched is as git knew it; the rest is visited after all. */
  async function settle(repository: Repository, { met, touched }: Asked): Promise<void> {
    const { index, folder } = repository
    if (!index) return
    const paths = (await touched) ?? entriesOf(index).map(([inside]) => folder + inside)
    index.clean.set(met)
    const context = { repository, met: undefined, names: undefined, rules: undefined }
    for (const path of [...paths, ...unwatchedOf(repository)]) {
      const n = entryOf(index, path.slice(folder.length)) ?? -1
      if (met[n] !== 1) continue
      index.clean[n] = 0
      const stats = statsOf(`${root}/${path}`)
      if (stats !== 'gone') visit(path, stats, false, context)
    }
  }

  const above = repositoryAbove(root, convert)
  if (above) add(above, '')
  const start = {
    repository: above,
    met: above && asked.get(above)?.met,
    names: undefined,
    rules: above && rulesAbove(above, root, userRules),
  }
  const guide = {
    ...{ enter, isKnown, isWanted, isSkipped, visit },
    isIgnored: (path: Bytes, isFolder: boolean, context: Context) => isIgnored(context.rules, path, isFolder),
  }
  rules.set('', start.rules)
  const problem = await walk(root, start, guide, budget)
  for (const [repository, answer] of asked) await settle(repository, answer)
  if (problem) return { problem }
  for (const repository of repositories) {
    for (const { path, absolute } of gitFilesOf(repository)) note(path, absolute, repository)
  }
  reread(attributes)
  return {
    root,
    begunMs,
    asked: new Set(asked.keys()),
    files,
    repositoryAt,
    elsewhere,
    folders,
    rules,
    repositories,
    store,
  }

  /**
   * The index tells what a filter made of a file, and only the filter, which we never run, could tell whether
   * the file is still the same; such files are read. Line ends and Git LFS are known without (same.ts).
   */
  function reread(attributes: readonly Bytes[]): void {
    const filtered = filteredBy(root, attributes, repositories)
    if (!filtered) return
    for (const { folder, index } of repositories) {
      for (const [inside, n] of index ? entriesOf(index) : []) {
        const path = folder + inside
        if (index?.clean[n] !== 1 || !isIgnored(filtered, path, false)) continue
        const stats = statsOf(`${root}/${path}`)
        if (stats === 'gone') continue
        files.set(path, read(`${root}/${path}`, stats, repositoryAt.get(folder)))
        index.clean[n] = 0
      }
    }
  }
}

const CONVERTS = /(?:^|\s)(?:filter=(?!lfs(?:\s|$))|working-tree-encoding=|ident(?:\s|$))/

/** What filters other than that of Git LFS are for, as rules; undefined when there are none. */
function filteredBy(
  root: Bytes,
  attributes: readonly Bytes[],
  repositories: readonly Repository[],
): IgnoreRules | undefined {
  const texts = [
    ...repositories.map(({ folder, commonFolder }) => [folder, readSmall(`${commonFolder}/info/attributes`)]),
    ...attributes.map((path) => [path.slice(0, -'.gitattributes'.length), readSmall(`${root}/${path}`)]),
  ] as const
  let all: IgnoreRules | undefined
  for (const [folder = '', text = ''] of texts) {
    const lines = text.split('\n').filter((line) => CONVERTS.test(line))
    // A pattern in quotes or a macro: any file may be meant.
    const patterns = lines.map((line) => (/^\s*["[]/.test(line) ? '*' : (line.trim().split(/\s/)[0] ?? '*')))
    if (patterns.length > 0) {
      all = {
        above: all,
        folder: '',
        below: '',
        patterns: parseIgnoreRules(patterns.map((p) => inFolder(p, folder)).join('\n')),
      }
    }
  }
  return all
}

function inFolder(pattern: Bytes, folder: Bytes): Bytes {
  if (folder === '') return pattern
  return pattern.includes('/') ? `/${folder}${pattern.replace(/^\//, '')}` : `/${folder}**/${pattern}`
}

/** The paths of entries at which git does not look. */
export function unwatchedOf({ folder, index }: Repository): Bytes[] {
  if (!index || index.unwatched.size === 0) return []
  return entriesOf(index)
    .filter(([, n]) => index.unwatched.has(n))
    .map(([inside]) => folder + inside)
}

/** What the index of a repository has of a folder, which has a `/` at its end. */
export function namesIn(
  repository: Repository | undefined,
  folder: Bytes,
): ReadonlyMap<Bytes, number> | undefined {
  return repository?.index?.names.get(folder.slice(repository.folder.length, -1))
}

/** The rules of a folder, on top of those above it. */
export function rulesIn(
  root: Bytes,
  folder: Bytes,
  entries: readonly Dirent[],
  above: IgnoreRules | undefined,
): IgnoreRules | undefined {
  if (!entries.some(({ name }) => name === '.gitignore')) return above
  const patterns = parseIgnoreRules(readSmall(`${root}/${folder}.gitignore`))
  return patterns.length === 0 ? above : { above, folder, below: '', patterns }
}

/** The rules that a repository has besides its files; where it begins, those around it end. */
function rulesOf({ folder, below, commonFolder }: Repository, userRules: Bytes): IgnoreRules | undefined {
  const patterns = parseIgnoreRules(`${userRules}\n${readSmall(`${commonFolder}/info/exclude`)}`)
  return patterns.length === 0 ? undefined : { above: undefined, folder, below, patterns }
}

/** The repository in which the workspace is a folder below the top. */
function repositoryAbove(root: Bytes, convert: Convert): Repository | undefined {
  if (statsOf(`${root}/.git`) !== 'gone') return undefined
  const parts = root.split('/')
  for (let n = parts.length - 1; n > 0; n -= 1) {
    const top = parts.slice(0, n).join('/')
    if (top !== '' && statsOf(`${top}/.git`) !== 'gone') {
      const repository = openRepository(top, '', `${parts.slice(n).join('/')}/`, convert)
      // One that tracks nothing here, such as that of a home folder, has no say: it may ignore all of it.
      return repository?.index?.names.size ? repository : undefined
    }
  }
  return undefined
}

/** The rules in the folders from its top down to the workspace. */
function rulesAbove(repository: Repository, root: Bytes, userRules: Bytes): IgnoreRules | undefined {
  let rules = rulesOf(repository, userRules)
  let below = repository.below
  let folder = root.slice(0, -below.length)
  while (below !== '') {
    const patterns = parseIgnoreRules(readSmall(`${folder}/.gitignore`))
    if (patterns.length > 0) rules = { above: rules, folder: '', below, patterns }
    const next = below.slice(0, below.indexOf('/') + 1)
    folder = `${folder}/${next.slice(0, -1)}`
    below = below.slice(next.length)
  }
  return rules
}

/** What lies in a place, without its content. */
export function shapeOf(stats: Stats | undefined): Pick<Known, 'kind' | 'isExecutable' | 'size'> {
  if (!stats) return { kind: 'unreadable', isExecutable: false, size: 0 }
  const kind = kindOf(stats)
  return { kind, isExecutable: kind === 'file' && (stats.mode & 0o100) !== 0, size: stats.size }
}

/** What was at a path before the run, as the index of its repository tells it; undefined when it does not. */
export function trackedAt(path: Bytes, repository: Repository | undefined): Known | undefined {
  const index = repository?.index
  const n = index && entryOf(index, path.slice(repository?.folder.length))
  if (!index || n === undefined || index.clean[n] !== 1) return undefined
  const rest = { isStored: true, repository, saved: undefined, stats: undefined }
  return { ...stampAt(index, n), id: idAt(index, n), ...rest }
}

/** Whether a file is the same without a look at its content. */
export function isUntouched({ kind, isExecutable, size, stats }: Known, now: Stats | undefined): boolean {
  const shape = shapeOf(now)
  return (
    kind === shape.kind &&
    isExecutable === shape.isExecutable &&
    size === shape.size &&
    stats?.mtimeMs === now?.mtimeMs &&
    stats?.ctimeMs === now?.ctimeMs &&
    stats?.ino === now?.ino
  )
}

/** Whether a file may have changed within the same tick of the clock in which the snapshot was taken. */
export function isRacy(stats: Stats | undefined, begunMs: number): boolean {
  return stats !== undefined && stats.ctimeMs >= begunMs - RACY_MS
}

export function algorithmOf(repository: Repository | undefined): Algorithm {
  return repository?.algorithm ?? 'sha1'
}

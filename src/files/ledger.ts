// What a run changed: the word of the work tree, with the agent's own claims beside it.

import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { type Bytes, nameOf, onDisk, toBytes, toText } from './bytes.ts'
import { type Claims, type FileChange, sortedChanges } from './changes.ts'
import { compare, type Difference } from './compare.ts'
import { diff, type Lines, type Pair, type Side } from './diff.ts'
import { forceRemove, unlock } from './force.ts'
import {
  convertIndex,
  type Git,
  isStillThere,
  linkObjects,
  locateGit,
  touchedFiles,
  userIgnoreRules,
} from './git.ts'
import { linkFolder, oldContents } from './old-contents.ts'
import type { Repository } from './repository.ts'
import { type Reverted, revert } from './revert.ts'
import { type PathRules, type Violation, violationsOf } from './rules.ts'
import { type Known, type Snapshot, type Surroundings, takeSnapshot, trackedAt } from './snapshot.ts'
import { createStore } from './store.ts'
import { statsOf } from './walk.ts'

/** What changed, and by whose word. */
export interface Ledger {
  /**
   * `git`: the work tree, compared with what git knew of it. `walk`: the same without a repository. `events`:
   * what the agent's tools claim, and no more.
   */
  readonly word: 'git' | 'walk' | 'events'
  /** Sorted by path; without what was put back. */
  readonly files: readonly FileChange[]
  /** A unified diff of some text files, for people; empty when there is none. */
  readonly diff: string
  readonly violations: readonly Violation[]
  /** What `on-violation: revert` put back, sorted. */
  readonly reverted: readonly string[]
  /** What went wrong on the way, each a sentence without a full stop. */
  readonly problems: readonly string[]
  /** The run left a work tree that could not be compared: whether it kept the rules is not known. */
  readonly isUnchecked: boolean
}

/** A ledger that has been opened before the run and is closed after it. */
export interface OpenLedger {
  /** By whose word it goes as long as nothing happens, and why not by a better one. */
  readonly word: Ledger['word']
  readonly problem: string | undefined
  /**
   * To be called when the agent's whole process tree is gone.
   *
   * @param hurry aborted when the job is cancelled: then there is no time for lines and renames
   */
  close(claims: Claims, hurry: AbortSignal): Promise<Ledger>
}

export interface LedgerRequest {
  /** Absolute, without links. */
  readonly workspace: string
  readonly rules: PathRules
  readonly onViolation: 'fail' | 'revert'
}

/** Most files of a workspace; each takes some 300 bytes of memory. */
const MAX_FILES = 500_000
/** Milliseconds for each walk; after a cancellation the runner leaves 7.5 s for everything. */
const BEFORE_MS = 15_000
const AFTER_MS = 60_000
const HURRY_MS = 800
/** Changes whose lines are counted. */
const MAX_COUNTED = 5_000
/** Characters of the diff. */
const MAX_DIFF = 64 * 1024

/** Notes the work tree as it is. It never fails: what it cannot note, the ledger then tells by claims alone. */
export async function openLedger(
  request: LedgerRequest,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<OpenLedger> {
  try {
    return await open(request, env, interrupted)
  } catch (error) {
    return byClaims(request, error instanceof Error ? error.message : String(error))
  }
}

async function open(
  request: LedgerRequest,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<OpenLedger> {
  const { workspace, rules, onViolation } = request
  const temp = realpathSync(env.RUNNER_TEMP || tmpdir())
  const git = locateGit(env, workspace)
  const store = createStore(temp)
  const tempInside = toBytes(relative(workspace, temp).replaceAll(sep, '/'))
  const surroundings: Surroundings = {
    root: toBytes(workspace.replaceAll(sep, '/')),
    store,
    userRules: userIgnoreRules(git, env, workspace),
    convert: (gitFolder, top) => git && convertIndex(git, gitFolder, top, temp),
    askTouched: async (repository) =>
      git && isStillThere(git) ? await touchedFiles(git, temp, repository) : undefined,
    isWanted: (path) => rules.isProtected(toText(path)),
    isSkipped: (path) => path === tempInside,
  }
  const until = performance.now() + BEFORE_MS
  const snapshot = await takeSnapshot(surroundings, {
    files: MAX_FILES,
    until: () => (interrupted.aborted ? 0 : until),
  })
  if ('problem' in snapshot) {
    store.close()
    return byClaims(request, snapshot.problem)
  }
  const { folder, links } = git ? keepObjects(snapshot, temp) : { folder: undefined, links: new Map() }
  const word = snapshot.repositories.length > 0 && git ? 'git' : 'walk'

  async function close(claims: Claims, hurry: AbortSignal): Promise<Ledger> {
    for (const place of [temp, folder]) if (place) unlock(place)
    try {
      return await settle(claims, hurry)
    } catch (error) {
      return unchecked(request, claims, error instanceof Error ? error.message : String(error))
    } finally {
      discard()
    }
  }

  /** What somebody keeps from being removed stays: the ledger does not depend on it any more. */
  function discard(): void {
    try {
      store.close()
      if (folder) forceRemove(folder)
    } catch {
      // a runner empties RUNNER_TEMP before each job
    }
  }

  async function settle(claims: Claims, hurry: AbortSignal): Promise<Ledger> {
    if ('problem' in snapshot) throw new TypeError('a ledger without a snapshot cannot be closed')
    const limit = performance.now() + AFTER_MS
    let hurried: number | undefined
    const differences = await compare(snapshot, surroundings, {
      files: MAX_FILES,
      until: () => {
        if (hurry.aborted) hurried ??= performance.now() + HURRY_MS
        return hurried ?? limit
      },
    })
    if ('problem' in differences) return unchecked(request, claims, differences.problem)
    const usable = git && !hurry.aborted && isStillThere(git) ? git : undefined
    const problems =
      git && !usable && !hurry.aborted ? ['Another git stands in its place, so no lines are counted'] : []
    const contents = await contentsOf(differences, usable)
    const told = await describe(differences, contents, usable, temp)
    if (told.problem) problems.push(told.problem)
    const files = withClaims(told.files, claims, snapshot)
    const violations = violationsOf(files, rules)
    if (onViolation === 'fail' || violations.length === 0) {
      return { word, files, diff: told.diff, violations, reverted: [], problems, isUnchecked: false }
    }
    const { done, problems: failed } = await putBack(violations, differences, usable)
    const left = differences.filter(({ path }) => !done.has(path))
    const again = await describe(left, contents, usable, temp)
    return {
      word,
      files: withClaims(again.files, claims, snapshot).filter(({ path }) => !done.has(toBytes(path))),
      diff: again.diff,
      violations,
      reverted: [...done].map(toText).sort(),
      problems: [...problems, ...failed],
      isUnchecked: false,
    }
  }

  function contentsOf(differences: readonly Difference[], usable: Git | undefined) {
    const known = differences.slice(0, MAX_COUNTED).flatMap(({ before }) => before ?? [])
    return oldContents(known, store, usable, temp, links)
  }

  async function putBack(
    violations: readonly Violation[],
    differences: readonly Difference[],
    usable: Git | undefined,
  ): Promise<Reverted> {
    if ('problem' in snapshot) throw new TypeError('a ledger without a snapshot cannot be closed')
    const paths = new Set(violations.map(({ path }) => path))
    const wrong = differences.filter(({ path }) => paths.has(toText(path)))
    const known = wrong.flatMap(({ before }) => before ?? [])
    return revert(wrong, snapshot, await oldContents(known, store, usable, temp, links))
  }

  return { word, problem: undefined, close }
}

/** Links the objects of all repositories into a new folder of ours. */
function keepObjects({ repositories }: Snapshot, temp: string) {
  const folder = mkdtempSync(join(temp, 'run-agent-objects-'))
  const links = new Map<Repository, string>()
  for (const [n, repository] of repositories.entries()) {
    const own = linkFolder(folder, n)
    mkdirSync(own)
    linkObjects(`${repository.commonFolder}/objects`, own)
    links.set(repository, own)
  }
  return { folder, links }
}

/** There is no snapshot: the agent's word is all there is. */
function byClaims(request: LedgerRequest, problem: string): OpenLedger {
  const why = `The files of the workspace could not be noted: ${problem}`
  async function close(claims: Claims): Promise<Ledger> {
    return { ...claimed(request, claims), problems: [why], isUnchecked: false }
  }
  return { word: 'events', problem: why, close }
}

function unchecked(request: LedgerRequest, claims: Claims, problem: string): Ledger {
  const why = `What changed in the workspace could not be told: ${problem}`
  return { ...claimed(request, claims), problems: [why], isUnchecked: true }
}

function claimed({ rules }: LedgerRequest, claims: Claims) {
  const files = sortedChanges(claims.values())
  return { word: 'events', files, diff: '', violations: violationsOf(files, rules), reverted: [] } as const
}

interface Told {
  readonly files: readonly FileChange[]
  readonly diff: string
  readonly problem: string | undefined
}

/** Counts lines and finds renames. */
async function describe(
  differences: readonly Difference[],
  contents: ReadonlyMap<Known, Buffer>,
  git: Git | undefined,
  temp: string,
): Promise<Told> {
  const counted = differences.slice(0, MAX_COUNTED)
  const pairs = counted.map((each) => pairOf(each, contents))
  let lines: ReadonlyMap<number, Lines> | undefined
  let problem: string | undefined
  try {
    lines = git && pairs.length > 0 ? await diff(git, temp, pairs) : undefined
  } catch (error) {
    problem = `Lines could not be counted: ${error instanceof Error ? error.message : String(error)}`
  }
  const gone = new Set([...(lines?.values() ?? [])].flatMap(({ from }) => from ?? []))
  const files: FileChange[] = []
  const parts: string[] = []
  for (const [n, difference] of differences.entries()) {
    if (gone.has(n)) continue
    const counts = lines?.get(n)
    const from = counts?.from === undefined ? undefined : differences[counts.from]
    files.push(changeOf(difference, from, counts ?? wholeFile(pairs[n])))
    if (counts?.hunks) parts.push(`${headerOf(difference, from)}\n${counts.hunks}`)
  }
  return { files, diff: fitting(parts), problem }
}

function pairOf({ path, before, after }: Difference, contents: ReadonlyMap<Known, Buffer>): Pair {
  return {
    name: nameOf(path),
    before: before && sideOf(before, contents.get(before), before.id),
    after: after && sideOf(after, after.bytes, after.id),
  }
}

function sideOf(file: Pick<Known, 'kind' | 'isExecutable'>, bytes: Buffer | undefined, id: string): Side {
  if (file.kind === 'link') return { mode: '120000', bytes, id }
  return { mode: file.isExecutable ? '100755' : '100644', bytes, id }
}

function changeOf(
  { path, before, after, isIgnored }: Difference,
  from: Difference | undefined,
  { added, removed }: Pick<Lines, 'added' | 'removed'>,
): FileChange {
  const change = from ? 'renamed' : !before ? 'created' : after ? 'modified' : 'deleted'
  return {
    path: toText(path),
    change,
    ...(from ? { from: toText(from.path) } : {}),
    ...{ added, removed, source: 'shell' },
    ...(isIgnored ? { ignored: true } : {}),
  }
}

/** Without git only a whole file can be counted. */
function wholeFile(pair: Pair | undefined): Pick<Lines, 'added' | 'removed'> {
  if (!pair || (pair.before && pair.after)) return { added: 0, removed: 0 }
  return { added: lineCount(pair.after?.bytes), removed: lineCount(pair.before?.bytes) }
}

function lineCount(bytes: Buffer | undefined): number {
  if (!bytes || bytes.length === 0 || bytes.subarray(0, 8_000).includes(0)) return 0
  const ends = bytes.toString('latin1').split('\n').length - 1
  return bytes.at(-1) === 10 ? ends : ends + 1
}

function headerOf({ path, before, after }: Difference, from: Difference | undefined): string {
  const old = from ?? (before ? { path } : undefined)
  return `--- ${old ? `a/${toText(old.path)}` : '/dev/null'}\n+++ ${after ? `b/${toText(path)}` : '/dev/null'}`
}

function fitting(parts: readonly string[]): string {
  let left = MAX_DIFF
  const fit = parts.filter((part) => {
    if (part.length > left) return false
    left -= part.length + 1
    return true
  })
  return fit.join('\n')
}

/** The claims say who wrote a file, and name those that git ignores; what they say besides is not taken. */
function withClaims(files: readonly FileChange[], claims: Claims, snapshot: Snapshot): FileChange[] {
  const listed = new Set(files.flatMap(({ path, from }) => [path, from]))
  const annotated = files.map((file): FileChange => {
    const isClaimed = claims.has(file.path) || (file.from !== undefined && claims.has(file.from))
    return isClaimed ? { ...file, source: 'tool' } : file
  })
  const ignored = [...claims.values()].flatMap((claim): FileChange[] => {
    const path = toBytes(claim.path)
    if (claim.change === 'deleted' || listed.has(claim.path) || isKnownTo(snapshot, path)) return []
    return isPlainFile(snapshot.root, path) ? [{ ...claim, ignored: true }] : []
  })
  return sortedChanges([...annotated, ...ignored])
}

/** Whether the file was there before the run and counted. */
function isKnownTo({ files, repositories }: Snapshot, path: Bytes): boolean {
  if (files.has(path)) return true
  return repositories.some((repository) => path.startsWith(repository.folder) && trackedAt(path, repository))
}

/** Whether a file is there, with nothing but folders on the way. */
function isPlainFile(root: Bytes, path: Bytes): boolean {
  let place = root
  const parts = path.split('/')
  return parts.every((part, n) => {
    place += `/${part}`
    const stats = onDisk(place).includes('\0') ? undefined : statsOf(place)
    if (!stats || stats === 'gone') return false
    return n === parts.length - 1 ? stats.isFile() : stats.isDirectory()
  })
}

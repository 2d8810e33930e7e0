import { relative, resolve, sep } from 'node:path'
import type { ToolCall, ToolEnd, ToolKind } from '../events.ts'
import { isInside } from './paths.ts'

/** One file that differs from what it was before the run. */
export interface FileChange {
  /** Relative to the workspace, with `/` on every system. */
  readonly path: string
  readonly change: 'created' | 'modified' | 'deleted' | 'renamed'
  /** The path before a rename. */
  readonly from?: string
  /** Lines; 0 where they cannot be counted. */
  readonly added: number
  readonly removed: number
  /** Whether one of the agent's file tools wrote it, or a command that it ran. */
  readonly source: 'tool' | 'shell'
  /** Git ignores it. Only what a tool says it wrote, or what is protected, is listed all the same. */
  readonly ignored?: true
}

/** Bounds what a hostile stream can make us keep; the summary shows far fewer. */
const MAX_FILES = 10_000

const WRITING: readonly ToolKind[] = ['create', 'edit', 'delete']

/** Files by the word of the agent's own tool calls, in workspace-relative paths. */
export type Claims = Map<string, FileChange>

/** Adds what a successful tool call says it did to a file; later calls on the same file are folded in. */
export function addClaim(claims: Claims, tool: ToolCall, end: ToolEnd, toWorkspace: ToWorkspace): void {
  if (end.outcome !== 'ok' || !WRITING.includes(tool.kind)) return
  const path = toWorkspace(tool.subject)
  if (path === undefined) return
  const before = claims.get(path)
  if (!before && claims.size >= MAX_FILES) return
  const added = (before?.added ?? 0) + (end.added ?? 0)
  const removed = (before?.removed ?? 0) + (end.removed ?? 0)

  if (tool.kind === 'delete') {
    if (before?.change === 'created') claims.delete(path)
    else claims.set(path, { path, change: 'deleted', added: 0, removed: 0, source: 'tool' })
    return
  }
  const isNew = before ? before.change === 'created' : tool.kind === 'create'
  claims.set(path, { path, change: isNew ? 'created' : 'modified', added, removed, source: 'tool' })
}

/** Sorted by path, in the order of code units, which is the same on every machine. */
export function sortedChanges(changes: Iterable<FileChange>): FileChange[] {
  return [...changes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

/** Paths that are kept in mind, and characters of one. */
const MAX_KNOWN = 1_000
const MAX_KNOWN_LENGTH = 400

/** Turns a path as an agent writes it into one relative to the workspace; undefined when it lies outside. */
export type ToWorkspace = (path: string) => string | undefined

/**
 * @param roots names of the workspace, real one first: macOS tells `/private/tmp` for `/tmp`
 * @param directory where the agent works: what its relative paths are relative to
 */
export function toWorkspace(roots: readonly string[], directory: string): ToWorkspace {
  const known = new Map<string, string | undefined>()

  /** An agent names the same files again and again. */
  return (path) => {
    if (known.has(path)) return known.get(path)
    const found = find(path)
    if (known.size >= MAX_KNOWN) known.clear()
    if (path.length <= MAX_KNOWN_LENGTH) known.set(path, found)
    return found
  }

  function find(path: string): string | undefined {
    if (path === '') return undefined
    const absolute = resolve(directory, path)
    for (const root of roots) {
      const inside = relative(root, absolute)
      if (inside !== '' && isInside(absolute, root)) return sep === '/' ? inside : inside.replaceAll(sep, '/')
    }
    return undefined
  }
}

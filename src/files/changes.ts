import { relative, resolve, sep } from 'node:path'
import type { ToolCall, ToolEnd } from '../events.ts'
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

/** Files by the word of the agent's own tool calls, in workspace-relative paths. */
export type Claims = Map<string, FileChange>

/** Adds what a successful tool call says it did to a file; later calls on the same file are folded in. */
export function addClaim(claims: Claims, tool: ToolCall, end: ToolEnd, path: string | undefined): void {
  if (end.outcome !== 'ok' || path === undefined) return
  const before = claims.get(path)
  if (!before && claims.size >= MAX_FILES) return
  const added = (before?.added ?? 0) + (end.added ?? 0)
  const removed = (before?.removed ?? 0) + (end.removed ?? 0)

  switch (tool.kind) {
    case 'create':
    case 'edit': {
      const isNew = before ? before.change === 'created' : tool.kind === 'create'
      claims.set(path, { path, change: isNew ? 'created' : 'modified', added, removed, source: 'tool' })
      return
    }
    case 'delete':
      if (before?.change === 'created') claims.delete(path)
      else claims.set(path, { path, change: 'deleted', added: 0, removed: 0, source: 'tool' })
      return
    default:
      return
  }
}

/** Sorted by path, in the order of code units, which is the same on every machine. */
export function sortedChanges(changes: Iterable<FileChange>): FileChange[] {
  return [...changes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

/** Turns a path as an agent writes it into one relative to the workspace; undefined when it lies outside. */
export type ToWorkspace = (path: string) => string | undefined

/**
 * @param roots names of the workspace, real one first: macOS tells `/private/tmp` for `/tmp`
 * @param directory where the agent works: what its relative paths are relative to
 */
export function toWorkspace(roots: readonly string[], directory: string): ToWorkspace {
  return (path) => {
    if (path === '') return undefined
    const absolute = resolve(directory, path)
    for (const root of roots) {
      const inside = relative(root, absolute)
      if (inside !== '' && isInside(absolute, root)) return sep === '/' ? inside : inside.replaceAll(sep, '/')
    }
    return undefined
  }
}

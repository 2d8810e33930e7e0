import type { Permissions } from '../agents/agent.ts'
import type { FailOn, FailureReason } from '../reasons.ts'
import { counted } from '../render/text.ts'
import type { Ledger } from './ledger.ts'
import type { Violation } from './rules.ts'

/** A rule about files that the run broke. */
export interface Breach {
  readonly reason: Extract<FailureReason, 'protected_paths' | 'changes' | 'no_changes'>
  /** One sentence without a full stop. */
  readonly sentence: string
}

/** What a step asks of the files. */
export interface FilePolicy {
  readonly failOn: ReadonlySet<FailOn>
  readonly permissions: Permissions
}

/** Paths that a sentence names. */
const MAX_NAMED = 10

/** The first rule that the changes break. What cannot be told counts as broken. */
export function breachOf(ledger: Ledger, { failOn, permissions }: FilePolicy): Breach | undefined {
  const { files, violations, word, isUnchecked, problems } = ledger
  if (isUnchecked)
    return { reason: 'protected_paths', sentence: problems[0] ?? 'What changed could not be told' }
  if (violations.length > 0) return { reason: 'protected_paths', sentence: violated(violations, ledger) }

  const mayNotChange = permissions === 'read-only' || failOn.has('changes')
  const paths = files.map(({ path }) => path)
  if (mayNotChange && paths.length > 0) {
    const rule = permissions === 'read-only' ? 'with `permissions: read-only`' : 'with `fail-on: changes`'
    return {
      reason: 'changes',
      sentence: `${counted(paths.length, 'file')} changed ${rule}: ${named(paths)}`,
    }
  }
  if (mayNotChange && word === 'events') {
    return { reason: 'changes', sentence: `Whether files changed is not known: ${problems[0] ?? ''}` }
  }
  if (failOn.has('no-changes') && paths.length === 0) {
    return { reason: 'no_changes', sentence: 'The agent changed no file' }
  }
  return undefined
}

function violated(violations: readonly Violation[], { reverted, problems }: Ledger): string {
  const of = (rule: Violation['rule']) =>
    violations.filter((each) => each.rule === rule).map(({ path }) => path)
  const guarded = of('protected-paths')
  const outside = of('allowed-paths')
  const parts = [
    ...(guarded.length > 0
      ? [`${counted(guarded.length, 'protected path')} changed: ${named(guarded)}`]
      : []),
    ...(outside.length > 0
      ? [`${counted(outside.length, 'path')} changed outside of \`allowed-paths\`: ${named(outside)}`]
      : []),
    ...(reverted.length > 0 ? [`${counted(reverted.length, 'file')} put back`] : []),
    ...problems.slice(0, 1),
  ]
  return parts.join('; ')
}

function named(paths: readonly string[]): string {
  const more = paths.length > MAX_NAMED ? `, and ${paths.length - MAX_NAMED} more` : ''
  return paths.slice(0, MAX_NAMED).join(', ') + more
}

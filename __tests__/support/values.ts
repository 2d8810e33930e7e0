// Complete valid values, to which a test adds the one field that it is about.

import type { AgentResult, ToolCall, ToolEnd } from '../../src/events.ts'
import type { FileChange } from '../../src/files/changes.ts'
import { blankOutcome, type Outcome } from '../../src/outcome.ts'
import { emptyReport, type FinishedCall, type Report } from '../../src/report.ts'

export const SESSION = '0c9d2a54-6a1e-4f0b-b7d3-2f8e4a6c1b90'

export const RESULT: AgentResult = {
  ok: true,
  problem: undefined,
  text: 'All done.',
  sessionId: SESSION,
  requestId: '4e7f1c33-90ab-4d26-8c55-a1b2c3d4e5f6',
  durationMs: 72_000,
}

/** What a good run has said. */
export function goodReport(more: Partial<Report> = {}): Report {
  return {
    ...emptyReport(),
    sessionId: SESSION,
    model: 'Composer 3',
    answer: 'All done.',
    result: RESULT,
    results: 1,
    usage: { inputTokens: 9_120, outputTokens: 1_530, cacheReadTokens: 2_000, cacheWriteTokens: 880 },
    ...more,
  }
}

/** A run that succeeded. */
export function goodOutcome(more: Partial<Outcome> = {}): Outcome {
  return {
    ...blankOutcome(),
    verdict: { conclusion: 'success', reason: '', sentence: '' },
    report: goodReport(),
    ending: { how: 'exited', code: 0 },
    elapsedMs: 73_500,
    agent: 'Cursor',
    agentVersion: '2026.08.11-e8db854',
    permissions: 'write',
    eventsFile: '/home/runner/work/_temp/run-agent-1/events.ndjson',
    resultFile: '/home/runner/work/_temp/run-agent-1/result.md',
    ...more,
  }
}

export function call(tool: Partial<ToolCall> = {}, end: Partial<ToolEnd> = {}): FinishedCall {
  return {
    tool: { kind: 'shell', name: 'shell', subject: 'npm test', ...tool },
    end: { outcome: 'ok', ...end },
  }
}

export function file(path: string, more: Partial<FileChange> = {}): FileChange {
  return { path, change: 'modified', added: 3, removed: 1, source: 'tool', ...more }
}

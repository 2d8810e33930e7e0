import type { AgentEvent, AgentResult, ToolCall, ToolEnd, ToolKind, Usage } from './events.ts'
import { addClaim, type Claims, type ToWorkspace } from './files/changes.ts'

/** What the agent said, folded: one of the three sources of truth, and the least trusted. */
export interface Report {
  sessionId: string | undefined
  model: string | undefined
  /** The last message, however long. */
  answer: string | undefined
  /** The first result; what comes after it changes nothing but `results`. */
  result: AgentResult | undefined
  results: number
  usage: Usage | undefined
  /** Calls that have started and not finished, oldest first. */
  readonly open: Map<string, OpenCall>
  /** The first finished calls, for the summary. */
  readonly calls: FinishedCall[]
  readonly tools: { total: number; failed: number; denied: number; byKind: Partial<Record<ToolKind, number>> }
  /** The first call that was denied, and the first that failed: what the verdict names. */
  firstDenied: FinishedCall | undefined
  firstFailed: FinishedCall | undefined
  readonly claims: Claims
  unknown: number
  /** The last lines on stdout that were no records: an error may be among them. */
  readonly noise: string[]
}

export interface OpenCall {
  readonly tool: ToolCall
  /** Milliseconds on the clock that `addEvent` is given. */
  readonly since: number
}

export interface FinishedCall {
  readonly tool: ToolCall
  readonly end: ToolEnd
}

/** Characters of an answer that came in pieces; a whole message is bounded by the longest line. */
const MAX_ANSWER = 4 * 1024 * 1024
const MAX_OPEN = 1_000
const MAX_CALLS = 200
const MAX_NOISE = 20
/** Characters of a subject, problem or line that are kept: more than any place shows. */
const MAX_TEXT = 2_000

export function emptyReport(): Report {
  return {
    sessionId: undefined,
    model: undefined,
    answer: undefined,
    result: undefined,
    results: 0,
    usage: undefined,
    open: new Map(),
    calls: [],
    tools: { total: 0, failed: 0, denied: 0, byKind: {} },
    firstDenied: undefined,
    firstFailed: undefined,
    claims: new Map(),
    unknown: 0,
    noise: [],
  }
}

/**
 * Folds one event into the report, in bounded memory whatever the stream holds.
 *
 * @param now milliseconds on any steady clock
 */
export function addEvent(report: Report, event: AgentEvent, now: number, toWorkspace: ToWorkspace): void {
  if (report.results > 0) {
    // The result ends the protocol. A second one is counted, because the verdict has to know.
    if (event.type === 'result') report.results += 1
    return
  }
  switch (event.type) {
    case 'session':
      report.sessionId ??= event.id
      report.model ??= event.model
      return
    case 'message':
      report.answer = event.continues ? ((report.answer ?? '') + event.text).slice(0, MAX_ANSWER) : event.text
      return
    case 'tool-started':
      if (report.open.size < MAX_OPEN) report.open.set(event.callId, { tool: kept(event.tool), since: now })
      return
    case 'tool-finished': {
      report.open.delete(event.callId)
      addCall(report, { tool: kept(event.tool), end: keptEnd(event.end) })
      addClaim(report.claims, event.tool, event.end, toWorkspace)
      return
    }
    case 'usage':
      report.usage = event.usage
      return
    case 'result':
      report.result = event.result
      report.results = 1
      return
    case 'unknown':
      report.unknown += 1
      return
    case 'noise':
      report.noise.push(copy(event.text))
      if (report.noise.length > MAX_NOISE) report.noise.shift()
      return
    case 'prompt':
    case 'thinking':
    case 'notice':
      return
  }
}

function addCall(report: Report, call: FinishedCall): void {
  const { tools } = report
  tools.total += 1
  tools.byKind[call.tool.kind] = (tools.byKind[call.tool.kind] ?? 0) + 1
  if (call.end.outcome === 'failed') {
    tools.failed += 1
    report.firstFailed ??= call
  }
  if (call.end.outcome === 'denied') {
    tools.denied += 1
    report.firstDenied ??= call
  }
  if (report.calls.length < MAX_CALLS) report.calls.push(call)
}

/** What is kept of a call: its output is for the live log alone. */
function keptEnd(end: ToolEnd): ToolEnd {
  return { ...end, output: undefined, problem: end.problem === undefined ? undefined : copy(end.problem) }
}

function kept(tool: ToolCall): ToolCall {
  return { ...tool, name: copy(tool.name), subject: copy(tool.subject) }
}

/** V8 keeps the whole string alive behind a slice of it, so what is cut is copied. */
function copy(text: string): string {
  return text.length > MAX_TEXT ? Buffer.from(text.slice(0, MAX_TEXT)).toString() : text
}

/** The agent's answer: its last message, else the text of the result, else nothing. */
export function answerOf(report: Report): string {
  return report.answer ?? report.result?.text ?? ''
}

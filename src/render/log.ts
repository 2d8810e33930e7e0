// Events as lines of the job log: one short line per action, past tense, as it completes.

import type { AgentEvent, ToolCall, ToolEnd } from '../events.ts'
import type { ToWorkspace } from '../files/changes.ts'
import type { Ledger } from '../files/ledger.ts'
import type { LogLine } from '../guard/writer.ts'
import type { Outcome } from '../outcome.ts'
import type { Conclusion } from '../reasons.ts'
import type { OpenCall, Report } from '../report.ts'
import type { ProcessInfo } from '../run/processes.ts'
import type { Verdict } from '../verdict.ts'
import { counted, duration, lineCounts, oneLine, tokens, toolTitle } from './text.ts'

export const LOG_MODES = ['text', 'verbose', 'stream-json', 'quiet'] as const
export type LogMode = (typeof LOG_MODES)[number]

/** Characters of a tool's output that a verbose log shows. */
const MAX_OUTPUT = 10_000
/** Calls shorter than this are told without their time, in milliseconds. */
const WORTH_A_TIME_MS = 1_000

/** The lines that show one event in the modes `text` and `verbose`; most events show none. */
export function eventLines(event: AgentEvent, verbose: boolean, toWorkspace: ToWorkspace): LogLine[] {
  switch (event.type) {
    case 'message':
      return event.text.trim() === '' ? [] : [{ as: 'quote', text: event.text.trim() }]
    case 'tool-finished': {
      const tool = withShortPath(event.tool, toWorkspace)
      const line = own(toolLine(tool, event.end))
      const output = verbose ? outputLines(event.end) : []
      return [line, ...output]
    }
    case 'notice':
      return event.level === 'info' || verbose ? [own(event.text)] : []
    case 'unknown':
      return [own(`Unknown event: ${oneLine(event.name)}`)]
    case 'noise':
      return verbose ? [{ as: 'output', text: event.text }] : []
    case 'session':
    case 'prompt':
    case 'thinking':
    case 'tool-started':
    case 'usage':
    case 'result':
      return []
  }
}

function own(text: string): LogLine {
  return { as: 'own', text }
}

function outputLines({ output }: ToolEnd): LogLine[] {
  const text = output?.trimEnd() ?? ''
  if (text === '') return []
  const cut: LogLine[] =
    text.length > MAX_OUTPUT ? [{ as: 'output', text: `… ${text.length - MAX_OUTPUT} more characters` }] : []
  return [{ as: 'output', text: text.slice(0, MAX_OUTPUT) }, ...cut]
}

const HAS_A_PATH: readonly ToolCall['kind'][] = ['read', 'create', 'edit', 'delete']

/** The same call with its path as people know it: relative to the workspace where it lies inside. */
export function withShortPath(tool: ToolCall, toWorkspace: ToWorkspace): ToolCall {
  if (tool.subject === '' || !HAS_A_PATH.includes(tool.kind)) return tool
  const short = toWorkspace(tool.subject)
  if (short === undefined) return tool
  return { ...tool, subject: tool.subject.endsWith('/') ? `${short}/` : short }
}

/** One finished call as one line: `Read README.md (54 lines)`, `$ npm test (exit 1, 12.4s)`, `Denied: …`. */
export function toolLine(tool: ToolCall, end: ToolEnd): string {
  if (end.outcome === 'denied') return `Denied: ${toolTitle(tool)}${because(end.problem)}`
  const facts = factsOf(tool, end)
  const behind = facts.length > 0 ? ` (${facts.join(', ')})` : ''
  if (tool.kind === 'shell') return `${toolTitle(tool)}${behind}${end.exitCode ? '' : because(end.problem)}`
  if (end.outcome === 'failed') return `Failed: ${toolTitle(tool)}${because(end.problem)}`
  return `${done(tool).trimEnd()}${behind}`
}

function because(problem: string | undefined): string {
  return problem ? `: ${oneLine(problem)}` : ''
}

/** What was done, in the past tense. */
function done(tool: ToolCall): string {
  const subject = oneLine(tool.subject)
  switch (tool.kind) {
    case 'read':
      return `Read ${subject}`
    case 'create':
      return `Created ${subject}`
    case 'edit':
      return `Edited ${subject}`
    case 'delete':
      return `Deleted ${subject}`
    case 'search':
      return `Searched for ${subject}`
    case 'web':
      return /^https?:/.test(subject) ? `Fetched ${subject}` : `Searched the web for ${subject}`
    case 'mcp':
      return `Called ${subject || oneLine(tool.name, 60)}`
    case 'task':
      return `Ran a sub-agent: ${subject}`
    case 'todo':
      return tool.name.startsWith('read') ? 'Read the to-do list' : 'Updated the to-do list'
    case 'shell':
      return toolTitle(tool)
    case 'other':
      return `Used ${toolTitle(tool)}`
  }
}

function factsOf(tool: ToolCall, end: ToolEnd): string[] {
  const { exitCode, lines, matches, added, removed, durationMs } = end
  const hasExit = tool.kind === 'shell' && exitCode !== undefined && !end.background
  return [
    ...(hasExit ? [`exit ${exitCode}`] : []),
    ...(tool.kind === 'shell' && end.outcome === 'failed' && !exitCode ? ['failed'] : []),
    ...(lines === undefined ? [] : [counted(lines, 'line')]),
    ...(matches === undefined ? [] : [counted(matches, 'hit')]),
    ...(added === undefined && removed === undefined ? [] : [lineCounts(added ?? 0, removed ?? 0)]),
    ...(end.background ? ['in the background'] : []),
    ...(durationMs !== undefined && durationMs >= WORTH_A_TIME_MS ? [duration(durationMs)] : []),
  ]
}

/** What is known of a run when it begins: `Cursor 2026.08.11 · GPT-5 · write · session c6b62c6f · isolation namespaces`. */
export function headLine({ agent, agentVersion, permissions, isolation, report }: Outcome): string {
  // A version carries the hash of its commit, a session id has 36 characters: a person needs neither.
  const version = agentVersion.replace(/-[0-9a-f]{7,}$/, '')
  return [
    version === '' ? agent : `${agent} ${version}`,
    // A name with our separator in it could pass for what we say.
    ...(report.model && !report.model.includes('·') ? [oneLine(report.model, 60)] : []),
    permissions,
    ...(report.sessionId ? [`session ${oneLine(report.sessionId, 60).slice(0, 8)}`] : []),
    `isolation ${isolation}`,
  ].join(' · ')
}

/** What was left of the agent's process tree. */
export function survivorLines(ended: readonly ProcessInfo[], left: readonly ProcessInfo[]): string[] {
  const names = (list: readonly ProcessInfo[]) => {
    const shown = list.slice(0, 10).map(({ name, pid }) => `${oneLine(name, 40)} (pid ${pid})`)
    return [...shown, ...(list.length > 10 ? [`${list.length - 10} more`] : [])].join(', ')
  }
  return [
    ...(ended.length > 0 ? [`Ended what the agent had left running: ${names(ended)}`] : []),
    ...(left.length > 0 ? [`Could not end what the agent had left running: ${names(left)}`] : []),
  ]
}

/** What went wrong with the list of files, and what was put back. */
export function ledgerLines({ problems, reverted }: Ledger): string[] {
  const more = reverted.length > 10 ? `, and ${reverted.length - 10} more` : ''
  const back = reverted.slice(0, 10).map((path) => oneLine(path, 100))
  return [...problems, ...(back.length > 0 ? [`Put back: ${back.join(', ')}${more}`] : [])]
}

/** What a run is doing that has been silent: `still running: $ npm run e2e (1m 30s)`. */
export function stillRunning(open: readonly OpenCall[], now: number): string {
  const [oldest] = open
  if (!oldest) return 'still waiting for the agent'
  const more = open.length > 1 ? `, and ${counted(open.length - 1, 'more call')}` : ''
  return `still running: ${toolTitle(oldest.tool)} (${duration(now - oldest.since)})${more}`
}

const CONCLUSION_WORDS: Record<Conclusion, readonly [string, string]> = {
  success: ['Succeeded', 'in'],
  failure: ['Failed', 'after'],
  timed_out: ['Timed out', 'after'],
  cancelled: ['Cancelled', 'after'],
}

/**
 * The last line: how it ended and what was done, or why it failed.
 *
 * @param durationMs undefined when no agent was started
 */
export function endLine(
  verdict: Verdict,
  report: Report,
  files: number,
  durationMs: number | undefined,
): string {
  const facts = [
    ...(report.tools.total > 0 ? [toolCounts(report)] : []),
    ...(files > 0 ? [`${counted(files, 'file')} written`] : []),
    ...(report.usage ? [tokens(report.usage)] : []),
  ]
  const [ended, preposition] = CONCLUSION_WORDS[verdict.conclusion]
  const time = durationMs === undefined ? '' : ` ${preposition} ${duration(durationMs)}`
  const about = verdict.conclusion === 'success' ? facts.join(', ') : verdict.sentence
  return `${ended}${time}${about ? `: ${about}` : ''}`
}

/** `7 tool calls (1 failed, 1 denied)`. */
export function toolCounts({ tools }: Report): string {
  const marks = [
    ...(tools.failed > 0 ? [`${tools.failed} failed`] : []),
    ...(tools.denied > 0 ? [`${tools.denied} denied`] : []),
  ]
  return `${counted(tools.total, 'tool call')}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`
}

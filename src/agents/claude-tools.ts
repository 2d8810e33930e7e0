// Claude's tool calls: a `tool_use` block, and a `tool_result` block with `tool_use_result` beside its message.

import type { ToolCall, ToolEnd, ToolKind, ToolOutcome } from '../events.ts'
import { asArray, asCount, asObject, asString, type JsonObject } from '../json.ts'

interface ToolKnowledge {
  readonly kind: ToolKind
  /** The first of these fields of the input that is a string is what the call is about. */
  readonly subject?: readonly string[]
  readonly end?: (found: FoundResult) => ToolEndFacts
}
type ToolEndFacts = Omit<ToolEnd, 'outcome' | 'problem'>

/** The result of a call as the stream carries it. */
export interface FoundResult {
  readonly tool: ToolCall
  readonly outcome: ToolOutcome
  /** What the model is told. */
  readonly text: string
  /** What the program knows; empty where that is a sentence. */
  readonly body: JsonObject
}

const SHELL: ToolKnowledge = { kind: 'shell', subject: ['command'], end: shellEnd }
const TASK: ToolKnowledge = { kind: 'task', subject: ['description', 'prompt'], end: taskEnd }
const EDIT: ToolKnowledge = { kind: 'edit', subject: ['file_path'], end: editEnd }
const TODO: ToolKnowledge = { kind: 'todo' }

/** The tools with a meaning of their own; the rest is `other`. */
const TOOLS: Readonly<Record<string, ToolKnowledge>> = {
  Read: { kind: 'read', subject: ['file_path'], end: readEnd },
  LS: { kind: 'read', subject: ['path'] },
  Write: { kind: 'create', subject: ['file_path'], end: writeEnd },
  Edit: EDIT,
  MultiEdit: EDIT,
  NotebookEdit: { kind: 'edit', subject: ['notebook_path'] },
  Bash: SHELL,
  PowerShell: SHELL,
  Monitor: { kind: 'shell', subject: ['command'], end: () => ({ background: true }) },
  Grep: { kind: 'search', subject: ['pattern'], end: grepEnd },
  Glob: { kind: 'search', subject: ['pattern'], end: ({ body }) => ({ matches: asCount(body.numFiles) }) },
  WebFetch: { kind: 'web', subject: ['url'] },
  WebSearch: { kind: 'web', subject: ['query'] },
  web_search: { kind: 'web', subject: ['query'] },
  web_fetch: { kind: 'web', subject: ['url'] },
  Task: TASK,
  Agent: TASK,
  TodoWrite: TODO,
  TaskCreate: TODO,
  TaskUpdate: TODO,
  TaskGet: TODO,
  TaskList: TODO,
  ListMcpResourcesTool: { kind: 'mcp' },
  ReadMcpResourceTool: { kind: 'mcp', subject: ['uri'] },
  // Its input is the answer, which is told as such.
  StructuredOutput: { kind: 'other', subject: [] },
}

function knowledgeOf(name: string): ToolKnowledge | undefined {
  return Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
}

/** What a `tool_use` block calls, and what it is about. */
export function callOf(block: JsonObject): ToolCall | undefined {
  const name = asString(block.name)
  if (!name) return undefined
  const [, server, tool] = /^mcp__(.+?)__(.+)$/.exec(name) ?? []
  if (server && tool) return { kind: 'mcp', name, subject: `${server}/${tool}` }
  const knowledge = knowledgeOf(name)
  const input = asObject(block.input) ?? {}
  // A tool we do not know shows its first argument that reads like one.
  const keys = knowledge ? (knowledge.subject ?? []) : Object.keys(input)
  const subject = keys.map((key) => asString(input[key])).find((value) => value !== undefined)
  return { kind: knowledge?.kind ?? 'other', name, subject: subject ?? '' }
}

/**
 * What became of a call.
 *
 * @param wasDenied whether an event of its own has said so
 */
export function resultOf(
  block: JsonObject,
  record: JsonObject,
  tool: ToolCall,
  wasDenied: boolean,
): FoundResult {
  const text = textOf(block.content)
  const isDenied = wasDenied || isRejected(record, asString(block.tool_use_id)) || isWithheld(text)
  const outcome = block.is_error === true || isDenied ? (isDenied ? 'denied' : 'failed') : 'ok'
  return { tool, outcome, text, body: asObject(record.tool_use_result) ?? {} }
}

/** A rule, a hook or a mode said no. An interrupted call is marked as rejected, too, but nobody decided on it. */
function isRejected(record: JsonObject, callId: string | undefined): boolean {
  const meta = asArray(record.tool_result_meta)
    .map((entry) => asObject(entry))
    .find((entry) => entry?.id === callId)
  return asObject(meta?.permission_decision)?.decision === 'reject'
}

/** A tool that the mode takes away is denied when the model calls it; one that never was is a mistake of its. */
function isWithheld(text: string): boolean {
  return /^<tool_use_error>Error: No such tool available: \S+ \S+ is disabled for this session\b/.test(text)
}

/** Writing a file whole may replace one, and an edit creates one where there was nothing to replace. */
export function kindOf({ tool, outcome, body }: FoundResult): ToolCall {
  if (outcome !== 'ok') return tool
  if (tool.kind === 'create' && body.type === 'update') return { ...tool, kind: 'edit' }
  const isNew = tool.kind === 'edit' && body.oldString === '' && !asString(body.originalFile)
  return isNew ? { ...tool, kind: 'create' } : tool
}

/** @param durationMs between the lines of call and result, for calls of which people ask how long they took */
export function endOf(found: FoundResult, durationMs: number | undefined): ToolEnd {
  const { tool, outcome, text } = found
  const takesTime =
    tool.kind === 'shell' || tool.kind === 'task' || tool.kind === 'mcp' || tool.kind === 'web'
  const facts = {
    output: outcome === 'ok' ? asString(text) : undefined, // else it is the problem
    ...(takesTime ? { durationMs } : {}),
    ...knowledgeOf(tool.name)?.end?.(found),
  }
  return outcome === 'ok' ? { ...facts, outcome } : { ...facts, outcome, problem: problemOf(text) }
}

function problemOf(text: string): string | undefined {
  const words = /^<tool_use_error>(.*)<\/tool_use_error>$/s.exec(trimBlanks(text))?.[1] ?? text
  return asString(trimBlanks(words.replace(/^Error: /, '').replace(/^Exit code \d+\n?/, '')))
}

/** Without the blanks of ASCII around it: any other may be a piece of a character (ndjson.ts). */
function trimBlanks(text: string): string {
  const isBlank = (at: number) => /[ \t\r\n]/.test(text[at] ?? '')
  let from = 0
  let to = text.length
  while (from < to && isBlank(from)) from += 1
  while (to > from && isBlank(to - 1)) to -= 1
  return text.slice(from, to)
}

/** The CLI counts the empty piece behind the last newline as a line. */
function readEnd({ body }: FoundResult): ToolEndFacts {
  const file = asObject(body.file)
  const lines = asCount(file?.numLines)
  const endsInNewline = typeof file?.content === 'string' && file.content.endsWith('\n')
  // What a read prints is the file itself.
  return { lines: lines !== undefined && lines > 0 && endsInNewline ? lines - 1 : lines, output: undefined }
}

function editEnd({ body }: FoundResult): ToolEndFacts {
  if (!Array.isArray(body.structuredPatch)) return {}
  const lines = body.structuredPatch.flatMap((hunk) => asArray(asObject(hunk)?.lines))
  const count = (mark: string) => lines.filter((line) => asString(line)?.startsWith(mark)).length
  return { added: count('+'), removed: count('-'), output: undefined }
}

/** A new file has no patch: all its lines are added. */
function writeEnd(found: FoundResult): ToolEndFacts {
  const { type, content } = found.body
  if (type !== 'create' || typeof content !== 'string') return editEnd(found)
  return { added: linesOf(content), removed: 0, output: undefined }
}

function linesOf(content: string): number {
  return content === '' ? 0 : content.replace(/\n$/, '').split('\n').length
}

/**
 * The exit code is told only when it is not 0, in words for the model. A command whose code the CLI explains,
 * such as a search that found nothing, counts as good, and its code is not known.
 */
function shellEnd({ outcome, text, body }: FoundResult): ToolEndFacts {
  const background = asString(body.backgroundTaskId) !== undefined
  const [, failed, printed] = /^Exit code (\d+)\n?(.*)$/s.exec(text) ?? []
  const isZero = outcome === 'ok' && !background && asString(body.returnCodeInterpretation) === undefined
  const said = `${textOf(body.stdout)}${textOf(body.stderr)}`
  return {
    exitCode: outcome === 'failed' ? asCount(failed) : isZero ? 0 : undefined,
    background,
    output: asString(outcome === 'ok' ? said : printed),
  }
}

function grepEnd({ body }: FoundResult): ToolEndFacts {
  return { matches: asCount(body.numMatches) ?? asCount(body.numLines) ?? asCount(body.numFiles) }
}

function taskEnd({ body }: FoundResult): ToolEndFacts {
  const answer = textOf(body.content)
  const facts = answer === '' ? {} : { output: answer }
  const durationMs = asCount(body.totalDurationMs)
  if (asString(body.status)?.endsWith('_launched'))
    return { background: true, durationMs: undefined, output: undefined }
  return durationMs === undefined ? facts : { ...facts, durationMs }
}

/** The text of a string, or of the text blocks of a list. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return asArray(content)
    .map((block) => asString(asObject(block)?.text) ?? '')
    .join('')
}

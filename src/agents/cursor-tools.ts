// Cursor's tool calls: `agent.v1.ToolCall` printed as protobuf JSON, one key `<name>ToolCall` per kind.

import type { ToolCall, ToolEnd, ToolKind, ToolOutcome } from '../events.ts'
import { asArray, asCount, asObject, asString, type JsonObject } from '../json.ts'

/** A tool call as the stream carries it. `args` is often missing when a call completes. */
export interface FoundTool {
  readonly name: string
  readonly args: JsonObject
  readonly result: JsonObject | undefined
  readonly outcome: ToolOutcome
  /** The object behind the key that names the outcome. */
  readonly body: JsonObject
  readonly variant: string
}

/** Finds the tool by its suffix: newer versions put siblings beside it, whose order means nothing. */
export function toolOf(envelope: JsonObject | undefined): FoundTool | undefined {
  if (!envelope) return undefined
  const wrapped = asObject(envelope.tool) // a form that was read in a bundle once: {tool: {case, value}}
  const calls = wrapped ? { [asString(wrapped.case) ?? '']: wrapped.value } : envelope
  const names = Object.keys(calls)
  const key =
    names.find((name) => name.endsWith('ToolCall') && asObject(calls[name])) ??
    names.find((name) => asObject(asObject(calls[name])?.args) ?? asObject(asObject(calls[name])?.result)) ??
    names.find((name) => name === 'function')
  const call = asObject(calls[key ?? ''])
  if (key === undefined || !call) return undefined

  const result = asObject(call.result)
  const [variant, body] = result ? variantOf(result) : ['', {}]
  const name = key === 'function' ? (asString(call.name) ?? key) : key.replace(/ToolCall$/, '')
  return { name, args: asObject(call.args) ?? {}, result, outcome: outcomeOf(variant, body), body, variant }
}

const DENIED = ['rejected', 'permissionDenied', 'readPermissionDenied', 'writePermissionDenied']
const FAILED = [
  'error',
  'failure',
  'fileNotFound',
  'notFile',
  'fileBusy',
  'notFound',
  'timeout',
  'spawnError',
]
const VARIANTS = ['success', 'async', ...DENIED, ...FAILED]

/** The outcome is the name of the key; a shell's result has siblings beside it. */
function variantOf(result: JsonObject): [string, JsonObject] {
  const variant =
    VARIANTS.find((name) => asObject(result[name])) ??
    Object.keys(result).find((key) => asObject(result[key]))
  return [variant ?? '', asObject(result[variant ?? '']) ?? {}]
}

function outcomeOf(variant: string, body: JsonObject): ToolOutcome {
  if (DENIED.includes(variant)) return 'denied'
  if (variant === 'async') return 'ok'
  // Some versions report a command's non-zero exit code, and all an MCP server's error, inside `success`.
  if (variant !== 'success' || body.isError === true) return 'failed'
  return (asCount(body.exitCode) ?? 0) === 0 ? 'ok' : 'failed'
}

interface ToolKnowledge {
  readonly kind: ToolKind
  /** The first of these arguments that is a string is what the call is about. */
  readonly subject?: readonly string[]
  readonly end?: (found: FoundTool) => ToolEndFacts
}
type ToolEndFacts = Omit<ToolEnd, 'outcome' | 'problem'>

const READ: ToolKnowledge = { kind: 'read', subject: ['path'], end: readEnd }
const EDIT: ToolKnowledge = { kind: 'edit', subject: ['path'], end: editEnd }
const SHELL: ToolKnowledge = { kind: 'shell', subject: ['command'], end: shellEnd }
const GREP: ToolKnowledge = { kind: 'search', subject: ['pattern'], end: grepEnd }
const GLOB: ToolKnowledge = { kind: 'search', subject: ['globPattern', 'pattern'], end: globEnd }
const FETCH: ToolKnowledge = { kind: 'web', subject: ['url'] }
const MCP: ToolKnowledge = { kind: 'mcp' }

/** The kinds with a meaning of their own, of the 69 in the schema of SDK 1.0.32; the rest is `other`. */
const TOOLS: Readonly<Record<string, ToolKnowledge>> = {
  read: READ,
  piRead: READ,
  ls: { kind: 'read', subject: ['path'] },
  piLs: { kind: 'read', subject: ['path'] },
  edit: EDIT,
  piEdit: EDIT,
  piWrite: EDIT,
  write: { kind: 'create', subject: ['path'], end: writeEnd },
  delete: { kind: 'delete', subject: ['path'] },
  generateImage: { kind: 'create', subject: ['filePath', 'description'] },
  shell: SHELL,
  piBash: SHELL,
  grep: GREP,
  piGrep: GREP,
  glob: GLOB,
  piFind: GLOB,
  semSearch: {
    kind: 'search',
    subject: ['query'],
    end: ({ body }) => ({ matches: length(body.codeResults) }),
  },
  webSearch: {
    kind: 'web',
    subject: ['searchTerm'],
    end: ({ body }) => ({ matches: length(body.references) }),
  },
  webFetch: FETCH,
  fetch: FETCH,
  mcp: { kind: 'mcp', end: ({ body }) => ({ output: mcpText(body) }) },
  getMcpTools: MCP,
  mcpAuth: MCP,
  listMcpResources: MCP,
  readMcpResource: { kind: 'mcp', subject: ['uri'] },
  task: { kind: 'task', subject: ['description', 'prompt'], end: taskEnd },
  updateTodos: { kind: 'todo' },
  readTodos: { kind: 'todo' },
}

/** What a call is, and what it is about: from its arguments, else from what `started` said of it. */
export function callOf(found: FoundTool, started?: ToolCall): ToolCall {
  const knowledge = Object.hasOwn(TOOLS, found.name) ? TOOLS[found.name] : undefined
  const subject = subjectOf(found, knowledge) ?? started?.subject ?? ''
  return { kind: knowledge?.kind ?? 'other', name: found.name, subject }
}

function subjectOf(
  { name, args, body }: FoundTool,
  knowledge: ToolKnowledge | undefined,
): string | undefined {
  if (name === 'mcp') return mcpTool(args)
  if (knowledge?.kind === 'todo') return undefined
  // A tool we do not know shows its first argument that reads like one.
  const keys = knowledge?.subject ?? Object.keys(args).filter((key) => key !== 'toolCallId')
  const text = keys
    .map((key) => asString(args[key]) ?? asString(body[key]))
    .find((value) => value !== undefined)
  return name === 'ls' || name === 'piLs' ? text?.replace(/\/?$/, '/') : text
}

function mcpTool(args: JsonObject): string | undefined {
  const server = asString(args.providerIdentifier) ?? asString(args.serverIdentifier)
  const tool = asString(args.toolName) ?? asString(args.name)
  return server && tool ? `${server}/${tool}` : tool
}

/** Creating and changing a file is one tool: which of the two it was shows when it is done. */
export function kindOf({ body, outcome }: FoundTool, tool: ToolCall): ToolCall {
  if (tool.kind !== 'edit' || outcome !== 'ok') return tool
  const diff = asString(body.diffString) ?? ''
  const isNew = diff.startsWith('--- ')
    ? diff.startsWith('--- /dev/null')
    : diff !== '' && body.beforeFullFileContent === undefined && typeof body.afterFullFileContent === 'string'
  return isNew ? { ...tool, kind: 'create' } : tool
}

export function endOf(found: FoundTool, tool: ToolCall): ToolEnd {
  const facts = found.result ? (TOOLS[tool.name]?.end?.(found) ?? {}) : {}
  const end: ToolEnd = { ...facts, outcome: found.outcome }
  if (end.outcome !== 'ok') return { ...end, problem: problemOf(found) }
  // Versions up to 2026.07.20 count one removed line in a file that did not exist.
  return tool.kind === 'create' && end.removed !== undefined ? { ...end, removed: 0 } : end
}

const PROBLEM_FIELDS = [
  'errorMessage',
  'error',
  'reason',
  'clientVisibleError',
  'modelVisibleError',
  'abortReason',
]
const PROBLEM_NAMES: Readonly<Record<string, string>> = {
  fileNotFound: 'file not found',
  notFound: 'not found',
  notFile: 'not a file',
  fileBusy: 'the file is busy',
  timeout: 'timed out',
  '': 'no result',
}

function problemOf({ body, variant }: FoundTool): string | undefined {
  const said = PROBLEM_FIELDS.map((field) => asString(body[field])).find((text) => text !== undefined)
  return said ?? mcpText(body) ?? (Object.hasOwn(PROBLEM_NAMES, variant) ? PROBLEM_NAMES[variant] : undefined)
}

/** `totalLines` counts the empty piece behind the last newline, too. */
function readEnd({ body }: FoundTool): ToolEndFacts {
  const total = asCount(body.totalLines)
  const range = asObject(body.readRange)
  const from = asCount(range?.startLine)
  const to = asCount(range?.endLine)
  const endsInNewline = typeof body.content === 'string' && body.content.endsWith('\n')
  const isRange = from !== undefined && to !== undefined
  if (isRange && from > to) return {}
  const lines = isRange ? to - from + 1 : total
  const hasEmptyPiece = endsInNewline && (!isRange || to === total)
  return { lines: lines !== undefined && lines > 0 && hasEmptyPiece ? lines - 1 : lines }
}

function editEnd({ body }: FoundTool): ToolEndFacts {
  return { added: asCount(body.linesAdded), removed: asCount(body.linesRemoved) }
}

function writeEnd({ body }: FoundTool): ToolEndFacts {
  return { added: asCount(body.linesCreated), removed: 0 }
}

function shellEnd({ body, result }: FoundTool): ToolEndFacts {
  const parts =
    asString(body.interleavedOutput) ?? `${asString(body.stdout) ?? ''}${asString(body.stderr) ?? ''}`
  return {
    exitCode: asCount(body.exitCode),
    durationMs: asCount(body.executionTime) ?? asCount(body.localExecutionTimeMs),
    background: result?.isBackground === true,
    output: parts === '' ? asString(body.outputHead) : parts,
  }
}

function grepEnd({ body }: FoundTool): ToolEndFacts {
  const roots = Object.values(asObject(body.workspaceResults) ?? {}).map((root) => asObject(root))
  const counts = roots.map((root) => asCount(asObject(root?.content)?.totalMatchedLines))
  return counts.length > 0 && counts.every((count) => count !== undefined)
    ? { matches: counts.reduce((sum, count) => sum + count, 0) }
    : {}
}

function globEnd({ body }: FoundTool): ToolEndFacts {
  return { matches: asCount(body.totalFiles) }
}

function taskEnd({ body }: FoundTool): ToolEndFacts {
  return {
    background: body.isBackground === true,
    durationMs: body.isBackground === true ? undefined : asCount(body.durationMs),
    output: asString(body.resultSuffix),
  }
}

function mcpText(body: JsonObject): string | undefined {
  const texts = asArray(body.content).map((block) => asString(asObject(asObject(block)?.text)?.text) ?? '')
  return asString(texts.join(''))
}

function length(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined
}

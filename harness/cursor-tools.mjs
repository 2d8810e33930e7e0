import { REQUEST_ID, SESSION_ID, tool } from './cursor-events.mjs'

/**
 * Builders for the tools of `cursor-agent`: each returns the two events of one call.
 */

/**
 * @param {string} path
 * @param {string} content
 */
export function read(path, content) {
  const totalLines = content.split('\n').length
  const range = { readRange: { startLine: 1, endLine: totalLines } }
  const rules = { relatedCursorRulePaths: [], relatedCursorRules: [] }
  const size = {
    isEmpty: content === '',
    exceededLimit: false,
    totalLines,
    fileSize: Buffer.byteLength(content),
  }
  return tool('read', { path }, { success: { content, ...size, path, ...range, ...rules } })
}

/**
 * @param {string} path
 * @param {string} [errorMessage]
 */
export function readFailed(path, errorMessage = 'File not found') {
  return tool('read', { path }, { error: { errorMessage } })
}

/**
 * @param {string} path
 * @param {string} content
 */
export function create(path, content) {
  const added = linesOf(content)
  const diffString = `--- /dev/null\n+++ b/${path}\n@@ -1,0 +1,${added.length} @@\n${prefixed('+', added)}`
  const counts = { linesAdded: added.length, linesRemoved: 0, diffString, afterFullFileContent: content }
  const success = { path, ...counts, message: `Wrote contents to ${path}` }
  return tool('edit', { path, streamContent: content }, { success })
}

/**
 * @param {string} path
 * @param {string} before the whole file
 * @param {string} after the whole file
 */
export function edit(path, before, after) {
  const [old, now] = [linesOf(before), linesOf(after)]
  let head = 0
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++
  let end = 0
  while (end < Math.min(old.length, now.length) - head && old.at(-1 - end) === now.at(-1 - end)) end++
  const [removed, added] = [old.slice(head, old.length - end), now.slice(head, now.length - end)]
  const above = old.slice(Math.max(0, head - 3), head)
  const below = old.slice(old.length - end, old.length - end + 3)
  const context = above.length + below.length
  const start = head - above.length + 1
  const range = `@@ -${start},${removed.length + context} +${start},${added.length + context} @@`
  const body = [...above.map((line) => ` ${line}`), prefixed('-', removed), prefixed('+', added)]
  const hunk = [range, ...body.filter((part) => part !== ''), ...below.map((line) => ` ${line}`)].join('\n')
  const diffString = before === after ? '' : `--- a/${path}\n+++ b/${path}\n${hunk}`
  const counts = { linesAdded: added.length, linesRemoved: removed.length, diffString }
  const contents = { beforeFullFileContent: before, afterFullFileContent: after }
  const success = { path, ...counts, ...contents, message: `The file ${path} has been updated.` }
  return tool('edit', { path, streamContent: prefixed('', added) }, { success })
}

/**
 * @param {string} path
 * @param {string} [content]
 */
export function remove(path, content = 'x\n') {
  const fileSize = String(Buffer.byteLength(content)) // a 64-bit integer, hence a string
  return tool('delete', { path }, { success: { path, deletedFile: path, fileSize, prevContent: content } })
}

/**
 * @param {string} command
 * @param {{ exitCode?: number, stdout?: string, stderr?: string, ms?: number }} [run]
 */
export function shell(command, { exitCode = 0, stdout = '', stderr = '', ms = 246 } = {}) {
  const output = { stdout, stderr, executionTime: ms, interleavedOutput: stdout + stderr }
  const ended = { command, workingDirectory: '', exitCode, signal: '', ...output, localExecutionTimeMs: ms }
  const variant = exitCode === 0 ? { success: ended } : { failure: { ...ended, aborted: false } }
  return tool('shell', shellArgs(command), { ...variant, isBackground: false }, ms)
}

/** @param {string} command */
export function shellRejected(command) {
  const rejected = { command, workingDirectory: process.cwd(), reason: '', isReadonly: false }
  return tool('shell', shellArgs(command), { rejected })
}

/**
 * @param {string} pattern
 * @param {Record<string, readonly (readonly [line: number, text: string])[]>} found hits by file
 */
export function grep(pattern, found) {
  const matches = Object.entries(found).map(([file, hits]) => ({ file, matches: hits.map(grepHit) }))
  const total = matches.reduce((sum, file) => sum + file.matches.length, 0)
  const counts = {
    totalLines: total,
    totalMatchedLines: total,
    clientTruncated: false,
    ripgrepTruncated: false,
  }
  const workspaceResults = { [process.cwd()]: { content: { matches, ...counts } } }
  const args = { pattern, caseInsensitive: false, multiline: false, offset: 0 }
  return tool('grep', args, { success: { pattern, path: '', outputMode: 'content', workspaceResults } })
}

/**
 * @param {string} description
 * @param {string} prompt
 */
export function task(description, prompt) {
  const enums = { mode: 'TASK_MODE_UNSPECIFIED', environment: 'SUBAGENT_EXECUTION_ENVIRONMENT_UNSPECIFIED' }
  const subagent = { subagentType: { shell: {} }, model: 'default', machine: { sameMachine: {} } }
  const args = { description, prompt, ...subagent, attachments: [], respondingToMessageIds: [], ...enums }
  const agentId = 'c20f4b1d-58a6-4e0b-b3f7-9e6d7a1c5b04'
  const success = { conversationSteps: [], agentId, isBackground: false, durationMs: '5120' }
  return tool('task', args, { success })
}

/**
 * @param {string} server
 * @param {string} name
 * @param {object} args
 * @param {string} text
 * @param {boolean} [isError]
 */
export function mcp(server, name, args, text, isError = false) {
  const provider = {
    providerIdentifier: server,
    toolName: name,
    serverIdentifier: server,
    skipApproval: false,
  }
  const success = { content: [{ text: { text } }], isError }
  return tool('mcp', { name: `${server}-${name}`, args, ...provider }, { success })
}

/**
 * @param {string} url
 * @param {string} [reason]
 */
export function webFetchRejected(url, reason = 'User Rejected') {
  return tool('webFetch', { url }, { rejected: { reason } })
}

/** @param {string} command */
function shellArgs(command) {
  const name = command.split(' ', 1)[0] ?? ''
  return {
    ...{ command, workingDirectory: '', timeout: 30000, simpleCommands: [name] },
    ...{ hasInputRedirect: false, hasOutputRedirect: false, fileOutputThresholdBytes: '40000' },
    parsingResult: { parsingFailed: false, executableCommands: [{ name, args: [], fullText: command }] },
    ...{ isBackground: false, skipApproval: false, timeoutBehavior: 'TIMEOUT_BEHAVIOR_BACKGROUND' },
    ...{ hardTimeout: 86400000, closeStdin: true, conversationId: SESSION_ID, requestId: REQUEST_ID },
  }
}

/** @param {readonly [line: number, text: string]} hit */
function grepHit([lineNumber, content]) {
  return { lineNumber, content, contentTruncated: false, isContextLine: false }
}

/** @param {string} text */
function linesOf(text) {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}

/**
 * @param {string} sign
 * @param {readonly string[]} lines
 */
function prefixed(sign, lines) {
  return lines.map((line) => sign + line).join('\n')
}

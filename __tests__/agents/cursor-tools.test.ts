import { describe, expect, it } from '@jest/globals'
import { callOf, endOf, kindOf, toolOf } from '../../src/agents/cursor-tools.ts'
import type { ToolCall, ToolEnd, ToolOutcome } from '../../src/events.ts'

/** What a completed call of this kind is told as. */
function finished(kind: string, result: object, args: object = {}): { tool: ToolCall; end: ToolEnd } {
  const found = toolOf({ [`${kind}ToolCall`]: { args, result } })
  if (!found) throw new TypeError('no tool was found')
  const tool = kindOf(found, callOf(found))
  return { tool, end: endOf(found, tool) }
}

describe('the tool', () => {
  const read = { args: { path: 'a' } }
  it.each([
    ['by the suffix of its key', { hookAdditionalContexts: [], toolCallId: 'x', readToolCall: read }, 'read'],
    ['before a sibling that looks like one', { other: { args: {} }, readToolCall: read }, 'read'],
    ['not by a key whose value is no object', { fakeToolCall: 'x', readToolCall: read }, 'read'],
    ['by its arguments', { hookAdditionalContexts: [], newKind: read }, 'newKind'],
    ['by its result', { newKind: { result: {} } }, 'newKind'],
    ['as a function', { function: { name: 'deploy', arguments: '{}' } }, 'deploy'],
    ['as a function without a name', { function: {} }, 'function'],
    ['in a wrapper', { tool: { case: 'readToolCall', value: read } }, 'read'],
  ])('is found %s', (_, envelope, name) => {
    expect(toolOf(envelope)?.name).toBe(name)
  })

  it.each([[undefined], [{}], [{ toolCallId: 'x' }], [{ readToolCall: 'x' }], [{ tool: {} }]])(
    'is not found in %j',
    (envelope) => {
      expect(toolOf(envelope)).toBeUndefined()
    },
  )

  it('is no property that every object has', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const { tool, end } = finished(name, { success: {} }, { what: 'x' })
      expect(tool).toEqual({ kind: 'other', name, subject: 'x' })
      expect(end).toEqual({ outcome: 'ok' })
    }
  })
})

describe('the outcome', () => {
  it.each<[ToolOutcome, string, object]>([
    ['ok', 'read', { success: {} }],
    ['ok', 'askQuestion', { async: {} }],
    ['ok', 'shell', { success: { exitCode: 0 }, isBackground: false }],
    ['ok', 'shell', { isBackground: true, success: { exitCode: 0 } }],
    ['failed', 'shell', { success: { exitCode: 1 } }],
    ['failed', 'shell', { failure: { exitCode: 3 } }],
    ['failed', 'mcp', { success: { isError: true } }],
    ...['error', 'failure', 'fileNotFound', 'notFile', 'fileBusy', 'notFound', 'timeout', 'spawnError'].map(
      (variant): [ToolOutcome, string, object] => ['failed', 'edit', { [variant]: {} }],
    ),
    ...['rejected', 'permissionDenied', 'readPermissionDenied', 'writePermissionDenied'].map(
      (variant): [ToolOutcome, string, object] => ['denied', 'edit', { [variant]: {} }],
    ),
    ['failed', 'read', { variantOfTheFuture: {} }],
    ['failed', 'read', { success: 'yes' }],
    ['failed', 'read', {}],
  ])('is %s for %s %j', (outcome, kind, result) => {
    expect(finished(kind, result).end.outcome).toBe(outcome)
  })
})

describe('the lines of a file that was read', () => {
  it.each([
    ['without the empty piece at the end', { content: 'a\nb\n', totalLines: 3 }, 2],
    ['when the last one has no end', { content: 'a\nb', totalLines: 2 }, 2],
    ['of a whole range', { content: 'a\nb\n', totalLines: 3, readRange: { startLine: 1, endLine: 3 } }, 2],
    ['of a part', { content: 'b\nc', totalLines: 900, readRange: { startLine: 40, endLine: 41 } }, 2],
    [
      'of a part that ends with the file',
      { content: 'b\nc\n', totalLines: 43, readRange: { startLine: 41, endLine: 43 } },
      2,
    ],
    ['of a range that runs backwards', { totalLines: 9, readRange: { startLine: 5, endLine: 3 } }, undefined],
    ['whose content is elsewhere', { contentBlobId: 'b', totalLines: 900 }, 900],
    ['of an empty file', { content: '', isEmpty: true, totalLines: 0 }, 0],
    ['of which nothing is told', { content: 'a' }, undefined],
  ])('are counted %s', (_, success, lines) => {
    expect(finished('read', { success }).end.lines).toBe(lines)
  })
})

describe('an edit', () => {
  const AFTER = { afterFullFileContent: 'b\n', linesAdded: 1, linesRemoved: 1 }
  it.each([
    ['create', 'compares with nothing', { ...AFTER, diffString: '--- /dev/null\n+++ b/x\n' }, 0],
    ['create', 'has a diff of 2025 and nothing before', { ...AFTER, diffString: '- \n+ b' }, 0],
    [
      'edit',
      'has a diff of 2025 and something before',
      { ...AFTER, diffString: '- a\n+ b', beforeFullFileContent: 'a' },
      1,
    ],
    ['edit', 'compares with the file', { ...AFTER, diffString: '--- a/x\n+++ b/x\n' }, 1],
    ['edit', 'compares with the file, which it does not repeat', { ...AFTER, diffString: '--- a/x\n' }, 1],
    ['edit', 'changes nothing', { ...AFTER, linesRemoved: 0, diffString: '' }, 0],
  ])('is told as %s when it %s', (kind, _, success, removed) => {
    const { tool, end } = finished('edit', { success }, { path: 'x' })
    expect([tool.kind, end.removed]).toEqual([kind, removed])
  })
})

describe('the cause', () => {
  it.each([
    ['errorMessage', { error: { errorMessage: 'why' } }, 'why'],
    ['error', { error: { error: 'why' } }, 'why'],
    ['reason', { rejected: { reason: 'why' } }, 'why'],
    ['clientVisibleError', { permissionDenied: { clientVisibleError: 'why' } }, 'why'],
    ['modelVisibleError behind an empty error', { error: { error: '', modelVisibleError: 'why' } }, 'why'],
    ['the name of the outcome', { fileNotFound: { path: 'x' } }, 'file not found'],
    ['nothing, for an empty reason', { rejected: { reason: '' } }, undefined],
    ['what an MCP server says', { success: { isError: true, content: [{ text: { text: 'why' } }] } }, 'why'],
  ])('is %s', (_, result, problem) => {
    expect(finished('mcp', result).end.problem).toBe(problem)
  })
})

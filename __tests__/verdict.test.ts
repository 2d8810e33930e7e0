import { describe, expect, it } from '@jest/globals'
import { cursor } from '../src/agents/cursor.ts'
import type { AnswerProblem } from '../src/answer/judge.ts'
import type { Conclusion, FailureReason } from '../src/reasons.ts'
import { emptyReport, type Report } from '../src/report.ts'
import type { Ending } from '../src/run/ending.ts'
import { failure, type Policy, stoppedBy, verdict } from '../src/verdict.ts'
import { call, goodReport, RESULT, SESSION } from './support/values.ts'

const DONE: Ending = { how: 'exited', code: 0 }
const POLICY: Policy = { failOn: new Set(['error']), resume: undefined }
const STRICT: Policy = { failOn: new Set(['error', 'denied', 'tool-failure']), resume: undefined }
const SILENT: Report = { ...emptyReport(), sessionId: SESSION, answer: 'All done.' }

const denied = call({ subject: 'curl example.com' }, { outcome: 'denied' })
const failed = call({ kind: 'mcp', name: 'mcp', subject: 'tickets/close' }, { outcome: 'failed' })
const troubled = goodReport({
  tools: { total: 7, failed: 1, denied: 2, byKind: { shell: 6, mcp: 1 } },
  firstDenied: denied,
  firstFailed: failed,
})
const bad = goodReport({ result: { ...RESULT, ok: false, problem: 'The oven is cold' } })
const UNFIT: AnswerProblem = { reason: 'invalid_output', sentence: 'The answer has no verdict' }
const stopped = (why: 'timeout' | 'idle_timeout' | 'cancelled' | 'internal', sentence: string): Ending => ({
  how: 'stopped',
  stop: { why, sentence },
})

interface Case {
  readonly ending?: Ending
  readonly tampering?: readonly string[]
  readonly report?: Report
  readonly stderr?: string
  readonly policy?: Policy
  readonly answer?: AnswerProblem
}

/** Each rule of the gate: the sentence a person reads, the word a workflow reads, and what leads to it. */
const FAILURES: readonly (readonly [string, FailureReason, Conclusion, Case])[] = [
  // somebody ended it, or it never began
  [
    'The agent could not be started: spawn EACCES',
    'install',
    'failure',
    { ending: { how: 'never-started', problem: 'spawn EACCES' } },
  ],
  [
    'The run took longer than 30m',
    'timeout',
    'timed_out',
    { ending: stopped('timeout', 'The run took longer than 30m') },
  ],
  [
    'The agent was silent for 15m',
    'idle_timeout',
    'timed_out',
    { ending: stopped('idle_timeout', 'The agent was silent for 15m') },
  ],
  [
    'The job was cancelled (SIGINT)',
    'cancelled',
    'cancelled',
    { ending: stopped('cancelled', 'The job was cancelled (SIGINT)') },
  ],
  [
    'A fault in run-agent: x',
    'internal',
    'failure',
    { ending: stopped('internal', 'A fault in run-agent: x') },
  ],
  // what the agent did to us
  [
    'The agent tampered with the runner: GITHUB_ENV was written to, the events file was replaced',
    'tampering',
    'failure',
    { tampering: ['GITHUB_ENV was written to', 'the events file was replaced'] },
  ],
  // no result
  ['The agent ended without a result', 'no_result', 'failure', { report: SILENT }],
  [
    'The agent ended without a result; its last words: bye',
    'no_result',
    'failure',
    { report: SILENT, stderr: 'hello\nbye\n\n' },
  ],
  [
    'The agent ended with exit code 3 and without a result',
    'agent_error',
    'failure',
    { report: SILENT, ending: { how: 'exited', code: 3 } },
  ],
  [
    'The agent ended with signal SIGSEGV and without a result; its last words: oops',
    'agent_error',
    'failure',
    { report: SILENT, ending: { how: 'killed', signal: 'SIGSEGV' }, stderr: 'oops' },
  ],
  [
    'Cursor does not accept the API key (Warning: The provided API key is invalid.)',
    'auth',
    'failure',
    {
      report: SILENT,
      ending: { how: 'exited', code: 1 },
      stderr: '⚠ Warning: The provided API key is invalid.\nTry another one',
    },
  ],
  [
    'Cursor refuses the model (T: Named models unavailable)',
    'model_unavailable',
    'failure',
    { report: { ...SILENT, noise: ['T: Named models unavailable'] } },
  ],
  // a result that is no success
  [
    'The agent reported 2 results; exactly one is accepted',
    'agent_error',
    'failure',
    { report: goodReport({ results: 2 }) },
  ],
  ['The agent reported a failure: The oven is cold', 'agent_error', 'failure', { report: bad }],
  [
    'The agent reported a failure: no cause given',
    'agent_error',
    'failure',
    { report: goodReport({ result: { ...RESULT, ok: false } }) },
  ],
  [
    "The agent reported a failure: You've hit your usage limit",
    'usage_limit',
    'failure',
    { report: goodReport({ result: { ...RESULT, ok: false, problem: "You've hit your usage limit" } }) },
  ],
  [
    `The result is of session other, but the run is of ${SESSION}`,
    'agent_error',
    'failure',
    { report: goodReport({ result: { ...RESULT, sessionId: 'other' } }) },
  ],
  [
    'The agent reported success, but ended with exit code 1',
    'agent_error',
    'failure',
    { ending: { how: 'exited', code: 1 } },
  ],
  [
    'The agent reported success, but ended with signal SIGKILL',
    'agent_error',
    'failure',
    { ending: { how: 'killed', signal: 'SIGKILL' } },
  ],
  // an answer that is not what was asked for
  ['The answer has no verdict', 'invalid_output', 'failure', { answer: UNFIT }],
  // what a team chose
  [
    `Session wanted was to be continued, but the agent started ${SESSION}`,
    'agent_error',
    'failure',
    { policy: { ...POLICY, resume: 'wanted' } },
  ],
  [
    'Session wanted was to be continued, but the agent started another',
    'agent_error',
    'failure',
    { policy: { ...POLICY, resume: 'wanted' }, report: goodReport({ sessionId: undefined }) },
  ],
  ['2 tool calls were denied: $ curl example.com', 'denied', 'failure', { report: troubled, policy: STRICT }],
  [
    '1 tool call failed: mcp tickets/close',
    'tool_failure',
    'failure',
    { report: troubled, policy: { ...POLICY, failOn: new Set(['tool-failure']) } },
  ],
  // the first reason wins
  [
    'The run took longer than 30m',
    'timeout',
    'timed_out',
    { ending: stopped('timeout', 'The run took longer than 30m'), report: bad, stderr: 'fetch failed' },
  ],
  [
    'The job was cancelled (SIGTERM)',
    'cancelled',
    'cancelled',
    { ending: stopped('cancelled', 'The job was cancelled (SIGTERM)'), report: troubled, policy: STRICT },
  ],
  [
    'The run took longer than 30m',
    'timeout',
    'timed_out',
    { ending: stopped('timeout', 'The run took longer than 30m'), tampering: ['GITHUB_ENV was written to'] },
  ],
  [
    'The agent tampered with the runner: GITHUB_ENV was written to',
    'tampering',
    'failure',
    { report: bad, tampering: ['GITHUB_ENV was written to'], ending: { how: 'exited', code: 1 } },
  ],
  [
    'The agent reported 2 results; exactly one is accepted',
    'agent_error',
    'failure',
    { report: { ...bad, results: 2 }, ending: { how: 'exited', code: 1 } },
  ],
  [
    'The agent reported a failure: The oven is cold',
    'agent_error',
    'failure',
    { report: { ...bad, sessionId: 'other' }, ending: { how: 'exited', code: 1 } },
  ],
  [
    'The agent reported success, but ended with exit code 1',
    'agent_error',
    'failure',
    { answer: UNFIT, ending: { how: 'exited', code: 1 } },
  ],
  [
    'The answer has no verdict',
    'invalid_output',
    'failure',
    { answer: UNFIT, report: troubled, policy: STRICT },
  ],
  [
    `Session wanted was to be continued, but the agent started ${SESSION}`,
    'agent_error',
    'failure',
    { answer: UNFIT, policy: { ...POLICY, resume: 'wanted' } },
  ],
  [
    'The agent reported success, but ended with exit code 1',
    'agent_error',
    'failure',
    { report: troubled, policy: { ...STRICT, resume: 'wanted' }, ending: { how: 'exited', code: 1 } },
  ],
]

function judge(given: Case) {
  const { ending = DONE, report = goodReport(), stderr = '', policy = POLICY, tampering = [], answer } = given
  return verdict(ending, report, stderr, cursor, policy, tampering, answer)
}

describe('the verdict', () => {
  it.each(FAILURES)('is: %s', (sentence, reason, conclusion, given) => {
    expect(judge(given)).toEqual({ conclusion, reason, sentence })
  })

  it.each<[string, Case]>([
    ['one good result and exit code 0', {}],
    ['a good result behind which we ended the agent', { ending: { how: 'ended-after-result' } }],
    [
      'a result without a session id',
      { report: goodReport({ result: { ...RESULT, sessionId: undefined } }) },
    ],
    ['a stream whose first event told no session', { report: goodReport({ sessionId: undefined }) }],
    ['calls that were denied and failed, when nobody minds', { report: troubled }],
    ['no call that was denied or failed, when somebody minds', { policy: STRICT }],
    ['the session that had to be continued', { policy: { ...POLICY, resume: SESSION } }],
    ['words on stderr that would explain a failure', { stderr: 'fetch failed\nAuthentication required' }],
    [
      'no answer at all',
      { report: goodReport({ answer: undefined, result: { ...RESULT, text: undefined } }) },
    ],
  ])('is success for %s', (_, given) => {
    expect(judge(given)).toEqual({ conclusion: 'success', reason: '', sentence: '' })
  })
})

it('is a failure for a run that has no end at all', () => {
  expect(verdict(undefined, goodReport(), '', cursor, POLICY)).toEqual({
    conclusion: 'failure',
    reason: 'internal',
    sentence: 'The agent was not run to its end',
  })
})

describe('the sentence of a failure', () => {
  it('is one line, and short enough for an annotation', () => {
    const { sentence } = failure('agent_error', `a\nb\r\nc\u2028d ${'x'.repeat(5_000)}`)
    expect(sentence).toMatch(/^a b c d x+…$/)
    expect(sentence.length).toBeLessThanOrEqual(4_096)
  })

  it.each<[string, Case]>([
    [
      'The agent ended without a result; its last words: Error: gnp.exe',
      { report: SILENT, stderr: '\u001b[31mError:\u001b[39m \u202egnp.exe\u0007\u200b\n' },
    ],
    [
      'The Cursor CLI does not trust the workspace (Workspace Trust Required)',
      { report: SILENT, stderr: '\u001b[33m⚠ Workspace Trust Required\u001b[39m\n' },
    ],
    [
      'The agent reported a failure: The oven is cold',
      {
        report: goodReport({
          result: { ...RESULT, ok: false, problem: 'The \u001b[1moven\u001b[0m is\u0000 cold' },
        }),
      },
    ],
  ])('holds nothing that a terminal obeys or nobody sees: %s', (sentence, given) => {
    expect(judge(given).sentence).toBe(sentence)
  })

  it('is what the one who stopped the run has said', () => {
    expect(stoppedBy({ why: 'cancelled', sentence: 'The job was cancelled (SIGINT)' })).toEqual({
      conclusion: 'cancelled',
      reason: 'cancelled',
      sentence: 'The job was cancelled (SIGINT)',
    })
  })
})

// The second run: the same session is asked once more for an answer that was invalid.

import { type Agent, SESSION_ID } from '../agents/agent.ts'
import type { Usage } from '../events.ts'
import type { RunRequest } from '../inputs.ts'
import { emptyReport, type Report } from '../report.ts'
import type { Judgement } from './judge.ts'
import { correction } from './prompt.ts'

/** The request that asks again; undefined when there is no need or no session to ask in. */
export function askAgain(
  request: RunRequest,
  { sessionId }: Report,
  judgement: Judgement | undefined,
): RunRequest | undefined {
  if (!request.answer || !judgement || judgement.isValid) return undefined
  if (sessionId === undefined || !SESSION_ID.test(sessionId)) return undefined
  return { ...request, prompt: correction(judgement.messages, request.answer.schema), resume: sessionId }
}

/** A report for the second run, in which calls and files go on where those of the first one ended. */
export function continued(first: Report): Report {
  const { claims, calls, tools, firstDenied, firstFailed, unknown, noise } = first
  return { ...emptyReport(), claims, calls, tools, firstDenied, firstFailed, unknown, noise }
}

/** Adds to the report of the second run what the first one took. */
export function addUp(first: Report, second: Report, agent: Agent): void {
  second.model ??= first.model
  if (!agent.usageIsOfSession) second.usage = sum(first.usage, second.usage)
  else second.usage ??= first.usage
  const durations = [first.result?.durationMs, second.result?.durationMs]
  const isKnown = durations.every((ms) => ms !== undefined)
  const durationMs = isKnown ? durations.reduce((all, ms) => all + ms, 0) : undefined
  if (second.result) second.result = { ...second.result, durationMs }
}

function sum(a: Usage | undefined, b: Usage | undefined): Usage | undefined {
  if (!a || !b) return a ?? b
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
  }
}

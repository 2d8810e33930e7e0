import { addUp, askAgain, continued } from './answer/again.ts'
import { type Judgement, judge } from './answer/judge.ts'
import { attend } from './attend.ts'
import type { RunFolder } from './files/run-folder.ts'
import { follow } from './follow.ts'
import type { Guard } from './guard/guard.ts'
import type { Isolation } from './guard/isolation.ts'
import type { Writer } from './guard/writer.ts'
import type { RunRequest } from './inputs.ts'
import type { Outcome } from './outcome.ts'
import { headLine, survivorLines } from './render/log.ts'
import type { Report } from './report.ts'
import { failedRun } from './verdict.ts'

/** What is known when the agent will not be asked any more. */
export interface Asked {
  /** The last request: the second one continues the session of the first. */
  readonly request: RunRequest
  /** The session of the first run. */
  readonly sessionId: string | undefined
  /** Undefined when no schema is given, or the last run did not end well. */
  readonly judgement: Judgement | undefined
  /** The last lines of stderr, of the last run. */
  readonly stderr: string
  /** Whether no process of the agent is left. */
  readonly isAlone: boolean
}

/**
 * Asks the agent, and once more in the same session and the same time when its answer does not satisfy the
 * schema. The outcome tells of both as of one run; each has to end well by itself.
 *
 * @param begun when the run began, by `performance.now()`
 * @throws what a fault of ours throws, when the agent's processes are gone
 */
export async function ask(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
  outcome: Outcome,
  guard: Guard,
  folder: RunFolder,
  writer: Writer,
  begun: number,
): Promise<Asked> {
  const { agent, log, answer: rules } = request
  let strays = 0

  async function attempt(
    asked: RunRequest,
    report: Report,
    isolation: Isolation,
    onSession: () => void,
  ): Promise<Asked> {
    outcome.report = report
    outcome.ending = undefined
    const follower = follow({ ...outcome, agent, folder, writer, log, onSession })
    const spentMs = performance.now() - begun
    try {
      const end = await attend(asked, env, interrupted, outcome, follower, isolation, folder, spentMs)
      outcome.ending = end.ending
      strays += end.left.length
      if (report.sessionId === undefined) onSession()
      for (const line of survivorLines(end.ended, end.left)) writer.say(line)
      const stderr = follower.stderr().join('\n')
      const isUsable = rules && !failedRun(end.ending, report, stderr, agent, asked)
      const judgement = isUsable ? judge(rules, report) : undefined
      return { request: asked, sessionId: report.sessionId, judgement, stderr, isAlone: strays === 0 }
    } finally {
      outcome.lastWords = [...report.noise, ...follower.stderr()]
    }
  }

  const first = outcome.report
  const asked = await attempt(request, first, guard.isolation, () => writer.say(headLine(outcome)))
  const again = askAgain(request, first, asked.judgement)
  if (!again) {
    const isInvalid = asked.judgement?.isValid === false
    if (isInvalid) writer.say('Not asked again: the agent told no session id to go on with')
    return asked
  }
  writer.say(`Asking again: ${asked.judgement?.problem?.sentence ?? ''}`)
  const isolation = await guard.again()
  const second = await attempt(again, continued(first), isolation, () => undefined)
  addUp(first, outcome.report, agent)
  return { ...second, sessionId: first.sessionId }
}

import type { Agent } from './agents/agent.ts'
import type { AnswerProblem } from './answer/judge.ts'
import type { Breach } from './files/gate.ts'
import { neutralLines } from './guard/neutral.ts'
import type { Conclusion, FailOn, FailureReason } from './reasons.ts'
import { oneLine, toolTitle } from './render/text.ts'
import type { Report } from './report.ts'
import type { Ending, Stop } from './run/ending.ts'

export interface Verdict {
  readonly conclusion: Conclusion
  /** Empty on success. */
  readonly reason: FailureReason | ''
  /** One line for people, without a full stop; empty on success. */
  readonly sentence: string
}

/** What a team adds to the rules that always hold. */
export interface Policy {
  readonly failOn: ReadonlySet<FailOn>
  /** The session that had to be continued. */
  readonly resume: string | undefined
}

const SUCCESS: Verdict = { conclusion: 'success', reason: '', sentence: '' }

/** Characters; an annotation takes 4096, and all problems of the inputs are one sentence. */
const MAX_SENTENCE = 3_000

/** A verdict of failure; its sentence is made one harmless line whatever it quotes. */
export function failure(reason: FailureReason, sentence: string): Verdict {
  return { conclusion: 'failure', reason, sentence: oneLine(neutralLines(sentence).join(' '), MAX_SENTENCE) }
}

/**
 * Decides how the step ended, from what the operating system, the agent and the work tree say: most telling
 * cause first. It fails closed: only a run that meets every condition of success is one.
 *
 * @param stderr the last lines that the CLI wrote for people
 * @param tampering what of ours or the runner's the agent was found to have changed
 * @param answer what is wrong with the structured answer
 * @param breach the rule about files that was broken
 */
export function verdict(
  ending: Ending | undefined,
  report: Report,
  stderr: string,
  agent: Agent,
  policy: Policy,
  tampering: readonly string[] = [],
  answer?: AnswerProblem,
  breach?: Breach,
): Verdict {
  return (
    failedRun(ending, report, stderr, agent, policy, tampering) ??
    (breach && failure(breach.reason, breach.sentence)) ??
    (answer && failure(answer.reason, answer.sentence)) ??
    gated(report, policy) ??
    SUCCESS
  )
}

/** The verdict on a run that did not end well; undefined for one whose answer can be looked at. */
export function failedRun(
  ending: Ending | undefined,
  report: Report,
  stderr: string,
  agent: Agent,
  { resume }: Policy,
  tampering: readonly string[] = [],
): Verdict | undefined {
  if (!ending) return failure('internal', 'The agent was not run to its end')
  return (
    stopped(ending) ??
    tampered(tampering) ??
    unsuccessful(ending, report, stderr, agent) ??
    anotherSession(report, resume)
  )
}

const CONCLUSION: Record<Stop['why'], Conclusion> = {
  timeout: 'timed_out',
  idle_timeout: 'timed_out',
  cancelled: 'cancelled',
  internal: 'failure',
}

/** The verdict on a run that somebody decided to end. */
export function stoppedBy({ why, sentence }: Stop): Verdict {
  return { conclusion: CONCLUSION[why], reason: why, sentence }
}

/** The run was ended by somebody's decision: the first reason to stop it is the message. */
function stopped(ending: Ending): Verdict | undefined {
  if (ending.how === 'never-started')
    return failure('install', `The agent could not be started: ${ending.problem}`)
  if (ending.how !== 'stopped') return undefined
  return stoppedBy(ending.stop)
}

/** Files that speak for us were changed by the agent: whatever it reports, it is not to be trusted. */
function tampered(tampering: readonly string[]): Verdict | undefined {
  return tampering.length > 0
    ? failure('tampering', `The agent tampered with the runner: ${tampering.join(', ')}`)
    : undefined
}

/** The rules that always hold: exactly one result, a good one, of this session, and a clean exit. */
function unsuccessful(ending: Ending, report: Report, stderr: string, agent: Agent): Verdict | undefined {
  const { result, results } = report
  const ended = how(ending)
  if (!result) {
    // What the CLI wrote for people is trusted only here: on success its words may be a model's own.
    const explained = agent.explain([stderr, ...report.noise].join('\n'))
    if (explained) return failure(explained.reason, explained.sentence)
    const last = stderr.trimEnd().split('\n').at(-1)
    const without = ended
      ? `The agent ended with ${ended} and without a result`
      : 'The agent ended without a result'
    return failure(
      ended ? 'agent_error' : 'no_result',
      last ? `${without}; its last words: ${last}` : without,
    )
  }
  if (results > 1)
    return failure('agent_error', `The agent reported ${results} results; exactly one is accepted`)
  if (!result.ok) {
    const explained = agent.explain(`${result.problem ?? ''}\n${stderr}`)
    return failure(
      explained?.reason ?? 'agent_error',
      `The agent reported a failure: ${result.problem ?? 'no cause given'}`,
    )
  }
  if (
    report.sessionId !== undefined &&
    result.sessionId !== undefined &&
    result.sessionId !== report.sessionId
  ) {
    return failure(
      'agent_error',
      `The result is of session ${result.sessionId}, but the run is of ${report.sessionId}`,
    )
  }
  return ended ? failure('agent_error', `The agent reported success, but ended with ${ended}`) : undefined
}

/** An unclean end, to be read behind "ended with"; undefined for exit code 0 and for our own end after a result. */
function how(ending: Ending): string | undefined {
  if (ending.how === 'killed') return `signal ${ending.signal}`
  return ending.how === 'exited' && ending.code !== 0 ? `exit code ${ending.code}` : undefined
}

/** A CLI may start a new session where it cannot find the one that it was to continue, and say nothing. */
function anotherSession({ sessionId }: Report, resume: string | undefined): Verdict | undefined {
  if (resume === undefined || sessionId === resume) return undefined
  return failure(
    'agent_error',
    `Session ${resume} was to be continued, but the agent started ${sessionId ?? 'another'}`,
  )
}

/** The rules that a team chose. */
function gated(report: Report, { failOn }: Policy): Verdict | undefined {
  const { tools, firstDenied, firstFailed } = report
  if (failOn.has('denied') && firstDenied) {
    return failure(
      'denied',
      `${count(tools.denied, 'tool call was', 'tool calls were')} denied: ${toolTitle(firstDenied.tool)}`,
    )
  }
  if (failOn.has('tool-failure') && firstFailed) {
    return failure(
      'tool_failure',
      `${count(tools.failed, 'tool call', 'tool calls')} failed: ${toolTitle(firstFailed.tool)}`,
    )
  }
  return undefined
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}

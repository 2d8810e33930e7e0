import type { Findings } from './answer/findings.ts'
import type { Judgement } from './answer/judge.ts'
import type { FileChange, ToWorkspace } from './files/changes.ts'
import type { Ledger } from './files/ledger.ts'
import type { IsolationLevel } from './guard/isolation.ts'
import { NOTHING_SECRET, type Redaction } from './guard/redaction.ts'
import { mapStrings } from './json.ts'
import { emptyReport, type Report } from './report.ts'
import type { Ending } from './run/ending.ts'
import { failure, type Verdict } from './verdict.ts'

/** All that is known of a run: filled in as the run goes on, and told whatever way it ends. */
export interface Outcome {
  verdict: Verdict
  /** That of the last run, when the agent was asked twice. */
  report: Report
  /** Undefined when no schema is given, or no run ended well. */
  answer: Judgement | undefined
  /** Undefined when none are asked for, or the answer is invalid. */
  findings: Findings | undefined
  /** Undefined when no agent was started. */
  ending: Ending | undefined
  /** The id that we chose for the session; undefined where the agent chooses, or continues one. */
  session: string | undefined
  /** Milliseconds by our clock. */
  elapsedMs: number
  /** Sorted by path. */
  files: readonly FileChange[]
  /** What is known of the files besides; undefined when no agent was started. */
  ledger: Ledger | undefined
  /** The last lines that the agent wrote for people. */
  lastWords: readonly string[]
  /** Its name, as people know it. */
  agent: string
  /** Empty when the CLI does not tell. */
  agentVersion: string
  permissions: string
  isolation: IsolationLevel
  /** Takes the secrets of the step out of a text. */
  redaction: Redaction
  /** Empty when there are none. */
  eventsFile: string
  resultFile: string
  toWorkspace: ToWorkspace
  /** Whether a step summary is wanted. */
  summary: boolean
}

/** What is known before anything is. */
export function blankOutcome(): Outcome {
  return {
    verdict: failure('internal', 'The run did not come to an end'),
    report: emptyReport(),
    answer: undefined,
    findings: undefined,
    ending: undefined,
    session: undefined,
    elapsedMs: 0,
    files: [],
    ledger: undefined,
    lastWords: [],
    agent: 'Agent',
    agentVersion: '',
    permissions: '',
    isolation: 'none',
    redaction: NOTHING_SECRET,
    eventsFile: '',
    resultFile: '',
    toWorkspace: () => undefined,
    summary: true,
  }
}

/** The same without secrets in anything that somebody else has said or named. */
export function redacted(outcome: Outcome): Outcome {
  const { redact, redactLine } = outcome.redaction
  const clean = <T>(value: T): T => mapStrings(value, redact) as T
  const { verdict, report, answer, findings, files, ledger, lastWords, agentVersion } = outcome
  return {
    ...outcome,
    verdict: { ...verdict, sentence: redact(verdict.sentence) },
    report: clean(report),
    answer: answer?.isValid ? { ...clean(answer), json: redactLine(answer.json) } : clean(answer),
    findings: clean(findings),
    files: clean(files),
    ledger: clean(ledger),
    lastWords: clean(lastWords),
    agentVersion: redact(agentVersion),
  }
}

/** The files that the agent created or changed, without those that it deleted. */
export function writtenOf({ files }: Outcome): readonly FileChange[] {
  return files.filter(({ change }) => change !== 'deleted')
}

/** The agent's own duration of a run that it finished, else ours; in milliseconds. */
export function durationOf({ report, elapsedMs }: Outcome): number {
  return report.result?.durationMs ?? Math.round(elapsedMs)
}

/**
 * The session as the agent tells it, else the one that we gave it, when it was ended before it could: one that
 * ended by itself and told of no session has none.
 */
export function sessionOf({ report, ending, session }: Outcome): string | undefined {
  const wasEnded = ending?.how === 'stopped' || ending?.how === 'killed'
  return report.sessionId ?? (wasEnded ? session : undefined)
}

import { setOutput, summary } from '@actions/core'
import { SESSION_ID } from './agents/agent.ts'
import { durationOf, type Outcome, sessionOf, writtenOf } from './outcome.ts'
import { cutBytes, duration, oneLine } from './render/text.ts'
import { answerOf } from './report.ts'

/** Bytes of the output `result`. */
export const MAX_RESULT = 256 * 1024
/**
 * Characters of a list. GitHub takes 1 MiB of outputs from a job and counts two bytes for each UTF-16 unit:
 * result, lists and structured answer (src/answer/find.ts) together stay below it.
 */
const MAX_LIST = 64 * 1024

/** Every output with its value; a value is empty where there is nothing to tell. */
export function outputsOf(outcome: Outcome): Record<string, string> {
  const { verdict, report, ending, files } = outcome
  const answer = answerOf(report)
  const result = cutBytes(answer, MAX_RESULT)
  const durationMs = durationOf(outcome)
  const session = sessionOf(outcome) ?? ''
  const written = writtenOf(outcome).map(({ path }) => path)
  return {
    result,
    result_file: outcome.resultFile,
    result_truncated: String(result.length < answer.length),
    session_id: SESSION_ID.test(session) ? session : '',
    duration_ms: String(durationMs),
    duration: duration(durationMs),
    conclusion: verdict.conclusion,
    failure_reason: verdict.reason,
    error: verdict.sentence,
    exit_code: ending?.how === 'exited' ? String(ending.code) : '',
    files_written: jsonList(written),
    files: jsonList(files),
    tool_calls: JSON.stringify(report.tools),
    usage: report.usage ? JSON.stringify(report.usage) : '',
    model: oneLine(report.model ?? ''),
    request_id: oneLine(report.result?.requestId ?? ''),
    agent_version: outcome.agentVersion,
    isolation: outcome.isolation,
    structured_output: outcome.answer?.isValid ? outcome.answer.json : '',
    events_file: outcome.eventsFile,
  }
}

/** Hands the outputs to the runner, which reads them when the step is over. */
export function writeOutputs(outputs: Readonly<Record<string, string>>): void {
  // A NUL in an output would keep every later step from starting that has it in its environment.
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value.replaceAll('\0', '\ufffd'))
}

/** Adds to the step summary, where there is a place for one. */
export async function writeSummary(markdown: string): Promise<void> {
  if (process.env.GITHUB_STEP_SUMMARY) await summary.addRaw(markdown).write()
}

/** A JSON array of as many of the items as fit. */
function jsonList(items: readonly unknown[]): string {
  const parts: string[] = []
  let length = 2
  for (const item of items) {
    const part = JSON.stringify(item)
    length += part.length + 1
    if (length > MAX_LIST) break
    parts.push(part)
  }
  return `[${parts.join(',')}]`
}

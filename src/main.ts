import { attend } from './attend.ts'
import { sortedChanges } from './files/changes.ts'
import { writeOutputFile } from './files/output-file.ts'
import { createRunFolder } from './files/run-folder.ts'
import { follow } from './follow.ts'
import { raiseGuard } from './guard/guard.ts'
import { createWriter, type Writer } from './guard/writer.ts'
import { readInputs } from './inputs.ts'
import { introduce } from './introduce.ts'
import { obstacleTo } from './obstacle.ts'
import { blankOutcome, type Outcome } from './outcome.ts'
import { headLine, survivorLines } from './render/log.ts'
import { answerOf } from './report.ts'
import { tell } from './tell.ts'
import { failure, stoppedBy, type Verdict, verdict } from './verdict.ts'

/**
 * The whole step: inputs → how the agent ended, what it said, what changed on disk → one verdict, which is
 * told on every ending, that of a fault of ours included.
 *
 * @param env the step's environment, a copy: the process's own is wiped on the way
 * @param interrupted aborted with a `Stop` when the job is cancelled
 */
export async function main(env: NodeJS.ProcessEnv, interrupted: AbortSignal): Promise<void> {
  const begun = performance.now()
  const writer = createWriter(process.stdout)
  const outcome = blankOutcome()
  try {
    outcome.verdict = await run(env, interrupted, writer, outcome)
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    for (const line of fault.split('\n')) writer.say(line)
    outcome.verdict = failure('internal', `A fault in run-agent: ${fault.split('\n')[0]}`)
  }
  outcome.elapsedMs = performance.now() - begun
  await tell(outcome, writer)
}

async function run(
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
  writer: Writer,
  outcome: Outcome,
): Promise<Verdict> {
  const request = readInputs(env)
  if ('problems' in request) return failure('invalid_input', request.problems.join(' '))
  introduce(outcome, request, env, writer)
  const obstacle = obstacleTo(request, env)
  if (obstacle) return obstacle
  if (interrupted.aborted) return stoppedBy(interrupted.reason)

  const folder = createRunFolder(env, (problem) => writer.say(problem))
  outcome.eventsFile = folder.eventsFile
  const guard = await raiseGuard(request, env, folder, writer)
  if ('problem' in guard) {
    return failure(
      'invalid_input',
      `Input "isolation" is "required", but it cannot be had here: ${guard.problem}.`,
    )
  }
  outcome.isolation = guard.isolation.level

  const { agent, log, workspace, outputFile } = request
  const { report, redact } = outcome
  const head = () => writer.say(headLine(outcome))
  const follower = follow({ ...outcome, agent, folder, writer, log, onSession: head })
  let isAlone = false
  let tampering: readonly string[] = []
  try {
    const { ending, ended, left } = await attend(
      request,
      env,
      interrupted,
      outcome,
      follower,
      guard.isolation,
      folder,
    )
    outcome.ending = ending
    isAlone = left.length === 0
    if (report.sessionId === undefined) head()
    for (const line of survivorLines(ended, left)) writer.say(line)
  } finally {
    tampering = [...folder.finish(redact(answerOf(report))), ...(await guard.lower(isAlone))]
    outcome.resultFile = folder.resultFile
    outcome.files = sortedChanges(report.claims.values())
    outcome.lastWords = [...report.noise, ...follower.stderr()]
  }
  const problem = outputFile && writeOutputFile(outputFile, workspace, redact(answerOf(report)))
  const judged = verdict(outcome.ending, report, follower.stderr().join('\n'), agent, request, tampering)
  return problem && judged.conclusion === 'success' ? failure('internal', problem) : judged
}

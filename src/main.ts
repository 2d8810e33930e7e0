import { readFindings } from './answer/findings.ts'
import { type Asked, ask } from './ask.ts'
import { breachOf } from './files/gate.ts'
import { openLedger } from './files/ledger.ts'
import { writeOutputFile } from './files/output-file.ts'
import { createRunFolder } from './files/run-folder.ts'
import { isolationFor, raiseGuard } from './guard/guard.ts'
import { createWriter, type Writer } from './guard/writer.ts'
import { asksForSchema, type RunRequest, readInputs } from './inputs.ts'
import { introduce } from './introduce.ts'
import { obstacleTo } from './obstacle.ts'
import { blankOutcome, type Outcome } from './outcome.ts'
import { provide } from './provide.ts'
import { ledgerLines } from './render/log.ts'
import { answerOf } from './report.ts'
import { prepareToTell, tell } from './tell.ts'
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
  const writer = createWriter(process.stdout, process.stderr)
  const outcome = blankOutcome()
  try {
    outcome.verdict = await run(env, interrupted, writer, outcome, begun)
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
  begun: number,
): Promise<Verdict> {
  const read = readInputs(env, await schemaReader(env))
  if ('problems' in read) return failure('invalid_input', read.problems.join(' '))
  introduce(outcome, read, env, writer)
  const obstacle = obstacleTo(read, env)
  if (obstacle) return obstacle
  if (interrupted.aborted) return stoppedBy(interrupted.reason)

  const program = await provide(read, env, interrupted, writer, begun)
  if ('conclusion' in program) return program
  const request: RunRequest = { ...read, program }
  outcome.agentVersion = program.version ?? ''

  const folder = createRunFolder(env, (problem) => writer.say(problem))
  outcome.eventsFile = folder.eventsFile
  const isolating = isolationFor(request, env, folder)
  // Opened before configuration is set aside, and closed when it is back: neither is a change of the agent's.
  const ledger = await openLedger(request, env, interrupted)
  if (ledger.problem) writer.say(ledger.problem)
  const guard = await raiseGuard(request, env, folder, writer, isolating)
  if ('problem' in guard) {
    await ledger.close(outcome.report.claims, interrupted) // it keeps old contents in RUNNER_TEMP
    return failure(
      'invalid_input',
      `Input "isolation" is "required", but it cannot be had here: ${guard.problem}.`,
    )
  }
  outcome.isolation = guard.isolation.level
  if (!guard.isTempHidden) folder.watch()

  const { agent, workspace, directory, outputFile, answer: rules } = request
  const { redact, redactLine } = outcome.redaction
  let asked: Asked | undefined
  let tampering: readonly string[] = []
  try {
    const asking = ask(request, env, interrupted, outcome, guard, folder, writer, begun)
    void prepareToTell()
    asked = await asking
  } finally {
    const answer = redact(answerOf(outcome.report))
    tampering = [...(await guard.lower(asked?.isAlone ?? false)), ...folder.finish(answer, redactLine)]
    outcome.resultFile = folder.resultFile
    outcome.ledger = await ledger.close(outcome.report.claims, interrupted)
    outcome.files = outcome.ledger.files
    for (const line of ledgerLines(outcome.ledger)) writer.say(line)
  }
  const { ending, report } = outcome
  const { judgement, stderr } = asked
  const problem = outputFile && writeOutputFile(outputFile, workspace, redact(answerOf(report)))
  const breach = outcome.ledger && breachOf(outcome.ledger, request)
  const judged = verdict(ending, report, stderr, agent, asked.request, tampering, judgement?.problem, breach)
  if (tampering.length === 0) outcome.answer = judgement
  // Looked for when everything lies where it belongs again: configuration was set aside while the agent ran.
  if (outcome.answer?.isValid && rules?.annotations) {
    outcome.findings = readFindings(outcome.answer.value, rules.annotations, { workspace, directory })
  }
  report.sessionId ??= asked.sessionId
  return problem && judged.conclusion === 'success' ? failure('internal', problem) : judged
}

/** What reads a schema takes longer to load than starting an agent should wait, so only who needs it waits. */
async function schemaReader(env: NodeJS.ProcessEnv) {
  if (!asksForSchema(env)) return undefined
  return (await import(/* webpackMode: "eager" */ './answer/schema.ts')).compileSchema
}

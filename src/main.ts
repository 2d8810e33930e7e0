import { addUp, askAgain, continued } from './answer/again.ts'
import { judge } from './answer/judge.ts'
import { sortedChanges, toWorkspace } from './files/changes.ts'
import { writeOutputFile } from './files/output-file.ts'
import { createRunFolder } from './files/run-folder.ts'
import { type Follower, follow } from './follow.ts'
import { agentEnvironment } from './guard/environment.ts'
import { isForkPullRequest } from './guard/origin.ts'
import { createWriter, type Writer } from './guard/writer.ts'
import { asksForSchema, type RunRequest, readInputs } from './inputs.ts'
import { blankOutcome, type Outcome } from './outcome.ts'
import { headLine, survivorLines } from './render/log.ts'
import { answerOf, type Report } from './report.ts'
import { type RunEnd, runAgent } from './run/agent-process.ts'
import { deadlines } from './run/deadlines.ts'
import { tell } from './tell.ts'
import { failedRun, failure, stoppedBy, type Verdict, verdict } from './verdict.ts'

/**
 * The whole step: inputs → how the agent ended, what it said, what changed on disk → one verdict, which is
 * told on every ending, that of a fault of ours included.
 *
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
  const begun = performance.now()
  const request = readInputs(env, await schemaReader(env))
  if ('problems' in request) return failure('invalid_input', request.problems.join(' '))
  const { agent, program, permissions, apiKey, workspace, directory, log, answer: rules } = request
  outcome.agent = agent.name
  outcome.agentVersion = program?.version ?? ''
  outcome.permissions = permissions
  outcome.summary = request.summary
  if (apiKey) writer.command('add-mask', {}, apiKey)

  const obstacle = obstacleTo(request, env)
  if (obstacle) return obstacle
  if (interrupted.aborted) return stoppedBy(interrupted.reason)

  const folder = createRunFolder(env, (problem) => writer.say(problem))
  outcome.eventsFile = folder.eventsFile
  outcome.toWorkspace = toWorkspace([workspace, env.GITHUB_WORKSPACE ?? workspace], directory)
  const head = () => writer.say(headLine(outcome))

  /** One run of the agent, from its start until it is judged by what it said. */
  async function attempt(asked: RunRequest, report: Report, onSession: () => void): Promise<Verdict> {
    outcome.report = report
    outcome.answer = undefined
    const follower = follow(agent, report, folder, writer, log, outcome.toWorkspace, onSession)
    const spentMs = performance.now() - begun
    const { ending, ended, left } = await attend(asked, env, interrupted, outcome, follower, spentMs)

    if (report.sessionId === undefined) onSession()
    for (const line of survivorLines(ended, left)) writer.say(line)
    outcome.ending = ending
    outcome.lastWords = [...report.noise, ...follower.stderr()]
    const stderr = follower.stderr().join('\n')
    const isUsable = rules && !failedRun(ending, report, stderr, agent, asked)
    outcome.answer = isUsable ? judge(rules, report, { workspace, directory }) : undefined
    return verdict(ending, report, stderr, agent, asked, outcome.answer?.problem)
  }

  const first = outcome.report
  let decided = await attempt(request, first, head)
  const again = askAgain(request, first, outcome.answer)
  if (again) {
    writer.say(`Asking again: ${decided.sentence}`)
    decided = await attempt(again, continued(first), () => undefined)
    addUp(first, outcome.report, agent)
  } else if (outcome.answer?.isValid === false) {
    writer.say('Not asked again: the agent told no session id to go on with')
  }

  const { report } = outcome
  outcome.files = sortedChanges(report.claims.values())
  folder.finish(answerOf(report))
  outcome.resultFile = folder.resultFile
  if (request.outputFile) writeOutputFile(request.outputFile, workspace, answerOf(report))
  return decided
}

/** What reads a schema takes longer to load than starting an agent should wait, so only who needs it waits. */
async function schemaReader(env: NodeJS.ProcessEnv) {
  if (!asksForSchema(env)) return undefined
  return (await import(/* webpackMode: "eager" */ './answer/schema.ts')).compileSchema
}

/** Why the agent cannot be started at all, besides wrong inputs. */
function obstacleTo({ agent, program, apiKey }: RunRequest, env: NodeJS.ProcessEnv): Verdict | undefined {
  const hasKey = apiKey !== undefined || agent.otherKeyVariables.some((name) => env[name])
  if (!hasKey && isForkPullRequest(env)) {
    const why = 'this pull request comes from a fork, and GitHub gives no secrets to workflows of forks'
    return failure('auth', `There is no API key for ${agent.name}: ${why}`)
  }
  if (!program) {
    return failure(
      'install',
      `The ${agent.name} CLI is neither on PATH nor in its usual folder: ${agent.installHint}`,
    )
  }
  return undefined
}

/** Runs the agent from its start until its whole process tree is gone. */
async function attend(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
  outcome: Outcome,
  follower: Follower,
  spentMs: number,
): Promise<RunEnd> {
  const { agent, program, directory, prompt } = request
  if (!program) throw new TypeError('an agent without a program cannot be run')
  const others = agent.otherKeyVariables.map((name) => [name, env[name]])
  const environment = agentEnvironment(env, request.env, {
    ...agent.environment,
    ...Object.fromEntries(others),
    [agent.keyVariable]: request.apiKey,
  })

  /** Asked while the agent starts, and only where the path does not tell it: a CLI takes a second to answer. */
  async function learnVersion(): Promise<void> {
    if (!program || outcome.agentVersion) return
    const { askVersion } = await import(/* webpackMode: "eager" */ './agents/version.ts')
    outcome.agentVersion = await askVersion(program, agent, environment, directory)
  }

  const { report } = outcome
  const deadline = deadlines(request.timeoutMs, request.idleTimeoutMs, () => report.open.size > 0, spentMs)
  const schemaArgs = request.answer ? agent.schemaArgs?.(request.answer.schema.text) : undefined
  const args = [...program.args, ...agent.commandLine(request), ...(schemaArgs ?? [])]
  try {
    return await runAgent(
      { file: program.file, args, directory, environment, prompt },
      {
        output: (lines) => {
          deadline.alive()
          const told = follower.output(lines)
          if (told.hasResult) deadline.clear()
          return told
        },
        errors: follower.errors,
      },
      learnVersion,
      deadline.signal,
      interrupted,
    )
  } finally {
    deadline.clear()
    follower.end()
  }
}

import { sortedChanges, toWorkspace } from './files/changes.ts'
import { writeOutputFile } from './files/output-file.ts'
import { createRunFolder } from './files/run-folder.ts'
import { type Follower, follow } from './follow.ts'
import { agentEnvironment } from './guard/environment.ts'
import { type Guard, raiseGuard } from './guard/guard.ts'
import { originOf } from './guard/origin.ts'
import { maskForms, redaction, secretsOf } from './guard/secrets.ts'
import { createWriter, type Writer } from './guard/writer.ts'
import { type RunRequest, readInputs } from './inputs.ts'
import { blankOutcome, type Outcome } from './outcome.ts'
import { headLine, survivorLines } from './render/log.ts'
import { answerOf } from './report.ts'
import { type RunEnd, runAgent } from './run/agent-process.ts'
import { deadlines } from './run/deadlines.ts'
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
  const { agent, workspace, log } = request
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

  const { report } = outcome
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
      guard,
      folder.config,
    )
    outcome.ending = ending
    isAlone = left.length === 0
    if (report.sessionId === undefined) head()
    for (const line of survivorLines(ended, left)) writer.say(line)
  } finally {
    const answer = outcome.redact(answerOf(report))
    tampering = [...folder.finish(answer), ...(await guard.lower(isAlone))]
    outcome.resultFile = folder.resultFile
    outcome.files = sortedChanges(report.claims.values())
    outcome.lastWords = [...report.noise, ...follower.stderr()]
    if (request.outputFile) writeOutputFile(request.outputFile, workspace, answer)
  }
  return verdict(outcome.ending, report, follower.stderr().join('\n'), agent, request, tampering)
}

/** What the request alone tells, and what must never be printed. */
function introduce(outcome: Outcome, request: RunRequest, env: NodeJS.ProcessEnv, writer: Writer): void {
  const { agent, program, permissions, apiKey, workspace, directory } = request
  outcome.agent = agent.name
  outcome.agentVersion = program?.version ?? ''
  outcome.permissions = permissions
  outcome.summary = request.summary
  outcome.toWorkspace = toWorkspace([workspace, env.GITHUB_WORKSPACE ?? workspace], directory)

  const passed = Object.fromEntries(request.env.map((name) => [name, env[name]]))
  for (const secret of secretsOf(passed, apiKey)) {
    for (const form of maskForms(secret)) writer.command('add-mask', {}, form)
  }
  outcome.redact = redaction(secretsOf(env, apiKey))
  writer.hide(outcome.redact)
}

/** Why the agent cannot be started at all, besides wrong inputs. */
function obstacleTo({ agent, program, apiKey }: RunRequest, env: NodeJS.ProcessEnv): Verdict | undefined {
  const hasKey = apiKey !== undefined || agent.otherKeyVariables.some((name) => env[name])
  if (!hasKey && originOf(env).hasNoSecrets) {
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
  { isolation }: Guard,
  configFolder: string,
): Promise<RunEnd> {
  const { agent, program, directory, prompt } = request
  if (!program) throw new TypeError('an agent without a program cannot be run')
  const environment = agentEnvironment(env, request.env, agent, request.apiKey, configFolder)
  const start = (args: readonly string[]) =>
    isolation.wrap(program.file, [...program.args, ...args], directory)

  /** Asked while the agent starts, and only where the path does not tell it: a CLI takes a second to answer. */
  async function learnVersion(): Promise<void> {
    if (program?.version) return
    const { askVersion } = await import(/* webpackMode: "eager" */ './agents/version.ts')
    outcome.agentVersion = await askVersion(start(['--version']), agent.version, environment, directory)
  }

  const { report } = outcome
  const deadline = deadlines(request.timeoutMs, request.idleTimeoutMs, () => report.open.size > 0)
  const [file, args] = start(agent.commandLine(request))
  const { keepers: spared, end: sweep } = isolation
  try {
    return await runAgent(
      { file, args, directory, environment, prompt, spared, sweep },
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

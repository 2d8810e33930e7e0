import { randomUUID } from 'node:crypto'
import type { RunFolder } from './files/run-folder.ts'
import type { Follower } from './follow.ts'
import { agentEnvironment } from './guard/environment.ts'
import type { Isolation } from './guard/isolation.ts'
import type { RunRequest } from './inputs.ts'
import type { Outcome } from './outcome.ts'
import { type RunEnd, runAgent } from './run/agent-process.ts'
import { deadlines } from './run/deadlines.ts'

/**
 * Runs the agent of a request from its start until its whole process tree is gone.
 *
 * @param spentMs what an earlier run of the same step took of the time
 */
export async function attend(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
  outcome: Outcome,
  follower: Follower,
  isolation: Isolation,
  folder: RunFolder,
  spentMs: number,
): Promise<RunEnd> {
  const { agent, program, directory, prompt } = request
  if (!program) throw new TypeError('an agent without a program cannot be run')
  const environment = agentEnvironment(env, request.env, agent, request.apiKey, folder.config)
  const start = (args: readonly string[]) =>
    isolation.wrap(program.file, [...program.args, ...args], directory)

  /** Asked while the agent starts, and only where the path does not tell it: a CLI takes a second to answer. */
  async function learnVersion(): Promise<void> {
    if (outcome.agentVersion) return
    const { askVersion } = await import(/* webpackMode: "eager" */ './agents/version.ts')
    outcome.agentVersion = await askVersion(start(['--version']), agent.version, environment, directory)
  }

  const { report } = outcome
  const deadline = deadlines(request.timeoutMs, request.idleTimeoutMs, () => report.open.size > 0, spentMs)
  const schemaArgs = request.answer ? agent.schemaArgs?.(request.answer.schema.text) : undefined
  const session = agent.takesSession && !request.resume ? randomUUID() : undefined
  outcome.session ??= session
  const [file, args] = start([...agent.commandLine({ ...request, session }), ...(schemaArgs ?? [])])
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

import { originOf } from './guard/origin.ts'
import type { RunRequest } from './inputs.ts'
import { failure, type Verdict } from './verdict.ts'

/** Why the agent of a request cannot be started at all; undefined when it can. */
export function obstacleTo(
  { agent, program, apiKey }: RunRequest,
  env: NodeJS.ProcessEnv,
): Verdict | undefined {
  const hasKey = apiKey !== undefined || agent.otherKeyVariables.some((name) => env[name])
  if (!hasKey && originOf(env).hasNoSecrets) {
    const why = 'this pull request comes from a fork, and GitHub gives no secrets to workflows of forks'
    return failure('auth', `There is no API key for ${agent.name}: ${why}`)
  }
  if (!program) {
    const where = 'neither on PATH nor in its usual folder'
    return failure('install', `The ${agent.name} CLI is ${where}: ${agent.installHint}`)
  }
  return undefined
}

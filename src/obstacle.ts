import { originOf } from './guard/origin.ts'
import type { RunRequest } from './inputs.ts'
import { failure, type Verdict } from './verdict.ts'

/** Why the agent of a request could do nothing once it is started; undefined when it could. */
export function obstacleTo({ agent, apiKey }: RunRequest, env: NodeJS.ProcessEnv): Verdict | undefined {
  const hasKey = apiKey !== undefined || agent.otherKeyVariables.some((name) => env[name])
  if (!hasKey && originOf(env).hasNoSecrets) {
    const why = 'this pull request comes from a fork, and GitHub gives no secrets to workflows of forks'
    return failure('auth', `There is no API key for ${agent.name}: ${why}`)
  }
  return undefined
}

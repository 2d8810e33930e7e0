import { readFileSync } from 'node:fs'
import { asObject, asString, parseObject } from '../json.ts'

/** Whether the event is a pull request from a fork to which GitHub gives no secrets. */
export function isForkPullRequest(env: NodeJS.ProcessEnv): boolean {
  if (env.GITHUB_EVENT_NAME === 'pull_request_target') return false // runs with the base's secrets
  const head = asObject(asObject(eventOf(env)?.pull_request)?.head)
  if (!head) return false
  const headRepository = asString(asObject(head.repo)?.full_name) // null when the fork was deleted
  return headRepository?.toLowerCase() !== env.GITHUB_REPOSITORY?.toLowerCase()
}

function eventOf(env: NodeJS.ProcessEnv) {
  try {
    return env.GITHUB_EVENT_PATH ? parseObject(readFileSync(env.GITHUB_EVENT_PATH, 'utf8').trim()) : undefined
  } catch {
    return undefined // no event file: not a workflow's run
  }
}

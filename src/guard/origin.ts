// Whose work the checkout is: that of people who can write to this repository, or a stranger's.

import { readFileSync } from 'node:fs'
import { asObject, asString, type JsonObject, parseObject } from '../json.ts'

export interface Origin {
  /** Whether the checkout may be a stranger's; also true where it cannot be told. */
  readonly isStrangers: boolean
  /** Whether GitHub gives this run no secrets, because its pull request comes from a fork. */
  readonly hasNoSecrets: boolean
  /** The commit of this repository that the head is compared with, where the event names one. */
  readonly base: string | undefined
}

/** Events whose checkout is always this repository's own, unless a step fetches something else. */
const OWN = [
  'push',
  'schedule',
  'workflow_dispatch',
  'merge_group',
  'release',
  'create',
  'delete',
  'page_build',
]
const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/

/** Reads the event of the run (docs.github.com, "Events that trigger workflows"). */
export function originOf(env: NodeJS.ProcessEnv): Origin {
  const name = env.GITHUB_EVENT_NAME ?? ''
  const event = eventOf(env)
  const pull = asObject(event?.pull_request)
  const sha = asString(asObject(pull?.base)?.sha)
  const base = sha && COMMIT.test(sha) ? sha : undefined
  if (pull) {
    const isFork = !isThis(asObject(asObject(pull.head)?.repo), env)
    // This event runs with the base's secrets, and is where people check out the head of a stranger.
    if (name === 'pull_request_target') return { isStrangers: isFork, hasNoSecrets: false, base }
    return { isStrangers: isFork, hasNoSecrets: isFork, base }
  }
  const run = asObject(event?.workflow_run)
  if (run) return { isStrangers: !isThis(asObject(run.head_repository), env), hasNoSecrets: false, base }
  return { isStrangers: !OWN.includes(name), hasNoSecrets: false, base }
}

/** A deleted fork has no repository any more, and is not ours either. */
function isThis(repository: JsonObject | undefined, env: NodeJS.ProcessEnv): boolean {
  const name = asString(repository?.full_name)
  return name !== undefined && name.toLowerCase() === env.GITHUB_REPOSITORY?.toLowerCase()
}

function eventOf(env: NodeJS.ProcessEnv): JsonObject | undefined {
  try {
    return env.GITHUB_EVENT_PATH ? parseObject(readFileSync(env.GITHUB_EVENT_PATH, 'utf8').trim()) : undefined
  } catch {
    return undefined // no event file: it cannot be told
  }
}

import type { Agent } from '../agents/agent.ts'

/**
 * The variables of the step that every agent may see. Anything else may be a secret: the runner gives a
 * JavaScript action tokens for its caches, artifacts and cloud logins, and each action's own inputs.
 */
const ALLOWED = [
  'PATH HOME USER LOGNAME SHELL TZ',
  'LANG LANGUAGE LC_ALL LC_CTYPE LC_MESSAGES',
  'TERM COLORTERM NO_COLOR FORCE_COLOR',
  'TMPDIR TMP TEMP',
  'XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_RUNTIME_DIR',
  'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy all_proxy',
  'NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR',
  'CI GITHUB_ACTIONS RUNNER_TRACKING_ID',
  // Windows cannot start a process without these.
  'SystemRoot SystemDrive windir ComSpec PATHEXT USERPROFILE APPDATA LOCALAPPDATA ProgramFiles ProgramData',
].flatMap((line) => line.split(' '))

/** What the input `env` can never pass on: the runner's own tokens, inputs and command files. */
const REFUSED = /^(INPUT_|ACTIONS_|STATE_|GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS.*)$)/i

/** Whether the input `env` may name this variable. */
export function mayPass(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !REFUSED.test(name)
}

/**
 * The environment of the agent: allowed names, those that the user names, and what its CLI needs. A variable
 * that is empty counts as unset: CLIs take an empty key for a wrong one.
 *
 * @param configFolder a folder for the CLI's configuration that no other run and no checkout has touched
 */
export function agentEnvironment(
  env: NodeJS.ProcessEnv,
  named: readonly string[],
  agent: Agent,
  apiKey: string | undefined,
  configFolder: string,
): Record<string, string> {
  const hasKey = Boolean(apiKey) || agent.otherKeyVariables.some((name) => env[name])
  // Without a key the CLI may have been logged in by hand, and its login lies in the folder that it has.
  const config = agent.configVariable && hasKey ? [[agent.configVariable, configFolder] as const] : []
  const names = [...ALLOWED, ...agent.otherKeyVariables, ...(agent.variables ?? []), ...named]
  const from = names.map((name) => [name, env[name]] as const)
  const wanted = [
    ...Object.entries(agent.environment),
    ...config,
    ...from,
    [agent.keyVariable, apiKey] as const,
  ]
  return Object.fromEntries(wanted.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

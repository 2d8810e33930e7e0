import { toWorkspace } from './files/changes.ts'
import { redaction } from './guard/redaction.ts'
import { formsOf, maskForms, secretsOf } from './guard/secrets.ts'
import type { Writer } from './guard/writer.ts'
import type { RunRequest } from './inputs.ts'
import type { Outcome } from './outcome.ts'

/** Fills in what the request alone tells, and keeps what is secret in it from being printed. */
export function introduce(
  outcome: Outcome,
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  writer: Writer,
): void {
  const { agent, program, permissions, apiKey, workspace, directory } = request
  outcome.agent = agent.name
  outcome.agentVersion = program?.version ?? ''
  outcome.permissions = permissions
  outcome.summary = request.summary
  outcome.toWorkspace = toWorkspace([workspace, env.GITHUB_WORKSPACE ?? workspace], directory)

  const passed = Object.fromEntries(request.env.map((name) => [name, env[name]]))
  // A short key is masked whole; its forms would be found by chance everywhere.
  if (apiKey && secretsOf({}, apiKey).length === 0) writer.mask(apiKey)
  for (const secret of secretsOf(passed, apiKey)) {
    for (const form of maskForms(secret)) writer.mask(form)
  }
  const secrets = secretsOf(env, apiKey)
  outcome.redaction = redaction(() => secrets.flatMap(formsOf))
  writer.hide(outcome.redaction)
}

import { parseObject } from '../json.ts'
import type { Agent, CommandRequest, Explanation, Permissions } from './agent.ts'
import { claudeInstallation } from './claude-install.ts'
import { claudeDecoder } from './claude-stream.ts'
import { type RefusedOptions, refuseOptions } from './refuse.ts'

/** Claude Code: `claude`. What is said of its options and words was seen in version 2.1.329. */
export const claude: Agent = {
  id: 'claude',
  name: 'Claude Code',
  executables: process.platform === 'win32' ? ['claude.exe'] : ['claude'],
  folders: ['.local/bin', '.claude/local'],
  install: claudeInstallation,
  keyVariable: 'ANTHROPIC_API_KEY',
  otherKeyVariables: [
    'CLAUDE_CODE_OAUTH_TOKEN',
    'ANTHROPIC_AUTH_TOKEN',
    // With one of these switches the credentials of a cloud, or of its machine, take the place of a key.
    'CLAUDE_CODE_USE_BEDROCK',
    'CLAUDE_CODE_USE_VERTEX',
    'CLAUDE_CODE_USE_FOUNDRY',
  ],
  variables: [
    'ANTHROPIC_BASE_URL',
    'ANTHROPIC_BEDROCK_BASE_URL',
    'ANTHROPIC_VERTEX_BASE_URL',
    'ANTHROPIC_FOUNDRY_BASE_URL',
    'ANTHROPIC_FOUNDRY_RESOURCE',
    'ANTHROPIC_VERTEX_PROJECT_ID',
    'AWS_REGION',
    'CLOUD_ML_REGION',
    'API_TIMEOUT_MS',
    'CLAUDE_CODE_MAX_RETRIES',
    'IS_SANDBOX',
  ],
  environment: {
    // Five attempts in eight seconds; with its own ten retries a wrong key takes three minutes to be told.
    CLAUDE_CODE_MAX_RETRIES: '4',
    // What goes on behind a result makes the CLI print a second one, and no step waits for either.
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
    CLAUDE_CODE_DISABLE_CRON: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
  },
  configVariable: undefined, // CLAUDE_CONFIG_DIR holds the sessions, too: `resume` has to find them
  // `2.1.329 (Claude Code)`: without its name any folder of a path that reads `24.11.0` would be a version.
  version: /^(\d+\.\d+\.\d+\S*) \(Claude Code\)$/,
  defaultModel: undefined, // the CLI's own default, which goes with the account
  takesSession: true,
  refuses: (args) => refuseOptions(args, REFUSED),
  commandLine,
  schemaArgs,
  decoder: claudeDecoder,
  explain,
}

/**
 * The modes as the CLI enforces them. Plan mode would not do for `read-only`: it leaves commands to a judge
 * on the server. Tools that are not there can be used by nobody, sub-agents included; MCP servers are left
 * out, because the settings of a checkout may allow their tools. `write` edits inside the working directory
 * only, runs what no deny rule forbids, and asks for nothing: what it would ask for is denied.
 */
const MODE: Record<Permissions, readonly string[]> = {
  'read-only': ['--permission-mode', 'dontAsk', '--tools', 'Read,Glob,Grep', '--strict-mcp-config'],
  write: ['--permission-mode', 'acceptEdits', '--allowedTools', 'Bash,WebFetch,WebSearch'],
  full: ['--permission-mode', 'bypassPermissions'],
}

function commandLine(request: CommandRequest): readonly string[] {
  return [
    '--print',
    '--output-format',
    'stream-json',
    '--verbose', // without it the CLI refuses this format
    ...(request.model ? ['--model', request.model] : []),
    ...MODE[request.permissions],
    ...sessionArgs(request),
    ...request.args,
  ]
}

function sessionArgs({ resume, session }: CommandRequest): readonly string[] {
  if (resume) return ['--resume', resume]
  return session ? ['--session-id', session] : []
}

/** The schema becomes the input of a tool, which the API accepts only when it is plainly one of an object. */
function schemaArgs(schema: string): readonly string[] | undefined {
  const root = parseObject(schema)
  const isObject = root?.type === 'object' && !('oneOf' in root || 'anyOf' in root || 'allOf' in root)
  return isObject ? ['--json-schema', schema] : undefined
}

const REFUSED: RefusedOptions = [
  [
    /^(-p|--print|--output-format|--input-format|--replay-user-messages|--sdk-url)$/,
    'the action sets the formats itself',
  ],
  [/^--(dangerously-skip-permissions|allow-dangerously-skip-permissions)$/, 'use the input `permissions`'],
  [/^--(permission-mode|permission-prompts|permission-prompt-tool)$/, 'use the input `permissions`'],
  [/^--(tools|allowedTools|allowed-tools)$/, 'use the input `permissions`'],
  [
    /^(-r|--resume|-c|--continue|--fork-session|--from-pr|--session-id|--no-session-persistence)$/,
    'use the input `resume`',
  ],
  [/^--json-schema$/, 'use the input `output-schema`'],
  [/^(-w|--worktree|--tmux)$/, 'use the input `working-directory`'],
  [/^--model$/, 'use the input `model`'],
  [
    /^--(bg|background|cloud|teleport|environment|remote-control|desktop|ide|chrome)$/,
    'the agent has to run on this machine, and nowhere but in this step',
  ],
  [
    /^(-h|--help|-v|--version|--init-only|--maintenance|--)$/,
    'it would keep the agent from running as it should',
  ],
]

/**
 * Where a failure shows its cause, most telling first: the words in parentheses are the CLI's own names for
 * errors of the API, which the decoder puts behind its sentences.
 */
const MESSAGES: readonly (readonly [RegExp, Explanation['reason'], string])[] = [
  [
    /cannot be used with root\/sudo privileges/,
    'invalid_input',
    'Claude Code refuses full permissions to root, but where IS_SANDBOX=1 in the env of the step says that the machine is a sandbox',
  ],
  [/Not logged in/, 'auth', 'Claude Code has no credentials: set the input `api-key`'],
  [
    /\((authentication_failed|oauth_org_not_allowed|account_on_hold|verification_required|cloud_credential_error)\b|Invalid API key|OAuth (access )?token (has expired|was revoked)/,
    'auth',
    'The API does not accept the credentials of Claude Code',
  ],
  [
    /\((billing_error|rate_limit)\b|Credit balance is too low|maximum budget/i,
    'usage_limit',
    'Claude Code has reached a limit',
  ],
  [/\(model_not_found\b|issue with the selected model/, 'model_unavailable', 'The API refuses the model'],
  [
    /\((server_error|overloaded)\b|\bECONN[A-Z]+|ENOTFOUND|ETIMEDOUT|EAI_AGAIN/,
    'network',
    'The API could not be reached or did not answer as it should',
  ],
  [
    /No conversation found with session ID|--resume requires a valid session/,
    'agent_error',
    'Claude Code does not have the session on this machine',
  ],
  [/unknown option/, 'agent_error', 'This version of Claude Code does not know an option'],
]

function explain(text: string): Explanation | undefined {
  for (const [pattern, reason, sentence] of MESSAGES) {
    const said = text.split('\n').find((line) => pattern.test(line))
    if (said !== undefined) return { reason, sentence: `${sentence} (${said.trim()})` }
  }
  return undefined
}

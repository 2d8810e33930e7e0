import { stripVTControlCharacters } from 'node:util'
import type { Agent, CommandRequest, Explanation, Permissions } from './agent.ts'
import { cursorInstallation } from './cursor-install.ts'
import { cursorDecoder } from './cursor-stream.ts'
import { type RefusedOptions, refuseOptions } from './refuse.ts'

/** The Cursor CLI: `cursor-agent`, also installed as `agent`, a name that other vendors use too. */
export const cursor: Agent = {
  id: 'cursor',
  name: 'Cursor',
  executables: process.platform === 'win32' ? ['cursor-agent.exe'] : ['cursor-agent'],
  folders: ['.local/bin'],
  install: cursorInstallation,
  keyVariable: 'CURSOR_API_KEY',
  otherKeyVariables: ['CURSOR_AUTH_TOKEN'],
  environment: {
    NO_OPEN_BROWSER: '1', // a login attempt prints an address and does not wait for a browser
    AGENT_CLI_CREDENTIAL_STORE: 'memory', // a locked macOS keychain would end the run
  },
  configVariable: 'CURSOR_CONFIG_DIR', // its sessions are elsewhere, so `resume` works with a folder of our own
  version: /^\d{4}\.\d{2}\.\d{2}(?:-[0-9a-z]+)*$/,
  defaultModel: 'auto', // the CLI saves the last --model and reuses it, so a model is always named
  refuses: (args) => refuseOptions(args, REFUSED),
  commandLine,
  decoder: cursorDecoder,
  explain,
}

const MODE: Record<Permissions, readonly string[]> = {
  'read-only': ['--mode', 'ask'],
  write: ['--force'],
  full: ['--force', '--approve-mcps', '--sandbox', 'disabled'],
}

function commandLine(request: CommandRequest): readonly string[] {
  return [
    '--print',
    '--output-format',
    'stream-json',
    '--trust', // without it a fresh checkout is refused, in some versions with exit code 0
    '--workspace',
    request.directory,
    ...(request.model ? ['--model', request.model] : []),
    ...MODE[request.permissions],
    ...(request.resume ? [`--resume=${request.resume}`] : []),
    ...request.args,
  ]
}

const REFUSED: RefusedOptions = [
  [/^(-p|--print|--output-format|--stream-partial-output)$/, 'the action sets the output format itself'],
  [/^(-f|--force|--yolo|--auto-review|--sandbox|--approve-mcps)$/, 'use the input `permissions`'],
  [/^(--mode|--plan)$/, 'use the input `permissions`'],
  [/^(--trust|--workspace|-w|--worktree|--worktree-base)$/, 'use the input `working-directory`'],
  [/^(--resume|--continue)$/, 'use the input `resume`'],
  [/^(-a|--api-key|--auth-token)$/, 'use the input `api-key`: arguments are visible to every process'],
  [/^(-m|--model)$/, 'use the input `model`'],
  [/^(-c|--cloud|-b|--background)$/, 'the agent has to run on this machine'],
  [/^(-h|--help|-v|--version|--list-models|--)$/, 'it would keep the agent from running'],
]

/** The messages of the CLI, most telling first; loose words such as "auth" occur in a model's own text. */
const MESSAGES: readonly (readonly [RegExp, Explanation['reason'], string])[] = [
  [/Workspace Trust Required/i, 'untrusted_workspace', 'The Cursor CLI does not trust the workspace'],
  [
    /Authentication required|not logged in/i,
    'auth',
    'The Cursor CLI has no credentials: set the input `api-key`',
  ],
  [/API key is invalid/i, 'auth', 'Cursor does not accept the API key'],
  [/login keychain is locked/i, 'auth', 'The Cursor CLI cannot open the keychain of this machine'],
  [/Cannot use this model|Named models unavailable/i, 'model_unavailable', 'Cursor refuses the model'],
  [/usage limit|ActionRequiredError/i, 'usage_limit', 'The Cursor account has reached a limit'],
  [/unknown option/i, 'agent_error', 'This version of the Cursor CLI does not know an option'],
  [
    /\bECONN[A-Z]+|ENOTFOUND|ETIMEDOUT|fetch failed|\[unavailable\]/,
    'network',
    'Cursor could not be reached',
  ],
]

function explain(text: string): Explanation | undefined {
  const plain = stripVTControlCharacters(text) // the CLI writes in colour even where there is no terminal
  for (const [pattern, reason, sentence] of MESSAGES) {
    const said = plain.split('\n').find((line) => pattern.test(line))
    if (said !== undefined) return { reason, sentence: `${sentence} (${shorten(said)})` }
  }
  return undefined
}

/** The list of models behind this message is kilobytes long. */
function shorten(line: string): string {
  return line
    .replace(/\.?\s*Available models:.*$/i, '')
    .replace(/^[\s⚠]+/, '')
    .trim()
}

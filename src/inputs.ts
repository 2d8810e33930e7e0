import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { split } from 'shlex'
import { type Agent, type Permissions, SESSION_ID } from './agents/agent.ts'
import { AGENTS } from './agents/index.ts'
import { locate, type Program, problemOf, programAt } from './agents/locate.ts'
import { withSchema } from './answer/prompt.ts'
import { type AnswerRules, MAX_SCHEMA, readAnswerRules } from './answer/rules.ts'
import type { CompileSchema } from './answer/schema.ts'
import { isInside, readInputFile } from './files/paths.ts'
import { type PathRules, parsePathRules } from './files/rules.ts'
import { TRUST, type TrustWish } from './guard/agent-config.ts'
import { mayPass } from './guard/environment.ts'
import { ISOLATION, type IsolationWish } from './guard/isolation.ts'
import { type Order, readOrder } from './install/order.ts'
import { FAIL_ON, type FailOn } from './reasons.ts'
import { LOG_MODES, type LogMode } from './render/log.ts'
import { oneLine } from './render/text.ts'

/** Everything that a step asks for, checked. */
export interface RunRequest {
  readonly prompt: Buffer
  readonly agent: Agent
  /** Undefined when the CLI is nowhere on this machine. */
  readonly program: Program | undefined
  /** What to install when it is nowhere, or is of another version. */
  readonly order: Order
  /** The input `api-key`, else the step's own variable of that purpose; undefined when there is none. */
  readonly apiKey: string | undefined
  readonly model: string | undefined
  readonly permissions: Permissions
  readonly args: readonly string[]
  readonly resume: string | undefined
  /** Absolute, without links. */
  readonly workspace: string
  /** Absolute, without links, inside the workspace. */
  readonly directory: string
  readonly timeoutMs: number
  /** 0 for none. */
  readonly idleTimeoutMs: number
  /** Names of further variables that the agent may see. */
  readonly env: readonly string[]
  readonly isolation: IsolationWish
  readonly trustConfig: TrustWish
  readonly log: LogMode
  readonly summary: boolean
  /** Absolute, inside the workspace. */
  readonly outputFile: string | undefined
  readonly failOn: ReadonlySet<FailOn>
  readonly rules: PathRules
  readonly onViolation: OnViolation
  /** What is asked of the answer; undefined when it may be any text. */
  readonly answer: AnswerRules | undefined
}

/** What becomes of files that must not change. */
export type OnViolation = 'fail' | 'revert'

const ON_VIOLATION: readonly OnViolation[] = ['fail', 'revert']

const PERMISSIONS: readonly Permissions[] = ['read-only', 'write', 'full']

/** Five days, the longest a job may take on a runner of one's own. */
const MAX_MINUTES = 7_200

/**
 * Reads and checks all inputs, before anything is started; the only reader of them.
 *
 * `core.getInput` is not used: loading @actions/core takes longer than starting an agent should wait.
 *
 * @param compile reads a schema; loaded by the caller, and only when `asksForSchema`
 * @returns the request, or every problem, each a sentence that names the input, its value and what is accepted
 */
export function readInputs(
  env: NodeJS.ProcessEnv,
  compile?: CompileSchema,
): RunRequest | { readonly problems: readonly string[] } {
  const problems: string[] = []

  /** A given empty string means unset; the runner writes names in upper case and keeps dashes. */
  function text(name: string): string | undefined {
    return env[`INPUT_${name.toUpperCase()}`]?.trim() || undefined
  }

  function wrong(name: string, value: string, accepted: string): undefined {
    const key = text('api-key')
    const shown = oneLine(key ? value.replaceAll(key, '***') : value, 80)
    problems.push(`Input "${name}" is "${shown}", but ${accepted}.`)
  }

  function oneOf<T extends string>(name: string, values: readonly T[], otherwise: T): T {
    const value = text(name) ?? otherwise
    return (
      values.find((known) => known === value) ??
      wrong(name, value, `it must be one of: ${values.join(', ')}`) ??
      otherwise
    )
  }

  function minutes(name: string, otherwise: number, least: 'above 0' | '0 or more'): number {
    const value = text(name) ?? String(otherwise)
    const number = /^\d*\.?\d+$|^\d+\.$/.test(value) ? Number(value) : Number.NaN
    if (!(number <= MAX_MINUTES) || (least === 'above 0' && number === 0)) {
      wrong(name, value, `it must be a number of minutes, ${least} and up to ${MAX_MINUTES}`)
    }
    return number * 60_000
  }

  function flag(name: string, otherwise: boolean): boolean {
    const value = text(name) ?? String(otherwise)
    if (/^(true|True|TRUE)$/.test(value)) return true
    if (!/^(false|False|FALSE)$/.test(value)) wrong(name, value, 'it must be true or false')
    return false
  }

  function prompt(): Buffer {
    const inline = env.INPUT_PROMPT
    const file = text('prompt-file')
    const isGiven = inline !== undefined && inline.trim() !== ''
    if (isGiven && file) {
      problems.push('Inputs "prompt" and "prompt-file" are both set, but exactly one of them must be.')
    } else if (isGiven) {
      return Buffer.from(inline)
    } else if (file) {
      const read = readInputFile(resolve(workspace, file), [workspace, env.RUNNER_TEMP])
      if (Buffer.isBuffer(read)) return read
      wrong('prompt-file', file, read.problem)
    } else {
      problems.push('Neither input "prompt" nor "prompt-file" is set, but exactly one of them must be.')
    }
    return Buffer.alloc(0)
  }

  function directory(): string {
    const value = text('working-directory') ?? '.'
    const accepted = 'it must be an existing folder inside the workspace'
    try {
      const path = realpathSync(resolve(workspace, value))
      if (!statSync(path).isDirectory() || !isInside(path, workspace))
        wrong('working-directory', value, accepted)
      return path
    } catch {
      wrong('working-directory', value, accepted)
      return workspace
    }
  }

  function program(agent: Agent): Program | undefined {
    const value = text('agent-path')
    if (!value) return locate(agent, env)
    const path = resolve(workspace, value)
    const problem = problemOf(path)
    if (problem) return wrong('agent-path', value, `that ${problem}; it must be an executable file`)
    return programAt(path, agent)
  }

  function order(agent: Agent): Order {
    const names = ['agent-version', 'agent-checksum', 'download-url'] as const
    const [version, checksum, address] = names.map(text)
    const given = { 'agent-version': version, 'agent-checksum': checksum, 'download-url': address }
    return readOrder(given, agent, text('agent-path') !== undefined, wrong)
  }

  function args(agent: Agent): readonly string[] {
    const value = text('args')
    if (!value) return []
    const parsed = parseArgs(value)
    if (!parsed) {
      wrong(
        'args',
        value,
        'it must be a JSON array of strings, or arguments as in a shell with closed quotes',
      )
      return []
    }
    const refused = parsed.some((arg) => arg.includes('\0'))
      ? 'no argument may hold a NUL'
      : agent.refuses(parsed)
    if (refused) wrong('args', value, refused)
    return parsed
  }

  function resume(): string | undefined {
    const value = text('resume')
    if (value && !SESSION_ID.test(value)) {
      wrong('resume', value, 'it must be a session id: letters, digits, "-" and "_", at most 128')
    }
    return value
  }

  function passed(): readonly string[] {
    const names = list(text('env'))
    for (const name of names.filter((name) => !mayPass(name))) {
      wrong(
        'env',
        name,
        "it must name variables, one per line, and none of the runner's own (INPUT_*, ACTIONS_*, …)",
      )
    }
    return names
  }

  function isolation(): IsolationWish {
    const wish = oneOf('isolation', ISOLATION, 'auto')
    if (wish === 'required' && text('permissions') === 'full') {
      wrong(
        'isolation',
        wish,
        'with "permissions" set to full the agent keeps sudo, which no isolation leaves it',
      )
    }
    return wish
  }

  /** A folder that does not exist yet is fine; a place outside the workspace is not. */
  function outputFile(): string | undefined {
    const value = text('output-file')
    if (!value) return undefined
    const path = resolve(workspace, value)
    const isFile = !/[/\\]$/.test(value) && isInside(path, workspace) && !isFolder(path)
    if (!isFile) return wrong('output-file', value, 'it must be a file inside the workspace')
    return join(dirname(path), basename(path))
  }

  function pathRules(): PathRules {
    const parsed = parsePathRules(env['INPUT_PROTECTED-PATHS'], env['INPUT_ALLOWED-PATHS'])
    if (!('problems' in parsed)) return parsed
    for (const { input, line, glob, why } of parsed.problems) {
      wrong(input, glob, `line ${line} must be a glob, which this is not: ${oneLine(why)}`)
    }
    return { isProtected: () => true, isAllowed: () => false }
  }

  function failOn(): ReadonlySet<FailOn> {
    const chosen = list(text('fail-on')).map(
      (word) =>
        FAIL_ON.find((known) => known === word) ??
        wrong('fail-on', word, `it must be any of: ${FAIL_ON.join(', ')}`),
    )
    const words = new Set(chosen.filter((word) => word !== undefined))
    if (words.has('changes') && words.has('no-changes')) {
      wrong(
        'fail-on',
        text('fail-on') ?? '',
        'it must not hold both changes and no-changes: no run could succeed',
      )
    }
    return words
  }

  function answer(): AnswerRules | undefined {
    const inputs = {
      'output-schema': text('output-schema'),
      'output-schema-file': text('output-schema-file'),
      'pass-if': text('pass-if'),
      annotations: text('annotations'),
    }
    const readFile = (path: string) =>
      readInputFile(resolve(workspace, path), [workspace, env.RUNNER_TEMP], MAX_SCHEMA)
    return readAnswerRules(inputs, readFile, compile, wrong, (sentence) => void problems.push(sentence))
  }

  const workspace = realpathSync(env.GITHUB_WORKSPACE || process.cwd())
  const [first] = AGENTS
  const agentId = oneOf(
    'agent',
    AGENTS.map(({ id }) => id),
    'cursor',
  )
  const agent = AGENTS.find(({ id }) => id === agentId) ?? (first as Agent)

  const asked = prompt()
  const rules = answer()
  const request: RunRequest = {
    prompt: rules && !agent.schemaArgs?.(rules.schema.text) ? withSchema(asked, rules.schema) : asked,
    agent,
    program: program(agent),
    order: order(agent),
    apiKey: text('api-key') ?? (env[agent.keyVariable]?.trim() || undefined),
    model: text('model') ?? agent.defaultModel,
    permissions: oneOf('permissions', PERMISSIONS, 'write'),
    args: args(agent),
    resume: resume(),
    workspace,
    directory: directory(),
    timeoutMs: minutes('timeout-minutes', 30, 'above 0'),
    idleTimeoutMs: minutes('idle-timeout-minutes', 15, '0 or more'),
    env: passed(),
    isolation: isolation(),
    trustConfig: oneOf('trust-config', TRUST, 'auto'),
    log:
      env.RUNNER_DEBUG === '1' && (text('log') ?? 'text') === 'text'
        ? 'verbose'
        : oneOf('log', LOG_MODES, 'text'),
    summary: flag('summary', true),
    outputFile: outputFile(),
    failOn: failOn(),
    rules: pathRules(),
    onViolation: oneOf('on-violation', ON_VIOLATION, 'fail'),
    answer: rules,
  }
  return problems.length > 0 ? { problems } : request
}

/** Whether the step gives a schema, so that what reads it has to be loaded. */
export function asksForSchema(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env['INPUT_OUTPUT-SCHEMA']?.trim() || env['INPUT_OUTPUT-SCHEMA-FILE']?.trim())
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Words separated by blanks, commas or line ends. */
function list(value: string | undefined): string[] {
  return value?.split(/[\s,]+/).filter((word) => word !== '') ?? []
}

/** A JSON array of strings, else words as a shell would see them, with nothing expanded. */
function parseArgs(value: string): readonly string[] | undefined {
  try {
    if (!value.startsWith('[')) return split(value)
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) && parsed.every((item) => typeof item === 'string') ? parsed : undefined
  } catch {
    return undefined
  }
}

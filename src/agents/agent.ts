import type { AgentEvent } from '../events.ts'
import type { FailureReason } from '../reasons.ts'
import type { Installation } from './installation.ts'

/** What the agent may do. What each word really enforces is the agent's own affair and said in the README. */
export type Permissions = 'read-only' | 'write' | 'full'

/** The form of a session id: it becomes a command-line argument of a later step. */
export const SESSION_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/

/** What a command line is made from. The prompt is not part of it: it goes to stdin. */
export interface CommandRequest {
  readonly model: string | undefined
  readonly permissions: Permissions
  /** The session to continue. */
  readonly resume: string | undefined
  /** The id that a new session gets; set only where the agent takes one. */
  readonly session?: string | undefined
  /** Absolute path of the folder in which the agent works. */
  readonly directory: string
  readonly args: readonly string[]
}

/** Turns the lines of one run into events. It never throws, whatever the lines hold. */
export interface Decoder {
  /** @param isPlain whether the line is known to have no `\u` in it; it is read faster then */
  line(line: Buffer, isPlain?: boolean): readonly AgentEvent[]
  /** Events that were held back, once the stream has ended. */
  end(): readonly AgentEvent[]
}

/** Why a run failed, told from what the CLI wrote for people. */
export interface Explanation {
  readonly reason: FailureReason
  /** One sentence without a full stop. */
  readonly sentence: string
}

/** All that the action knows of one agent CLI. One file per CLI; everything behind it knows only events. */
export interface Agent {
  /** The value of the input `agent`. */
  readonly id: string
  /** The name people know it by. */
  readonly name: string
  /** File names to look for, best first, on `PATH` and then in `folders`. */
  readonly executables: readonly string[]
  /** Folders under the home directory in which its installer puts it. */
  readonly folders: readonly string[]
  /** How it is installed where it is in none of them. */
  readonly install: Installation
  /** The variable that takes the input `api-key`. */
  readonly keyVariable: string
  /** Other variables of the step's environment that can authenticate it. */
  readonly otherKeyVariables: readonly string[]
  /** Variables of the step's environment that it may see besides, none of them a secret. */
  readonly variables?: readonly string[]
  /** Variables with which the CLI runs where the step does not set them otherwise. */
  readonly environment: Readonly<Record<string, string>>
  /** The variable that names its configuration folder, where it has one and keeps no sessions in it. */
  readonly configVariable: string | undefined
  /** The form of its versions, as `--version` prints them; a group in it, where there is one, is the version itself. */
  readonly version: RegExp
  /** Used when the input `model` is unset. */
  readonly defaultModel: string | undefined
  /** The problem with an argument of the input `args` which would override what the action relies on. */
  refuses(args: readonly string[]): string | undefined
  commandLine(request: CommandRequest): readonly string[]
  /** Whether the id of a new session can be chosen, so that it is known however early the run ends. */
  readonly takesSession?: boolean
  /**
   * Further arguments for a CLI that takes a JSON Schema itself. Without them, and for a schema that the CLI
   * cannot take, the prompt asks for the answer.
   */
  schemaArgs?(schema: string): readonly string[] | undefined
  /** Whether the usage it tells is that of the whole session, what came before a resume included. */
  readonly usageIsOfSession?: boolean
  decoder(): Decoder
  /** Reads the cause of a failure out of stderr and of stdout lines that are no events. */
  explain(text: string): Explanation | undefined
}

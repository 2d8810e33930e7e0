// The event model: what an agent said and did, in our words. Decoders (src/agents) produce these events
// and everything else consumes them, so that no vendor's field name is known outside src/agents.

export type AgentEvent =
  | { readonly type: 'session'; readonly id: Maybe; readonly model: Maybe; readonly directory: Maybe }
  /** The CLI repeats the prompt. It is never shown: it may hold issue text or secrets. */
  | { readonly type: 'prompt' }
  | { readonly type: 'thinking' }
  /** Text of the agent; `continues` when it goes on with the message before it. */
  | { readonly type: 'message'; readonly text: string; readonly continues: boolean }
  | { readonly type: 'tool-started'; readonly callId: string; readonly tool: ToolCall }
  | {
      readonly type: 'tool-finished'
      readonly callId: string
      readonly tool: ToolCall
      readonly end: ToolEnd
    }
  /** Something about the run itself: `detail` is for verbose logs, `info` for all. */
  | { readonly type: 'notice'; readonly level: 'detail' | 'info'; readonly text: string }
  | { readonly type: 'usage'; readonly usage: Usage }
  | { readonly type: 'result'; readonly result: AgentResult }
  /** A record we can read and do not know: counted and kept in the events file, never an error. */
  | { readonly type: 'unknown'; readonly name: string }
  /** A line that is no record at all. */
  | { readonly type: 'noise'; readonly text: string }

type Maybe = string | undefined

export type ToolKind =
  | 'read'
  | 'create'
  | 'edit'
  | 'delete'
  | 'shell'
  | 'search'
  | 'web'
  | 'mcp'
  | 'task'
  | 'todo'
  | 'other'

export interface ToolCall {
  readonly kind: ToolKind
  /** The agent's own name for the tool. */
  readonly name: string
  /** What the call is about: a path, a command, a pattern, an address; empty when it says nothing. */
  readonly subject: string
}

export type ToolOutcome = 'ok' | 'failed' | 'denied'

export interface ToolEnd {
  readonly outcome: ToolOutcome
  /** Why it failed or was denied, when the agent says so. */
  readonly problem?: string | undefined
  /** Lines of the file that was read. */
  readonly lines?: number | undefined
  readonly added?: number | undefined
  readonly removed?: number | undefined
  /** Hits of a search. */
  readonly matches?: number | undefined
  readonly exitCode?: number | undefined
  /** Milliseconds the call took. */
  readonly durationMs?: number | undefined
  /** The call returned while its work goes on. */
  readonly background?: boolean | undefined
  /** What the tool printed. */
  readonly output?: string | undefined
}

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cacheReadTokens: number
  readonly cacheWriteTokens: number
}

export interface AgentResult {
  /** True only when the agent itself calls the run a success, in every field in which it can say so. */
  readonly ok: boolean
  /** What the agent says went wrong. */
  readonly problem: string | undefined
  /** Used as the answer when there was no message at all. */
  readonly text: string | undefined
  readonly sessionId: string | undefined
  readonly requestId: string | undefined
  /** Milliseconds by the agent's own clock. */
  readonly durationMs: number | undefined
  /** The structured answer, where the CLI itself took a schema and found it. */
  readonly structured?: unknown
}

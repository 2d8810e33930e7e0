/** How the agent's process ended: the operating system's word, and our own where we ended it. */
export type Ending =
  | { readonly how: 'exited'; readonly code: number }
  | { readonly how: 'killed'; readonly signal: string }
  /** It had told its result and did not leave by itself. */
  | { readonly how: 'ended-after-result' }
  | { readonly how: 'stopped'; readonly stop: Stop }
  | { readonly how: 'never-started'; readonly problem: string }

/** Somebody's decision to end a run; the first one wins. */
export interface Stop {
  readonly why: 'timeout' | 'idle_timeout' | 'cancelled' | 'internal'
  /** One sentence without a full stop. */
  readonly sentence: string
}

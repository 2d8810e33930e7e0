import type { Agent } from './agent.ts'
import { cursor } from './cursor.ts'

/** Every agent CLI that the input `agent` accepts. */
export const AGENTS: readonly Agent[] = [cursor]

import type { Agent } from './agent.ts'
import { claude } from './claude.ts'
import { cursor } from './cursor.ts'

/** Every agent CLI that the input `agent` accepts. */
export const AGENTS: readonly Agent[] = [cursor, claude]

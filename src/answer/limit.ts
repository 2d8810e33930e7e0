import { Script } from 'node:vm'
import { asObject } from '../json.ts'

/**
 * Milliseconds for one look at a schema or an answer: far more than an honest one needs, and short enough that
 * a cancellation, which has to wait for it, is told in time.
 */
const LIMIT_MS = 2_000

/**
 * Does work that takes an unknown time, because it matches the patterns of a schema or follows its references.
 * No timer fires while it runs, so V8's own watchdog ends it: it interrupts regular expressions, too.
 *
 * @returns what the work returns; undefined when it takes too long or nests too deep for the stack
 */
export function withinTime<T>(work: () => T, ms = LIMIT_MS): T | undefined {
  let done: { readonly value: T } | undefined
  try {
    const run = () => {
      done = { value: work() }
    }
    new Script('run()').runInNewContext({ run }, { timeout: ms })
    return done?.value
  } catch (error) {
    const { name, code } = asObject(error) ?? {}
    if (name === 'RangeError' || code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}

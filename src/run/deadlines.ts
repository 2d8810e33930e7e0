import { duration } from '../render/text.ts'
import type { Stop } from './ending.ts'

export interface Deadlines {
  /** Aborted when the time is up; the reason is a `Stop`. */
  readonly signal: AbortSignal
  /** To be called for each sign of life. */
  alive(): void
  /** No deadline counts from here on. */
  clear(): void
}

/**
 * Watches the time of a run, in milliseconds; an idle time of 0 is none.
 *
 * @param busy whether a tool call is open: a command may be silent for as long as it takes
 * @param spentMs what of the time is gone already, because the agent is asked a second time
 */
export function deadlines(timeoutMs: number, idleMs: number, busy: () => boolean, spentMs = 0): Deadlines {
  const controller = new AbortController()
  let last = performance.now()
  let idleTimer: NodeJS.Timeout | undefined

  function stop(reason: Stop): void {
    clear()
    controller.abort(reason)
  }

  const timer = setTimeout(
    () => {
      stop({ why: 'timeout', sentence: `The run took longer than ${duration(timeoutMs)}` })
    },
    Math.max(1, timeoutMs - spentMs),
  )

  /** One timer that looks again when it could be time, so that an event costs no more than a clock reading. */
  function watch(ms: number): void {
    idleTimer = setTimeout(() => {
      if (busy()) last = performance.now()
      const left = last + idleMs - performance.now()
      if (left > 0) watch(left)
      else stop({ why: 'idle_timeout', sentence: `The agent was silent for ${duration(idleMs)}` })
    }, ms)
  }
  if (idleMs > 0) watch(idleMs)

  function clear(): void {
    clearTimeout(timer)
    clearTimeout(idleTimer)
  }

  return {
    signal: controller.signal,
    alive: () => {
      last = performance.now()
    },
    clear,
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { type Deadlines, deadlines } from '../../src/run/deadlines.ts'

const LONG = 60_000
const idle = () => false

/** The reason to stop, once there is one, and after how many milliseconds it came. */
function stopOf({ signal }: Deadlines): Promise<{ reason: unknown; ms: number }> {
  const begun = performance.now()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ reason: signal.reason, ms: performance.now() - begun }))
  })
}

describe('the deadlines of a run', () => {
  it('stop it when the time is up, however lively it is', async () => {
    const watched = deadlines(100, LONG, () => true)
    const life = setInterval(watched.alive, 5)
    const { reason, ms } = await stopOf(watched)
    clearInterval(life)
    expect(reason).toEqual({ why: 'timeout', sentence: 'The run took longer than 0.1s' })
    expect(ms).toBeGreaterThanOrEqual(95)
  })

  it('stop it when it has been silent for too long', async () => {
    const { reason, ms } = await stopOf(deadlines(LONG, 100, idle))
    expect(reason).toEqual({ why: 'idle_timeout', sentence: 'The agent was silent for 0.1s' })
    expect(ms).toBeGreaterThanOrEqual(95)
  })

  it('count silence from the last sign of life', async () => {
    const watched = deadlines(LONG, 1_000, idle)
    const stop = stopOf(watched)
    await sleep(300)
    watched.alive()
    const { ms } = await stop
    expect(ms).toBeGreaterThanOrEqual(1_280)
  })

  it('count no silence while a call is open', async () => {
    let busy = true
    const watched = deadlines(LONG, 60, () => busy)
    await sleep(400)
    expect(watched.signal.aborted).toBe(false)
    busy = false
    const { reason } = await stopOf(watched)
    expect(reason).toMatchObject({ why: 'idle_timeout' })
  })

  it('take an idle time of 0 for none', async () => {
    const watched = deadlines(1_500, 0, idle)
    await sleep(60)
    expect(watched.signal.aborted).toBe(false)
    expect((await stopOf(watched)).reason).toMatchObject({ why: 'timeout' })
  })

  it('do not count once they are cleared', async () => {
    const watched = deadlines(50, 30, idle)
    watched.clear()
    await sleep(150)
    expect(watched.signal.aborted).toBe(false)
  })

  it('tell the first reason and no other', async () => {
    const watched = deadlines(40, 120, idle)
    await sleep(300)
    expect(watched.signal.reason).toMatchObject({ why: 'timeout' })
  })
})

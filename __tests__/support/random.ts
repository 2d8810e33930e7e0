/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number
  oneOf<T>(items: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed

  function below(end: number): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * end)
  }

  function oneOf<T>(items: readonly T[]): T {
    const item = items[below(items.length)]
    if (item === undefined) throw new RangeError('there is nothing to choose from')
    return item
  }

  return { below, oneOf }
}

/** Runs a check with many seeds; the error of the first one that fails names its seed. */
export function forSeeds(count: number, check: (random: Random) => void): void {
  for (let seed = 1; seed <= count; seed += 1) {
    try {
      check(createRandom(seed))
    } catch (error) {
      throw new Error(`with seed ${seed}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
  }
}

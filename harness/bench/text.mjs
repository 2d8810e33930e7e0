/** What a generated session is made of: prose and code, much of it not ASCII, taken at random but always alike. */

const MIB = 1024 * 1024

export const NAMES = ['api', 'größen', 'retry', 'ui', '設定']
export const WORDS =
  `the retry waits for as long as told und fällt dann aus – it’s called with a delay of “zero” so the test
  races the timer; ich lese zuerst the README, then src/retry.ts → fix the `.split(/\s+/)
export const CODE = [
  "import { setTimeout as sleep } from 'node:timers/promises'",
  'export async function retry(run, { times = 3, delay = 250 } = {}) {',
  '  for (let left = times; ; left--) {',
  '    try {\n      return await run(times - left)\n    } catch (error) {',
  `      if (left <= 1) throw new Error('gave up after ' + times + ' tries', { cause: error })`,
  "      console.warn('wartet länger, weil der Dienst nicht antwortet …', delay)",
  '    }\n  }\n}\n',
  "\ttest('再試行は待つ', async () => assert.equal(await retry(() => 1), 1)) // 🚀",
  '  \\d+ "quoted" <tag attr="x"> & C:\\Users\\runner\\work',
]

/**
 * A megabyte of text from which passages are taken; every other block is ASCII alone, as much of code is.
 *
 * @param {() => number} random
 * @param {readonly string[]} pieces
 * @param {number} perLine
 * @param {string} between
 */
export function book(random, pieces, perLine, between) {
  const plain = pieces.filter((piece) => !/[^\0-\x7f]/.test(piece))
  let text = ''
  for (let line = 0; text.length < MIB; line++) {
    const from = line % 4_096 < 2_048 ? pieces : plain
    const words = Array.from({ length: perLine }, () => from[Math.floor(random() * from.length)])
    text += `${words.join(between)}\n`
  }
  return text
}

/**
 * @param {string} text
 * @param {number} from
 * @param {number} length
 */
export function page(text, from, length) {
  return text.slice(from, from + length).toWellFormed()
}

/**
 * Mulberry32: numbers from 0 to 1, always the same ones.
 *
 * @param {number} seed
 */
export function randomNumbers(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

import { describe, expect, it } from '@jest/globals'
import { lineSplitter } from '../../src/run/lines.ts'
import { regionsOf } from '../../src/run/regions.ts'
import { forSeeds } from '../support/random.ts'

const TEXT = 'a\n\nbc\r\nd\ne\n€\nlong enough to be cut\n'

describe('regions', () => {
  it('hold every line, in order, with nothing but line ends between', () => {
    forSeeds(200, (random) => {
      const splitter = lineSplitter(15)
      const bytes = Buffer.from(TEXT)
      for (let from = 0; from < bytes.length; ) {
        const to = from + 1 + random.below(bytes.length)
        const lines = splitter.push(Buffer.from(bytes.subarray(from, to)))
        const regions = regionsOf(lines)
        expect(regions.flatMap((region) => region.lines)).toEqual(lines)
        for (const region of regions) {
          expect(region.bytes.toString()).toBe(region.lines.map((line) => line.bytes).join('\n'))
        }
        from = to
      }
    })
  })

  it('are as few as the memory allows: what the return of a line or a limit parts stands apart', () => {
    const regions = regionsOf(lineSplitter(15).push(Buffer.from(TEXT)))
    expect(regions.map(({ bytes }) => bytes.toString())).toEqual(['a\n\nbc', 'd\ne\n€', 'long enough to '])
    expect(regions.at(-1)?.lines[0]?.dropped).toBeGreaterThan(0)
  })

  it('are none of no lines', () => {
    expect(regionsOf([])).toEqual([])
  })
})

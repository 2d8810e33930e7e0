import { describe, expect, it } from '@jest/globals'
import { parseCommand, splitLines } from '../../harness/commands.mjs'
import { neutralJson, neutralLine, neutralLines } from '../../src/guard/neutral.ts'
import { ANY_NAME, hostileText, LINE_ENDS, NEVER_PRINTED } from '../support/hostile.ts'
import { forSeeds } from '../support/random.ts'

describe('hostile text', () => {
  it('is what the runner would obey, else these tests would prove nothing', () => {
    let commands = 0
    forSeeds(2_000, (random) => {
      const lines = splitLines(hostileText(random))
      commands += lines.filter((line) => parseCommand(line, ANY_NAME)).length
    })
    expect(commands).toBeGreaterThan(500)
  })

  it('holds no command, no line end and nothing invisible once it is neutral', () => {
    forSeeds(3_000, (random) => {
      const lines = neutralLines(hostileText(random))
      expect(lines.filter((line) => parseCommand(line, ANY_NAME))).toEqual([])
      expect(lines.filter((line) => NEVER_PRINTED.test(line))).toEqual([])
    })
  })

  it('stays as it is when it is neutral already', () => {
    forSeeds(3_000, (random) => {
      const line = neutralLine(hostileText(random))
      expect(neutralLine(line)).toBe(line)
      expect(neutralLines(line)).toEqual([line])
    })
  })
})

describe('a neutral line', () => {
  it.each([
    ['plain text, 100 %', 'plain text, 100 %'],
    ['a::b', 'a::b'],
    ['\ttabs\tstay', '\ttabs\tstay'],
    ['✔️ emoji 🥖', '✔️ emoji 🥖'],
    ['# heading [link]', '# heading [link]'],
    ['::error::x', '\\::error::x'],
    [' \t\u3000::error::x', '\\ \t\u3000::error::x'],
    ['\u200b::error::x', '\\::error::x'],
    ['\u001b[0m::error::x', '\\::error::x'],
    ['a ##[error]b', 'a ##\\[error]b'],
    ['#\u200b#[error]b', '##\\[error]b'],
    ['##\u001b[31m[error]b', '##\\[error]b'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['a\0b\u0007c', 'abc'],
  ])('of %j is %j', (text, expected) => {
    expect(neutralLine(text)).toBe(expected)
  })

  it.each(LINE_ENDS)('ends at %j', (end) => {
    expect(neutralLines(`a${end}::error::b${end}`)).toEqual(['a', '\\::error::b', ''])
  })

  it('keeps what follows an escape sequence without an end', () => {
    expect(neutralLine(`\u001b]0;${'t'.repeat(600)} important`)).toContain('important')
    expect(neutralLine('\u001b[ important')).toContain('mportant')
  })

  it('is made in linear time', () => {
    const text = '\u001b]\u001b[::##[\u0085 '.repeat(100_000)
    const begun = performance.now()
    expect(neutralLines(text)).toHaveLength(100_001)
    expect(performance.now() - begun).toBeLessThan(30_000) // a square would take hours
  })
})

describe('a neutral line of JSON', () => {
  it('is JSON of the same value, on one line, and no command', () => {
    forSeeds(3_000, (random) => {
      const value = { [hostileText(random)]: hostileText(random), list: [hostileText(random), 1] }
      const line = neutralJson(JSON.stringify(value))
      expect(JSON.parse(line)).toEqual(value)
      expect(splitLines(line)).toEqual([line])
      expect(parseCommand(line, ANY_NAME)).toBeUndefined()
      expect(line).not.toMatch(NEVER_PRINTED)
    })
  })
})

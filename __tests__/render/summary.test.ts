import { describe, expect, it } from '@jest/globals'
import { splitLines } from '../../harness/commands.mjs'
import { summaryOf } from '../../src/render/summary.ts'
import { failure } from '../../src/verdict.ts'
import { hostileText, NEVER_PRINTED } from '../support/hostile.ts'
import { liveLines } from '../support/markdown.ts'
import { forSeeds, type Random } from '../support/random.ts'
import { call, file, goodOutcome, goodReport, RESULT } from '../support/values.ts'

const BUDGET = 256 * 1024

const MARKDOWN = [
  ...[
    '`',
    '``',
    '```',
    '`````',
    '~~~',
    '|',
    '\\',
    '<',
    '>',
    '</code>',
    '</details>',
    '<script>',
    '<!--',
    '-->',
  ],
  ...[
    '[a](https://evil.example)',
    '![a](https://evil.example)',
    '@team',
    '#1',
    '# ',
    '&#96;',
    '&lt;',
    '***',
    '_',
  ],
  ...['https://evil.example', 'www.evil.example', '$$', '- [ ] ', '| --- |', '\n\n', '    ', '&', ';', 'x'],
]

function hostileMarkdown(random: Random): string {
  const count = 1 + random.below(10)
  return Array.from({ length: count }, () =>
    random.below(4) === 0 ? hostileText(random) : random.oneOf(MARKDOWN),
  ).join('')
}

describe('the summary', () => {
  it('begins with how it ended, and why', () => {
    const verdict = failure('agent_error', 'The oven is cold')
    expect(summaryOf(goodOutcome())).toMatch(/^### ✅ Cursor succeeded in 1m 12s\n\n/)
    const [title, , cause] = summaryOf(goodOutcome({ verdict })).split('\n')
    expect(title).toBe('### ❌ Cursor failed after 1m 12s')
    expect(cause).toContain('The oven is cold')
    expect(cause).toContain('agent_error')
  })

  it('leaves out what there is not', () => {
    const report = goodReport({
      answer: '',
      usage: undefined,
      model: undefined,
      result: { ...RESULT, text: undefined },
    })
    const summary = summaryOf(goodOutcome({ report }))
    expect(summary).not.toMatch(/Model|Tokens|Files written|Tool calls|Unknown events|```|blockquote/)
  })

  it('shows a short answer as Markdown, and a long one as it is', () => {
    const of = (answer: string) => summaryOf(goodOutcome({ report: goodReport({ answer }) }))
    expect(of('It is **done**.')).toContain('\n\n<blockquote>\n<p>It is <b>done</b>.</p>\n</blockquote>\n\n')
    expect(of(`It is **done**. ${'x'.repeat(20_000)}`)).toContain('\n\n```text\nIt is **done**. \n')
  })

  it('wraps long prose, which a fence does not, and leaves long words whole', () => {
    const url = `https://example.com/${'x'.repeat(200)}`
    const answer = `${'word '.repeat(4_000)}${url} end`
    const summary = summaryOf(goodOutcome({ report: goodReport({ answer }) }))
    const [, shown = ''] = /```text\n(.*?)\n```/s.exec(summary) ?? []
    expect(shown.replaceAll('\n', '')).toBe(answer)
    expect(shown.split('\n').filter((line) => line.length > 111)).toEqual([`${url} `])
  })

  it('says what it leaves out, and where that is', () => {
    const files = Array.from({ length: 300 }, (_, i) => file(`src/${i}.ts`))
    const calls = Array.from({ length: 200 }, () => call())
    const tools = { total: 250, failed: 0, denied: 0, byKind: { shell: 250 } }
    const answer = 'word '.repeat(100_000)
    const summary = summaryOf(goodOutcome({ files, report: goodReport({ answer, calls, tools }) }))
    expect(summary).toContain(
      'The answer is cut here; all of it is in `/home/runner/work/_temp/run-agent-1/result.md`.',
    )
    expect(summary).toContain(
      '100 more files, not listed here: see `/home/runner/work/_temp/run-agent-1/events.ndjson`.',
    )
    expect(summary).toContain(
      '50 more calls, not listed here: see `/home/runner/work/_temp/run-agent-1/events.ndjson`.',
    )
  })
})

describe('the budget of 256 KiB', () => {
  const name = (i: number) => `${'|`<漢'.repeat(250)}${i}`
  const files = Array.from({ length: 10_000 }, (_, i) => file(name(i)))
  const calls = Array.from({ length: 200 }, (_, i) =>
    call({ kind: 'edit', subject: name(i) }, { outcome: 'denied', problem: name(i) }),
  )
  const tools = { total: 50_000, failed: 10, denied: 20, byKind: { edit: 50_000 } }

  it.each([
    ['prose', 'word '.repeat(1_000_000)],
    ['one line without a blank', 'x'.repeat(4_000_000)],
    ['empty lines', '\n'.repeat(1_000_000)],
    ['characters of three bytes', '漢'.repeat(1_000_000)],
    ['what is made longer to be harmless', '##[##['.repeat(500_000)],
    ['lines that are made longer to be harmless', '::\n'.repeat(1_000_000)],
    ['backticks', '`'.repeat(1_000_000)],
    ['backticks apart', '` '.repeat(1_000_000)],
  ])('holds for an answer of %s, 10,000 files and 200 calls', (_, answer) => {
    const report = goodReport({ answer, calls, tools, model: name(1), sessionId: name(2) })
    const verdict = failure('agent_error', name(3).repeat(10))
    const summary = summaryOf(goodOutcome({ files, report, verdict, eventsFile: `/${'e'.repeat(255)}` }))
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(BUDGET)
    expect(liveLines(summary).filter((line) => /fence|block/.test(line))).toEqual([])
  })
})

describe('text of others', () => {
  it('is inert wherever it stands', () => {
    forSeeds(600, (random) => {
      const text = () => hostileMarkdown(random)
      const summary = summaryOf(
        goodOutcome({
          verdict: failure('agent_error', text()),
          agentVersion: text(),
          eventsFile: text(),
          files: [file(text()), file(text(), { change: 'renamed', from: text() })],
          report: goodReport({
            answer: text(),
            model: text(),
            sessionId: text(),
            calls: [
              call({ subject: text() }),
              call({ kind: 'other', name: text() }, { outcome: 'failed', problem: text() }),
            ],
            tools: { total: 2, failed: 1, denied: 0, byKind: {} },
          }),
        }),
      )
      const live = liveLines(summary)
      const ours = live.map((line) =>
        line.replace(/^<details><summary>Tool calls: 2 \(1 failed\)<\/summary>$|^<\/details>$/, ''),
      )
      expect(ours.filter((line) => /[<>[\]\\@&]|https?:|www\.|#\d|~~~|\$\$/.test(line))).toEqual([])
      expect(splitLines(summary).filter((line) => NEVER_PRINTED.test(line))).toEqual([])
      expect(live.filter((line) => line.startsWith('###'))).toEqual([
        '### ❌ Cursor failed after 1m 12s',
        '#### Files written: 2 (+6 −2)',
      ])
    })
  })

  it('never changes the number of cells in a row', () => {
    forSeeds(600, (random) => {
      const files = [
        file(hostileMarkdown(random)),
        file('b', { change: 'renamed', from: hostileMarkdown(random) }),
      ]
      const rows = liveLines(summaryOf(goodOutcome({ files }))).filter((line) => line.startsWith('| '))
      const cells = rows.map((row) => row.split('|').length - 2)
      expect(cells.slice(-4)).toEqual([4, 4, 4, 4])
      expect(new Set(cells.slice(0, -4))).toEqual(new Set([2]))
    })
  })

  it('is still readable', () => {
    const summary = summaryOf(goodOutcome({ files: [file('src/a|b.ts')], agentVersion: '2026.09.02' }))
    expect(summary).toContain('| <code>src&#47;a&#124;b&#46;ts</code> | modified | +3 −1 | tool |')
    expect(summary).toContain('| Agent | Cursor `2026.09.02` |')
  })
})

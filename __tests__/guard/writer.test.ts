import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { parseCommand, splitLines } from '../../harness/commands.mjs'
import { createWriter, type LogLine, type Writer } from '../../src/guard/writer.ts'
import { ANY_NAME, hostileText, NEVER_PRINTED } from '../support/hostile.ts'
import { forSeeds, type Random } from '../support/random.ts'
import { createSink } from '../support/sink.ts'

/** What arrives at the runner, in the lines that it sees. */
async function written(write: (writer: Writer) => void): Promise<string[]> {
  const sink = createSink()
  const writer = createWriter(sink.stream)
  write(writer)
  await writer.flush()
  return splitLines(sink.text())
}

/** The same for many seeds, each in a writer of its own. */
async function forHostile(write: (writer: Writer, random: Random) => void, check: (lines: string[]) => void) {
  const results: Promise<string[]>[] = []
  forSeeds(1_500, (random) => results.push(written((writer) => write(writer, random))))
  for (const [i, lines] of (await Promise.all(results)).entries()) forOne(i + 1, () => check(lines))
}

function forOne(seed: number, check: () => void): void {
  try {
    check()
  } catch (error) {
    throw new Error(`with seed ${seed}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

describe('what others said', () => {
  it.each<LogLine['as']>(['own', 'quote', 'output'])('is never a command as %s', async (as) => {
    await forHostile(
      (writer, random) =>
        writer.show([
          { as, text: hostileText(random) },
          { as, text: hostileText(random) },
        ]),
      (lines) => {
        expect(lines.filter((line) => parseCommand(line, ANY_NAME))).toEqual([])
        expect(lines.filter((line) => NEVER_PRINTED.test(line))).toEqual([])
        expect(lines.length).toBeGreaterThanOrEqual(2)
      },
    )
  })

  it('is never a command as JSON, broken JSON too', async () => {
    await forHostile(
      (writer, random) => {
        writer.show([{ as: 'json', text: JSON.stringify({ text: hostileText(random) }) }])
        writer.show([{ as: 'json', text: `{${hostileText(random)}` }])
      },
      (lines) => {
        expect(lines.filter((line) => parseCommand(line, ANY_NAME))).toEqual([])
        expect(lines).toHaveLength(2)
      },
    )
  })

  it('is one line when we say it', async () => {
    await forHostile(
      (writer, random) => writer.say(hostileText(random)),
      (lines) => {
        expect(lines).toHaveLength(1)
        expect(lines.filter((line) => parseCommand(line, ANY_NAME))).toEqual([])
      },
    )
  })

  it('carries a mark on each of its lines', async () => {
    const text = 'one\r\n\n::two::\u2028three'
    const lines = await written((writer) =>
      writer.show([
        { as: 'own', text },
        { as: 'quote', text },
        { as: 'output', text },
      ]),
    )
    expect(lines[0]).toMatch(/^one .*three$/)
    expect(lines.slice(1, 5).every((line) => line.startsWith('>'))).toBe(true)
    expect(lines.slice(5).every((line) => line.startsWith('  |'))).toBe(true)
    expect(lines).toHaveLength(9)
  })
})

/** Blanks at the end, which the runner trims; line ends are escaped and stay. */
const LAST_BLANKS = /[\t\v\f \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/

/** What the runner gives back of a property: it eats `=` before a value and blanks behind the last one. */
function takenByRunner(value: string): string {
  return value.replace(/^=+/, '').replace(LAST_BLANKS, '')
}

describe('a command of ours', () => {
  it('says to the runner what we meant, whatever it quotes', async () => {
    const sent: { title: string; message: string }[] = []
    await forHostile(
      (writer, random) => {
        const [title, message] = [hostileText(random), hostileText(random)]
        sent.push({ title, message })
        writer.command('error', { file: 'a,b:c.ts', title }, message)
      },
      (lines) => {
        const { title, message } = sent.shift() ?? { title: '', message: '' }
        const value = takenByRunner(title)
        const properties = { file: 'a,b:c.ts', ...(value === '' ? {} : { title: value }) }
        expect(lines).toHaveLength(1)
        expect(parseCommand(lines[0] ?? '')).toEqual({ name: 'error', properties, data: message })
      },
    )
    expect(sent).toEqual([])
  })

  it('needs no properties', async () => {
    expect(await written((writer) => writer.command('add-mask', {}, 'a%0Ab\nc'))).toEqual([
      '::add-mask::a%250Ab%0Ac',
    ])
  })
})

describe('the shield', () => {
  it('keeps the runner from obeying anything until it is lifted', async () => {
    const lines = await written((writer) => {
      writer.raise(false)
      writer.command('error', { title: 'x' }, 'told in words')
      writer.show([{ as: 'quote', text: '::warning::x' }])
      writer.lift()
      writer.command('notice', {}, 'obeyed')
    })
    const token = parseCommand(lines[0] ?? '')?.data ?? ''
    expect(parseCommand(lines[0] ?? '')?.name).toBe('stop-commands')
    expect(token).toMatch(/^[0-9a-f]{48}$/)
    expect(lines.slice(1)).toEqual([
      'error: told in words',
      '> \\::warning::x',
      `::${token}::`,
      '::notice::obeyed',
    ])
  })

  it('is told on stderr as well where an agent can write there, whose open lines are ended before it is lifted', async () => {
    const [stdout, stderr] = [createSink(), createSink()]
    const writer = createWriter(stdout.stream, stderr.stream)
    writer.mask('secret')
    writer.say('Begun')
    writer.raise(true)
    await writer.flush()
    const [shield] = stdout.lines().slice(-1)
    expect(stdout.lines()).toEqual(['::add-mask::secret', 'Begun', shield])
    expect(stderr.lines()).toEqual(['::add-mask::secret', shield])
    for (const { stream } of [stdout, stderr]) stream.write('an open line')
    await writer.endLines()
    writer.lift()
    await writer.flush()
    const token = parseCommand(shield ?? '')?.data
    expect(stdout.lines().slice(3)).toEqual(['an open line', `::${token}::`])
    expect(stderr.lines().slice(2)).toEqual(['an open line'])
  })

  it('leaves stderr alone where no agent can write there', async () => {
    const [stdout, stderr] = [createSink(), createSink()]
    const writer = createWriter(stdout.stream, stderr.stream)
    writer.mask('secret')
    writer.raise(false)
    await writer.endLines()
    writer.lift()
    await writer.flush()
    expect([stdout.lines().length, stderr.text()]).toEqual([3, ''])
  })

  it('has another token each time, and is lifted only when it is raised', async () => {
    const lines = await written((writer) => {
      writer.lift()
      for (let i = 0; i < 3; i += 1) {
        writer.raise(false)
        writer.lift()
      }
    })
    expect(lines).toHaveLength(6)
    expect(new Set(lines).size).toBe(6)
  })
})

it('hides what must not be printed, by every door but a mask of ours', async () => {
  const lines = await written((writer) => {
    const redact = (text: string) => text.replaceAll('secret', '***')
    writer.hide({ redact, redactLine: redact, isClean: () => false })
    writer.say('a secret')
    for (const as of ['own', 'quote', 'output'] as const) writer.show([{ as, text: 'sec\u200bret' }])
    writer.show([{ as: 'json', text: '{"a":"secret"}' }])
    writer.mask('secret')
  })
  expect(lines).toEqual(['a ***', '***', '> ***', '  | ***', '{"a":"***"}', '::add-mask::secret'])
})

describe('the writer', () => {
  it('hands over lines that come together in one piece and in their order', async () => {
    const chunks: string[] = []
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        if (chunk.length > 0) chunks.push(chunk.toString())
        done()
      },
    })
    const writer = createWriter(stream)
    writer.say('one')
    writer.show([{ as: 'quote', text: 'two' }])
    while (chunks.length === 0) await sleep(1)
    expect(chunks).toEqual(['one\n> two\n'])
  })

  it('flushes only when a slow stream has taken everything', async () => {
    let taken = ''
    const stream = new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        setTimeout(() => {
          taken += chunk.toString()
          done()
        }, 2)
      },
    })
    const writer = createWriter(stream)
    for (let i = 0; i < 5; i += 1) {
      writer.say(String(i))
      await sleep(1)
    }
    await writer.flush()
    expect(taken).toBe('0\n1\n2\n3\n4\n')
  })

  it('goes on when nobody reads any more', async () => {
    const stream = new Writable({
      write(_chunk, _encoding, done) {
        done(new Error('EPIPE'))
      },
    })
    const writer = createWriter(stream)
    writer.say('one')
    await sleep(1)
    writer.say('two')
    await expect(writer.flush()).resolves.toBeUndefined()
  })

  it('knows for how long it was silent', async () => {
    const writer = createWriter(createSink().stream)
    await sleep(30)
    const before = writer.silence()
    writer.say('x')
    expect(before).toBeGreaterThanOrEqual(25)
    expect(writer.silence()).toBeLessThan(before)
  })
})

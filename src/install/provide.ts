import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Program } from '../agents/locate.ts'
import type { Writer } from '../guard/writer.ts'
import type { RunRequest } from '../inputs.ts'
import { oneLine } from '../render/text.ts'
import { deadlines } from '../run/deadlines.ts'
import type { Stop } from '../run/ending.ts'
import { failure, stoppedBy, type Verdict } from '../verdict.ts'
import { askFor, install, shortVersion } from './install.ts'
import { wordsFor } from './problem.ts'

/**
 * The CLI that was found, if it is of the version that is asked for, else the one that is installed for it.
 *
 * @param spentMs what of the run's time is gone already
 */
export async function provideBy(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
  writer: Writer,
  spentMs: number,
): Promise<Program | Verdict> {
  const { agent, program: found, order, timeoutMs } = request
  const deadline = deadlines(timeoutMs, 0, () => false, spentMs)
  const signal = AbortSignal.any([interrupted, deadline.signal])
  try {
    if (found && order.version !== 'latest') {
      const version = found.version ?? (await askFound(found, request, env, signal))
      if (version === order.version) return { ...found, version }
      const other = version
        ? `${agent.name} ${shortVersion(version)} is here`
        : `The ${agent.name} CLI here tells no version`
      writer.say(`${oneLine(other)}, but version ${order.version} is asked for`)
    }
    if (order.version === 'latest')
      writer.say('What "latest" is can change with every run; a version can be pinned')
    const { program, line } = await install(agent, order, env, signal, writer.say)
    writer.say(line)
    return program
  } catch (error) {
    if (signal.aborted) return stoppedBy(signal.reason as Stop)
    for (const line of causesOf(error)) writer.say(line)
    const what = `The ${agent.name} CLI${found ? ` ${order.version}` : ' is not on this machine and'}`
    return failure('install', `${what} could not be installed: ${wordsFor(error)}`)
  } finally {
    deadline.clear()
  }
}

/** Empty when it does not tell. */
async function askFound(
  found: Program,
  { agent }: RunRequest,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<string> {
  const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'run-agent-install-'))
  try {
    return await askFor(found, agent, { PATH: env.PATH, LANG: env.LANG }, folder, signal)
  } catch {
    return ''
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What stands behind an error and is not in its message. */
function causesOf(error: unknown): string[] {
  const causes: string[] = []
  for (let at = error; at instanceof Error && at.cause !== undefined; at = at.cause) {
    const words = oneLine(wordsFor(at.cause), 300)
    if (!at.message.includes(words)) causes.push(`Because: ${words}`)
  }
  return causes
}

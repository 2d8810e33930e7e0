// Everything that is raised around an agent before it starts and lowered when its whole tree is gone.

import { dirname, isAbsolute } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isInside } from '../files/paths.ts'
import type { RunFolder } from '../files/run-folder.ts'
import type { RunRequest } from '../inputs.ts'
import { counted, oneLine } from '../render/text.ts'
import { type SetAside, setAside } from './agent-config.ts'
import { guardCommandFiles } from './command-files.ts'
import { type Isolation, isolate, unisolated } from './isolation.ts'
import { originOf } from './origin.ts'
import { wipeOwnEnvironment } from './own-environment.ts'
import type { Writer } from './writer.ts'

export interface Guard {
  readonly isolation: Isolation
  /**
   * Isolation of the same level for one more run of the agent: the end of a run ends its namespaces.
   *
   * @throws when it cannot be had once more
   */
  again(): Promise<Isolation>
  /**
   * Puts everything right again.
   *
   * @param isAlone whether nothing of the agent is left that could still write
   * @returns what the agent was found to have tampered with, a phrase for each
   */
  lower(isAlone: boolean): Promise<readonly string[]>
}

/** What a process wrote into our stdout before it died must have been read before commands count again. */
const PIPE_MS = 100

/**
 * @param program absolute paths that the agent is started from
 * @returns undefined, with the cause, when the isolation that the step requires cannot be had
 */
export async function raiseGuard(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  folder: RunFolder,
  writer: Writer,
): Promise<Guard | { readonly problem: string }> {
  const isolation = await isolationFor(request, env, folder)
  if (request.isolation === 'required' && isolation.level !== 'namespaces')
    return { problem: isolation.problem }
  if (isolation.problem) writer.say(`Isolation is ${isolation.level}: ${isolation.problem}`)

  const config = setAsideConfig(request, env, folder, writer)
  /** Whether a process of the agent can reach what is ours. */
  const isShared = isolation.level !== 'namespaces'
  if (!wipeOwnEnvironment() && isShared) {
    writer.say('The environment of this step stays readable for the agent, in the memory of this process')
  }
  writer.raise(isShared)
  await writer.flush() // before the agent has its first instruction
  const commandFiles = guardCommandFiles(env) // nothing may go wrong from here to `lower`, which puts them back

  async function again(): Promise<Isolation> {
    const next = await isolationFor(request, env, folder)
    if (next.level === isolation.level) return next
    await next.end()
    throw new Error(`Isolation was ${isolation.level} and is now ${next.level}: ${next.problem}`)
  }

  async function lower(isAlone: boolean): Promise<readonly string[]> {
    // What later steps obey comes first, and nothing that goes wrong with the rest may keep it from being done.
    const tampering = [...commandFiles.rebuild()]
    try {
      for (const path of config?.putBack() ?? []) writer.say(`Left as the agent made it: ${oneLine(path)}`)
    } catch (error) {
      tampering.push(
        `configuration could not be put back (${error instanceof Error ? error.message : error})`,
      )
    }
    await writer.endLines()
    if (isShared) await sleep(PIPE_MS)
    if (isAlone) writer.lift()
    return tampering
  }
  return { isolation, again, lower }
}

async function isolationFor(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  folder: RunFolder,
): Promise<Isolation> {
  if (request.isolation === 'none') return unisolated('')
  if (request.permissions === 'full')
    return unisolated('with full permissions the agent keeps sudo and docker')
  const { program, workspace, directory, args } = request
  const needed = [
    ...(program ? [program.folder, program.file, ...program.args.filter(isAbsolute)] : []),
    ...args.filter((arg) => arg.startsWith('/')),
    workspace,
    directory,
    env.HOME,
    env.TMPDIR,
    folder.config,
  ]
  const ourselves = dirname(dirname(fileURLToPath(import.meta.url)))
  const isApart = !isInside(workspace, ourselves) && !isInside(ourselves, workspace)
  return isolate({
    folders: env.RUNNER_TEMP ? [env.RUNNER_TEMP] : [],
    except: needed.filter((path) => path !== undefined).filter((path) => path !== ''),
    readOnly: [...(isApart ? [ourselves] : []), ...(program?.folder ? [program.folder] : [])],
  })
}

function setAsideConfig(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  folder: RunFolder,
  writer: Writer,
): SetAside | undefined {
  const { isStrangers, base } = originOf(env)
  const isTrusted = request.trustConfig === 'auto' ? !isStrangers : request.trustConfig === 'true'
  if (isTrusted) return undefined
  const config = setAside(request.workspace, folder.setAside, base, env)
  const { paths, replaced } = config
  if (paths.length > 0) {
    const names = paths
      .slice(0, 10)
      .map((path) => oneLine(path, 100))
      .join(', ')
    const more = paths.length > 10 ? `, and ${paths.length - 10} more` : ''
    writer.say(`Set aside, as it may be a stranger's: agent configuration of the checkout (${names}${more})`)
  }
  if (replaced.length > 0) writer.say(`In its place: ${counted(replaced.length, 'file')} of the base commit`)
  return config
}

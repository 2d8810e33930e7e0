// Everything that is raised around an agent before it starts and lowered when its whole tree is gone.

import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Program, packageOf } from '../agents/locate.ts'
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
  /** Whether the agent cannot see RUNNER_TEMP, and nothing in it can be its work. */
  readonly isTempHidden: boolean
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
 * @param isolating of `isolationFor`; it takes a while, in which other things can be done
 * @returns the cause when the isolation that the step requires cannot be had
 */
export async function raiseGuard(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  folder: RunFolder,
  writer: Writer,
  isolating: Promise<Isolation>,
): Promise<Guard | { readonly problem: string }> {
  const isolation = await isolating
  if (request.isolation === 'required' && isolation.level !== 'namespaces')
    return { problem: isolation.problem }
  if (isolation.problem) writer.say(`Isolation is ${isolation.level}: ${isolation.problem}`)

  const moved = isolation.level === 'namespaces' ? watch(readOnlyFor(request, env)) : () => []
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
    const tampering = [...commandFiles.rebuild(), ...moved()]
    try {
      const { left, lost } = config?.putBack() ?? { left: [], lost: [] }
      for (const path of left) writer.say(`Left as the agent made it: ${oneLine(path)}`)
      if (lost.length > 0) tampering.push(`configuration that was set aside is gone (${named(lost)})`)
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
  const isTempHidden = isolation.level === 'namespaces' && hiddenFolders(request, env).length > 0
  return { isolation, isTempHidden, again, lower }
}

/** Isolation for one run of the agent, as good as the step wishes and the machine gives. */
export async function isolationFor(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  folder: RunFolder,
): Promise<Isolation> {
  if (request.isolation === 'none') return unisolated('')
  if (request.permissions === 'full')
    return unisolated('with full permissions the agent keeps sudo and docker')
  const { program, workspace, directory, args } = request
  const temp = env.RUNNER_TEMP
  const programs = program ? [program.file, ...program.args.filter(isAbsolute)].flatMap(withReal) : []
  const places = [workspace, directory, env.HOME, env.TMPDIR, folder.config]
  return isolate({
    folders: hiddenFolders(request, env),
    except: [
      ...programs.map((path) => (temp ? highestBelow(temp, path) : path)),
      ...args.filter((arg) => arg.startsWith('/')),
      ...places.flatMap((path) => path || []),
    ],
    readOnly: readOnlyFor(request, env),
  })
}

/** RUNNER_TEMP, unless the agent works there. */
function hiddenFolders(
  { workspace }: RunRequest,
  { RUNNER_TEMP: temp }: NodeJS.ProcessEnv,
): readonly string[] {
  return temp && temp !== workspace ? [temp] : []
}

/** A path, and the same without links where that is another; as it is when it leads nowhere. */
function withReal(path: string): string[] {
  const real = existsSync(path) ? realpathSync(path) : path
  return real === path ? [path] : [path, real]
}

/** The entry of a folder by which a path in it is reached: what lies beside a program belongs to it. */
function highestBelow(folder: string, path: string): string {
  for (const top of withReal(folder)) {
    const [first] = relative(top, path).split(sep)
    if (first && isInside(path, top)) return join(top, first)
  }
  return path
}

/**
 * What later steps and later jobs run, too: the code of actions, and the CLI where others find it again. Nothing
 * that holds a place where the agent has to write.
 */
function readOnlyFor({ program, workspace }: RunRequest, env: NodeJS.ProcessEnv): string[] {
  const ourselves = dirname(dirname(fileURLToPath(import.meta.url)))
  const parts = ourselves.split(sep)
  const actions = parts.slice(0, parts.lastIndexOf('_actions') + 1).join(sep)
  const needed = [workspace, env.HOME, env.TMPDIR, env.RUNNER_TEMP]
  return [actions || ourselves, program && ownFolder(program, env)]
    .filter((path) => path !== undefined)
    .filter((path) => !isInside(path, workspace))
    .filter((path) => !needed.some((place) => place && isInside(place, path)))
}

/** Tells later which paths lead elsewhere: what is read-only cannot be changed, but a folder above it be moved. */
function watch(paths: readonly string[]): () => string[] {
  const identity = (path: string) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats && `${stats.dev}:${stats.ino}`
  }
  const before = paths.map(identity)
  return () => paths.filter((path, n) => identity(path) !== before[n]).map((path) => `${path} was moved away`)
}

/** Of the tool cache all versions of the tool: a version that an agent adds is one that a later job may take. */
function ownFolder({ file, args, folder }: Program, env: NodeJS.ProcessEnv): string | undefined {
  const own = folder ?? realpathSync(file === process.execPath ? (args[0] ?? file) : file)
  const tools = env.RUNNER_TOOL_CACHE
  const isTool = tools && withReal(tools).some((top) => isInside(own, top)) && packageOf(own) === undefined
  return isTool ? highestBelow(tools, own) : folder
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
    writer.say(`Set aside, as it may be a stranger's: agent configuration of the checkout (${named(paths)})`)
  }
  if (replaced.length > 0) writer.say(`In its place: ${counted(replaced.length, 'file')} of the base commit`)
  return config
}

/** The first ten of some paths, and how many there are besides. */
function named(paths: readonly string[]): string {
  const names = paths.slice(0, 10).map((path) => oneLine(path, 100))
  return names.join(', ') + (paths.length > 10 ? `, and ${paths.length - 10} more` : '')
}

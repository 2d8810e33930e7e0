import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, delimiter, isAbsolute, join, sep } from 'node:path'
import type { Agent } from './agent.ts'

/** How to start a CLI that is on this machine. */
export interface Program {
  /** Absolute path. */
  readonly file: string
  /** What comes before the CLI's own arguments. */
  readonly args: readonly string[]
  /** The version, where its path tells it. */
  readonly version: string | undefined
  /** The folder that holds all of it and nothing else, where that is known. */
  readonly folder?: string | undefined
}

/** Looks for the CLI on `PATH` and in the folders of its installer; undefined when it is in none of them. */
export function locate(agent: Agent, env: NodeJS.ProcessEnv): Program | undefined {
  const home = env.HOME || homedir()
  const folders = [
    // A relative entry of PATH would name a folder of the checkout, where anybody can put a program.
    ...(env.PATH ?? '').split(delimiter).filter((folder) => isAbsolute(folder)),
    ...agent.folders.map((folder) => join(home, folder)),
  ]
  for (const name of agent.executables) {
    const path = folders.map((folder) => join(folder, name)).find((file) => problemOf(file) === undefined)
    if (!path) continue
    return { ...programAt(path, agent), folder: packageOf(realpathSync(path)) ?? versionFolder(path, agent) }
  }
  return undefined
}

/** How to start the CLI at an absolute path. JavaScript runs under the Node that runs the action. */
export function programAt(path: string, agent: Agent): Program {
  const folder = versionFolder(path, agent)
  const version = folder && basename(folder)
  return isJavaScript(path)
    ? { file: process.execPath, args: [path], version }
    : { file: path, args: [], version }
}

/** The folder on the way to the real file that has the name of a version. */
function versionFolder(path: string, agent: Agent): string | undefined {
  const parts = realpathSync(path).split(sep)
  const at = parts.findIndex((part) => agent.version.test(part))
  return at < 0 ? undefined : parts.slice(0, at + 1).join(sep)
}

/** The folder of the npm package that a path lies in; undefined when it lies in none. */
export function packageOf(path: string): string | undefined {
  const parts = path.split(sep)
  const at = parts.lastIndexOf('node_modules')
  if (at < 0) return undefined
  const length = parts[at + 1]?.startsWith('@') ? 2 : 1
  return parts.slice(0, at + 1 + length).join(sep)
}

/** Why the file at an absolute path cannot be run as an agent; undefined when it can. */
export function problemOf(path: string): string | undefined {
  try {
    if (!statSync(path).isFile()) return 'is not a file'
    accessSync(path, isJavaScript(path) ? constants.R_OK : constants.X_OK)
    return undefined
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return missing ? 'does not exist' : 'is not executable'
  }
}

function isJavaScript(path: string): boolean {
  return /\.[cm]?js$/.test(path)
}

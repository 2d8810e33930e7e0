import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, isAbsolute, join, sep } from 'node:path'
import type { Agent } from './agent.ts'

/** How to start a CLI that is on this machine. */
export interface Program {
  /** Absolute path. */
  readonly file: string
  /** What comes before the CLI's own arguments. */
  readonly args: readonly string[]
  /** The version, where its path tells it. */
  readonly version: string | undefined
  /** The folder that holds all of it, where we installed it ourselves. */
  readonly folder?: string
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
    if (path) return programAt(path, agent)
  }
  return undefined
}

/** How to start the CLI at an absolute path. JavaScript runs under the Node that runs the action. */
export function programAt(path: string, agent: Agent): Program {
  const version = realpathSync(path)
    .split(sep)
    .find((part) => agent.version.test(part))
  return isJavaScript(path)
    ? { file: process.execPath, args: [path], version }
    : { file: path, args: [], version }
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

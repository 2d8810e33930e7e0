// Packages of a registry through the npm client, with whatever registry, proxy and login that is set up.

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { asObject, asString, parseObject } from '../json.ts'
import { oneLine } from '../render/text.ts'
import { type CommandPlace, runCommand } from '../run/command.ts'
import { problem, wordsFor } from './problem.ts'

/** Where npm runs: an empty folder of its own, so that no checkout's .npmrc counts. */
export interface NpmPlace extends CommandPlace {
  /** Another registry than npm's own choice. */
  readonly registry: string | undefined
}

/** The version that a tag such as `latest` stands for now. */
export async function versionOf(name: string, tag: string, place: NpmPlace): Promise<string> {
  const told = await npm(['view', `${name}@${tag}`, 'version', 'dist.integrity'], place)
  const version = asString(parseObject(told.trim())?.version)
  if (!version) throw problem(`the registry does not tell which version of ${name} is "${tag}"`)
  return version
}

/** The integrity value that the registry itself tells. */
export async function integrityOf(name: string, version: string, place: NpmPlace): Promise<string> {
  const told = await npm(['view', `${name}@${version}`, 'version', 'dist.integrity'], place)
  const integrity = asString(parseObject(told.trim())?.['dist.integrity'])
  if (!integrity) throw problem(`the registry has no ${name}@${version}, or no integrity value for it`)
  return integrity
}

/**
 * Downloads the archive of an exact version as it is, and runs nothing of it. npm compares it with the
 * registry's own integrity value.
 *
 * @returns the path of the archive
 */
export async function pack(name: string, version: string, place: NpmPlace): Promise<string> {
  await npm(['pack', `${name}@${version}`], place)
  const archive = readdirSync(place.cwd).find((file) => file.endsWith('.tgz'))
  if (!archive) throw problem(`npm downloaded no archive of ${name}@${version}`)
  return join(place.cwd, archive)
}

async function npm(args: readonly string[], place: NpmPlace): Promise<string> {
  const { cwd, env, registry, signal } = place
  const file = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, 'npm'))
    .find((path) => existsSync(path))
  if (!file) throw problem('there is no npm on PATH to download it with; actions/setup-node installs one')
  // npm takes the next folder above that has one of these for its project, and reads its .npmrc.
  writeFileSync(join(cwd, 'package.json'), '{}')
  const scope = /@[^@/]+(?=\/)/.exec(args[1] ?? '')?.[0]
  const options = [
    ...['--json', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier'],
    `--cache=${join(cwd, 'npm-cache')}`, // the archive is kept unpacked, and once is enough
    ...(registry ? [`--registry=${registry}`, `--${scope}:registry=${registry}`] : []),
  ]
  const { code, stdout, stderr } = await runCommand(file, [...args, ...options], place).catch((error) => {
    signal.throwIfAborted()
    throw problem(`npm could not be run: ${wordsFor(error)}`, error)
  })
  if (code !== 0)
    throw problem(`npm ${args.slice(0, 2).join(' ')} failed: ${reasonOf(stdout, stderr)}`, stderr)
  return stdout
}

/** With --json npm tells its error as JSON; what comes before it are words for people. */
function reasonOf(stdout: string, stderr: string): string {
  const error = asObject(parseObject(stdout.slice(Math.max(0, stdout.indexOf('{'))).trim())?.error)
  const told = [asString(error?.code), asString(error?.summary)].filter((part) => part !== undefined)
  if (told.length > 0) return oneLine(told.join(': '), 300)
  const line = stderr.split('\n').find((words) => words.trim() !== '' && !/^npm warn/i.test(words))
  return oneLine(line ?? 'it told no reason', 300)
}

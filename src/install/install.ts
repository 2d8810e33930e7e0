import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Agent } from '../agents/agent.ts'
import type { Program } from '../agents/locate.ts'
import { mayPass } from '../guard/environment.ts'
import { duration } from '../render/text.ts'
import { runCommand } from '../run/command.ts'
import { discard, isKept, keep, type Slot, slotFor, stage } from './cache.ts'
import { type Checksum, parseChecksum, showChecksum, verify } from './checksum.ts'
import { download } from './download.ts'
import { integrityOf, type NpmPlace, pack, versionOf } from './npm.ts'
import type { Order } from './order.ts'
import { platformOf } from './platform.ts'
import { problem, wordsFor } from './problem.ts'
import { unpack } from './unpack.ts'

/** What the installer needs to know of an agent. */
export type Installable = Pick<
  Agent,
  'id' | 'name' | 'install' | 'environment' | 'keyVariable' | 'otherKeyVariables'
>

export interface Installed {
  readonly program: Program
  /** What was done, for the log. */
  readonly line: string
}

/** A version carries the hash of its commit, which a person does not need. */
export function shortVersion(version: string): string {
  return version.replace(/-[0-9a-f]{7,}$/, '')
}

const ASK_MS = 60_000

/**
 * Has the CLI in the tool cache: as it is kept there, else downloaded, checked, unpacked and asked for its
 * version. Whatever fails, the cache has either the whole of it or nothing.
 *
 * @param say is told what takes time
 * @throws a problem, with its cause; the signal's reason when it is aborted
 */
export async function install(
  agent: Installable,
  order: Order,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<Installed> {
  const begun = performance.now()
  const plan = agent.install
  const platform = platformOf()
  if (!plan.platforms.includes(platform)) {
    throw problem(
      `there is none for ${platform}, only for ${plan.platforms.join(', ')}; set the input \`agent-path\``,
    )
  }
  const work = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'run-agent-install-'))
  try {
    const place = npmPlace(agent, order, env, work, signal)
    const version = await exactVersion(plan.source, order.version ?? plan.version, place)
    if (!plan.form.test(version)) throw problem(`"${version}" is no version of it`)
    const known = knownChecksum(agent, order, version, platform)
    const slot = slotFor(`run-agent-${agent.id}`, version, platform, env)
    const program = programIn(slot, agent, version)
    const label = `${agent.name} ${shortVersion(version)}`
    if (isKept(slot, known && showChecksum(known))) {
      return { program, line: `Using ${label} from the tool cache` }
    }

    const staged = stage(slot)
    try {
      const [archive, checksum] = await fetch(agent, order, version, platform, known, place, say)
      await verify(archive, checksum, signal)
      await unpack(archive, staged, signal)
      await checkVersion(programIn({ folder: staged }, agent, version), agent, version, place)
      keep(staged, slot, showChecksum(checksum))
    } finally {
      discard(staged)
    }
    const how = known ? 'verified' : 'verified with the checksum of the registry'
    return { program, line: `Installed ${label} in ${duration(performance.now() - begun)} (${how})` }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** The step's environment without the runner's own tokens and the agent's keys: a vendor's login may be in it. */
function npmPlace(
  agent: Installable,
  order: Order,
  env: NodeJS.ProcessEnv,
  cwd: string,
  signal: AbortSignal,
): NpmPlace {
  const secret = [agent.keyVariable, ...agent.otherKeyVariables]
  const passed = Object.entries(env).filter(([name]) => mayPass(name) && !secret.includes(name))
  return { cwd, env: Object.fromEntries(passed), signal, registry: order.base }
}

async function exactVersion(
  source: Agent['install']['source'],
  wanted: string,
  place: NpmPlace,
): Promise<string> {
  return wanted === 'latest' && source.from === 'npm' ? versionOf(source.main, 'latest', place) : wanted
}

/** What the package has to be by the step's own word, else by ours. */
function knownChecksum(
  { install: plan, name }: Installable,
  order: Order,
  version: string,
  platform: string,
): Checksum | undefined {
  const text = order.checksum ? `sha256:${order.checksum}` : plan.checksums[version]?.[platform]
  const known = text === undefined ? undefined : parseChecksum(text)
  if (known || plan.source.from === 'npm') return known
  const address = `${order.base ?? plan.source.base}/${plan.source.path(version, platform)}`
  throw problem(
    `no checksum of ${name} ${version} for ${platform} is known. Once you trust it, set the input ` +
      `\`agent-checksum\` to what this prints: curl -fsSL ${address} | sha256sum`,
  )
}

/** The archive, and what it has to be. */
async function fetch(
  { install: { source } }: Installable,
  order: Order,
  version: string,
  platform: string,
  known: Checksum | undefined,
  place: NpmPlace,
  say: (line: string) => void,
): Promise<readonly [string, Checksum]> {
  if (source.from === 'npm') {
    const name = source.package(platform)
    const checksum = known ?? parseChecksum(await integrityOf(name, version, place))
    if (!checksum) throw problem(`the registry's checksum of ${name}@${version} is no SHA-512`)
    return [await pack(name, version, place), checksum]
  }
  if (!known) throw new TypeError('an archive without a checksum cannot be fetched')
  const archive = join(place.cwd, 'package.tar.gz')
  await download(`${order.base ?? source.base}/${source.path(version, platform)}`, archive, place.signal, say)
  return [archive, known]
}

function programIn(
  { folder }: Pick<Slot, 'folder'>,
  { install: plan }: Installable,
  version: string,
): Program {
  return { file: join(folder, plan.executable), args: plan.ownArgs(version), version, folder }
}

/** Runs `--version` without keys and with a home of its own, which is removed again. */
async function checkVersion(
  program: Program,
  agent: Installable,
  version: string,
  { cwd, env, signal }: NpmPlace,
): Promise<void> {
  const told = await askFor(program, agent, { PATH: env.PATH, LANG: env.LANG }, cwd, signal)
  if (told === version) return
  throw problem(`what was installed does not work: asked for its version it says ${JSON.stringify(told)}`)
}

/**
 * The version that a CLI tells, without what some add to it: `2.1.329 (Claude Code)`.
 *
 * @throws when it cannot be started; the signal's reason when it is aborted
 */
export async function askFor(
  { file, args }: Program,
  agent: Installable,
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const home = join(folder, 'home')
  mkdirSync(home, { recursive: true })
  const late = AbortSignal.timeout(ASK_MS)
  const place = {
    cwd: home,
    env: { ...agent.environment, ...env, HOME: home, TMPDIR: home },
    signal: AbortSignal.any([signal, late]),
  }
  const { stdout, stderr } = await runCommand(file, [...args, '--version'], place).catch((error) => {
    signal.throwIfAborted()
    throw problem(`what was installed cannot be run here: ${wordsFor(error)}`, error)
  })
  const [first = ''] = `${stdout}\n${stderr}`.trim().split('\n')
  return first.trim().replace(/ .*/, '')
}

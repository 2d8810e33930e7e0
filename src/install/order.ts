import type { Agent } from '../agents/agent.ts'

/** What a step asks of the installation. */
export interface Order {
  /** An exact version, or `latest`; undefined for the agent's own default. */
  readonly version: string | undefined
  /** SHA-256 in hex, lower case. */
  readonly checksum: string | undefined
  /** Another address for downloads, without a slash at its end. */
  readonly base: string | undefined
}

/** The inputs as they are given; undefined where unset. */
export interface OrderInputs {
  readonly 'agent-version': string | undefined
  readonly 'agent-checksum': string | undefined
  readonly 'download-url': string | undefined
}

/**
 * Reads the inputs that say what to install and from where.
 *
 * @param hasPath whether the step names the executable itself, so that nothing is ever installed
 * @param wrong takes a problem: the input, its value, what is accepted
 */
export function readOrder(
  inputs: OrderInputs,
  agent: Pick<Agent, 'name' | 'install'>,
  hasPath: boolean,
  wrong: (name: keyof OrderInputs, value: string, accepted: string) => undefined,
): Order {
  const { 'agent-version': version, 'agent-checksum': checksum, 'download-url': address } = inputs
  if (hasPath) {
    for (const name of ['agent-version', 'agent-checksum', 'download-url'] as const) {
      const value = inputs[name]
      if (value) wrong(name, value, '"agent-path" is set, too, and then nothing is installed')
    }
  }
  const { noLatest, form, version: pinned } = agent.install
  if (version === 'latest' && noLatest) wrong('agent-version', version, `${noLatest}; name a version`)
  if (version && version !== 'latest' && !form.test(version)) {
    wrong('agent-version', version, `it must be a version of ${agent.name}, such as ${pinned}`)
  }
  if (version === 'latest' && checksum) {
    wrong('agent-checksum', checksum, 'it belongs to one version, and "agent-version" is latest')
  }
  if (checksum && !/^[0-9a-f]{64}$/i.test(checksum)) {
    wrong('agent-checksum', checksum, 'it must be a SHA-256 checksum: 64 hexadecimal digits')
  }
  if (address && !isTrusted(address)) {
    wrong('download-url', address, 'it must be an https address without a login, a "?" or a "#"')
  }
  return { version, checksum: checksum?.toLowerCase(), base: address?.replace(/\/+$/, '') }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Without encryption only on this machine. A login would be told in the log; npm has its own place for it. */
function isTrusted(address: string): boolean {
  if (!URL.canParse(address) || /[\s?#\\]/.test(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
  return isSafe && username === '' && password === ''
}

import { describe, expect, it } from '@jest/globals'
import { claudeInstallation } from '../../src/agents/claude-install.ts'
import { cursorInstallation } from '../../src/agents/cursor-install.ts'
import { parseChecksum } from '../../src/install/checksum.ts'
import { type OrderInputs, readOrder } from '../../src/install/order.ts'

const CURSOR = { name: 'Cursor', install: cursorInstallation }
const CLAUDE = { name: 'Claude Code', install: claudeInstallation }
const NONE: OrderInputs = {
  'agent-version': undefined,
  'agent-checksum': undefined,
  'download-url': undefined,
}
const SUM = 'bfff4bf6f4e9dd30c1d0ef0a70b6077b074015dd2948e4c50685d53afdcfce5a'

function read(inputs: Partial<OrderInputs>, agent = CURSOR, hasPath = false) {
  const problems: string[] = []
  const order = readOrder({ ...NONE, ...inputs }, agent, hasPath, (name, value, accepted) => {
    problems.push(`"${name}" is "${value}", but ${accepted}`)
    return undefined
  })
  return { order, problems }
}

it('asks for nothing where nothing is given', () => {
  expect(read({})).toEqual({
    order: { version: undefined, checksum: undefined, base: undefined },
    problems: [],
  })
})

it('takes a version, its checksum and a mirror', () => {
  const inputs = {
    'agent-version': '2026.09.15-d2fe57e',
    'agent-checksum': SUM.toUpperCase(),
    'download-url': 'https://mirror.example/cursor//',
  }
  const order = { version: '2026.09.15-d2fe57e', checksum: SUM, base: 'https://mirror.example/cursor' }
  expect(read(inputs)).toEqual({ order, problems: [] })
})

describe('versions', () => {
  it.each([
    '2025.12.17-996666f',
    '2026.06.19-20-24-33-653a7fb',
    '2026.07.20',
    '2026.09.23',
    cursorInstallation.version,
  ])('of Cursor: %s', (version) => {
    expect(read({ 'agent-version': version }).problems).toEqual([])
  })

  it.each(['latest', '2.1.329', claudeInstallation.version])('of Claude Code: %s', (version) => {
    expect(read({ 'agent-version': version }, CLAUDE).problems).toEqual([])
  })

  it('none is the latest of Cursor', () => {
    expect(read({ 'agent-version': 'latest' }).problems).toEqual([
      '"agent-version" is "latest", but Cursor publishes no stable address for its latest version, ' +
        'so there is none to check either; name a version',
    ])
  })

  it.each(['2026', '2026.8.11', '../2026.08.11', '2026.08.11-e8db854/..', '2026.08.11-e8db854?x', '1.2.3'])(
    'no version of Cursor: %s',
    (version) => {
      expect(read({ 'agent-version': version }).problems).toEqual([
        `"agent-version" is "${version}", but it must be a version of Cursor, such as ${cursorInstallation.version}`,
      ])
    },
  )

  it.each(['stable', 'next', '^2.1.0', '2.1', '2.1.329 --x', '--version', '2.1.329-beta', 'git+https://x'])(
    'no version of Claude Code: %s',
    (version) => {
      expect(read({ 'agent-version': version }, CLAUDE).problems).toHaveLength(1)
    },
  )
})

it.each(['', 'sha256:', 'g'.repeat(64), SUM.slice(1), `${SUM}0`])('no checksum: "%s"', (sum) => {
  const problems = sum === '' ? [] : [expect.stringContaining('64 hexadecimal digits')]
  expect(read({ 'agent-checksum': sum || undefined }).problems).toEqual(problems)
})

it('has no checksum for what changes', () => {
  expect(read({ 'agent-version': 'latest', 'agent-checksum': SUM }, CLAUDE).problems).toEqual([
    `"agent-checksum" is "${SUM}", but it belongs to one version, and "agent-version" is latest`,
  ])
})

describe('addresses', () => {
  it.each([
    'https://mirror.example',
    'https://mirror.example:8443/a/b/',
    'http://127.0.0.1:80',
    'http://localhost/x',
    'http://[::1]:4873/',
  ])('%s', (address) => {
    expect(read({ 'download-url': address }).problems).toEqual([])
  })

  it.each([
    'http://mirror.example',
    'http://127.0.0.1.example',
    'http://localhost.example',
    'ftp://mirror.example',
    'file:///srv',
    'mirror.example',
    'https://user:secret@mirror.example',
    'https://mirror.example/?a',
    'https://mirror.example/#a',
    'https://mirror.example/a b',
    'https://mirror.example\\a',
  ])('none that is safe: %s', (address) => {
    expect(read({ 'download-url': address }).problems).toEqual([
      `"download-url" is "${address}", but it must be an https address without a login, a "?" or a "#"`,
    ])
  })
})

it('goes with no path', () => {
  const inputs = {
    'agent-version': '2026.07.20',
    'agent-checksum': SUM,
    'download-url': 'https://mirror.example',
  }
  const problems = Object.entries(inputs).map(
    ([name, value]) => `"${name}" is "${value}", but "agent-path" is set, too, and then nothing is installed`,
  )
  expect(read(inputs, CURSOR, true).problems).toEqual(problems)
})

describe.each([CURSOR, CLAUDE])('the table of $name', ({ install }) => {
  it('has a whole checksum for each platform of the default version', () => {
    const sums = Object.entries(install.checksums[install.version] ?? {})
    expect(sums.map(([platform]) => platform).sort()).toEqual([...install.platforms].sort())
    expect(sums.filter(([, text]) => parseChecksum(text) === undefined)).toEqual([])
    expect(new Set(sums.map(([, text]) => text)).size).toBe(sums.length)
    expect(install.version).toMatch(install.form)
  })
})

it.each(['md5:d41d8cd98f00b204e9800998ecf8427e', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', SUM, 'sha512-short=='])(
  'takes no weak or broken checksum: %s',
  (text) => {
    expect(parseChecksum(text)).toBeUndefined()
  },
)

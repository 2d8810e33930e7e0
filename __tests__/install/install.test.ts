import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import '../support/one-realm.ts'
import type { Installation } from '../../src/agents/installation.ts'
import { type Installable, install } from '../../src/install/install.ts'
import type { Order } from '../../src/install/order.ts'
import { platformOf } from '../../src/install/platform.ts'
import { type Entry, packageOf, sha256, sri } from './archive.ts'
import { sendHalf, serve, serveFiles, serveRegistry } from './server.ts'

const VERSION = '2026.08.11-e8db854'
const PLATFORM = platformOf()
const PATH = `/lab/${VERSION}/${PLATFORM}.tar.gz`
const GOOD = packageOf(VERSION)

let base = ''
let env: NodeJS.ProcessEnv = {}
beforeEach(() => {
  said.length = 0
  base = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), 'install-'))
  const [temp, tools, home] = ['temp', 'tools', 'home'].map((name) => join(base, name))
  for (const folder of [temp, tools, home]) if (folder) fs.mkdirSync(folder)
  env = { PATH: process.env.PATH, HOME: home, RUNNER_TEMP: temp, RUNNER_TOOL_CACHE: tools }
})
afterEach(() => fs.rmSync(base, { recursive: true, force: true }))

const PLAN: Installation = {
  version: VERSION,
  form: /^\d+\.\d+\.\d+(-[0-9a-f]{7})?$/,
  noLatest: undefined,
  source: { from: 'address', base: '', path: (version, platform) => `lab/${version}/${platform}.tar.gz` },
  executable: 'cursor-agent',
  ownArgs: () => ['--own'],
  checksums: { [VERSION]: { [PLATFORM]: `sha256:${sha256(GOOD)}` } },
  platforms: [PLATFORM],
}

function agentWith(plan: Partial<Installation> = {}): Installable {
  const names = { id: 'made', name: 'Made', keyVariable: 'MADE_KEY', otherKeyVariables: ['OTHER_KEY'] }
  return { ...names, environment: {}, install: { ...PLAN, ...plan } }
}

const NOTHING: Order = { version: undefined, checksum: undefined, base: undefined }
const STAYS = new AbortController().signal

const said: string[] = []
function say(line: string): void {
  said.push(line)
}

/** Whatever else happened: nothing but whole trees in the cache, and nothing in the temporary folder. */
function expectClean(kept: readonly string[] = []): void {
  const folder = join(env.RUNNER_TOOL_CACHE ?? '', 'run-agent-made')
  const versions = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const found = versions.flatMap((version) =>
    fs.readdirSync(join(folder, version)).map((name) => `${version}/${name}`),
  )
  expect(found.sort()).toEqual(
    kept.flatMap((version) => [`${version}/${PLATFORM}`, `${version}/${PLATFORM}.complete`]).sort(),
  )
  expect(fs.readdirSync(env.RUNNER_TEMP ?? '')).toEqual([])
  if (kept.length === 0) expect(fs.existsSync(folder)).toBe(false)
}

async function failure(agent: Installable, order: Order, signal = STAYS): Promise<Error> {
  const error = await install(agent, order, env, signal, say).then(
    ({ line }) => new TypeError(`did not fail: ${line}`),
    (reason) => reason,
  )
  expectClean()
  return error
}

describe('an archive at an address', () => {
  it('is downloaded, checked, unpacked and asked for its version; then it is in the tool cache', async () => {
    const { url, asked } = await serveFiles({ [PATH]: GOOD })
    const first = await install(agentWith(), { ...NOTHING, base: url }, env, STAYS, say)
    const folder = join(env.RUNNER_TOOL_CACHE ?? '', 'run-agent-made', VERSION, PLATFORM)
    expect(first.program).toEqual({
      file: join(folder, 'cursor-agent'),
      args: ['--own'],
      version: VERSION,
      folder,
    })
    expect(first.line).toMatch(/^Installed Made 2026\.08\.11 in [\d.]+s \(verified\)$/)
    expectClean([VERSION])

    const second = await install(agentWith(), { ...NOTHING, base: url }, env, STAYS, say)
    expect(second).toEqual({ program: first.program, line: 'Using Made 2026.08.11 from the tool cache' })
    expect(asked).toEqual([`GET ${PATH}`])
  })

  it('may lie on a mirror with a path of its own, in a version that only the step knows', async () => {
    const archive = packageOf('2026.09.02-c22c1a3')
    const { url } = await serveFiles({ [`/some/mirror/lab/2026.09.02-c22c1a3/${PLATFORM}.tar.gz`]: archive })
    const order = { version: '2026.09.02-c22c1a3', checksum: sha256(archive), base: `${url}/some/mirror` }
    expect((await install(agentWith(), order, env, STAYS, say)).line).toContain('(verified)')
    expectClean(['2026.09.02-c22c1a3'])
  })

  it('is downloaded again when what is kept is of another archive, or not whole', async () => {
    const other = packageOf(VERSION, 'cursor-agent', [{ name: 'dist-package/more' }])
    const { url, asked } = await serveFiles({ [PATH]: GOOD })
    const mirror = await serveFiles({ [PATH]: other })
    await install(agentWith(), { ...NOTHING, base: mirror.url, checksum: sha256(other) }, env, STAYS, say)
    const { program } = await install(agentWith(), { ...NOTHING, base: url }, env, STAYS, say)
    expect(fs.readdirSync(program.folder ?? '').sort()).toEqual(['cursor-agent', 'data'])
    fs.rmSync(`${program.folder}.complete`)
    await install(agentWith(), { ...NOTHING, base: url }, env, STAYS, say)
    expect(asked).toHaveLength(2)
    expectClean([VERSION])
  })

  it('is installed once by two runs at a time', async () => {
    const { url } = await serveFiles({ [PATH]: GOOD })
    const order = { ...NOTHING, base: url }
    const both = await Promise.all([1, 2, 3].map(() => install(agentWith(), order, env, STAYS, say)))
    expect(new Set(both.map(({ program }) => program.file)).size).toBe(1)
    expectClean([VERSION])
  })

  it('is nowhere', async () => {
    const { url, asked } = await serveFiles({})
    const { message, cause } = await failure(agentWith(), { ...NOTHING, base: url })
    expect(message).toBe(`${url}${PATH} could not be downloaded: the server has no such file (HTTP 404)`)
    expect(cause).toMatchObject({ message: 'HTTP 404' })
    expect(asked).toHaveLength(1)
  })

  it('comes when the server is well again', async () => {
    let tries = 0
    const { url } = await serve((_, response) => {
      tries += 1
      response.writeHead(tries < 3 ? 503 : 200).end(tries < 3 ? '' : GOOD)
    })
    expect((await install(agentWith(), { ...NOTHING, base: url }, env, STAYS, say)).line).toContain(
      'Installed',
    )
    expect(said).toEqual([
      'The download failed, because the server cannot give it (HTTP 503); trying again in 1s',
      'The download failed, because the server cannot give it (HTTP 503); trying again in 3s',
    ])
  })

  it('does not come as long as the server is not well', async () => {
    const { url, asked } = await serve((_, response) => response.writeHead(500).end())
    const { message } = await failure(agentWith(), { ...NOTHING, base: url })
    expect(message).toContain('the server cannot give it (HTTP 500)')
    expect(asked).toHaveLength(3)
  })

  it('is another one than it must be, and is not unpacked', async () => {
    const other = packageOf(VERSION, 'cursor-agent', [{ name: '../../out' }])
    const { url } = await serveFiles({ [PATH]: other })
    const { message } = await failure(agentWith(), { ...NOTHING, base: url })
    expect(message).toBe(
      `its checksum is sha256:${sha256(other)}, but it must be sha256:${sha256(GOOD)}; it was not unpacked`,
    )
  })

  it('breaks off on the way', async () => {
    const { url, asked } = await serve((request, response) => sendHalf(request, response, GOOD))
    const { message, cause } = await failure(agentWith(), { ...NOTHING, base: url })
    expect(message).toContain('the connection was cut off')
    expect(cause).toBeInstanceOf(Error)
    expect(asked).toHaveLength(3)
  })

  it('is cut off and has that very checksum', async () => {
    const half = GOOD.subarray(0, GOOD.length - 100)
    const { url } = await serveFiles({ [PATH]: half })
    const { message } = await failure(agentWith(), { ...NOTHING, base: url, checksum: sha256(half) })
    expect(message).toBe('the package could not be unpacked: the archive is cut off (unexpected end of file)')
  })

  const HOSTILE: readonly (readonly [string, Entry])[] = [
    ['a way up', { name: 'dist-package/../../out', content: 'x' }],
    ['a link out', { name: 'dist-package/out', type: '2', target: '/etc' }],
    ['a device', { name: 'dist-package/out', type: '3' }],
  ]
  it.each(HOSTILE)('holds %s and has that very checksum', async (_, entry) => {
    const hostile = packageOf(VERSION, 'cursor-agent', [entry])
    const { url } = await serveFiles({ [PATH]: hostile })
    const { message } = await failure(agentWith(), { ...NOTHING, base: url, checksum: sha256(hostile) })
    expect(message).toContain('the package could not be unpacked: it has "dist-package/')
  })

  it('has no checksum that anybody knows', async () => {
    const order = { ...NOTHING, version: '2026.09.02-c22c1a3', base: 'https://mirror.example' }
    expect((await failure(agentWith(), order)).message).toBe(
      `no checksum of Made 2026.09.02-c22c1a3 for ${PLATFORM} is known. Once you trust it, set the input ` +
        '`agent-checksum` to what this prints: curl -fsSL ' +
        `https://mirror.example/lab/2026.09.02-c22c1a3/${PLATFORM}.tar.gz | sha256sum`,
    )
  })

  it('says that it is another version', async () => {
    const other = packageOf('2026.07.20-8cc9c0b')
    const { url } = await serveFiles({ [PATH]: other })
    const { message } = await failure(agentWith(), { ...NOTHING, base: url, checksum: sha256(other) })
    expect(message).toBe(
      'what was installed does not work: asked for its version it says "2026.07.20-8cc9c0b"',
    )
  })

  it.each([
    ['is not where it should be', packageOf(VERSION, 'other'), 'cannot be run here'],
    [
      'is made for another machine',
      packageOf(VERSION, 'x', [
        { name: 'dist-package/cursor-agent', content: '\x7fELF\x02\x09', mode: 0o755 },
      ]),
      'cannot be run here|does not work',
    ],
    [
      'may not be run',
      packageOf(VERSION, 'x', [{ name: 'dist-package/cursor-agent', content: '#!/bin/sh\n' }]),
      'cannot be run here',
    ],
  ])('has an executable that %s', async (_, archive, why) => {
    const { url } = await serveFiles({ [PATH]: archive })
    const { message } = await failure(agentWith(), { ...NOTHING, base: url, checksum: sha256(archive) })
    expect(message).toMatch(new RegExp(why))
  })

  it('is not made for this machine', async () => {
    expect((await failure(agentWith({ platforms: ['plan9-mips', 'linux-s390x'] }), NOTHING)).message).toBe(
      `there is none for ${PLATFORM}, only for plan9-mips, linux-s390x; set the input \`agent-path\``,
    )
  })

  it('is at a port where nobody listens', async () => {
    const { url, server } = await serveFiles({})
    server.close()
    const { message, cause } = await failure(agentWith(), { ...NOTHING, base: url })
    expect(message).toContain('nothing answers at that address (')
    expect(cause).toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('is not waited for when the job is cancelled', async () => {
    const cancelled = new AbortController()
    const reason = { why: 'cancelled', sentence: 'The job was cancelled (SIGINT)' }
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': GOOD.length }).write(GOOD.subarray(0, 100))
      setTimeout(() => cancelled.abort(reason), 100)
    })
    const begun = performance.now()
    expect(await failure(agentWith(), { ...NOTHING, base: url }, cancelled.signal)).toBe(reason)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  it('is not downloaded for a cache that cannot be written', async () => {
    const { url, asked } = await serveFiles({ [PATH]: GOOD })
    fs.writeFileSync(join(env.RUNNER_TOOL_CACHE ?? '', 'run-agent-made'), '')
    const error = await install(agentWith(), { ...NOTHING, base: url }, env, STAYS, say).catch(
      (reason) => reason,
    )
    expect(error.message).toContain('the tool cache cannot be used: ')
    expect(error.cause).toMatchObject({ code: 'ENOTDIR' })
    expect(asked).toEqual([])
  })

  it('needs a place', async () => {
    const { RUNNER_TOOL_CACHE: _, ...rest } = env
    await expect(install(agentWith(), NOTHING, rest, STAYS, say)).rejects.toThrow(
      'RUNNER_TOOL_CACHE is not set',
    )
  })

  it('does not fit on the disk', async () => {
    const tools = env.RUNNER_TOOL_CACHE ?? ''
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', tools]).status === 0
    if (!mounted) return // only root can make a small disk
    try {
      const large = packageOf(VERSION, 'cursor-agent', [
        { name: 'dist-package/large', content: Buffer.alloc(200_000) },
      ])
      const { url } = await serveFiles({ [PATH]: large })
      const { message, cause } = await failure(agentWith(), {
        ...NOTHING,
        base: url,
        checksum: sha256(large),
      })
      expect(message).toContain('the disk is full (ENOSPC')
      expect(cause).toMatchObject({ code: 'ENOSPC' })
    } finally {
      spawnSync('umount', [tools])
    }
  })

  it('is asked for through the proxy of the environment', async () => {
    const proxy = await serve((_, response) => response.end(GOOD))
    proxy.server.on('connect', (request, socket) => {
      proxy.asked.push(`CONNECT ${request.url}`)
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    })
    process.env.https_proxy = proxy.url
    try {
      const { message } = await failure(agentWith(), { ...NOTHING, base: 'https://downloads.invalid' })
      expect(message).toMatch(/^https:\/\/downloads\.invalid\/lab\/.* could not be downloaded: /)
      expect(new Set(proxy.asked)).toEqual(new Set(['CONNECT downloads.invalid:443']))
    } finally {
      delete process.env.https_proxy
    }
  })
})

describe('a package of a registry', () => {
  const NAME = `@made/made-${PLATFORM}`
  const FIRST = packageOf('2.1.329', 'claude')
  const NEXT = packageOf('2.1.330', 'claude')
  const PACKAGES = {
    [NAME]: { '2.1.329': FIRST, '2.1.330': NEXT },
    '@made/made': { '2.1.329': FIRST, '2.1.330': NEXT },
  }
  const fromNpm = (plan: Partial<Installation> = {}) =>
    agentWith({
      source: { from: 'npm', main: '@made/made', package: (platform) => `@made/made-${platform}` },
      version: '2.1.329',
      executable: 'claude',
      checksums: { '2.1.329': { [PLATFORM]: sri(FIRST) } },
      ...plan,
    })

  it('is downloaded by npm, with its integrity checked against ours; then it is in the tool cache', async () => {
    const { url, asked } = await serveRegistry(PACKAGES)
    const order = { ...NOTHING, base: `${url}/mirror` }
    const { line, program } = await install(fromNpm(), order, env, STAYS, say)
    expect(line).toMatch(/^Installed Made 2\.1\.329 in [\d.]+s \(verified\)$/)
    expect(program.version).toBe('2.1.329')
    expect(asked.every((path) => path.startsWith('GET /mirror/'))).toBe(true)
    expectClean(['2.1.329'])
    const before = asked.length
    expect((await install(fromNpm(), order, env, STAYS, say)).line).toBe(
      'Using Made 2.1.329 from the tool cache',
    )
    expect(asked).toHaveLength(before)
    expect(fs.readdirSync(env.HOME ?? '')).toEqual([])
  })

  it.each(['latest', '2.1.330'])('may be of a version that is not in our table: %s', async (version) => {
    const { url } = await serveRegistry(PACKAGES)
    const order = { ...NOTHING, version, base: `${url}/mirror` }
    const { line, program } = await install(fromNpm(), order, env, STAYS, say)
    expect(line).toMatch(
      /^Installed Made 2\.1\.330 in [\d.]+s \(verified with the checksum of the registry\)$/,
    )
    expect(program.version).toBe('2.1.330')
    expectClean(['2.1.330'])
    expect((await install(fromNpm(), order, env, STAYS, say)).line).toContain('from the tool cache')
  })

  it('comes from the registry that npm is set up with, and not from one of the checkout', async () => {
    const { url } = await serveRegistry(PACKAGES)
    fs.writeFileSync(join(env.HOME ?? '', '.npmrc'), `@made:registry=${url}/mirror/\n`)
    fs.writeFileSync(join(env.RUNNER_TEMP ?? '', '..', '.npmrc'), '@made:registry=http://127.0.0.1:1/\n')
    fs.writeFileSync(join(env.RUNNER_TEMP ?? '', '..', 'package.json'), '{}')
    expect((await install(fromNpm(), NOTHING, env, STAYS, say)).line).toContain('Installed')
  })

  it('is another one than it must be', async () => {
    const { url } = await serveRegistry({ [NAME]: { '2.1.329': NEXT } })
    const { message } = await failure(fromNpm(), { ...NOTHING, base: `${url}/mirror` })
    expect(message).toMatch(/^its checksum is sha512:\w+, but it must be sha512:\w+; it was not unpacked$/)
  })

  it('is in no registry', async () => {
    const { url } = await serveRegistry({})
    const { message, cause } = await failure(fromNpm(), { ...NOTHING, base: `${url}/mirror` })
    expect(message).toMatch(/^npm pack @made\/made-.*@2\.1\.329 failed: E404: /)
    expect(String(cause)).toContain('E404')
  })

  it('breaks off on the way', async () => {
    env = { ...env, npm_config_fetch_retries: '0' }
    const { url } = await serveRegistry(PACKAGES, (response) => {
      response.writeHead(200, { 'content-length': FIRST.length }).write(FIRST.subarray(0, 100))
      setTimeout(() => response.destroy(), 50)
    })
    const { message } = await failure(fromNpm(), { ...NOTHING, base: `${url}/mirror` })
    expect(message).toContain('npm pack')
  })

  it('is in a registry that does not answer', async () => {
    env = { ...env, npm_config_fetch_retries: '0' }
    const { url, server } = await serveRegistry(PACKAGES)
    server.close()
    const { message } = await failure(fromNpm(), { ...NOTHING, base: url })
    expect(message).toContain('failed: ECONNREFUSED')
  })

  it('needs npm', async () => {
    env = { ...env, PATH: `relative:${base}` }
    expect((await failure(fromNpm(), NOTHING)).message).toContain('there is no npm on PATH')
  })

  it('is not waited for when the job is cancelled', async () => {
    const cancelled = new AbortController()
    const reason = { why: 'cancelled', sentence: 'The job was cancelled (SIGINT)' }
    const { url } = await serveRegistry(PACKAGES, () => setTimeout(() => cancelled.abort(reason), 50))
    expect(await failure(fromNpm(), { ...NOTHING, base: `${url}/mirror` }, cancelled.signal)).toBe(reason)
  })

  it('is downloaded without the keys of the agent and the tokens of the runner', async () => {
    const fake = join(base, 'bin')
    fs.mkdirSync(fake)
    fs.writeFileSync(join(fake, 'npm'), `#!/bin/sh\nenv > ${base}/seen\nexit 1\n`, { mode: 0o755 })
    const secret = { MADE_KEY: 'k1', OTHER_KEY: 'k2', 'INPUT_API-KEY': 'k3', ACTIONS_RUNTIME_TOKEN: 'k4' }
    env = { ...env, ...secret, NODE_AUTH_TOKEN: 'for npm', PATH: `${fake}:${env.PATH}` }
    expect((await failure(fromNpm(), NOTHING)).message).toContain('failed: it told no reason')
    const seen = fs.readFileSync(join(base, 'seen'), 'utf8')
    expect(seen).toContain('NODE_AUTH_TOKEN=for npm')
    expect(seen).not.toMatch(/k[1-4]/)
  })
})

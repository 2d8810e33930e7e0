import * as fs from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { writeAgent } from '../../harness/fake-agent.mjs'
import type { RunOptions } from '../../harness/runner.mjs'
import { platformOf } from '../../src/install/platform.ts'
import { sha256, tar } from '../install/archive.ts'
import { type Served, serve, serveFiles } from '../install/server.ts'
import { makeFolder, runStep } from './step.ts'

const VERSION = '2026.08.11-e8db854'
const [OS = '', ARCH = ''] = platformOf().split('-')
const PATH = `/lab/${VERSION}/${OS}/${ARCH}/agent-cli-package.tar.gz`

/** Cursor's package in small: one top folder with a launcher beside what it starts. */
function packageWith(body: string): Buffer {
  const folder = makeFolder('package')
  writeAgent(folder, body)
  const files = fs.readdirSync(folder).map((name) => ({
    name: `dist-package/${name}`,
    content: fs.readFileSync(join(folder, name)),
  }))
  const launcher = `#!/bin/sh\nexec node "$(dirname "$0")/cursor-agent.mjs" "$@"\n`
  return gzipSync(tar([{ name: 'dist-package/cursor-agent', content: launcher, mode: 0o755 }, ...files]))
}

const GOOD = packageWith(`
  const prompt = readPrompt().toString()
  const [, file, ...args] = process.argv
  let changed = false
  try {
    fs.writeFileSync(path.join(path.dirname(file), 'changed'), '')
    changed = true
  } catch {}
  emit(init(), assistantFinal(JSON.stringify({ prompt, args, file, changed })), result('Done.'))
`)

/** A step without a CLI, and a server that has one. */
function runWith(served: Pick<Served, 'url'>, archive: Buffer, options: RunOptions = {}) {
  const { inputs, ...rest } = options
  const given = { 'agent-path': '', 'download-url': served.url, 'agent-checksum': sha256(archive), ...inputs }
  return runStep('', { ...rest, inputs: given })
}

/** What is in the cache, whole or half. */
function kept(tools: string): string[] {
  const folder = join(tools, 'run-agent-cursor')
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder).flatMap((version) => fs.readdirSync(join(folder, version)))
}

describe('without a CLI on the machine', () => {
  it('installs it, runs it from the tool cache, and downloads nothing the next time', async () => {
    const served = await serveFiles({ [`/mirror${PATH}`]: GOOD })
    const mirror = { url: `${served.url}/mirror/` }
    const tools = makeFolder('tools')
    const env = { RUNNER_TOOL_CACHE: tools }
    const first = await runWith(mirror, GOOD, { env })
    expect(first.outputs).toMatchObject({ conclusion: 'success', agent_version: VERSION })
    expect(first.said[0]).toMatch(/^Installed Cursor 2026\.08\.11 in [\d.]+s \(verified\)$/)
    const { args, file, changed } = JSON.parse(first.outputs.result ?? '')
    expect(changed).toBe(first.outputs.isolation !== 'namespaces')
    expect(file).toBe(join(tools, 'run-agent-cursor', VERSION, `${OS}-${ARCH}`, 'cursor-agent.mjs'))
    expect(args.slice(0, 2)).toEqual(['--disable-auto-update', '--print'])
    expect(fs.readdirSync(first.dirs.workspace)).toEqual([])
    expect(fs.readdirSync(first.dirs.temp).filter((name) => name.includes('install'))).toEqual([])

    const second = await runWith(mirror, GOOD, { env })
    expect(second.outputs).toMatchObject({ conclusion: 'success', agent_version: VERSION })
    expect(second.said[0]).toBe('Using Cursor 2026.08.11 from the tool cache')
    expect(served.asked).toEqual([`GET /mirror${PATH}`])
  })

  it.each([
    ['is not there', '404', 'the server has no such file (HTTP 404)'],
    ['is another one', 'other', 'it was not unpacked'],
  ])('fails when the archive %s', async (_, how, why) => {
    const served = await serveFiles(how === '404' ? {} : { [PATH]: packageWith('') })
    const { outputs, dirs, starts } = await runWith(served, GOOD)
    expect(outputs).toMatchObject({ conclusion: 'failure', failure_reason: 'install', events_file: '' })
    expect(outputs.error).toMatch(/^The Cursor CLI is not on this machine and could not be installed: /)
    expect(outputs.error).toContain(why)
    expect({ kept: kept(dirs.tools), starts }).toEqual({ kept: [], starts: 0 })
  })

  it('fails when the tool cache is not writable, and asks for nothing', async () => {
    const served = await serveFiles({ [PATH]: GOOD })
    const { outputs } = await runWith(served, GOOD, { env: { RUNNER_TOOL_CACHE: '/usr/tools' } })
    expect(outputs.failure_reason).toBe('install')
    expect(outputs.error).toContain('the tool cache cannot be used')
    expect(served.asked).toEqual([])
  })

  it('says how to get a checksum that is not known', async () => {
    const inputs = { 'agent-checksum': '', 'agent-version': '2026.09.02-c22c1a3' }
    const { outputs } = await runWith({ url: 'https://mirror.example' }, GOOD, { inputs })
    expect(outputs.failure_reason).toBe('install')
    expect(outputs.error).toContain(
      `\`agent-checksum\` to what this prints: curl -fsSL https://mirror.example/lab/2026.09.02-c22c1a3/${OS}/${ARCH}/`,
    )
  })

  it('goes through the proxy of the environment', async () => {
    const proxy = await serve((_, response) => response.writeHead(501).end())
    proxy.server.on('connect', (request, socket) => {
      proxy.asked.push(`CONNECT ${request.url}`)
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
    })
    const env = { HTTPS_PROXY: proxy.url, NO_PROXY: 'other.invalid' }
    const { outputs, said } = await runWith({ url: 'https://downloads.invalid' }, GOOD, { env })
    expect(outputs.failure_reason).toBe('install')
    expect(proxy.asked).toEqual(Array(3).fill('CONNECT downloads.invalid:443'))
    expect(said.filter((line) => line.includes('trying again'))).toHaveLength(2)
  })

  it('stops the download when the job is cancelled', async () => {
    let asked: () => void = () => undefined
    const served = await serve((_, response) => {
      response.writeHead(200, { 'content-length': GOOD.length }).write(GOOD.subarray(0, 100))
      asked()
    })
    const running = new Promise<void>((resolve) => {
      asked = resolve
    })
    const step = await runWith(served, GOOD, { cancelAfterMs: 1_500 })
    await running
    expect(step.outputs).toMatchObject({ conclusion: 'cancelled', failure_reason: 'cancelled' })
    expect(step.signals.map(({ signal }) => signal)).toEqual(['SIGINT'])
    expect(kept(step.dirs.tools)).toEqual([])
  })

  it('counts the time of the download', async () => {
    const served = await serve((_, response) => response.writeHead(200, { 'content-length': 1e6 }).write('x'))
    const { outputs, dirs } = await runWith(served, GOOD, { inputs: { 'timeout-minutes': '0.02' } })
    expect(outputs).toMatchObject({ conclusion: 'timed_out', error: 'The run took longer than 1.2s' })
    expect(kept(dirs.tools)).toEqual([])
  })

  it('installs nothing where there is no key to run it with', async () => {
    const served = await serveFiles({ [PATH]: GOOD })
    const event = { pull_request: { head: { repo: { full_name: 'stranger/repo' } } } }
    const { outputs } = await runWith(served, GOOD, { eventName: 'pull_request', event })
    expect(outputs.failure_reason).toBe('auth')
    expect(served.asked).toEqual([])
  })
})

describe('with a CLI on PATH', () => {
  /** A CLI in a folder that tells its version, or does not. */
  function binWith(version: string, folder: string): string {
    const bin = join(makeFolder('bin'), folder)
    fs.mkdirSync(bin, { recursive: true })
    fs.writeFileSync(join(bin, 'cursor-agent'), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 })
    return `${bin}:${process.env.PATH}`
  }

  it.each([
    ['by its path', '2026.07.20-8cc9c0b'],
    ['when asked', 'bin'],
  ])('that tells another version %s, installs the one that is asked for', async (_, folder) => {
    const served = await serveFiles({ [PATH]: GOOD })
    const env = { PATH: binWith('2026.07.20-8cc9c0b', folder) }
    const { outputs, said } = await runWith(served, GOOD, { env, inputs: { 'agent-version': VERSION } })
    expect(outputs).toMatchObject({ conclusion: 'success', agent_version: VERSION })
    expect(said[0]).toBe(`Cursor 2026.07.20 is here, but version ${VERSION} is asked for`)
    expect(said[1]).toMatch(/^Installed Cursor/)
  })

  it.each([
    ['that is of this version', VERSION],
    ['whatever its version', ''],
  ])('%s, installs nothing', async (_, version) => {
    const served = await serveFiles({ [PATH]: GOOD })
    const env = { PATH: binWith(VERSION, 'bin') }
    const { outputs } = await runWith(served, GOOD, { env, inputs: { 'agent-version': version } })
    expect(outputs).toMatchObject({ failure_reason: 'no_result' }) // it only tells its version
    expect(served.asked).toEqual([])
  })
})

it('names what is wrong with its inputs', async () => {
  const { outputs } = await runStep('', {
    inputs: {
      'agent-version': 'latest',
      'agent-checksum': 'abc',
      'download-url': 'http://mirror.example',
      'agent-path': '',
    },
  })
  expect(outputs.failure_reason).toBe('invalid_input')
  for (const name of ['agent-version', 'agent-checksum', 'download-url'])
    expect(outputs.error).toContain(`Input "${name}" is `)
})

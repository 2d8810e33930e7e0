// What vendors publish today: it needs the registry, and one test 170 MB of it.

import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { claudeInstallation } from '../../src/agents/claude-install.ts'
import { install } from '../../src/install/install.ts'

describe('Claude Code in the registry', () => {
  const { checksums, version, source, platforms } = claudeInstallation

  it.each([...platforms])('has the integrity value of our table: %s', (platform) => {
    const name = source.from === 'npm' ? source.package(platform) : ''
    const told = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { stdio: 'pipe' })
    expect(told.toString().trim()).toBe(checksums[version]?.[platform])
  })

  it('installs, and is in the tool cache then', async () => {
    const base = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), 'real-'))
    const names = {
      id: 'claude',
      name: 'Claude Code',
      keyVariable: 'ANTHROPIC_API_KEY',
      otherKeyVariables: [],
    }
    const agent = { ...names, environment: { DISABLE_AUTOUPDATER: '1' }, install: claudeInstallation }
    const order = { version: undefined, checksum: undefined, base: undefined }
    const env = { ...process.env, RUNNER_TEMP: base, RUNNER_TOOL_CACHE: join(base, 'tools') }
    const once = () => install(agent, order, env, new AbortController().signal, () => undefined)
    try {
      expect((await once()).line).toMatch(/^Installed Claude Code .*\(verified\)$/)
      expect((await once()).line).toBe(`Using Claude Code ${version} from the tool cache`)
    } finally {
      fs.rmSync(base, { recursive: true, force: true })
    }
  })
})

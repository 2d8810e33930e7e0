import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { isolate, unisolated } from '../../src/guard/isolation.ts'
import { createFolder } from '../support/folder.ts'
import '../support/one-realm.ts'

const all = createFolder()

function newFolder(): string {
  return mkdtempSync(join(all, 'one-'))
}

const HAS_NAMESPACES =
  spawnSync('unshare', ['--user', '--map-current-user', '--pid', '--mount', '--fork', 'true']).status === 0
const withNamespaces = HAS_NAMESPACES ? describe : describe.skip

const NOTHING = { folders: [], except: [], readOnly: [] }

describe('no isolation', () => {
  it('starts a program as it is, and tells why it is not more', async () => {
    const none = unisolated('it is not wanted')
    expect(none).toMatchObject({ level: 'none', problem: 'it is not wanted', keepers: [] })
    expect(none.wrap('/bin/true', ['a', '--b'], '/')).toEqual(['/bin/true', ['a', '--b']])
    await none.end()
  })

  it('is what another system than Linux gets', async () => {
    const { platform } = process
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    try {
      expect(await isolate(NOTHING)).toMatchObject({ level: 'none', problem: 'it needs Linux' })
    } finally {
      Object.defineProperty(process, 'platform', { value: platform })
    }
  })
})

/** Files in a folder that is hidden but for some of them, as a shell inside sees them. */
async function seen(script: string, hide: (folder: string) => Partial<typeof NOTHING>): Promise<string> {
  const folder = newFolder()
  mkdirSync(join(folder, 'temp/cli/lib'), { recursive: true })
  for (const path of ['temp/token', 'temp/cli/run', 'temp/cli/lib/part', "temp/o'dd na$me"])
    writeFileSync(join(folder, path), path)
  const isolation = await isolate({ ...NOTHING, ...hide(folder) })
  try {
    const [file, args] = isolation.wrap('/bin/sh', ['-c', script], folder)
    return execFileSync(file, [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } finally {
    await isolation.end()
  }
}

withNamespaces('isolation', () => {
  it('hides what a folder holds, and starts the program in its own', async () => {
    const hide = (folder: string) => ({ folders: [join(folder, 'temp')] as never[] })
    expect(await seen('find temp; pwd | sed "s#.*/##"', hide)).toMatch(/^temp\none-/)
  })

  it('leaves an exception in sight with all that lies beside it, and nothing else', async () => {
    const hide = (folder: string) => ({
      folders: [join(folder, 'temp')] as never[],
      except: [join(folder, 'temp/cli/run')] as never[],
    })
    const files = await seen('find temp -type f -size +0 -exec cat {} + ', hide)
    expect(files).toContain('temp/cli/run')
    expect(files).not.toMatch(/token|na\$me/)
  })

  it.each([
    ['a file', 'temp/cli/run', 'temp\ntemp/cli\ntemp/cli/run\n'],
    ['a folder', 'temp/cli/lib', 'temp\ntemp/cli\ntemp/cli/lib\ntemp/cli/lib/part\n'],
    ['a file with an odd name', "temp/o'dd na$me", "temp\ntemp/o'dd na$me\n"],
    ['the folder of another', 'temp/cli', 'temp\ntemp/cli\ntemp/cli/lib\ntemp/cli/lib/part\ntemp/cli/run\n'],
  ])('shows no more than the exception, which is %s', async (_, path, expected) => {
    const hide = (folder: string) => ({
      folders: [join(folder, 'temp')] as never[],
      except: [join(folder, path), join(folder, path)] as never[],
    })
    expect(await seen('find temp | sort', hide)).toBe(expected)
  })

  it('shows an exception also by the links that lead to it', async () => {
    const hide = (folder: string) => {
      symlinkSync('cli', join(folder, 'temp/current'))
      symlinkSync(join(folder, 'temp'), join(folder, 'link'))
      return {
        folders: [join(folder, 'link')] as never[],
        except: [join(folder, 'link/current/run')] as never[],
      }
    }
    const script = 'cat link/current/run temp/current/run temp/cli/run; find temp -type f | sort'
    expect(await seen(script, hide)).toBe(`${'temp/cli/run'.repeat(3)}temp/cli/run\ntemp/current/run\n`)
  })

  it('hides what comes into a folder later', async () => {
    const folder = newFolder()
    const [temp, kept] = [join(folder, 'temp'), join(folder, 'temp/kept')]
    mkdirSync(kept, { recursive: true })
    const isolation = await isolate({ ...NOTHING, folders: [temp], except: [kept] })
    try {
      writeFileSync(join(temp, 'later'), '')
      writeFileSync(join(kept, 'later'), '')
      const [file, args] = isolation.wrap('/usr/bin/find', ['temp'], folder)
      expect(execFileSync(file, [...args], { encoding: 'utf8' })).toBe('temp\ntemp/kept\ntemp/kept/later\n')
    } finally {
      await isolation.end()
    }
  })

  it('makes a folder that is missing, for an exception inside', async () => {
    const hide = (folder: string) => ({
      folders: [join(folder, 'temp')] as never[],
      except: [join(folder, 'temp/new/config')] as never[],
    })
    expect(await seen('echo x > temp/new/config/file && find temp', hide)).toBe(
      'temp\ntemp/new\ntemp/new/config\ntemp/new/config/file\n',
    )
  })

  it('keeps a folder from being written to', async () => {
    const hide = (folder: string) => ({ readOnly: [join(folder, 'temp')] as never[] })
    expect(await seen('echo x > temp/token; cat temp/token', hide)).toBe('temp/token')
  })

  it('tells what cannot be kept from being written to', async () => {
    const isolation = await isolate({ ...NOTHING, readOnly: ['/proc/self'] })
    expect(isolation).toMatchObject({ level: 'namespaces' })
    await isolation.end()
  })

  it('passes exit codes, signals, arguments and stdin on', async () => {
    const isolation = await isolate(NOTHING)
    try {
      const run = (...args: string[]) => {
        const [file, all] = isolation.wrap('/bin/sh', args, '/')
        return spawnSync(file, [...all], { input: 'from stdin', encoding: 'utf8' })
      }
      expect(run('-c', 'exit 7').status).toBe(7)
      expect(run('-c', 'kill -TERM $$').signal).toBe('SIGTERM')
      expect(run('-c', 'cat; printf "[%s]" "$@"', 'sh', 'a b', '', "'", '-x', '--').stdout).toBe(
        "from stdin[a b][]['][-x][--]",
      )
    } finally {
      await isolation.end()
    }
  })

  it('ends everything inside when it ends, and can be ended twice', async () => {
    const isolation = await isolate(NOTHING)
    expect(isolation.keepers).toHaveLength(2)
    const [file, args] = isolation.wrap(
      '/bin/sh',
      ['-c', 'setsid sleep 600 < /dev/null > /dev/null 2>&1 & echo started'],
      '/',
    )
    expect(execFileSync(file, [...args], { encoding: 'utf8' })).toBe('started\n')
    await isolation.end()
    await isolation.end()
    for (const pid of isolation.keepers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})

// The real Claude Code, installed with npm into a folder outside the repository.

import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

export const VERSION = '2.1.329'

/** The npm package of the platform's program, by `process.platform` and `process.arch`, and its integrity. */
const PACKAGES = /** @type {Readonly<Record<string, string>>} */ ({
  'linux-x64':
    'sha512-+n4lu1ubYAp02Y0X/MAUnxw9yY6SHHZ77F+IoW+V0wVoFuiI9opdH6gofjf14gXJCEYMTNpks7Gn1i8XZTKAWA==',
  'linux-arm64':
    'sha512-IiG5umFToSCVWqB1lEsxxwIxKgxPXyZ3DRU915v8J4Bz5Q3JpslM0ew1m5yaT+lFXBPvYxmsEgi0XI68XHND0A==',
  'darwin-arm64':
    'sha512-brgS94FOoB+ekq1gIeNpBtGAbzWxE1UEeBQWfk1KX1BStrMIxwWXriPfQLKEkFTWHpmGXv2fZxxMQJsR+5PhZw==',
  'darwin-x64':
    'sha512-6cjJiD19yxOzdnzErJ8ougFKoksK/wUvOJb6V2iCXg1rM9gGEY1I7HE8jQnvh6buAuXHtHaahfoiiISaplOxYg==',
})

/**
 * Installs the program, unless that has been done on this machine, and answers where it is. Its package has
 * a licence of its own, so it is never part of this repository.
 */
export function installClaude() {
  const platform = `${process.platform}-${process.arch}`
  const integrity = PACKAGES[platform]
  if (!integrity) throw new Error(`There is no Claude Code ${VERSION} for ${platform} in our table`)
  const name = `@anthropic-ai/claude-code-${platform}`
  const folder = join(tmpdir(), `run-agent-claude-${VERSION}-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  // Anybody can make a folder in the common one for temporary files: only our own is trusted.
  const { uid, mode } = lstatSync(folder)
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error(`${folder} is somebody else's`)

  const program = join(folder, 'node_modules', name, 'claude')
  const lock = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(program) || !existsSync(lock)) {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]
    execFileSync('npm', ['install', ...options, `${name}@${VERSION}`], { cwd: folder, stdio: 'inherit' })
  }
  const installed = JSON.parse(readFileSync(lock, 'utf8')).packages[`node_modules/${name}`]
  if (installed?.integrity !== integrity) throw new Error(`${name}@${VERSION} is not what it was: ${lock}`)
  chmodSync(program, 0o755)
  return program
}

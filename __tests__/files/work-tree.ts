import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Claims } from '../../src/files/changes.ts'
import { type Ledger, type LedgerRequest, openLedger } from '../../src/files/ledger.ts'
import { type PathRules, parsePathRules } from '../../src/files/rules.ts'

/** A new folder with a workspace and a folder for temporary files, and a git of its own. */
export interface WorkTree {
  readonly root: string
  readonly temp: string
  readonly env: NodeJS.ProcessEnv
  path(name: string): string
  /** Makes the folders on the way as well. */
  write(name: string, text: string | Buffer): void
  git(...args: string[]): string
  gitIn(folder: string, ...args: string[]): string
  remove(): void
}

export function createWorkTree(): WorkTree {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'ledger-')))
  const root = join(top, 'work space')
  const temp = join(top, 'temp')
  for (const folder of [root, temp, join(top, 'home')]) mkdirSync(folder)
  const env = {
    PATH: process.env.PATH,
    HOME: join(top, 'home'),
    RUNNER_TEMP: temp,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  const path = (name: string) => join(root, name)
  const gitIn = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'protocol.file.allow=always', '-c', 'init.defaultBranch=main', ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  return {
    ...{ root, temp, env, path, gitIn },
    write(name, text) {
      mkdirSync(dirname(path(name)), { recursive: true })
      writeFileSync(path(name), text)
    },
    git: (...args) => gitIn(root, ...args),
    remove: () => rmSync(top, { recursive: true, force: true }),
  }
}

export const NO_CLAIMS: Claims = new Map()

export function rulesOf(protectedPaths?: string, allowedPaths?: string): PathRules {
  const rules = parsePathRules(protectedPaths, allowedPaths)
  if ('problems' in rules) throw new Error(JSON.stringify(rules))
  return rules
}

/** What the ledger says after something was done to the work tree. */
export async function ledgerOf(
  { root, env }: WorkTree,
  act: () => void,
  { claims = NO_CLAIMS, ...more }: Partial<LedgerRequest> & { claims?: Claims } = {},
): Promise<Ledger> {
  const never = new AbortController().signal
  const request = { workspace: root, rules: rulesOf(), onViolation: 'fail', ...more } as const
  const ledger = await openLedger(request, env, never)
  act()
  return await ledger.close(claims, never)
}

/** One line for each change: `created a/b +1 −0`. */
export function linesOf({ files }: Ledger): string[] {
  return files.map(({ path, change, from, added, removed }) =>
    [change, ...(from === undefined ? [] : [from, '→']), path, `+${added}`, `-${removed}`].join(' '),
  )
}

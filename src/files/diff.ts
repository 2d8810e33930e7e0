// Lines, renames and a small diff, by git: both sides go into a new repository of ours, with numbers for names,
// so that no name an agent chose and no attribute it wrote gets near git.

import { createGitFolder, type Git, runGit } from './git.ts'

/** One path with the content of both sides. */
export interface Pair {
  /** The last part of the path: git prefers renames that keep it. */
  readonly name: string
  readonly before: Side | undefined
  readonly after: Side | undefined
}

export interface Side {
  readonly mode: '100644' | '100755' | '120000'
  /** Undefined when it is unknown or too long; then `id` stands for it. */
  readonly bytes: Buffer | undefined
  readonly id: string
}

export interface Lines {
  readonly added: number
  readonly removed: number
  /** The number of the pair whose file it was before. */
  readonly from: number | undefined
  /** The hunks of a unified diff; empty for what is no text or too long to be shown. */
  readonly hunks: string
}

/** Changed lines of one file, files, and bytes of a content up to which a diff is shown. */
const MAX_SHOWN_LINES = 400
const MAX_SHOWN_FILES = 50
const MAX_SHOWN_BYTES = 256 * 1024

/** @returns by the number of the pair; a pair whose file was renamed away is left out */
export async function diff(git: Git, temp: string, pairs: readonly Pair[]): Promise<Map<number, Lines>> {
  const folder = createGitFolder(git, temp, 'sha1', [])
  const run = (args: readonly string[], input?: Buffer) => runGit(git, folder, args, input)

  const compare = ['diff-tree', '-r', '-M', '-l1000', '--no-ext-diff', '--no-textconv', '--no-color']
  const trees = ['refs/heads/before', 'refs/heads/after']
  try {
    await run(['fast-import', '--quiet', '--force'], stream(pairs))
    const lines = parseNumbers((await run([...compare, '-z', '--numstat', ...trees])).toString())
    const shown = [...lines].filter(([n, each]) => isShown(each, pairs, n)).slice(0, MAX_SHOWN_FILES)
    if (shown.length === 0) return lines
    const folders = shown.flatMap(([n, { from }]) => [n, from ?? n]).map((n) => folderName(n))
    const patch = await run([...compare, '-p', ...trees, '--', ...new Set(folders)])
    for (const [n, hunks] of parsePatch(patch.toString())) {
      const each = lines.get(n)
      if (each) lines.set(n, { ...each, hunks })
    }
    return lines
  } finally {
    folder.remove()
  }
}

function isShown({ added, removed, from }: Lines, pairs: readonly Pair[], n: number): boolean {
  const length = (pairs[from ?? n]?.before?.bytes?.length ?? 0) + (pairs[n]?.after?.bytes?.length ?? 0)
  return added + removed > 0 && added + removed <= MAX_SHOWN_LINES && length <= MAX_SHOWN_BYTES
}

/** Two commits in the language of `git fast-import`. */
function stream(pairs: readonly Pair[]): Buffer {
  const parts: Buffer[] = []
  for (const side of ['before', 'after'] as const) {
    parts.push(Buffer.from(`commit refs/heads/${side}\ncommitter a <a> 0 +0000\ndata 0\n`))
    for (const [n, pair] of pairs.entries()) {
      const content = pair[side]
      if (!content) continue
      // What is unknown is binary, and equal to what has the same id: renames are found all the same.
      const bytes = content.bytes ?? Buffer.from(`\0${content.id}`)
      const name = pair.name.replace(/[^A-Za-z0-9._-]/g, '_').replace(/^\./, '_')
      parts.push(Buffer.from(`M ${content.mode} inline ${folderName(n)}/${name.slice(0, 200) || '_'}\n`))
      parts.push(Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n'))
    }
    parts.push(Buffer.from('\n'))
  }
  return Buffer.concat(parts)
}

function folderName(n: number): string {
  return String(n).padStart(7, '0')
}

/** `added TAB removed TAB path NUL`, or for a rename `added TAB removed TAB NUL from NUL to NUL`. */
function parseNumbers(output: string): Map<number, Lines> {
  const lines = new Map<number, Lines>()
  const fields = output.split('\0')
  for (let n = 0; n < fields.length; n += 1) {
    const [added, removed, path] = fields[n]?.split('\t') ?? []
    if (path === undefined) continue
    const counts = { added: Number(added) || 0, removed: Number(removed) || 0, hunks: '' } // `-` for no text
    if (path !== '') lines.set(Number.parseInt(path, 10), { ...counts, from: undefined })
    else {
      const [from = '', to = ''] = fields.slice(n + 1, n + 3)
      lines.set(Number.parseInt(to, 10), { ...counts, from: Number.parseInt(from, 10) })
      n += 2
    }
  }
  return lines
}

/** The hunks of each file. No line of a content begins with `diff --git`: each has its sign before it. */
function parsePatch(patch: string): [number, string][] {
  return patch.split(/^diff --git /m).flatMap((part): [number, string][] => {
    const n = /^a\/\d+\/\S+ b\/(\d+)\//.exec(part)?.[1]
    const hunks = part.indexOf('\n@@ ')
    return n === undefined || hunks === -1 ? [] : [[Number(n), part.slice(hunks + 1).trimEnd()]]
  })
}

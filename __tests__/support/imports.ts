import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../../src/', import.meta.url))

export interface Module {
  /** Relative to src/, with `/`. */
  readonly path: string
  /** Modules of ours that it needs when it runs, in the same form. */
  readonly ours: readonly string[]
  /** Modules of ours of which it knows a type. */
  readonly types: readonly string[]
  /** Packages and modules of Node that it imports. */
  readonly others: readonly string[]
}

const STATIC =
  /^(?:import|export)\s+(type\s+)?(?:\{[^}]*\}|\*[^'{}]*?|\w+(?:,\s*\{[^}]*\})?)\s+from\s+'([^']+)'/gm
const DYNAMIC = /\bimport\((?:\/\*.*?\*\/ )?'([^']+)'\)/g

/** Every module of src/ with what it imports. */
export function modules(): Module[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return files.map((file) => {
    const text = readFileSync(join(SRC, file), 'utf8')
    const found = [...text.matchAll(STATIC)].map(([, type, name = '']) => ({
      isType: type !== undefined,
      name,
    }))
    const later = [...text.matchAll(DYNAMIC)].map(([, name = '']) => ({ isType: false, name }))
    const all = [...found, ...later]
    const ours = all.filter(({ name }) => name.startsWith('.'))
    const toSrc = ({ name }: { name: string }) => slashed(relative(SRC, resolve(SRC, file, '..', name)))
    return {
      path: slashed(file),
      ours: ours.filter(({ isType }) => !isType).map(toSrc),
      types: ours.filter(({ isType }) => isType).map(toSrc),
      others: all.map(({ name }) => name).filter((name) => !name.startsWith('.')),
    }
  })
}

function slashed(path: string): string {
  return path.split(sep).join('/')
}

/** Modules that can reach themselves, each with the way around, shortest first. */
export function cycles(all: readonly Module[], importsOf: (module: Module) => readonly string[]): string[] {
  const byPath = new Map(all.map((one) => [one.path, one]))
  return all.flatMap(({ path }) => {
    const ways = [[path]]
    const seen = new Set<string>()
    for (const way of ways) {
      const last = byPath.get(way.at(-1) ?? '')
      for (const next of last ? importsOf(last) : []) {
        if (next === path) return [[...way, path].join(' → ')]
        if (!seen.has(next)) ways.push([...way, next])
        seen.add(next)
      }
    }
    return []
  })
}

import { asObject } from '../json.ts'

/** The way to a value inside JSON: names and positions. */
export type Path = readonly (string | number)[]

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u

/** The value at a path. A list has a `length`; what an object only inherits is not there. */
export function valueAt(value: unknown, path: Path): { readonly value: unknown } | undefined {
  let at = value
  for (const part of path) {
    if (Array.isArray(at)) {
      const item: unknown = part === 'length' ? at.length : typeof part === 'number' ? at[part] : undefined
      if (item === undefined) return undefined
      at = item
    } else {
      const object = asObject(at)
      if (!object || typeof part !== 'string' || !Object.hasOwn(object, part)) return undefined
      at = object[part]
    }
  }
  return { value: at }
}

/** As people write it: `findings[0].level`, `["odd name"]`; `what` for the empty path. */
export function pathText(path: Path, what = 'the answer'): string {
  const text = path
    .map((part) => {
      if (typeof part === 'number') return `[${part}]`
      return PLAIN.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`
    })
    .join('')
  return text === '' ? what : text.replace(/^\./, '')
}

/** A JSON pointer, as validators write places: `/findings/0/level`. */
export function pathOfPointer(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^(0|[1-9]\d{0,9})$/.test(part) ? Number(part) : unescaped(part)))
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

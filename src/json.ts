// From unknown data to typed values, or undefined. What comes from an agent is narrowed, never cast.

export type JsonObject = { readonly [key: string]: unknown }

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined
}

export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A non-empty string. */
export function asString(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A whole number of 0 or more. Protobuf's JSON writes 64-bit numbers as strings, so these count too. */
export function asCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** Parses one JSON object; undefined for anything else. Never throws. */
export function parseObject(text: string): JsonObject | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * The same value with each string in it changed, and the names of fields by `changeKey`; the very same one when
 * nothing in it changes.
 *
 * @throws {RangeError} when it is nested too deep for the stack
 */
export function mapStrings(value: unknown, change: Change, changeKey?: Change): unknown {
  if (typeof value === 'string') return change(value)
  if (value === null || typeof value !== 'object' || value instanceof Map) return value
  return Array.isArray(value)
    ? mapItems(value, change, changeKey)
    : mapFields(value as JsonObject, change, changeKey)
}

function mapItems(items: readonly unknown[], change: Change, changeKey?: Change): readonly unknown[] {
  let copy: unknown[] | undefined
  for (const [i, item] of items.entries()) {
    const mapped = mapStrings(item, change, changeKey)
    if (mapped === item) continue
    copy ??= [...items]
    copy[i] = mapped
  }
  return copy ?? items
}

function mapFields(fields: JsonObject, change: Change, changeKey?: Change): JsonObject {
  let copy: { [key: string]: unknown } | undefined
  let hasOtherKeys = false
  for (const key of Object.keys(fields)) {
    const mapped = mapStrings(fields[key], change, changeKey)
    hasOtherKeys ||= changeKey !== undefined && changeKey(key) !== key
    if (mapped === fields[key]) continue
    copy ??= { ...fields }
    copy[key] = mapped
  }
  const result = copy ?? fields
  if (!hasOtherKeys || !changeKey) return result
  return Object.fromEntries(Object.entries(result).map(([key, inner]) => [changeKey(key), inner]))
}

type Change = (text: string) => string

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** A line of JSON with the escapes of its strings undone: what it says, and no JSON any more. */
export function unescapeJson(line: string): string {
  return line.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code: string | undefined, letter: string) =>
    code === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16)),
  )
}

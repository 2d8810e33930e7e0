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

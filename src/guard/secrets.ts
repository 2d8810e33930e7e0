// Finds what is secret in any text, also when it is cut to pieces or encoded in a common way.

import { existsSync } from 'node:fs'

/** Shown in place of what was found. */
const MARK = '***'
/** So many characters in a row, of a secret or of one of its encodings, are taken for a leak. */
const LEAK = 12
/** A shorter value is left to the runner's masks: it would be found by chance everywhere. */
const SHORTEST = 8
/** Characters that are looked up at once. */
const GRAM = 4

/** Takes the secrets out of a text; the same text when there are none. Linear in its length. */
export type Redact = (text: string) => string

/** Values of the step's environment that are secrets, by their name or by their look. */
export function secretsOf(env: NodeJS.ProcessEnv, apiKey: string | undefined): string[] {
  const named = Object.entries(env).filter(
    // The name of a file with credentials in it is no secret.
    ([name, value]) => value && (SECRET_VALUE.test(value) || (SECRET_NAME.test(name) && !existsSync(value))),
  )
  const values = [apiKey, ...named.map(([, value]) => value?.trim())]
  return [
    ...new Set(values.filter((value): value is string => value !== undefined && value.length >= SHORTEST)),
  ]
}

const SECRET_NAME =
  /(^|_)(TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|PAT|(API|ACCESS|PRIVATE|SIGNING)_?KEY)($|_)/i
/** Tokens of GitHub, of model vendors, of AWS, and JSON web tokens. */
const SECRET_VALUE = /^(gh[opsur]_|github_pat_|sk-|key_[0-9a-f]|xox[abp]-|AKIA|eyJ[\w-]+\.eyJ)/

/**
 * The forms of a secret that the runner's own masks miss: it knows base64 only where the secret ends the text,
 * and neither its url-safe form, hex, nor the value written backwards (src/Sdk/DTLogging/Logging/ValueEncoders.cs).
 */
export function maskForms(secret: string): string[] {
  const [, ...others] = formsOf(secret)
  // The runner masks each line of a value: of a key in JSON, one would be a brace.
  const forms = [secret, ...others.filter((form) => form.length >= LEAK)]
  const lines = forms.flatMap((form) =>
    form.includes('\n') ? form.split('\n').map((line) => line.trim()) : [form],
  )
  return [...new Set(lines.filter((line) => line.length >= SHORTEST))]
}

/** The redaction of these secrets. */
export function redaction(secrets: readonly string[]): Redact {
  const forms = secrets.flatMap(formsOf).filter((form) => form.length >= SHORTEST)
  if (forms.length === 0) return (text) => text
  const index = indexOf(forms)
  const least = Math.min(LEAK, ...forms.map(({ length }) => length))
  // A run of `least` characters holds, at every place, a gram that begins at a multiple of this.
  const stride = least - GRAM + 1

  return (text) => {
    let clean = ''
    let from = 0
    for (let at = 0; at + GRAM <= text.length; at += stride) {
      if (!index.mayHold(text, at)) continue
      const found = index.longest(text, at, from)
      if (!found) continue
      clean += text.slice(from, found.start) + MARK
      from = found.end
      at = Math.max(at, found.end - stride)
    }
    return from === 0 ? text : clean + text.slice(from)
  }
}

/**
 * Redacts one line of JSON so that it stays JSON: string by string, because a run of a secret may begin with a
 * letter that belongs to an escape before it.
 */
export function redactLine(line: string, redact: Redact): string {
  const plain = redact(line)
  if (plain === line) return line
  try {
    const parsed: unknown = JSON.parse(line, (_, value) =>
      typeof value === 'string' ? redact(value) : value,
    )
    const clean = JSON.stringify(parsed)
    return redact(clean) === clean ? clean : plain
  } catch {
    return plain // no JSON, or nested too deep
  }
}

/** A secret as it is and in the encodings of which every part tells as much as the whole. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const once = base64Cores(bytes)
  const twice = [bytes, Buffer.from(`${secret}\n`)].flatMap((inner) =>
    base64Cores(Buffer.from(inner.toString('base64'))),
  )
  const forms = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    ...[...once, ...twice].flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_')]),
    hex,
    hex.toUpperCase(),
    encodeURIComponent(secret.toWellFormed()),
    hex.replace(/../g, '%$&'),
    hex.toUpperCase().replace(/../g, '%$&'),
    [...secret].reverse().join(''),
  ]
  return [...new Set(forms)]
}

/** Base64 of the bytes at each of the three places in a group, without the characters that neighbours shape. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
    return whole.toString('base64').slice([0, 2, 3][before], Math.floor((whole.length * 8) / 6))
  })
}

/** All places of the forms, by the gram that begins there. */
function indexOf(forms: readonly string[]) {
  const places = new Map<string, { readonly form: string; readonly at: number }[]>()
  // A bit for each hash of a gram answers nearly all look-ups without making a string.
  const bits = new Uint8Array(1 << 16)
  for (const form of forms) {
    for (let at = 0; at + GRAM <= form.length; at += 1) {
      const gram = form.slice(at, at + GRAM)
      bits[hash(form, at)] = 1
      places.set(gram, [...(places.get(gram) ?? []), { form, at }])
    }
  }

  function mayHold(text: string, at: number): boolean {
    return bits[hash(text, at)] === 1
  }

  /** The longest run around a place of the text that is also a run of a form, and long enough to be a leak. */
  function longest(text: string, at: number, from: number) {
    let best: { readonly start: number; readonly end: number } | undefined
    for (const { form, at: place } of places.get(text.slice(at, at + GRAM)) ?? []) {
      let before = 0
      while (at - before > from && place - before > 0 && text[at - before - 1] === form[place - before - 1])
        before += 1
      let after = GRAM
      while (
        place + after < form.length &&
        at + after < text.length &&
        text[at + after] === form[place + after]
      )
        after += 1
      const isLeak = before + after >= Math.min(LEAK, form.length)
      if (isLeak && before + after > (best ? best.end - best.start : 0))
        best = { start: at - before, end: at + after }
    }
    return best
  }

  return { mayHold, longest }
}

function hash(text: string, at: number): number {
  return (
    ((text.charCodeAt(at) * 0x2f) ^
      (text.charCodeAt(at + 1) * 0x4c7) ^
      (text.charCodeAt(at + 2) * 0x1f3d) ^
      (text.charCodeAt(at + 3) * 0x7a9)) &
    0xffff
  )
}

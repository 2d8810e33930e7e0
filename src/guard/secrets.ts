// What is secret in a step, and the forms in which it may be shown.

import { existsSync } from 'node:fs'
import { LEAK, SHORTEST } from './redaction.ts'

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

/** A secret as it is and in the encodings of which every part tells as much as the whole. */
export function formsOf(secret: string): string[] {
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
  // Some escape the slash in JSON, too.
  return [...new Set(forms.flatMap((form) => [form, form.replaceAll('/', '\\/')]))]
}

/** Base64 of the bytes at each of the three places in a group, without the characters that neighbours shape. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
    return whole.toString('base64').slice([0, 2, 3][before], Math.floor((whole.length * 8) / 6))
  })
}

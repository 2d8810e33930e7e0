import { describe, expect, it } from '@jest/globals'
import { redaction as redactionOf } from '../../src/guard/redaction.ts'
import { formsOf as knownForms } from '../../src/guard/secrets.ts'
import { forSeeds, type Random } from '../support/random.ts'

const PLAIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']
const ALPHABETS = [
  PLAIN,
  [...PLAIN, ...'-_'],
  [...'0123456789abcdef'],
  [...PLAIN, ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ '],
  [...PLAIN, ...'äöüß漢字🥖'],
]
/** So many characters in a row, of a secret or of one of its encodings, are a leak. */
const LEAK = 12

function secretOf(random: Random, length = 12 + random.below(189)): string {
  const alphabet = random.oneOf(ALPHABETS)
  return Array.from({ length }, () => random.oneOf(alphabet)).join('')
}

/** The forms that are to be found, made without the code under test; no part of them depends on what stands beside. */
function formsOf(secret: string): Record<string, string> {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const inner = (text: Buffer, before: number) =>
    Buffer.concat([Buffer.alloc(before), text])
      .toString('base64')
      .replace(/=+$/, '')
      .slice(before === 0 ? 0 : 4, -4)
  const shifts = [0, 1, 2]
  return {
    ...{ plain: secret, json: JSON.stringify(secret).slice(1, -1), reversed: [...secret].reverse().join('') },
    ...{ hex, 'upper hex': hex.toUpperCase(), uri: encodeURIComponent(secret) },
    ...{ percent: hex.replace(/../g, '%$&'), 'upper percent': hex.toUpperCase().replace(/../g, '%$&') },
    ...Object.fromEntries(shifts.map((n) => [`base64 behind ${n}`, inner(bytes, n)])),
    ...Object.fromEntries(
      shifts.map((n) => [`base64url behind ${n}`, inner(bytes, n).replaceAll('+', '-').replaceAll('/', '_')]),
    ),
    ...Object.fromEntries(
      shifts.map((n) => [`double base64 behind ${n}`, inner(Buffer.from(bytes.toString('base64')), n)]),
    ),
    'double base64 with a line end': inner(Buffer.from(Buffer.from(`${secret}\n`).toString('base64')), 0),
  }
}

function gramsOf(form: string): Set<string> {
  return new Set(
    Array.from({ length: Math.max(0, form.length - LEAK + 1) }, (_, at) => form.slice(at, at + LEAK)),
  )
}

function noise(random: Random, length: number): string {
  return Array.from({ length }, () => random.oneOf([...PLAIN, ' ', '\n', '"', ':', '/', '+', '%'])).join('')
}

function redaction(secrets: readonly string[]) {
  return redactionOf(() => secrets.flatMap(knownForms)).redact
}

describe('redaction', () => {
  it('leaves no run of twelve characters of any form, at any position', () => {
    forSeeds(150, (random) => {
      const secret = secretOf(random)
      const redact = redaction([secret, secretOf(random)])
      for (const [name, form] of Object.entries(formsOf(secret))) {
        if (form.length < LEAK) continue
        const from = random.below(form.length - LEAK + 1)
        const part = form.slice(from, from + LEAK + random.below(form.length - from - LEAK + 1))
        const text = noise(random, random.below(40)) + part + noise(random, random.below(40))
        const grams = gramsOf(form)
        const clean = redact(text)
        for (const gram of gramsOf(clean)) {
          if (grams.has(gram))
            throw new Error(`${name} of ${JSON.stringify(secret)} is left in ${JSON.stringify(clean)}`)
        }
      }
    })
  })

  it('finds a run at every alignment, whatever the other secrets are', () => {
    const secret = 'k8Jd0sPq3Lm7Xz1Vb5Nc'
    for (const others of [[], ['shorter8'], ['p'.repeat(12)], ['q'.repeat(200)]]) {
      const redact = redaction([...others, secret])
      for (let from = 0; from + LEAK <= secret.length; from += 1) {
        for (let before = 0; before < 24; before += 1) {
          const text = `${'.'.repeat(before)}${secret.slice(from, from + LEAK)}.`
          expect(redact(text)).toBe(`${'.'.repeat(before)}***.`)
        }
      }
    }
  })

  it('finds runs that touch and overlap', () => {
    const [a, b] = ['abcdefghijklmnopqrst', 'opqrstuvwxyzABCDEFGH']
    const redact = redaction([a, b])
    expect(redact(a + b)).toMatch(/^\*+$/)
    expect(redact(`${a}uvwxyzABCDEFGH`)).toMatch(/^\*+[u-zA-H]{0,11}$/)
    expect(redact(`x${a.repeat(3)}y${b.slice(3)}z`)).toMatch(/^x\*+y\*+z$/)
  })

  it('is the same text, and the same string, where there are no secrets', () => {
    forSeeds(100, (random) => {
      const redact = redaction([secretOf(random), secretOf(random)])
      const text = noise(random, 2_000)
      expect(redact(text)).toBe(text)
    })
    expect(redaction([])('anything at all')).toBe('anything at all')
  })

  it('eats no parts that are shorter than a leak', () => {
    const redact = redaction(['k8Jd0sPq3Lm7Xz1Vb5Nc'])
    expect(redact('k8Jd0sPq3Lm k8Jd0sPq3Lm')).toBe('k8Jd0sPq3Lm k8Jd0sPq3Lm')
  })

  it('finds a short secret as a whole only', () => {
    const redact = redaction(['hunter2!'])
    expect(redact('a hunter2! b hunter2 c')).toBe('a *** b hunter2 c')
  })

  it.each([
    ['text like any other', 'The quick brown fox jumps over the lazy dog. '],
    ['text that is nearly a secret', 'k8Jd0sPq3Lm.'],
    ['text that is nothing but secrets', 'k8Jd0sPq3Lm7Xz1Vb5Nc'],
    ['one character', 'a'],
  ])('takes linear time for %s', (_, piece) => {
    const redact = redaction(['k8Jd0sPq3Lm7Xz1Vb5Nc'])
    const time = (length: number) => {
      const text = piece.repeat(length / piece.length)
      const begun = performance.now()
      redact(text)
      return performance.now() - begun
    }
    time(1e6)
    const short = Math.min(time(1e6), time(1e6))
    expect(Math.min(time(4e6), time(4e6))).toBeLessThan(50 + 12 * short)
  })
})

describe('the redaction of a line of JSON', () => {
  const secret = 'k8Jd0sPq3Lm7/z1Vb5Nc'
  const { redactLine, isClean, redact } = redactionOf(() => knownForms(secret))
  const escaped = (text: string) =>
    [...text].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

  it.each([
    ['as it is', secret],
    ['with its slash escaped', secret.replace('/', '\\/')],
    ['escaped', escaped(secret)],
    ['in part escaped', `${secret.slice(0, 5)}${escaped(secret.slice(5, 9))}${secret.slice(9)}`],
  ])('keeps it JSON, with the secret %s', (_, hidden) => {
    for (const line of [`{"a":"\\t${hidden}","b":[1]}`, `{"${hidden}":1}`]) {
      const clean = redactLine(line)
      expect(JSON.stringify(JSON.parse(clean))).not.toContain(secret.slice(2, 12))
      expect(clean).toContain('***')
      expect(isClean(Buffer.from(`{}\n${line}\n{}`))).toBe(false)
    }
  })

  it('leaves a line without one to the byte, also where a parser would write it in another way', () => {
    for (const line of ['{ "a" : "\\u0041\\/" , "a":1.0}', '{"a', '', '"\\ud800"', '"ü"']) {
      expect(redactLine(line)).toBe(line)
    }
    expect(isClean(Buffer.from('{"a":"ü\\n"}\n{}'))).toBe(true)
  })

  it('hides it where the line is no JSON, or JSON that is nested too deep to be read', () => {
    for (const line of [`{"a":"${escaped(secret)}`, `${'['.repeat(1e5)}"${escaped(secret)}`]) {
      expect(redactLine(line)).not.toContain(escaped(secret))
      expect(redactLine(line)).not.toContain(secret)
    }
  })

  it('sees through what nobody sees, in text', () => {
    for (const inside of ['\u200b', '\u001b[1m', '\u00ad', '\u202e', '\u2060\ufeff', '\b', '\u{e0001}']) {
      expect(redact(`a\n${[...secret].join(inside)}\nb`)).toBe('a\n***\nb')
    }
    expect(redact('a\u200bb')).toBe('a\u200bb')
  })

  it('takes the whole of a character that a run cuts', () => {
    const { redact } = redactionOf(() => ['ab漢字漢字漢字yz'])
    expect(redact('>漢字漢字漢字<')).toBe('>***<')
    expect(redact('>漣漢字漢字漢字<').endsWith('***<')).toBe(true)
    expect(redact('>字字漢字漢字漢字<')).not.toContain('\ufffd')
  })
})

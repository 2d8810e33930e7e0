import { describe, expect, it } from '@jest/globals'
import { maskForms, redaction, secretsOf } from '../../src/guard/secrets.ts'
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

describe('the secrets of a step', () => {
  const env = {
    ...{
      GITHUB_TOKEN: 'ghs_abcdefghijkl',
      ACTIONS_RUNTIME_TOKEN: 'a-runtime-token',
      NPM_PAT: 'npm-pat-value',
    },
    ...{
      DB_PASSWORD: 'correct horse',
      AWS_SECRET_ACCESS_KEY: 'aws-secret-value',
      DEPLOY_APIKEY: 'deploy-api-key',
    },
    ...{
      MODEL_URL: 'sk-abcdefghijklmnop',
      X: 'github_pat_abcdefghijkl',
      Y: 'eyJhbGciOi.eyJzdWIiOi.sig',
      GH_TOKEN: '',
    },
    ...{
      PATH: '/usr/bin:/bin',
      HOME: '/home/runner',
      TOKENIZER: 'tiktoken-large',
      KEYBOARD: 'dvorak-layout',
    },
    ...{ GOOGLE_CREDENTIALS: '/dev/null', API_TOKEN: 'short' },
  }

  it('are known by their names or by their looks, and by no others', () => {
    expect(secretsOf(env, undefined).sort()).toEqual(
      [
        ...[
          env.GITHUB_TOKEN,
          env.ACTIONS_RUNTIME_TOKEN,
          env.NPM_PAT,
          env.DB_PASSWORD,
          env.AWS_SECRET_ACCESS_KEY,
        ],
        ...[env.DEPLOY_APIKEY, env.MODEL_URL, env.X, env.Y],
      ].sort(),
    )
  })

  it('hold the key, whatever it looks like, each once and without blanks around it', () => {
    expect(secretsOf({ A_TOKEN: ' the-same-value\n', B_TOKEN: 'the-same-value' }, 'the-api-key')).toEqual([
      'the-api-key',
      'the-same-value',
    ])
  })
})

describe('the masks of a secret', () => {
  it('are the secret and its encodings, none so short that it is found by chance', () => {
    forSeeds(100, (random) => {
      const secret = secretOf(random)
      const masks = maskForms(secret)
      expect(masks[0]).toBe(secret)
      for (const mask of masks) expect(mask.length).toBeGreaterThanOrEqual(LEAK)
      expect(masks).toContain(Buffer.from(secret).toString('hex'))
      expect(masks).toContain([...secret].reverse().join(''))
    })
  })

  it('have no line that the runner would find everywhere', () => {
    // The runner masks each line of a mask, so a key file in JSON would take every brace out of the log.
    const secret = JSON.stringify(
      { type: 'service_account', private_key: 'MIIEvQIBADANBgkqhkiG9w0BAQ' },
      null,
      2,
    )
    const lines = maskForms(secret).flatMap((mask) => mask.split(/[\r\n]/))
    expect(lines.filter((line) => line.trim().length < 8)).toEqual([])
  })
})

import { describe, expect, it } from '@jest/globals'
import { maskForms, secretsOf } from '../../src/guard/secrets.ts'
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

/**
 * `npm run demo`: the built action, run by a small runner in a scratch repository, with a replayed agent.
 * Needs no install and no network.
 */
import { stripVTControlCharacters } from 'node:util'
import { runDemo } from './demo-run.mjs'

const WIDTH = 100

heading('Job log')
const step = await runDemo({ paceMs: 250, onLine: print })
heading('Outputs')
for (const [name, value] of Object.entries(step.outputs)) print(cut(`${name} = ${JSON.stringify(value)}`))
heading('Step summary')
print(step.summary)
heading(`The step ended with ${step.conclusion}`)
process.exitCode = step.conclusion === 'success' ? 0 : (step.exitCode ?? 1) || 1

/** @param {string} title */
function heading(title) {
  print(`\n── ${title} ${'─'.repeat(Math.max(0, WIDTH - title.length - 4))}\n`)
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${process.stdout.isTTY ? line : stripVTControlCharacters(line)}\n`)
}

/** @param {string} text */
function cut(text) {
  return text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text
}

// Writes the tables of inputs and outputs in README.md from action.yml; with --check it only compares.

import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'

const at = (/** @type {string} */ name) => new URL(`../${name}`, import.meta.url)
const action = parse(readFileSync(at('action.yml'), 'utf8'))
const before = readFileSync(at('README.md'), 'utf8')

/** @param {string} text */
const cell = (text) => text.replaceAll(/\s+/g, ' ').trim().replaceAll('|', '\\|')

/** @typedef {{ description: string, default?: string }} Entry */

/** @param {Record<string, Entry>} inputs */
const inputTable = (inputs) => [
  '| input | default | meaning |',
  '| --- | --- | --- |',
  ...Object.entries(inputs).map(
    ([name, { description, default: value }]) =>
      `| \`${name}\` | ${value === undefined ? '' : `\`${cell(value)}\``} | ${cell(description)} |`,
  ),
]

/** @param {Record<string, Entry>} outputs */
const outputTable = (outputs) => [
  '| output | value |',
  '| --- | --- |',
  ...Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`),
]

/**
 * @param {string} text
 * @param {string} name
 * @param {string[]} lines
 */
function replaceBetweenMarkers(text, name, lines) {
  const pattern = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`)
  if (!pattern.test(text)) throw new Error(`README.md lacks the markers of "${name}"`)
  return text.replace(pattern, (_, open, close) => `${open}${lines.join('\n')}\n${close}`)
}

const withInputs = replaceBetweenMarkers(before, 'inputs', inputTable(action.inputs))
const after = replaceBetweenMarkers(withInputs, 'outputs', outputTable(action.outputs))

if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error('The tables of README.md are not those of action.yml: npm run readme')
    process.exitCode = 1
  }
} else {
  writeFileSync(at('README.md'), after)
}

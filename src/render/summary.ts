// The step summary: status first, the answer, the facts, the files, the calls. All that is not ours is inert:
// it stands in a fence that it cannot close, or as text of which every special character is an entity.

import { findingsPart, scalarTable } from '../answer/summary.ts'
import type { FileChange } from '../files/changes.ts'
import type { Ledger } from '../files/ledger.ts'
import { neutralLines } from '../guard/neutral.ts'
import { durationOf, type Outcome, sessionOf } from '../outcome.ts'
import { answerOf } from '../report.ts'
import type { Verdict } from '../verdict.ts'
import { toolCounts, toolLine, withShortPath } from './log.ts'
import { paragraph, renderMarkdown } from './markdown.ts'
import { counted, cutBytes, duration, lineCounts, oneLine, tokens } from './text.ts'

/** Bytes of each part; together with the headline they stay below 256 KiB, a quarter of what GitHub takes. */
const MAX_ANSWER = 96 * 1024
const MAX_FILES = 56 * 1024
const MAX_CALLS = 32 * 1024
const MAX_DIFF = 16 * 1024
/** Rows that a person still reads. */
const MAX_FILE_ROWS = 200
/** Fenced text does not wrap on GitHub, so prose is wrapped before. */
const WIDTH = 110

const HEADLINE: Record<Verdict['conclusion'], readonly [string, string, string]> = {
  success: ['✅', 'succeeded', 'in'],
  failure: ['❌', 'failed', 'after'],
  timed_out: ['⏱️', 'timed out', 'after'],
  cancelled: ['🚫', 'was cancelled', 'after'],
}

/** The whole summary of one run, in Markdown. */
export function summaryOf(outcome: Outcome): string {
  return [
    headline(outcome),
    scalarTable(outcome.answer, inert, fitting),
    findingsPart(outcome.findings, inert, fitting),
    answer(outcome),
    facts(outcome),
    files(outcome),
    diff(outcome),
    calls(outcome),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function headline(outcome: Outcome): string {
  const { conclusion, reason, sentence } = outcome.verdict
  const [mark, words, preposition] = HEADLINE[conclusion]
  const time = outcome.ending ? ` ${preposition} ${duration(durationOf(outcome))}` : ''
  const title = `### ${mark} ${outcome.agent} ${words}${time}`
  return sentence === '' ? title : `${title}\n\n${paragraph(sentence, ` (<code>${reason}</code>)`)}`
}

function answer(outcome: Outcome): string {
  const text = answerOf(outcome.report).trim()
  if (text === '') return ''
  const shown = cutBytes(text, MAX_ANSWER)
  const lines = neutralLines(shown)
  const rendered = shown === text ? renderMarkdown(lines.join('\n')) : undefined
  if (rendered !== undefined && Buffer.byteLength(rendered) <= MAX_ANSWER) return rendered
  const notice = `The answer is cut here; all of it is in ${inert(outcome.resultFile)}.`
  const all = lines.flatMap(wrapped)
  const fitted = fitting(all, MAX_ANSWER)
  const isWhole = shown === text && fitted.length === all.length
  return fenced(fitted) + (isWhole ? '' : `\n\n${notice}`)
}

function facts(outcome: Outcome): string {
  if (!outcome.ending) return ''
  const { report, agent, agentVersion } = outcome
  const rows: readonly (readonly [string, string])[] = [
    ['Agent', [agent, inert(agentVersion)].join(' ').trim()],
    ['Model', inert(report.model ?? '')],
    ['Permissions', outcome.permissions],
    ['Isolation', outcome.isolation],
    ['Session', inert(sessionOf(outcome) ?? '')],
    ['Tool calls', report.tools.total > 0 ? toolCounts(report).replace(/ tool calls?/, '') : ''],
    ['Tokens', report.usage ? tokens(report.usage).replace(' tokens', '') : ''],
    ['Unknown events', report.unknown > 0 ? String(report.unknown) : ''],
    ['Events', inert(outcome.eventsFile)],
  ]
  const [first, ...others] = rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `| ${name} | ${value} |`)
  return [first, '| --- | --- |', ...others].join('\n')
}

/** Whose word the list of files is. */
const WORD: Record<Ledger['word'], string> = {
  git: '',
  walk: 'There is no repository: the files of the workspace were compared by themselves.',
  events: 'The work tree could not be compared: this is what the agent says.',
}

function files({ files, eventsFile, ledger }: Outcome): string {
  const notes = [
    ...(ledger ? [WORD[ledger.word], ...ledger.problems.slice(0, 5).map(inert)] : []),
    ...(ledger && ledger.reverted.length > 0 ? [`Put back: ${namesOf(ledger.reverted)}.`] : []),
  ].filter((note) => note !== '')
  const table = filesTable(files, eventsFile)
  // Whose word it is matters to nobody when there is nothing to tell.
  return [table, ...(table === '' && !ledger?.problems.length && !ledger?.reverted.length ? [] : notes)]
    .filter((part) => part !== '')
    .join('\n\n')
}

function namesOf(paths: readonly string[]): string {
  const more = paths.length > 20 ? `, and ${paths.length - 20} more` : ''
  return paths.slice(0, 20).map(inert).join(', ') + more
}

function diff({ ledger }: Outcome): string {
  if (!ledger || ledger.diff === '') return ''
  const all = neutralLines(ledger.diff)
  const lines = fitting(all, MAX_DIFF)
  return [
    '<details><summary>Changes</summary>',
    '',
    fenced(lines, 'diff'),
    ...(lines.length < all.length ? ['', 'The changes are cut here.'] : []),
    '',
    '</details>',
  ].join('\n')
}

function filesTable(files: readonly FileChange[], eventsFile: string): string {
  if (files.length === 0) return ''
  const rows = fitting(files.slice(0, MAX_FILE_ROWS).map(fileRow), MAX_FILES)
  const deleted = files.filter(({ change }) => change === 'deleted').length
  const added = files.reduce((sum, file) => sum + file.added, 0)
  const removed = files.reduce((sum, file) => sum + file.removed, 0)
  return [
    `#### Files written: ${files.length - deleted} (${lineCounts(added, removed)})${deleted > 0 ? `, ${deleted} deleted` : ''}`,
    '',
    '| File | Change | Lines | By |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...leftOut(files.length - rows.length, 'file', eventsFile),
  ].join('\n')
}

function fileRow({ path, change, from, added, removed, source, ignored }: FileChange): string {
  const what =
    (from === undefined ? change : `${change} from ${inert(from)}`) + (ignored ? ', ignored by git' : '')
  return `| ${inert(path)} | ${what} | ${change === 'deleted' ? '' : lineCounts(added, removed)} | ${source} |`
}

function calls({ report, eventsFile, toWorkspace }: Outcome): string {
  if (report.tools.total === 0) return ''
  const all = report.calls.map(({ tool, end }) =>
    neutralLines(toolLine(withShortPath(tool, toWorkspace), end)).join(' '),
  )
  const lines = fitting(all, MAX_CALLS)
  return [
    `<details><summary>Tool calls: ${toolCounts(report).replace(/ tool calls?/, '')}</summary>`,
    '',
    fenced(lines),
    ...leftOut(report.tools.total - lines.length, 'call', eventsFile),
    '',
    '</details>',
  ].join('\n')
}

function leftOut(n: number, what: string, eventsFile: string): string[] {
  return n > 0 ? ['', `${counted(n, `more ${what}`)}, not listed here: see ${inert(eventsFile)}.`] : []
}

/** As many of the first lines as the budget of bytes takes. */
function fitting(lines: readonly string[], budget: number): string[] {
  let left = budget
  const overflow = lines.findIndex((line) => {
    left -= Buffer.byteLength(line) + 1
    return left < 0
  })
  return overflow === -1 ? [...lines] : lines.slice(0, overflow)
}

/** A fence that is longer than any run of its own character inside; a run that is absurd is cut. */
function fenced(lines: readonly string[], language = 'text'): string {
  const bounded = lines.map((line) => line.replace(/`{20,}/g, '…'))
  const longest = Math.max(2, ...bounded.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}${language}`, ...bounded, fence].join('\n')
}

/** Breaks a long line at its blanks. */
function wrapped(line: string): string[] {
  return line.length <= WIDTH ? [line] : (line.match(new RegExp(`.{1,${WIDTH}}(?: |$)|[^ ]+ ?`, 'g')) ?? [])
}

/**
 * Foreign text on one line that Markdown and HTML leave alone: no link, image, mention, table border or tag.
 * It is code, because GitHub looks for mentions and references everywhere else.
 */
function inert(text: string): string {
  const line = oneLine(neutralLines(text).join(' '), 1_000)
  if (line === '') return ''
  if (!/[`|\\]/.test(line)) return `\`${line}\``
  // A backtick would close the span, a bar the table's cell, and a backslash hides either.
  return `<code>${line.replace(/[!-/:-@[-`{-~]/g, (char) => `&#${char.charCodeAt(0)};`)}</code>`
}

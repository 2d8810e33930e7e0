// The parts of the step summary that show a valid answer as data.

import { asObject } from '../json.ts'
import { counted } from '../render/text.ts'
import { type Finding, type Findings, LEVELS } from './findings.ts'
import type { Judgement } from './judge.ts'

/** Rows that a person still reads. */
const MAX_ROWS = 50

/** Puts together as many of the lines as a budget of bytes takes. */
type Fitting = (lines: readonly string[], budget: number) => readonly string[]
/** Makes foreign text harmless for Markdown, on one line. */
type Inert = (text: string) => string

/** Bytes of the table and of the findings. */
const MAX_TABLE = 8 * 1024
const MAX_FINDINGS = 16 * 1024

/** The scalars at the top of the answer, as a table; empty when there are none. */
export function scalarTable(answer: Judgement | undefined, inert: Inert, fitting: Fitting): string {
  if (!answer?.isValid) return ''
  const entries = Object.entries(asObject(answer.value) ?? { answer: answer.value })
  const rows = entries
    .filter(([, value]) => typeof value !== 'object' || value === null)
    .map(([name, value]) => `| ${inert(name)} | ${inert(String(value))} |`)
  if (rows.length === 0) return ''
  return ['| Answer | |', '| --- | --- |', ...fitting(rows.slice(0, MAX_ROWS), MAX_TABLE)].join('\n')
}

/** All findings, those without an annotation with the reason; empty when none are asked for. */
export function findingsPart(findings: Findings | undefined, inert: Inert, fitting: Fitting): string {
  if (!findings) return ''
  const { placed, unplaced, problems } = findings
  const all: readonly (Finding & { readonly problem?: string })[] = LEVELS.flatMap((level) =>
    [...placed, ...unplaced].filter((finding) => finding.level === level),
  )
  if (all.length === 0 && problems.length === 0) return ''
  const shown = fitting(
    all.slice(0, MAX_ROWS).map((finding) => row(finding, inert)),
    MAX_FINDINGS,
  )
  const more = all.length - shown.length
  const table = ['| Level | Place | Finding |', '| --- | --- | --- |', ...shown]
  const counts = LEVELS.map(
    (level) => [level, all.filter((finding) => finding.level === level).length] as const,
  )
  const marks = counts.filter(([, n]) => n > 0).map(([level, n]) => counted(n, level))
  return [
    `#### Findings: ${marks.join(', ') || 'none'}`,
    ...(shown.length > 0 ? ['', ...table] : []),
    ...(more > 0 ? ['', `${counted(more, 'more finding')}, in the output \`structured_output\`.`] : []),
    ...(problems.length > 0
      ? [
          '',
          ...fitting(
            problems.map((text) => `- ${inert(text)}`),
            MAX_TABLE,
          ),
        ]
      : []),
  ].join('\n')
}

function row(
  { level, path, line, title, message, problem }: Finding & { problem?: string },
  inert: Inert,
): string {
  const place = `${inert(`${path}:${line}`)}${problem === undefined ? '' : ` (${inert(problem)})`}`
  return `| ${level} | ${place} | ${inert(title === '' ? message : `${title}: ${message}`)} |`
}

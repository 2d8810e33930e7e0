import type { Writer } from '../guard/writer.ts'
import { counted } from '../render/text.ts'
import { annotationOf, type Findings, shownFindings } from './findings.ts'

/** Lines of the log about findings that no file shows. */
const MAX_LINES = 20

/**
 * Prints findings as annotations, and a line for each that cannot be one.
 *
 * @param failed whether the step fails: the error that tells why is one of the ten that the runner records
 */
export function tellFindings(findings: Findings | undefined, failed: boolean, writer: Writer): void {
  if (!findings) return
  const { placed, unplaced, problems } = findings
  const shown = shownFindings(placed, failed ? 1 : 0)
  for (const finding of shown) writer.command(finding.level, annotationOf(finding), finding.message)

  const lines = [
    ...problems,
    ...unplaced.map(
      ({ level, path, line, problem }) => `No annotation for ${level} ${path}:${line}: ${problem}`,
    ),
  ]
  for (const line of lines.slice(0, MAX_LINES)) writer.say(line)
  const more = lines.length - MAX_LINES
  if (more > 0) writer.say(`${counted(more, 'more finding')} without an annotation`)
  const rest = placed.length - shown.length
  if (rest > 0) writer.say(`${counted(rest, 'more finding')}: GitHub shows ten of each level`)
}

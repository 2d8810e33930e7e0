import type { Redact } from '../guard/secrets.ts'
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
export function tellFindings(
  findings: Findings | undefined,
  failed: boolean,
  redact: Redact,
  writer: Writer,
): void {
  if (!findings) return
  const { placed, unplaced, problems } = findings
  const shown = shownFindings(placed, failed ? 1 : 0)
  for (const finding of shown) {
    // The runner masks the message only, and each secret only in the forms that it knows.
    const title = redact(finding.title)
    writer.command(finding.level, annotationOf({ ...finding, title }), redact(finding.message))
  }

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

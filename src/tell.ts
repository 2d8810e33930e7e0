import { tellFindings } from './answer/tell.ts'
import type { Writer } from './guard/writer.ts'
import { durationOf, type Outcome, redacted, writtenOf } from './outcome.ts'
import { endLine } from './render/log.ts'

/** Lines of the agent's last words that a failure shows. */
const LAST_WORDS = 20
/** If anything still holds the event loop then, the step ends all the same; in milliseconds. */
const LEAVE_MS = 2_000

/**
 * Loads what telling needs. Evaluated late, since @actions/core and the Markdown parser take longer than starting an
 * agent should wait; called while an agent starts, when there is nothing else to do.
 */
export async function prepareToTell() {
  const { summaryOf } = await import(/* webpackMode: "eager" */ './render/summary.ts')
  return { summaryOf, ...(await import(/* webpackMode: "eager" */ './outputs.ts')) }
}

/** Tells how the run ended, to the runner and to people: outputs, summary, annotation, last line, exit code. */
export async function tell(known: Outcome, writer: Writer): Promise<void> {
  // Before anything is rendered: what is escaped for Markdown hides a secret from who looks for it later.
  const outcome = redacted(known)
  const { verdict, lastWords } = outcome
  const failed = verdict.conclusion !== 'success'
  const { summaryOf, outputsOf, writeOutputs, writeSummary } = await prepareToTell()
  writeOutputs(outputsOf(outcome))
  if (outcome.summary) await writeSummary(outcome.redaction.redact(summaryOf(outcome)))

  if (failed) {
    const words = lastWords.filter((line) => line.trim() !== '').slice(-LAST_WORDS)
    if (words.length > 0) writer.say('The last words of the agent:')
    writer.show(words.map((text) => ({ as: 'output', text: text.slice(0, 2_000) })))
    // `core.setFailed` with a title, which it cannot give.
    writer.command('error', { title: `${outcome.agent}: ${verdict.reason}` }, verdict.sentence)
    process.exitCode = 1
  }
  tellFindings(outcome.findings, failed, writer)
  const durationMs = outcome.ending ? durationOf(outcome) : undefined
  writer.say(endLine(verdict, outcome.report, writtenOf(outcome).length, durationMs))
  await writer.flush()
  setTimeout(() => process.exit(), LEAVE_MS).unref()
}

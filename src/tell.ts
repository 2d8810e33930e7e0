import { tellFindings } from './answer/tell.ts'
import type { Writer } from './guard/writer.ts'
import { durationOf, type Outcome, writtenOf } from './outcome.ts'
import { endLine } from './render/log.ts'

/** Lines of the agent's last words that a failure shows. */
const LAST_WORDS = 20
/** If anything still holds the event loop then, the step ends all the same; in milliseconds. */
const LEAVE_MS = 2_000

/** Tells how the run ended, to the runner and to people: outputs, summary, annotation, last line, exit code. */
export async function tell(outcome: Outcome, writer: Writer): Promise<void> {
  const { verdict, lastWords } = outcome
  const failed = verdict.conclusion !== 'success'
  // Evaluated here: @actions/core and the Markdown parser take longer than starting an agent should wait.
  const { summaryOf } = await import(/* webpackMode: "eager" */ './render/summary.ts')
  const { outputsOf, writeOutputs, writeSummary } = await import(/* webpackMode: "eager" */ './outputs.ts')
  writeOutputs(outputsOf(outcome))
  if (outcome.summary) await writeSummary(outcome.redact(summaryOf(outcome)))

  if (failed) {
    const words = lastWords.filter((line) => line.trim() !== '').slice(-LAST_WORDS)
    if (words.length > 0) writer.say('The last words of the agent:')
    writer.show(words.map((text) => ({ as: 'output', text: text.slice(0, 2_000) })))
    // `core.setFailed` with a title, which it cannot give.
    writer.command('error', { title: `${outcome.agent}: ${verdict.reason}` }, verdict.sentence)
    process.exitCode = 1
  }
  tellFindings(outcome.findings, failed, outcome.redact, writer)
  const durationMs = outcome.ending ? durationOf(outcome) : undefined
  writer.say(endLine(verdict, outcome.report, writtenOf(outcome).length, durationMs))
  await writer.flush()
  setTimeout(() => process.exit(), LEAVE_MS).unref()
}

import type { Agent } from '../../src/agents/agent.ts'
import { cursor } from '../../src/agents/cursor.ts'
import type { AgentEvent } from '../../src/events.ts'
import { sortedChanges, toWorkspace } from '../../src/files/changes.ts'
import { createWriter } from '../../src/guard/writer.ts'
import type { Outcome } from '../../src/outcome.ts'
import { endLine, eventLines, headLine } from '../../src/render/log.ts'
import { addEvent, emptyReport } from '../../src/report.ts'
import type { Ending } from '../../src/run/ending.ts'
import { verdict } from '../../src/verdict.ts'
import { createSink } from './sink.ts'
import { goodOutcome } from './values.ts'

/** The workspace of every fixture stream. */
export const WORKSPACE = '/home/runner/work/bakery/bakery'

/** A stream that was played to its end: the job log, and what is known of the run. */
export interface Played {
  readonly log: string
  readonly outcome: Outcome
}

/** Plays a stream through decoder, report, log and verdict, as the live run does line by line. */
export async function play(
  stdout: string,
  verbose: boolean,
  ending: Ending,
  stderr = '',
  agent: Agent = cursor,
  agentVersion = '2026.08.11-e8db854',
): Promise<Played> {
  const { stream, text } = createSink()
  const writer = createWriter(stream)
  const who = { agent: agent.name, agentVersion }
  const base = goodOutcome({ report: emptyReport(), ending, elapsedMs: 61_000, ...who })
  const outcome: Outcome = { ...base, toWorkspace: toWorkspace([WORKSPACE], WORKSPACE) }
  const { report } = outcome
  const decoder = agent.decoder()

  function tell(events: readonly AgentEvent[]): void {
    const isOver = report.results > 0
    for (const event of events) {
      addEvent(report, event, 0, outcome.toWorkspace)
      if (event.type === 'session') writer.say(headLine(outcome))
      if (!isOver) writer.show(eventLines(event, verbose, outcome.toWorkspace))
    }
  }

  for (const line of stdout.split('\n')) tell(decoder.line(Buffer.from(line)))
  tell(decoder.end())
  outcome.files = sortedChanges(report.claims.values())
  outcome.verdict = verdict(ending, report, stderr, agent, { failOn: new Set(['error']), resume: undefined })
  const durationMs = report.result?.durationMs ?? outcome.elapsedMs
  writer.say(endLine(outcome.verdict, report, outcome.files.length, durationMs))
  await writer.flush()
  return { log: text(), outcome }
}

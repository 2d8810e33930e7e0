import type { RunResult } from '../../harness/runner.mjs'

/** What the runner has to read there before stdout, and the end of a line that the agent may have left open. */
const OURS = /^(::add-mask::.+|::stop-commands::[0-9a-f]{48})?$/

/** The lines on stderr that the guard has no need of. */
export function errorLines({ raw }: Pick<RunResult, 'raw'>): string[] {
  return raw.flatMap(({ stream, line }) => (stream === 'stderr' && !OURS.test(line) ? [line] : []))
}

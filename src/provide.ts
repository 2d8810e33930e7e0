import type { Program } from './agents/locate.ts'
import type { Writer } from './guard/writer.ts'
import type { RunRequest } from './inputs.ts'
import type { Verdict } from './verdict.ts'

/**
 * The CLI to run: what was found on this machine, unless another version is asked for; else what is installed.
 *
 * What installs is loaded only then: it takes longer than starting an agent should wait.
 *
 * @param begun when the run began, by `performance.now()`: installing takes of its time
 */
export async function provide(
  request: RunRequest,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
  writer: Writer,
  begun: number,
): Promise<Program | Verdict> {
  const { program, order } = request
  if (program && (order.version === undefined || order.version === program.version)) return program
  const { provideBy } = await import(/* webpackMode: "eager" */ './install/provide.ts')
  return provideBy(request, env, interrupted, writer, performance.now() - begun)
}

import process from 'node:process'
import { main } from './main.ts'
import type { Stop } from './run/ending.ts'

const interrupted = new AbortController()

function interrupt(stop: Stop): void {
  interrupted.abort(stop)
}

// Any process of our user can send it, and Node would open a debugger that runs whatever it is told.
if (process.platform !== 'win32') process.on('SIGUSR1', () => undefined)

// The handlers stay: the runner sends SIGTERM after SIGINT, and neither may end us before the outputs are set.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => interrupt({ why: 'cancelled', sentence: `The job was cancelled (${signal})` }))
}
// A fault of ours outside of any promise must not leave an agent running, nor the outputs unset.
process.on('uncaughtException', (error) => {
  process.exitCode = 1
  interrupt({ why: 'internal', sentence: `A fault in run-agent: ${error.stack ?? error.message}` })
})

// A copy: what the process was started with is wiped before an agent could read it there.
await main({ ...process.env }, interrupted.signal)

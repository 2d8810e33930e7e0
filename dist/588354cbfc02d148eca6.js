import process from 'node:process';
import { main } from './main.js';
const interrupted = new AbortController();
function interrupt(stop) {
    interrupted.abort(stop);
}
// The handlers stay: the runner sends SIGTERM after SIGINT, and neither may end us before the outputs are set.
for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => interrupt({ why: 'cancelled', sentence: `The job was cancelled (${signal})` }));
}
// A fault of ours outside of any promise must not leave an agent running, nor the outputs unset.
process.on('uncaughtException', (error) => {
    process.exitCode = 1;
    interrupt({ why: 'internal', sentence: `A fault in run-agent: ${error.stack ?? error.message}` });
});
// A copy: what the process was started with is wiped before an agent could read it there.
await main({ ...process.env }, interrupted.signal);

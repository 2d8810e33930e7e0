/**
 * Loaded into a measured process with `--require`: leaves at its exit what it has used, in the file BENCH_METER.
 * Nobody else can tell as well: a process that was waited for has no /proc, the `ru_maxrss` of a process counts
 * what its parent had before the exec, and polling misses peaks. Children do not count.
 */
const { readFileSync, writeFileSync } = require('node:fs')

const file = process.env.BENCH_METER // taken at once: what is measured may clear its environment

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: (peak() ?? maxRSS) / 1024 }
  if (file) writeFileSync(file, JSON.stringify(usage))
})

/** The peak of resident memory since the exec, in KiB; Linux only. */
function peak() {
  if (process.platform !== 'linux') return undefined
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[1])
}

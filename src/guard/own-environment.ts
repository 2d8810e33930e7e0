import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'

/** What our own process needs of its environment, once the inputs have been read. */
const NEEDED =
  /^(PATH|HOME|TMPDIR|TMP|TEMP|LANG|LC_.*|TZ|USER|RUNNER_.*|GITHUB_(?!TOKEN).*|.*_proxy|NODE_EXTRA_CA_CERTS)$/i

/**
 * Takes the environment with which we were started out of the memory that every process of our user can read
 * as /proc/<pid>/environ; deleting a variable does not, because the kernel shows the memory of the start.
 *
 * What we still need is set anew, elsewhere in memory. Linux only.
 *
 * @returns whether /proc/self/environ holds nothing of it any more
 */
export function wipeOwnEnvironment(): boolean {
  if (process.platform !== 'linux') return false
  const kept = Object.entries(process.env).filter(([name]) => NEEDED.test(name))
  try {
    const { start, end } = environmentArea()
    const memory = openSync('/proc/self/mem', constants.O_RDWR)
    try {
      writeSync(memory, Buffer.alloc(end - start), 0, end - start, start)
    } finally {
      closeSync(memory)
    }
    for (const [name, value] of kept) process.env[name] = value
    return readFileSync('/proc/self/environ').every((byte) => byte === 0)
  } catch {
    return false
  }
}

/** Addresses of the environment, fields 50 and 51 of /proc/self/stat (proc_pid_stat(5)). */
function environmentArea(): { start: number; end: number } {
  const stat = readFileSync('/proc/self/stat', 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ') // field 3 comes first
  const [start, end] = [Number(fields[47]), Number(fields[48])]
  if (!(start > 0 && end > start)) throw new Error('/proc/self/stat does not tell where the environment lies')
  return { start, end }
}

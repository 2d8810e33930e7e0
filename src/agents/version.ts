import { getExecOutput } from '@actions/exec'

const CLOSED = 'exec "$@" < /dev/null'

/**
 * Asks a CLI for its version; empty when it gives none in the form of its vendor. Meant to run beside the
 * agent, which ends it together with the rest of its process tree should it hang.
 *
 * @param command file and arguments
 * @param form what a line has to be to count as a version
 */
export async function askVersion(
  [file, args]: readonly [string, readonly string[]],
  form: RegExp,
  environment: Readonly<Record<string, string>>,
  directory: string,
): Promise<string> {
  try {
    // exec leaves stdin open, on which a CLI may wait; with its option `input` a CLI that ends before it has
    // read raises an EPIPE that nobody can catch (@actions/exec 3.0.0, toolrunner.ts). A shell closes it.
    const [shell, ...before] =
      process.platform === 'win32' ? [`"${file}"`] : ['/bin/sh', '-c', CLOSED, 'sh', file]
    const { stdout } = await getExecOutput(shell, [...before, ...args], {
      cwd: directory,
      env: environment,
      silent: true, // exec would print the command line, and with it whatever a path holds
      ignoreReturnCode: true,
    })
    const lines = stdout.split(/\r?\n/).map((line) => line.trim())
    const [line, version] = lines.map((line) => form.exec(line)).find((match) => match !== null) ?? []
    return version ?? line ?? ''
  } catch {
    return '' // a version is worth no failure
  }
}

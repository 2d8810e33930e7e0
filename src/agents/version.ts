import { spawn } from 'node:child_process'

/** Characters that a CLI may print before its version is given up. */
const MAX_OUTPUT = 64 * 1024

/**
 * Asks a CLI for its version; empty when it gives none in the form of its vendor. Meant to run beside the
 * agent, which ends it together with the rest of its process tree should it hang.
 *
 * `@actions/exec` is not used: it writes into the stdin of a program that may have ended already, and the
 * broken pipe, which nobody can catch, would end the step.
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
    const child = spawn(file, [...args], {
      cwd: directory,
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'], // an open stdin is something on which a CLI may wait
      windowsHide: true,
    })
    child.once('error', () => undefined) // it could not be started, and its stdout ends without a word
    let said = ''
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      said += chunk
      if (said.length > MAX_OUTPUT) break
    }
    const lines = said.split(/\r?\n/).map((line) => line.trim())
    const [line, version] = lines.map((line) => form.exec(line)).find((match) => match !== null) ?? []
    return version ?? line ?? ''
  } catch {
    return '' // a version is worth no failure
  }
}

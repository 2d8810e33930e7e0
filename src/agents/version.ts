import { runCommand } from '../run/command.ts'

const ASK_MS = 60_000

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
    const place = { cwd: directory, env: environment, signal: AbortSignal.timeout(ASK_MS) }
    const { stdout } = await runCommand(file, args, place)
    const lines = stdout.split(/\r?\n/).map((line) => line.trim())
    return lines.find((line) => form.test(line)) ?? ''
  } catch {
    return '' // a version is worth no failure
  }
}

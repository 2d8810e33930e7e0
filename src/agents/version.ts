import { getExecOutput } from '@actions/exec'
import type { Agent } from './agent.ts'
import type { Program } from './locate.ts'

/**
 * Asks the CLI for its version; empty when it gives none in the form of its vendor. Meant to run beside the
 * agent, which ends it together with the rest of its process tree should it hang.
 */
export async function askVersion(
  program: Program,
  agent: Agent,
  environment: Readonly<Record<string, string>>,
  directory: string,
): Promise<string> {
  try {
    const { stdout } = await getExecOutput(`"${program.file}"`, [...program.args, '--version'], {
      cwd: directory,
      env: environment,
      silent: true, // exec would print the command line, and with it whatever a path holds
      ignoreReturnCode: true,
      input: Buffer.alloc(0), // without input it leaves stdin open, on which a CLI may wait
    })
    const lines = stdout.split(/\r?\n/).map((line) => line.trim())
    return lines.find((line) => agent.version.test(line)) ?? ''
  } catch {
    return '' // a version is worth no failure
  }
}

import { spawn } from 'node:child_process'

/** Characters that are kept of each stream. */
const MAX_OUTPUT = 1024 * 1024

export interface CommandPlace {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Ends the command and all that it started in its group. */
  readonly signal: AbortSignal
}

export interface CommandEnd {
  /** Undefined when a signal ended it. */
  readonly code: number | undefined
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs a short command silently and without stdin, to its end. Not @actions/exec: that cannot stop one, and
 * leaves stdin open or fails outside of any promise when the command ends without having read it.
 *
 * @throws what cannot be started, and the signal's reason when it is aborted
 */
export function runCommand(file: string, args: readonly string[], place: CommandPlace): Promise<CommandEnd> {
  const { cwd, env, signal } = place
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = spawn(file, [...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => {
      stdout = (stdout + chunk.toString()).slice(0, MAX_OUTPUT)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(0, MAX_OUTPUT)
    })
    function stop(): void {
      // Only when it is gone nothing is written any more to where it works.
      child.once('exit', () => reject(signal.reason))
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        reject(signal.reason) // it has ended in the meantime
      }
    }
    signal.addEventListener('abort', stop, { once: true })
    child.once('error', reject)
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      resolve({ code: code ?? undefined, stdout, stderr })
    })
  })
}

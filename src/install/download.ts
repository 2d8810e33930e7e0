import { statSync } from 'node:fs'
import { asCount, asObject } from '../json.ts'
import { problem, wordsFor } from './problem.ts'

/** Bytes; the archives of today have a sixth of it. */
const MAX_ARCHIVE = 1024 * 1024 * 1024
const LOOK_EVERY_MS = 200

/**
 * Downloads into a new file, with up to three attempts and through the proxy of the environment.
 *
 * The library can neither be stopped nor bounded. So when it takes too long or too much it is left behind: the
 * caller removes the folder, and the process ends with the step.
 *
 * @throws a problem that names the address; the signal's reason when it is aborted
 */
export async function download(address: string, file: string, signal: AbortSignal): Promise<void> {
  const { downloadTool } = await import(/* webpackMode: "eager" */ '@actions/tool-cache')
  const watching = new AbortController()
  try {
    const loading = downloadTool(address, file)
    loading.catch(() => undefined) // somebody may have stopped to wait for it
    await Promise.race([loading, limit(file, AbortSignal.any([signal, watching.signal]))])
  } catch (error) {
    signal.throwIfAborted()
    throw problem(`${address} could not be downloaded: ${reasonOf(error)}`, error)
  } finally {
    watching.abort()
  }
}

/** Rejects when the signal is aborted or the file gets too large. */
function limit(file: string, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setInterval(() => {
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
      if (size > MAX_ARCHIVE) reject(problem(`it is larger than ${MAX_ARCHIVE} bytes`))
    }, LOOK_EVERY_MS)
    function stop(): void {
      clearInterval(timer)
      reject(signal.reason)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

function reasonOf(error: unknown): string {
  const status = asCount(asObject(error)?.httpStatusCode)
  // Storage without a listing answers 403 for what it does not have.
  if (status === 403 || status === 404) return `the server has no such file (HTTP ${status})`
  return status === undefined ? wordsFor(error) : `the server answered with HTTP ${status}`
}

import { createWriteStream, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { duration } from '../render/text.ts'
import { problem, wordsFor } from './problem.ts'

/** Bytes; the archives of today have a sixth of it. */
const MAX_ARCHIVE = 1024 * 1024 * 1024
/** Before the second and the third attempt. */
const WAITS_MS = [1_000, 3_000]
/** So long may nothing come. */
const SILENCE_MS = 60_000

/**
 * Downloads into a new file, with up to three attempts and through the proxy of the environment.
 *
 * By the client of @actions/tool-cache and not by its `downloadTool`, which cannot be stopped or bounded, waits
 * for up to 20 s between attempts, and prints past the one writer of the log, words of the server's among it.
 *
 * @param say is told why it is tried again
 * @throws a problem that names the address; the signal's reason when it is aborted
 */
export async function download(
  address: string,
  file: string,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<void> {
  for (const wait of [...WAITS_MS, undefined]) {
    try {
      return await attempt(address, file, signal)
    } catch (error) {
      signal.throwIfAborted()
      const { why, isFinal } = judge(error)
      if (isFinal || wait === undefined) throw problem(`${address} could not be downloaded: ${why}`, error)
      say(`The download failed, because ${why}; trying again in ${duration(wait)}`)
      rmSync(file, { force: true })
      await sleep(wait, undefined, { signal })
    }
  }
}

async function attempt(address: string, file: string, signal: AbortSignal): Promise<void> {
  const { HttpClient } = await import(/* webpackMode: "eager" */ '@actions/http-client')
  const client = new HttpClient('run-agent', [], { allowRetries: false, socketTimeout: SILENCE_MS })
  const { message } = await orAborted(client.get(address), signal)
  if (message.statusCode !== 200) {
    message.destroy()
    throw new Error(`HTTP ${message.statusCode}`, { cause: message.statusCode })
  }
  await pipeline(message, bounded, createWriteStream(file, { flags: 'wx' }), { signal })
}

async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > MAX_ARCHIVE) throw new Error(`it is larger than ${MAX_ARCHIVE} bytes`)
    yield chunk
  }
}

/** A request that nobody answers is left behind; it ends with the process. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** What an attempt failed of, and whether another one would be in vain. */
function judge(error: unknown): { readonly why: string; readonly isFinal: boolean } {
  const status = error instanceof Error && typeof error.cause === 'number' ? error.cause : undefined
  if (status === undefined) return { why: wordsFor(error), isFinal: false }
  // Storage without a listing answers 403 for what it does not have.
  const isMissing = status === 403 || status === 404
  const why = isMissing ? 'the server has no such file' : 'the server cannot give it'
  return { why: `${why} (HTTP ${status})`, isFinal: status < 500 && status !== 408 && status !== 429 }
}

// Why something could not be installed, as a sentence, with the error behind it kept as its cause.

import { asObject, asString } from '../json.ts'

/** An error whose message can stand behind "… could not be installed: ". */
export function problem(message: string, cause?: unknown): Error {
  return new Error(message, cause === undefined ? undefined : { cause })
}

const CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full, as far as the quota of this user goes',
  EROFS: 'the folder is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ECONNREFUSED: 'nothing answers at that address',
  ECONNRESET: 'the connection was cut off',
  ENOTFOUND: 'there is no server of that name',
  EAI_AGAIN: 'the name of the server could not be looked up',
  ETIMEDOUT: 'the server did not answer in time',
  Z_BUF_ERROR: 'the archive is cut off',
  Z_DATA_ERROR: 'the archive is damaged',
}

/** What happened, in words where the system has only a code for it. */
export function wordsFor(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [] // one for each address of a name
  if (first !== undefined) return wordsFor(first)
  const code = asString(asObject(error)?.code)
  const message = error instanceof Error ? error.message : String(error)
  const words = code && CODES[code]
  return words ? `${words} (${message})` : message
}

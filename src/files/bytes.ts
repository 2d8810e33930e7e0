// Names on disk are bytes, and not all of them are UTF-8. Here a name is a string with one character per byte:
// no two names become one, ASCII stays as it is, and names sort as git sorts them.

/** A name or a path as bytes, one character of U+0000 to U+00FF each; `/` between the parts. */
export type Bytes = string

const ASCII = /^[\0-\x7f]*$/

export function toBytes(text: string): Bytes {
  return ASCII.test(text) ? text : Buffer.from(text).toString('latin1')
}

/** For people and outputs; what is not UTF-8 becomes U+FFFD. */
export function toText(bytes: Bytes): string {
  return ASCII.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString()
}

/** For calls of the file system. */
export function onDisk(bytes: Bytes): string | Buffer {
  return ASCII.test(bytes) ? bytes : Buffer.from(bytes, 'latin1')
}

/** The folder of a path without the `/` at its end; empty for the top. */
export function folderOf(path: Bytes): Bytes {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

export function nameOf(path: Bytes): Bytes {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Whether an error of the file system has one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** One line without its line end. Its bytes are part of the chunk they came in, and gone when that is. */
export interface Line {
  /** The line's bytes, or as many of its first ones as the limit allows. */
  readonly bytes: Buffer
  /** How many bytes of the line were not kept; 0 for a whole line. */
  readonly dropped: number
}

export interface LineSplitter {
  /** The lines that this chunk completes. No part of the chunk is kept for later ones. */
  push(chunk: Buffer): Line[]
  /** The last line, when it came without a line end. */
  end(): Line[]
}

const NEWLINE = 0x0a
const RETURN = 0x0d

/**
 * Splits bytes at `\n` alone, because U+2028 and a lone `\r` may stand raw inside a JSON string. Works on
 * bytes, so a character that is cut by a chunk's border stays whole. Linear in time; of a line above `limit`
 * bytes only the first `limit` are kept in memory.
 */
export function lineSplitter(limit: number): LineSplitter {
  let parts: Buffer[] = []
  let size = 0
  let dropped = 0

  function keep(part: Buffer): void {
    const room = Math.min(part.length, limit - size)
    if (room > 0) parts.push(part.subarray(0, room))
    size += room
    dropped += part.length - room
  }

  function finish(): Line {
    const line = whole(Buffer.concat(parts, size), dropped)
    parts = []
    size = 0
    dropped = 0
    return line
  }

  function push(chunk: Buffer): Line[] {
    const lines: Line[] = []
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      if (size === 0 && at - from <= limit) lines.push(whole(chunk.subarray(from, at)))
      else {
        keep(chunk.subarray(from, at))
        lines.push(finish())
      }
      from = at + 1
    }
    if (from < chunk.length) keep(Buffer.from(chunk.subarray(from))) // the chunk is not kept
    return lines
  }

  function whole(bytes: Buffer, dropped = 0): Line {
    const hasReturn = bytes.length > 0 && bytes[bytes.length - 1] === RETURN
    return { bytes: hasReturn ? bytes.subarray(0, -1) : bytes, dropped }
  }

  return { push, end: () => (size + dropped > 0 ? [finish()] : []) }
}

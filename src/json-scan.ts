// One pass over text that was written by anybody, in linear time and without recursion: where it begins an
// object or an array, whether that is whole, and what JSON.parse would not tell of it.

/** An object or array that a text begins. */
export interface Attempt {
  readonly kind: Container
  /** Where it begins; a position in the text. */
  readonly start: number
  /** Behind its last character, or where it stops being JSON. */
  readonly end: number
  readonly isWhole: boolean
  /** How many containers lie in each other at most, itself included. */
  readonly depth: number
  /** The first name that one of its objects has twice: parsers differ in which of the two they take. */
  readonly duplicate: string | undefined
}

export type Container = 'object' | 'array'

interface Frame {
  readonly kind: Container
  /** The names seen so far, of an object that has any. */
  names?: Set<string>
  /** What may come next. */
  next: 'first' | 'value' | 'name' | 'colon' | 'comma'
}

const SPACE = /[ \t\n\r]*/y
const PLAIN = /[ !#-[\]-\uffff]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y
const BRACKET = /[[{]/g

/**
 * The last object or array that the text begins, whole or broken, and that lies in no other one.
 *
 * A bracket of prose, behind which no JSON follows, is none. What a broken one holds is not looked at: a piece
 * of an answer is not the answer, and an earlier one may be the example that the agent was given.
 *
 * @param kinds which of the two are looked for; others are passed over as a whole
 */
export function lastAttempt(text: string, kinds: ReadonlySet<Container>): Attempt | undefined {
  let last: Attempt | undefined
  BRACKET.lastIndex = 0
  for (let found = BRACKET.exec(text); found; found = BRACKET.exec(text)) {
    const attempt = attemptAt(text, found.index)
    const isProse = !attempt.isWhole && attempt.end <= attempt.start + 1
    if (kinds.has(attempt.kind) && !isProse) last = attempt
    BRACKET.lastIndex = Math.max(attempt.end, attempt.start + 1)
  }
  return last
}

/** Follows the JSON that begins with the bracket at this position, as far as it goes. */
export function attemptAt(text: string, start: number): Attempt {
  const frames: Frame[] = []
  let at = start
  /** Behind the last token: where an attempt that breaks off is said to end. */
  let end = start
  let depth = 0
  let duplicate: string | undefined

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }

  /** A string in its quotes. One pattern for it all would need a stack as long as the string. */
  function matchText(): string | undefined {
    const from = at
    if (!take('"')) return undefined
    do match(PLAIN)
    while (match(ESCAPE) !== undefined)
    return take('"') ? text.slice(from, at) : undefined
  }

  function take(char: string): boolean {
    if (text[at] !== char) return false
    at += 1
    return true
  }

  function open(): boolean {
    const kind = text[at] === '{' ? 'object' : text[at] === '[' ? 'array' : undefined
    if (!kind) return false
    at += 1
    frames.push({ kind, next: 'first' })
    depth = Math.max(depth, frames.length)
    return true
  }

  /** Reads one token where this frame stands; false when it is not one that may stand there. */
  function step(frame: Frame): boolean {
    const isArray = frame.kind === 'array'
    if ((frame.next === 'first' || frame.next === 'comma') && take(isArray ? ']' : '}')) {
      frames.pop()
      return true
    }
    if (frame.next === 'comma') {
      frame.next = isArray ? 'value' : 'name'
      return take(',')
    }
    if (frame.next === 'colon') {
      frame.next = 'value'
      return take(':')
    }
    if (!isArray && frame.next !== 'value') {
      const name = matchText()
      if (name === undefined) return false
      const plain: string = JSON.parse(name)
      frame.names ??= new Set()
      if (frame.names.has(plain)) duplicate ??= plain
      frame.names.add(plain)
      frame.next = 'colon'
      return true
    }
    frame.next = 'comma'
    return open() || matchText() !== undefined || match(SCALAR) !== undefined
  }

  function attempt(isWhole: boolean): Attempt {
    return { kind: text[start] === '[' ? 'array' : 'object', start, end, isWhole, depth, duplicate }
  }

  open()
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    end = at
    match(SPACE)
    if (!step(frame)) return attempt(false)
  }
  end = at
  return attempt(true)
}

// Finds secrets in any text, also when they are cut to pieces or encoded in a common way.

import { mapStrings, unescapeJson } from '../json.ts'
import { visible } from './neutral.ts'

/** Takes the secrets out of a text; the same text when there are none. Linear in its length. */
export type Redact = (text: string) => string

export interface Redaction {
  /** Sees a secret also behind characters inside it that nobody sees; these are gone then, too. */
  readonly redact: Redact
  /** For one line of JSON, which stays JSON: sees through the escapes of strings. */
  readonly redactLine: Redact
  /** Whether `redactLine` would change none of these lines; false as well where there is a `\u`, to look closer. */
  readonly isClean: (lines: Buffer) => boolean
}

/** Shown in place of what was found. */
const MARK = '***'
/** So many bytes in a row, of a secret or of one of its encodings, are taken for a leak. */
export const LEAK = 12
/** A shorter value is left to the runner's masks: it would be found by chance everywhere. */
export const SHORTEST = 8
/** Bytes that are looked up at once. */
const GRAM = 4
/** What may be written in two ways; all else that is escaped is so in a form of the secret. */
const ESCAPE = Buffer.from('\\u')

/** What there is without secrets. */
export const NOTHING_SECRET: Redaction = {
  redact: (text) => text,
  redactLine: (line) => line,
  isClean: (lines) => !lines.includes(ESCAPE),
}

/** The redaction of these forms of secrets. They are looked at when the first text comes. */
export function redaction(formsOfSecrets: () => readonly string[]): Redaction {
  let finder: Finder | undefined

  function prepared(): Finder {
    finder ??= finderOf(formsOfSecrets().filter((form) => form.length >= SHORTEST))
    return finder
  }

  function plain(text: string): string {
    const bytes = Buffer.from(text)
    const runs = prepared()(bytes, false)
    return runs.length === 0 ? text : withoutRuns(bytes, runs)
  }

  function isClean(lines: Buffer): boolean {
    return !lines.includes(ESCAPE) && prepared()(lines, true).length === 0
  }

  function redact(text: string): string {
    const clean = plain(text)
    const seen = visible(clean)
    if (seen === clean) return clean
    const cleaner = plain(seen)
    return cleaner === seen ? clean : cleaner
  }

  function redactLine(line: string): string {
    const clean = plain(line)
    const unescaped = line.includes('\\u') ? unescapeJson(line) : line
    const open = plain(unescaped)
    if (clean === line && open === unescaped) return line
    // String by string, because a run of a secret may begin with a letter that belongs to an escape before it.
    const strings = inStrings(line)
    if (strings !== undefined && plain(strings) === strings) return strings
    return open === unescaped ? clean : open
  }

  function inStrings(line: string): string | undefined {
    try {
      return JSON.stringify(mapStrings(JSON.parse(line), plain, plain))
    } catch {
      return undefined // no JSON, or nested too deep
    }
  }

  return { redact, redactLine, isClean }
}

/** A run of bytes, from its first to behind its last. */
interface Run {
  readonly start: number
  readonly end: number
}

/** Finds the runs that are secret, or only the first of them. */
type Finder = (bytes: Buffer, onlyFirst: boolean) => readonly Run[]

/** Works on bytes, which are quicker to look at than the characters of a string and are what a stream comes in. */
function finderOf(forms: readonly string[]): Finder {
  if (forms.length === 0) return () => []
  const all = forms.map((form) => Buffer.from(form))
  const { bits, longest } = indexOf(all)
  const least = Math.min(LEAK, ...all.map(({ length }) => length))
  // A run of `least` bytes holds, at every place, a gram that begins at a multiple of this.
  const stride = least - GRAM + 1

  return (bytes, onlyFirst) => {
    const runs: Run[] = []
    // Reads four bytes at once, in an order that does not depend on the machine.
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    const end = bytes.length - GRAM
    let from = 0
    for (
      let at = nextPlace(view, bits, 0, end, stride);
      at <= end;
      at = nextPlace(view, bits, at + stride, end, stride)
    ) {
      const found = longest(bytes, at, from)
      if (!found) continue
      runs.push(found)
      if (onlyFirst) break
      from = found.end
      at = Math.max(at, from - stride)
    }
    return runs
  }
}

/** The text of some bytes with a mark for each run. A run may begin or end inside a character, which goes with it. */
function withoutRuns(bytes: Buffer, runs: readonly Run[]): string {
  let text = ''
  let from = 0
  for (let { start, end } of runs) {
    while (start > from && isInsideCharacter(bytes[start])) start -= 1
    while (isInsideCharacter(bytes[end])) end += 1
    text += bytes.toString('utf8', from, Math.max(from, start)) + MARK
    from = end
  }
  return text + bytes.toString('utf8', from)
}

function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}

/** All places of the forms, by the gram that begins there. */
function indexOf(forms: readonly Buffer[]) {
  const all = Buffer.concat(forms)
  // Of the form that a place belongs to: no run goes on from one form into the next.
  const begins = new Int32Array(all.length)
  const ends = new Int32Array(all.length)
  // Places whose grams have the same hash, as lists: the last one, and for each the one before.
  const last = new Int32Array(1 << 16).fill(-1)
  const previous = new Int32Array(all.length)
  // Two bits for each gram answer nearly all look-ups, from memory that stays in a cache.
  const bits = new Int32Array(1 << 15)

  let begin = 0
  for (const { length } of forms) {
    const end = begin + length
    begins.fill(begin, begin, end)
    ends.fill(end, begin, end)
    for (let at = begin; at + GRAM <= end; at += 1) {
      const gram = all.readUint32LE(at)
      for (const hash of [hashOf(gram), secondHashOf(gram)]) {
        bits[hash >>> 5] = (bits[hash >>> 5] ?? 0) | (1 << (hash & 31))
      }
      const place = hashOf(gram) & 0xffff
      previous[at] = last[place] ?? -1
      last[place] = at
    }
    begin = end
  }

  /** The longest run around a place that is also a run of a form, and long enough to be a leak. */
  function longest(bytes: Buffer, at: number, from: number) {
    let best: Run | undefined
    for (
      let place = last[hashOf(bytes.readUint32LE(at)) & 0xffff] ?? -1;
      place !== -1;
      place = previous[place] ?? -1
    ) {
      const [formBegin, formEnd] = [begins[place] ?? 0, ends[place] ?? 0]
      let after = 0
      while (place + after < formEnd && at + after < bytes.length && bytes[at + after] === all[place + after])
        after += 1
      if (after < GRAM) continue
      let before = 0
      while (
        at - before > from &&
        place - before > formBegin &&
        bytes[at - before - 1] === all[place - before - 1]
      )
        before += 1
      const isLeak = before + after >= Math.min(LEAK, formEnd - formBegin)
      if (isLeak && before + after > (best ? best.end - best.start : 0))
        best = { start: at - before, end: at + after }
    }
    return best
  }

  return { bits, longest }
}

/** The next place at which a gram of a form may begin; behind `end` when there is none. */
function nextPlace(view: DataView, bits: Int32Array, from: number, end: number, stride: number): number {
  for (let at = from; at <= end; at += stride) {
    const gram = view.getUint32(at, true)
    if (isIn(bits, hashOf(gram)) && isIn(bits, secondHashOf(gram))) return at
  }
  return end + 1
}

function isIn(bits: Int32Array, hash: number): boolean {
  return (((bits[hash >>> 5] ?? 0) >>> (hash & 31)) & 1) === 1
}

/** 20 bits of four bytes. */
function hashOf(gram: number): number {
  return Math.imul(gram, 0x9e3779b1) >>> 12
}

function secondHashOf(gram: number): number {
  return Math.imul(gram ^ (gram >>> 15), 0x85ebca6b) >>> 12
}

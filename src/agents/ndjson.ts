import type { AgentEvent } from '../events.ts'
import { type JsonObject, mapStrings, parseObject } from '../json.ts'
import { attemptAt } from '../json-scan.ts'
import type { Decoder } from './agent.ts'

const THINKING: readonly AgentEvent[] = [{ type: 'thinking' }]
/** Parsers differ in which of two values of one name they take, so such a result says nothing for sure. */
const AMBIGUOUS: readonly AgentEvent[] = [{ type: 'unknown', name: 'result with a name twice' }]
const TOO_DEEP: readonly AgentEvent[] = [{ type: 'unknown', name: 'nested too deep' }]
/** A broken record is given this many further lines to become whole. */
const MAX_JOINED_LINES = 4

const BRACE = '{'.charCodeAt(0)
const CLOSING_BRACE = '}'.charCodeAt(0)
/** In place of the raw newline that has cut a record. */
const NEWLINE = Buffer.from('\\n')

/**
 * A decoder for newline-delimited JSON: parses each line and lets the dialect translate the record.
 *
 * A raw newline inside a string cuts a record in two (reported of Cursor's `call_id`), so a line that starts
 * like a record and is none is joined with the next ones before it is given up as noise.
 *
 * Records are parsed from bytes as if each were a character of its own, because strings with other characters
 * than these take twice the memory and half as long again. JSON itself is ASCII, so a dialect has to know only
 * that what looks like a blank may be a piece of a character unless it is one of ASCII. The strings of its events
 * are made whole here.
 *
 * @param thinking how a record begins that tells what the model thinks: most lines of a stream do, nobody is shown
 * them, and so they are not parsed
 */
export function ndjsonDecoder(
  translate: (record: JsonObject) => readonly AgentEvent[],
  end: () => readonly AgentEvent[],
  thinking = '',
): Decoder {
  const begin = Buffer.from(thinking)
  let broken: Buffer[] = []

  function line(bytes: Buffer, isPlain = false): readonly AgentEvent[] {
    if (broken.length === 0 && isThinking(bytes)) return THINKING
    const events = eventsOf(bytes, isPlain)
    if (events) return broken.length === 0 ? events : [...giveUp(), ...events]
    if (broken.length > 0) {
      if (isBlank(bytes)) return []
      broken.push(Buffer.from(bytes))
      const joined = eventsOf(join(broken), false)
      if (joined) broken = []
      return joined ?? (broken.length > MAX_JOINED_LINES ? giveUp() : [])
    }
    if (bytes[0] === BRACE) broken = [Buffer.from(bytes)]
    return bytes[0] === BRACE || isBlank(bytes) ? [] : [noise(bytes)]
  }

  function isThinking(bytes: Buffer): boolean {
    if (begin.length === 0 || bytes[bytes.length - 1] !== CLOSING_BRACE) return false
    for (let at = begin.length - 1; at >= 0; at -= 1) if (bytes[at] !== begin[at]) return false
    return true
  }

  function giveUp(): AgentEvent[] {
    const events = broken.map(noise)
    broken = []
    return events
  }

  /** Undefined for what is no record. */
  function eventsOf(bytes: Buffer, isPlain: boolean): readonly AgentEvent[] | undefined {
    if (bytes[0] !== BRACE) return undefined
    try {
      const record =
        isPlain || !bytes.includes('\\u') ? parseObject(bytes.toString('latin1')) : unescaped(bytes)
      if (!record) return undefined
      if (record.type === 'result' && attemptAt(bytes.toString(), 0).duplicate !== undefined) return AMBIGUOUS
      return whole(translate(record))
    } catch (error) {
      if (error instanceof RangeError) return TOO_DEEP
      throw error
    }
  }

  return { line, end: () => [...giveUp(), ...whole(end())] }
}

function isBlank(bytes: Buffer): boolean {
  return bytes.toString().trim() === ''
}

function noise(bytes: Buffer): AgentEvent {
  return { type: 'noise', text: bytes.toString() }
}

function join(lines: readonly Buffer[]): Buffer {
  return Buffer.concat(lines.flatMap((line, i) => (i === 0 ? [line] : [NEWLINE, line])))
}

const ASCII = /^[\0-\x7f]*$/

/** An escape makes a character at once, which has to become bytes like all others. */
function unescaped(bytes: Buffer): JsonObject | undefined {
  const toBytes = (text: string) => (ASCII.test(text) ? text : Buffer.from(text).toString('latin1'))
  return mapStrings(parseObject(bytes.toString()), toBytes, toBytes) as JsonObject | undefined
}

function whole(events: readonly AgentEvent[]): readonly AgentEvent[] {
  return mapStrings(events, toCharacters, toCharacters) as readonly AgentEvent[]
}

function toCharacters(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text, 'latin1').toString()
}

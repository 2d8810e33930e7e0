import type { AgentEvent } from '../events.ts'
import { type JsonObject, parseObject } from '../json.ts'
import type { Decoder } from './agent.ts'

/** A broken record is given this many further lines to become whole. */
const MAX_JOINED_LINES = 4

/**
 * A decoder for newline-delimited JSON: parses each line and lets the dialect translate the record.
 *
 * A raw newline inside a string cuts a record in two (reported of Cursor's `call_id`), so a line that starts
 * like a record and is none is joined with the next ones before it is given up as noise.
 */
export function ndjsonDecoder(
  translate: (record: JsonObject) => readonly AgentEvent[],
  end: () => readonly AgentEvent[],
): Decoder {
  let broken: string[] = []

  function giveUp(): AgentEvent[] {
    const noise = broken.map((text): AgentEvent => ({ type: 'noise', text }))
    broken = []
    return noise
  }

  function line(text: string): readonly AgentEvent[] {
    if (text.trim() === '') return []
    const record = parseObject(text)
    if (record) return broken.length === 0 ? translate(record) : [...giveUp(), ...translate(record)]
    if (broken.length > 0) {
      broken.push(text)
      const joined = parseObject(broken.join('\\n'))
      if (joined) {
        broken = []
        return translate(joined)
      }
      return broken.length > MAX_JOINED_LINES ? giveUp() : []
    }
    if (!text.startsWith('{')) return [{ type: 'noise', text }]
    broken = [text]
    return []
  }

  return { line, end: () => [...giveUp(), ...end()] }
}

// Small pieces of text that the log, the summary and the verdict share.

import type { ToolCall, Usage } from '../events.ts'

/** One line of at most `max` characters: white space of any kind becomes one blank, a cut shows as `…`. */
export function oneLine(text: string, max = 160): string {
  // Ten times the length is enough to fill the line with words, and bounds the work for a huge text.
  const line = text
    .slice(0, max * 10)
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
  if (line.length <= max && text.length <= max * 10) return line
  return `${line.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** `0.4s`, `12.4s`, `12s`, `2m 10s`, `1h 5m`. */
export function duration(ms: number): string {
  if (ms < 59_950) return `${(Math.round(ms / 100) / 10).toString()}s`
  const seconds = Math.round(ms / 1000)
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [seconds % 60, 's'],
  ] as const
  const from = parts.findIndex(([value]) => value > 0)
  return parts
    .slice(from, from + 2)
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value}${unit}`)
    .join(' ')
}

/** `1 tool call`, `7 tool calls`. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** `950`, `12k`, `1.2M`. */
export function shortNumber(n: number): string {
  if (n < 1_000) return String(n)
  if (n < 999_500) return `${Math.round(n / 1_000)}k`
  return `${Math.round(n / 100_000) / 10}M`
}

/** `12k tokens in, 2k out`; what came out of a cache counts as input, because the model read it. */
export function tokens(usage: Usage): string {
  const input = usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens
  return `${shortNumber(input)} tokens in, ${shortNumber(usage.outputTokens)} out`
}

/** `+12 −3`, with the minus sign that is as wide as the plus. */
export function lineCounts(added: number, removed: number): string {
  if (removed === 0) return `+${added}`
  return added === 0 ? `−${removed}` : `+${added} −${removed}`
}

/** A call in the infinitive: `$ npm test`, `edit src/retry.ts`, `web https://example.com`. */
export function toolTitle(tool: ToolCall): string {
  const subject = oneLine(tool.subject)
  if (tool.kind === 'shell') return `$ ${subject}`.trimEnd()
  const verb = tool.kind === 'other' ? oneLine(tool.name, 60) : tool.kind
  return subject === '' ? verb : `${verb} ${subject}`
}

/** At most so many bytes of UTF-8, never half a character. */
export function cutBytes(text: string, max: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= max) return text
  let end = max
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return bytes.subarray(0, end).toString()
}

import { attemptAt, type Container, lastAttempt } from '../json-scan.ts'
import { counted, oneLine } from '../render/text.ts'

/** The JSON of an answer, or one sentence without a full stop that tells why there is none. */
export type Found = { readonly value: unknown; readonly json: string } | { readonly problem: string }

/**
 * UTF-16 units of the compact JSON. GitHub takes 1 MiB of outputs from a job and counts two bytes for each
 * unit: beside `result` and the lists there is so much room left (src/outputs.ts).
 */
export const MAX_JSON = 96 * 1024
/** Characters of an answer that is looked through at all. */
const MAX_ANSWER = 1024 * 1024
/** Containers in each other; people write five, and a validator is called once for each. */
const MAX_DEPTH = 100

/**
 * Finds the JSON in an answer: the whole of it, else its last fenced block of JSON, else the last object or
 * array that it begins. One that is broken is not passed over: what stands before it is not the answer.
 *
 * @param kinds what the schema accepts besides scalars, which are found only as the whole answer
 */
export function findJson(answer: string, kinds: ReadonlySet<Container>): Found {
  const text = answer.trim()
  if (text === '') return { problem: 'The answer is empty' }
  if (text.length > MAX_ANSWER) return { problem: tooLong('The answer', text.length, MAX_ANSWER) }
  if (isJson(text)) return checked(text)
  const block = lastBlock(text, kinds)
  if (block !== undefined) return checked(block)
  const attempt = lastAttempt(text, kinds)
  if (!attempt) return { problem: `The answer holds no JSON ${[...kinds].join(' or ')}` }
  if (!attempt.isWhole) return { problem: broken(text, attempt.end) }
  return checked(text.slice(attempt.start, attempt.end))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The same for JSON that the CLI itself took from the answer. */
export function checkStructured(value: unknown): Found {
  try {
    return checked(JSON.stringify(value))
  } catch {
    return { problem: 'The JSON in the answer nests too deep' } // it does not fit on the stack
  }
}

/** What is JSON for a parser can still be ambiguous, or too much. */
function checked(text: string): Found {
  const problem = problemOf(text)
  if (problem) return { problem }
  const value: unknown = JSON.parse(text)
  if (holdsInfinity(value)) return { problem: 'A number of the JSON in the answer is too large' }
  const json = JSON.stringify(value)
  if (json.length <= MAX_JSON) return { value, json }
  return { problem: tooLong('The JSON in the answer', json.length, MAX_JSON) }
}

function tooLong(what: string, length: number, most: number): string {
  return `${what} has ${length} characters; at most ${most} are accepted`
}

function problemOf(text: string): string | undefined {
  if (!/^[[{]/.test(text)) return isJson(text) ? undefined : broken(text, 0)
  const { isWhole, end, depth, duplicate } = attemptAt(text, 0)
  if (!isWhole || end < text.length) return broken(text, end)
  if (depth > MAX_DEPTH) {
    return `The JSON in the answer nests ${counted(depth, 'level')}; at most ${MAX_DEPTH} are accepted`
  }
  if (duplicate === undefined) return undefined
  return `The JSON in the answer has the name "${oneLine(duplicate, 80)}" twice in one object`
}

function broken(text: string, at: number): string {
  const before = text.slice(0, at).split('\n')
  const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
  const next = oneLine(text.slice(at, at + 200), 40)
  return `The JSON in the answer breaks off at ${place}${next === '' ? '' : `, before: ${next}`}`
}

/** JSON.parse reads `1e999` as infinity, for which JSON has no word. */
function holdsInfinity(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsInfinity)
}

const FENCE = /^ {0,3}(`{3,}|~{3,})([^`]*)$/

/**
 * What the last fenced block holds that is labelled as JSON, or not labelled and begins like JSON. A block
 * that is not closed reaches to the end, as in Markdown.
 */
function lastBlock(text: string, kinds: ReadonlySet<Container>): string | undefined {
  let last: string | undefined
  let open: { readonly fence: string; readonly label: string; readonly lines: string[] } | undefined

  function close(): void {
    if (!open) return
    const body = open.lines.join('\n').trim()
    const begins = body.startsWith('{') ? 'object' : body.startsWith('[') ? 'array' : undefined
    const isJson = /^json\b/i.test(open.label) || (open.label === '' && begins && kinds.has(begins))
    if (isJson && body !== '') last = body
    open = undefined
  }

  for (const line of text.split('\n').map((line) => line.replace(/\r$/, ''))) {
    const [, fence, label = ''] = FENCE.exec(line) ?? []
    if (!open) {
      if (fence) open = { fence, label: label.trim(), lines: [] }
    } else if (fence?.startsWith(open.fence) && label.trim() === '') {
      close()
    } else {
      open.lines.push(line)
    }
  }
  close()
  return last
}

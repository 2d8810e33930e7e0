/**
 * The runner's masker: every registered value, and the forms in which tools like to print it, becomes `***`.
 *
 * @typedef {object} Masker
 * @property {(value: string) => void} add registers the value as it is; there is no shortest length
 * @property {(text: string) => string} mask
 */

/** @type {readonly ((value: string) => string)[]} */
const FORMS = [
  (value) => value,
  (value) => base64(value, 0),
  (value) => base64(value, 1),
  (value) => base64(value, 2),
  (value) => value.replaceAll('"', '\\"'),
  (value) => value.replaceAll("'", "''"),
  (value) => JSON.stringify(value).slice(1, -1),
  (value) =>
    encodeURIComponent(value).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`),
  (value) => value.replace(/[<>"'&]/g, (c) => XML_ENTITIES[c] ?? c),
  (value) => (value.length > 8 && /^".*"$/s.test(value) ? value.slice(1, -1) : ''),
]

/** @type {Record<string, string>} */
const XML_ENTITIES = { '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;', '&': '&amp;' }

/**
 * @param {readonly string[]} [secrets] what the runner knows before the step starts: whole and by lines,
 *   trimmed
 * @returns {Masker}
 */
export function createMasker(secrets = []) {
  /** @type {Set<string>} */
  const values = new Set()

  /** @param {string} value */
  function add(value) {
    for (const form of FORMS) values.add(form(value))
    values.delete('')
  }

  /** @param {string} text */
  function mask(text) {
    /** @type {[number, number][]} */
    const hits = []
    for (const value of values) {
      for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
        hits.push([at, at + value.length])
      }
    }
    if (hits.length === 0) return text
    hits.sort(([a], [b]) => a - b)
    let masked = ''
    let done = -1
    for (const [start, end] of hits) {
      if (start > done) masked += `${text.slice(Math.max(done, 0), start)}***`
      done = Math.max(done, end) // hits that overlap or touch are one
    }
    return masked + text.slice(done)
  }

  for (const secret of secrets) {
    for (const part of [secret, ...secret.split(/[\r\n]/)]) add(part.trim())
  }
  return { add, mask }
}

/**
 * @param {string} value
 * @param {number} shift bytes left out at the front: the other two ways in which base64 can cut the same text
 */
function base64(value, shift) {
  const bytes = Buffer.from(value)
  return bytes.subarray(bytes.length > shift ? shift : 0).toString('base64')
}

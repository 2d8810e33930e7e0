/**
 * The two grammars in which the runner finds workflow commands in the lines of a step, as pure functions:
 * what actions/runner 2.336 does, its .NET habits included.
 *
 * @typedef {object} Command
 * @property {string} name in lower case
 * @property {Record<string, string>} properties names in lower case, values unescaped
 * @property {string} data unescaped
 */

/** Every command name that the runner knows inside an action, in lower case. */
export const COMMAND_NAMES = /** @type {ReadonlySet<string>} */ (
  new Set([
    ...['add-mask', 'add-matcher', 'add-path', 'debug', 'echo', 'endgroup', 'error', 'group', 'notice'],
    ...['remove-matcher', 'save-state', 'set-env', 'set-output', 'stop-commands', 'warning'],
  ])
)

/**
 * .NET's white space. JavaScript's `\s` lacks U+0085 and has U+FEFF, so `trimStart` would miss commands that
 * the runner obeys.
 */
const BLANKS =
  '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
const WHITE_SPACE = new Set(`${BLANKS}\u2028\u2029\u202f\u205f\u3000`)

/**
 * `IndexOf("::")` asks ICU, for which these characters do not exist: `::error:<ZWSP>:text` closes a command.
 * It cannot open one, because the name is cut at a fixed place.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const TWO_COLONS = /:[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]*:/g

const DATA_ESCAPES = { '%0D': '\r', '%0A': '\n', '%25': '%' }
const PROPERTY_ESCAPES = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' }
const V1_ESCAPES = { '%3B': ';', '%0D': '\r', '%0A': '\n', '%5D': ']', '%25': '%' }

/**
 * The lines of a text as `StreamReader.ReadLine` cuts them: at `\n`, `\r\n` and at a lone `\r`, and nowhere
 * else. The last line needs no end.
 *
 * @param {string} text
 */
export function splitLines(text) {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/**
 * The command in a line, or `undefined` when the line is text. While commands are stopped, the token is one
 * more known name.
 *
 * @param {string} line
 * @param {ReadonlySet<string>} [known]
 * @returns {Command | undefined}
 */
export function parseCommand(line, known = COMMAND_NAMES) {
  return parseV2(line, known) ?? parseV1(line, known)
}

/**
 * `::name key=value,key=value::data`, after white space only.
 *
 * @param {string} line
 * @param {ReadonlySet<string>} known
 */
function parseV2(line, known) {
  const message = trimStart(line)
  if (!message.startsWith('::')) return undefined
  TWO_COLONS.lastIndex = 2
  const end = TWO_COLONS.exec(message)
  if (!end) return undefined
  return build(message.slice(2, end.index), message.slice(end.index + 2), known, {
    separator: ',',
    trim,
    property: PROPERTY_ESCAPES,
    data: DATA_ESCAPES,
  })
}

/**
 * `##[name key=value;key=value]data`, anywhere in the line, so inside of JSON too.
 *
 * @param {string} line
 * @param {ReadonlySet<string>} known
 */
function parseV1(line, known) {
  const start = line.indexOf('##[')
  const end = start < 0 ? -1 : line.indexOf(']', start)
  if (end < 0) return undefined
  return build(line.slice(start + 3, end), line.slice(end + 1), known, {
    separator: ';',
    trim: (text) => text,
    property: V1_ESCAPES,
    data: V1_ESCAPES,
  })
}

/**
 * @param {string} info the name and the properties
 * @param {string} data
 * @param {ReadonlySet<string>} known
 * @param {{ separator: string, trim: (text: string) => string, property: Escapes, data: Escapes }} grammar
 * @returns {Command | undefined}
 * @typedef {Record<string, string>} Escapes
 */
function build(info, data, known, grammar) {
  const space = info.indexOf(' ')
  const name = lowerCase(space < 0 ? info : info.slice(0, space))
  if (!known.has(name)) return undefined
  /** @type {Record<string, string>} */
  const properties = {}
  const list = space < 0 ? '' : grammar.trim(info.slice(space + 1))
  for (const part of list.split(grammar.separator)) {
    // Split(…, 2, RemoveEmptyEntries): keys keep their blanks, so `file=a, line=3` has no `line`
    const [, key, value] = /^=*([^=]+)=+([^=].*)$/s.exec(part) ?? []
    if (key && value) properties[lowerCase(key)] = unescaped(value, grammar.property)
  }
  return { name, properties, data: unescaped(data, grammar.data) }
}

/**
 * One escape after the other, `%25` last; upper case only.
 *
 * @param {string} text
 * @param {Escapes} escapes
 */
function unescaped(text, escapes) {
  let result = text
  for (const [from, to] of Object.entries(escapes)) result = result.replaceAll(from, to)
  return result
}

/**
 * Without the letters that JavaScript maps to ASCII and .NET does not, such as the Kelvin sign.
 *
 * @param {string} text
 */
export function lowerCase(text) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** @param {string} text */
function trimStart(text) {
  let start = 0
  while (WHITE_SPACE.has(text.charAt(start))) start++
  return text.slice(start)
}

/** @param {string} text */
function trim(text) {
  let end = text.length
  while (WHITE_SPACE.has(text.charAt(end - 1))) end--
  return trimStart(text.slice(0, end))
}

/**
 * `string.IsNullOrWhiteSpace`.
 *
 * @param {string} text
 */
export function isBlank(text) {
  return trimStart(text) === ''
}

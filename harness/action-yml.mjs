/**
 * The inputs that an action.yml declares, with their defaults, as the runner fills them in. It reads the
 * shape in which such files are written (a name per input, one key per line, block scalars), not all of YAML,
 * because the demo has to run without an install. What it does not understand is an error.
 *
 * @param {string} text
 * @returns {Record<string, string>} name → default, empty when there is none
 */
export function inputDefaults(text) {
  const lines = text.split(/\r?\n/)
  const start = lines.findIndex((line) => /^inputs:\s*(#.*)?$/.test(line))
  /** @type {Record<string, string>} */
  const defaults = {}
  if (start < 0) return defaults
  let nameIndent = 0
  let keyIndent = 0
  let name = ''
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const indent = line.search(/\S/)
    if (indent < 0 || line.charAt(indent) === '#') continue
    if (indent === 0) break
    nameIndent ||= indent
    if (indent === nameIndent) {
      name = nameIn(line)
      defaults[name] = ''
      keyIndent = 0
      continue
    }
    keyIndent ||= indent
    const found = indent === keyIndent && /^\s+default:(?:\s+(.*))?$/.exec(line)
    if (found) defaults[name] = scalar(found[1] ?? '', lines.slice(at + 1), keyIndent)
  }
  return defaults
}

/** @param {string} line */
function nameIn(line) {
  const [, , name] = /^\s+(['"]?)([^'":]+)\1:\s*(?:#.*)?$/.exec(line) ?? []
  if (!name) throw new Error(`action.yml: "${line.trim()}" is not the name of an input on a line of its own`)
  return name
}

/**
 * @param {string} first what stands after `default:`
 * @param {readonly string[]} rest the lines below
 * @param {number} indent that of `default:`
 */
function scalar(first, rest, indent) {
  const block = /^([|>])([-+]?)\s*(?:#.*)?$/.exec(first)
  if (block) return blockScalar(block[1] ?? '', block[2] ?? '', rest, indent)
  const quoted = /^'((?:[^']|'')*)'\s*(?:#.*)?$/.exec(first)
  if (quoted) return withoutExpressions((quoted[1] ?? '').replaceAll("''", "'"))
  const double = /^("(?:[^"\\]|\\.)*")\s*(?:#.*)?$/.exec(first)
  if (double) return withoutExpressions(JSON.parse(double[1] ?? '""'))
  if (/^[&*!['"{]/.test(first)) throw new Error(`action.yml: cannot read the default ${first}`)
  const plain = first.replace(/(^|\s)#.*$/, '').trim()
  return plain === '~' || plain === 'null' ? '' : withoutExpressions(plain)
}

/**
 * @param {string} style `|` or `>`
 * @param {string} chomp
 * @param {readonly string[]} rest
 * @param {number} indent
 */
function blockScalar(style, chomp, rest, indent) {
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= indent)
  const block = end < 0 ? rest : rest.slice(0, end)
  const margin = block.find((line) => line.trim() !== '')?.search(/\S/) ?? 0
  const body = block.map((line) => line.slice(margin)).join('\n')
  const text = style === '|' ? body : body.replace(/(\S)\n(?=\S)/g, '$1 ')
  const trimmed = text.replace(/\n+$/, '')
  return withoutExpressions(chomp === '-' ? trimmed : `${trimmed}\n`)
}

/**
 * Expressions stay empty here: there is no job around the step.
 *
 * @param {string} text
 */
function withoutExpressions(text) {
  return text.replace(/\$\{\{.*?\}\}/g, '')
}

// biome-ignore-all lint/suspicious/noControlCharactersInRegex: control characters are what this file is about

// Foreign text made harmless for the runner, for a terminal and for the eye.
//
// The runner (2.336.0) cuts lines at \n, \r\n and a lone \r; it obeys `::name::` behind .NET's idea of blanks
// at the start of a line, and `##[name]` anywhere in it, in JSON too. It reads stdout and stderr alike.

/** Every line end that .NET, a terminal or a viewer of the log may know. */
const LINE_END = /\r\n|[\n\r\v\f\u001c-\u001e\u0085\u2028\u2029]/

/** Escape sequences of terminals; bounded, so that an unclosed one cannot swallow what follows. */
const ESCAPE =
  /\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,512}(?:\u0007|\u001b\\)|[@-Z\\^_])/g

/** Controls, and what is invisible or turns the direction of a line; not the tab and the emoji selectors. */
const INVISIBLE = /(?!\t|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** White space that .NET's TrimStart removes; JavaScript's own lacks U+0085. */
const DOTNET_BLANKS = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/

/** What needs no closer look: ASCII, letters of Latin scripts, common punctuation, arrows and symbols. */
const HARMLESS =
  /^[\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u23ff\u2500-\u27bf]*$/

/** A text of any number of lines as it looks: without escape sequences and without what nobody sees. */
export function visible(text: string): string {
  if (HARMLESS.test(text)) return text
  return text.replace(ESCAPE, '').replace(INVISIBLE, (found) => (found === '\n' ? found : ''))
}

/** Cuts text into lines at everything that anybody takes for a line end, and drops what must not be printed. */
export function neutralLines(text: string): string[] {
  if (HARMLESS.test(text)) return [disarmed(text)]
  return (text.includes('\u001b') ? text.replace(ESCAPE, '') : text).split(LINE_END).map(neutralLine)
}

/**
 * Makes one line that no runner obeys and that shows what it holds: no control or invisible characters, no
 * line end, no `##[`, no `::` behind nothing but blanks. Idempotent.
 */
export function neutralLine(line: string): string {
  return disarmed(HARMLESS.test(line) ? line : line.replace(ESCAPE, '').replace(INVISIBLE, ''))
}

/** Breaks what the runner would obey. */
function disarmed(line: string): string {
  const text = line.includes('##[') ? line.replaceAll('##[', '##\\[') : line
  const isCommand = text.includes('::') && text.replace(DOTNET_BLANKS, '').startsWith('::')
  return isCommand ? `\\${text}` : text
}

/**
 * The same for a line of JSON, which stays JSON of the same value: what must not be printed is escaped, since
 * it can only stand inside a string.
 */
export function neutralJson(line: string): string {
  const escaped = line.replace(INVISIBLE, (found) =>
    [...Array(found.length).keys()]
      .map((i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, '0')}`)
      .join(''),
  )
  return neutralLine(escaped.replaceAll('##[', '##\\u005b'))
}

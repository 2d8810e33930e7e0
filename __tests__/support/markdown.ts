/**
 * What of a summary is not inert, as GitHub reads it (CommonMark 0.31, GFM tables), for the shapes we write:
 * what stands neither in a fence, nor in a code span, nor in a `<code>` of which every special character is an
 * entity, nor in an HTML block of bounded kind. Such a block that breaks its bounds is told as a line, too.
 */
export function liveLines(markdown: string): string[] {
  const live: string[] = []
  let fence = ''
  let html: string[] | undefined
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^ {0,3}(`{3,})/.exec(line) ?? []
    if (html !== undefined) {
      if (line.trim() !== '') html.push(line)
      else {
        live.push(...faultsOf(html.join('\n')), line)
        html = undefined
      }
    } else if (fence === '' && /^<(?:blockquote|p)>/.test(line)) {
      html = [line]
    } else if (fence === '' && mark !== '' && !line.slice(line.indexOf(mark) + mark.length).includes('`')) {
      fence = mark
    } else if (fence === '') {
      live.push(withoutCode(line))
    } else if (mark.length >= fence.length && line.trim() === mark) {
      fence = ''
    }
  }
  if (fence !== '') live.push('a fence is not closed')
  if (html !== undefined) live.push(...faultsOf(html.join('\n')))
  return live
}

function withoutCode(line: string): string {
  return line.replace(/<code>(?:[^<>`|&\\]|&#\d+;)*<\/code>/g, 'CODE').replace(/`[^`|\\]+`/g, 'CODE')
}

const PAIRED = 'blockquote|p|b|i|s|ul|ol|li|table|tr|th|td|code|pre|span'
const TAG = new RegExp(`<(/?)(${PAIRED})( start="\\d+")?>|<(?:br|hr)>`, 'g')

/** How a block of HTML breaks its bounds: elements that are not closed, others than these, text with a meaning. */
function faultsOf(html: string): string[] {
  const open: (string | undefined)[] = []
  const crossed: string[] = []
  let text = html.replace(/<(code|pre)>[^<]*<\/\1>/g, 'CODE').replace(/<span><\/span>/g, '·')
  text = text.replace(TAG, (tag, close: string | undefined, name: string | undefined) => {
    if (name === undefined) return ''
    if (close === '') open.push(name)
    else if (open.pop() !== name) crossed.push(tag)
    return ''
  })
  const meaning = /[<>]|&(?!amp;|lt;|gt;|quot;)|@(?!·)|#(?!·)|:(?=\/\/)|\bwww(?=\.)|\bGH-(?!·)/gi
  return [...crossed, ...open, ...(text.match(meaning) ?? [])].map((fault) => `an HTML block holds ${fault}`)
}

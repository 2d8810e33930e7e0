// The agent's Markdown as HTML of ours: it keeps its paragraphs, lists, tables, code and emphasis, and nothing else.
// There is no element here that loads, links or mentions, or that could be left open.

import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { neutralLines } from '../guard/neutral.ts'
import { oneLine } from './text.ts'

/** Characters of a text that is worth rendering; the parser takes quadratic time on hostile ones. */
const MAX_TEXT = 16 * 1024

/**
 * Renders a text as one block of HTML without an empty line, which would end the block on GitHub.
 *
 * @returns undefined when the text is empty, too long or too deep; it is then to be shown as it is
 */
export function renderMarkdown(text: string): string | undefined {
  if (text.length > MAX_TEXT) return undefined
  try {
    const html = blocks(lexer(text)).replace(/\n\s*/g, '\n')
    return html === '' ? undefined : `<blockquote>\n${html}\n</blockquote>`
  } catch (error) {
    if (error instanceof RangeError) return undefined // nested too deep for the stack
    throw error
  }
}

/** Foreign text as one paragraph in which nothing is markup, with HTML of ours behind it. */
export function paragraph(text: string, html = ''): string {
  return `<p>${inert(oneLine(neutralLines(text).join(' '), MAX_TEXT))}${html}</p>`
}

function blocks(tokens: readonly Token[]): string {
  return tokens
    .map((token) => block(token as MarkedToken))
    .filter((html) => html !== '')
    .join('\n')
}

function block(token: MarkedToken): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return ''
    case 'code':
      // A line end inside the element would let an empty line end the block around it.
      return `<pre>${entities(token.text).replaceAll('\n', '&#10;')}</pre>`
    case 'heading': // a heading of ours is never the agent's
      return `<p><b>${inlines(token.tokens)}</b></p>`
    case 'hr':
      return '<hr>'
    case 'blockquote':
      return `<blockquote>${blocks(token.tokens)}</blockquote>`
    case 'list':
      return list(token)
    case 'table':
      return table(token)
    case 'paragraph':
      return `<p>${inlines(token.tokens)}</p>`
    case 'text':
      return token.tokens ? inlines(token.tokens) : inert(token.text)
    case 'html':
      return `<p>${inert(token.text)}</p>`
    default:
      return inline(token)
  }
}

function list({ ordered, start, items }: Tokens.List): string {
  const tag = ordered ? 'ol' : 'ul'
  const first = ordered && typeof start === 'number' && start !== 1 ? ` start="${start}"` : ''
  return `<${tag}${first}>${items.map((item) => `<li>${blocks(item.tokens)}</li>`).join('')}</${tag}>`
}

function table({ header, rows }: Tokens.Table): string {
  const row = (cells: readonly Tokens.TableCell[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inlines(cell.tokens)}</${tag}>`).join('')}</tr>`
  return `<table>${row(header, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`
}

function inlines(tokens: readonly Token[]): string {
  return tokens.map((token) => inline(token as MarkedToken)).join('')
}

function inline(token: MarkedToken): string {
  switch (token.type) {
    case 'strong':
      return `<b>${inlines(token.tokens)}</b>`
    case 'em':
      return `<i>${inlines(token.tokens)}</i>`
    case 'del':
      return `<s>${inlines(token.tokens)}</s>`
    case 'codespan':
      return `<code>${entities(token.text).replaceAll('\n', ' ')}</code>`
    case 'br':
      return '<br>'
    case 'link':
      return token.text === token.href ? code(token.href) : `${inlines(token.tokens)} (${code(token.href)})`
    case 'image':
      return `[image: ${inert(token.text)}] (${code(token.href)})`
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'escape':
    case 'text':
      return token.type === 'text' && token.tokens ? inlines(token.tokens) : inert(token.text)
    default:
      return inert(token.raw)
  }
}

function code(text: string): string {
  return `<code>${entities(text).replaceAll('\n', ' ')}</code>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function entities(text: string): string {
  return text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? '')
}

/**
 * Plain text. GitHub looks in it for mentions, references and addresses, wherever it is not code: an empty
 * element in their middle leaves them nothing to find and people nothing to see.
 */
function inert(text: string): string {
  return entities(text).replace(/@|#|:(?=\/\/)|\bGH-|\bwww(?=\.)/gi, (found) => `${found}<span></span>`)
}

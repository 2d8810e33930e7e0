import { describe, expect, it } from '@jest/globals'
import { renderMarkdown } from '../../src/render/markdown.ts'
import { liveLines } from '../support/markdown.ts'

/** What stands in the block. */
function render(text: string): string | undefined {
  return renderMarkdown(text)?.replace(/^<blockquote>\n|\n<\/blockquote>$/g, '')
}

describe('the Markdown of an agent', () => {
  it.each([
    ['plain text', '<p>plain text</p>'],
    ['**a** *b* ~~c~~ `d < e`', '<p><b>a</b> <i>b</i> <s>c</s> <code>d &lt; e</code></p>'],
    ['# Heading', '<p><b>Heading</b></p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['- [x] a\n- [ ] b', '<ul><li>☑ \na</li><li>☐ \nb</li></ul>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['a  \nb', '<p>a<br>b</p>'],
    ['***', '<hr>'],
    [
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    ],
    ['```js\na < b\n\nc\n```', '<pre>a &lt; b&#10;&#10;c</pre>'],
    ['[text](https://a.example)', '<p>text (<code>https://a.example</code>)</p>'],
    ['<https://a.example>', '<p><code>https://a.example</code></p>'],
    ['![text](https://a.example/x.png)', '<p>[image: text] (<code>https://a.example/x.png</code>)</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>'],
    ['&lt;b&gt; &amp;', '<p>&amp;lt;b&amp;gt; &amp;amp;</p>'],
    ['@team and #1', '<p>@<span></span>team and #<span></span>1</p>'],
    [
      'GH-1 at www.a.example',
      '<p>GH-<span></span>1 at www<span></span>.a.example (<code>http://www.a.example</code>)</p>',
    ],
    ['</blockquote>\n\n# free', '<p>&lt;/blockquote&gt;</p>\n<p><b>free</b></p>'],
    ['[a]: https://a.example\n\n[a]', '<p>a (<code>https://a.example</code>)</p>'],
  ])('%j becomes %j', (text, expected) => {
    expect(render(text)).toBe(expected)
    expect(liveLines(`${renderMarkdown(text)}`)).toEqual([])
  })

  it.each([
    ...['a', '', ' \n ', '[a]: https://a.example', 'a\n\n\n\nb', '- a\n\n\n  b', '```\n\n```', '<p>\n\n</p>'],
    ...[
      'a\n[\nb](x)',
      '[a\n](x)\n[\nb](x)',
      'a\n![\nb](x)',
      'a\n[\n\\!\\[x\\]\\(//evil.example/pixel.png\\)](x)',
    ],
  ])('of %j is one block without an empty line, which would end it', (text) => {
    expect(renderMarkdown(text) ?? '').not.toMatch(/\n[ \t]*\n/)
  })

  it('is left alone when it is too long or too deep', () => {
    expect(renderMarkdown('a'.repeat(16 * 1024 + 1))).toBeUndefined()
    expect(renderMarkdown('a'.repeat(16 * 1024))).toBeDefined()
    expect(renderMarkdown('> '.repeat(8_000))).toBeUndefined()
  })

  it.each(['*', '[', '_a', '<', '![', '`', '\\', '~~', '- ', '|', '&', 'a_', '**a', '[](', '<a '])(
    'takes no more than a moment of repeated %j',
    (unit) => {
      const begun = performance.now()
      renderMarkdown(unit.repeat(Math.floor((16 * 1024) / unit.length)))
      expect(performance.now() - begun).toBeLessThan(20_000) // a limit for hangs, never a measurement
    },
  )
})

// Takes the README's pictures from a real run: the job log as GitHub shows it, and the step summary in GitHub's own
// Markdown style, light and dark. Needs Chromium: CHROMIUM names it, else it is looked for in the usual places.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { marked } from 'marked'
import { runDemo } from '../harness/demo-run.mjs'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const WIDTH = 920

/** What GitHub's log view looks like: line numbers, a monospaced face, its colours. */
const LOG_STYLE = {
  light: { page: '#ffffff', text: '#1f2328', number: '#8c959f' },
  dark: { page: '#0d1117', text: '#e6edf3', number: '#6e7681' },
}
const ESCAPES = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>]/g, (char) => ESCAPES[char] ?? char)

/**
 * @param {readonly string[]} lines
 * @param {'light' | 'dark'} theme
 */
function logPage(lines, theme) {
  const { page, text, number } = LOG_STYLE[theme]
  const rows = lines.map((line, at) => `<tr><td>${at + 1}</td><td>${escaped(line) || '&nbsp;'}</td></tr>`)
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 16px; background: ${page}; color: ${text} }
    td { font: 12px/20px ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap; vertical-align: top }
    td:first-child { color: ${number}; padding-right: 16px; text-align: right; user-select: none }
  </style><table>${rows.join('')}</table>`
}

/**
 * @param {string} markdown
 * @param {'light' | 'dark'} theme
 */
async function summaryPage(markdown, theme) {
  const css = createRequire(import.meta.url).resolve(`github-markdown-css/github-markdown-${theme}.css`)
  const html = await marked.parse(markdown, { gfm: true })
  return `<!doctype html><meta charset="utf-8"><style>${readFileSync(css, 'utf8')}
    body { margin: 0 } .markdown-body { padding: 24px }
  </style><article class="markdown-body">${html}</article>`
}

/**
 * The height is first measured, because Chromium takes a picture of its window and not of the page.
 *
 * @param {string} chromium
 * @param {string} page
 * @param {string} picture
 */
function take(chromium, page, picture) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  try {
    const file = join(folder, 'page.html')
    const script = '<script>document.title = String(document.documentElement.offsetHeight)</script>'
    writeFileSync(file, page + script)
    const options = [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run'],
      ...[
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
      ...['--force-device-scale-factor=2', `--user-data-dir=${folder}`],
    ]
    /** @type {import('node:child_process').ExecFileSyncOptionsWithStringEncoding} */
    const quiet = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    const dom = execFileSync(chromium, [...options, `--window-size=${WIDTH},600`, '--dump-dom', file], quiet)
    const height = Number(/<title>(\d+)<\/title>/.exec(dom)?.[1] ?? 1_000)
    execFileSync(
      chromium,
      [...options, `--window-size=${WIDTH},${height}`, `--screenshot=${picture}`, file],
      quiet,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const chromium = process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path))
if (!chromium) throw new Error('There is no Chromium: install one, or name it in CHROMIUM')

const { log, summary, dirs } = await runDemo()
const inPlace = (/** @type {string} */ text) => text.replaceAll(dirs.temp, '/home/runner/work/_temp')
const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const theme of /** @type {const} */ (['light', 'dark'])) {
  take(chromium, logPage(log.map(inPlace), theme), join(folder, `log-${theme}.png`))
  take(chromium, await summaryPage(inPlace(summary), theme), join(folder, `summary-${theme}.png`))
}

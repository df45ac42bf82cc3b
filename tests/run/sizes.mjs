import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { gzipSync } from 'node:zlib'

import { chromium } from 'playwright'
import { build, preview } from 'vite'

import { freePort } from '#build/free-port.mjs'
import { launchOptions } from '#tests/browser.mjs'

/** Measures what a visitor downloads and compares it with a bare React page built in the same run. Over budget is a failure. */

const budgets = { scriptRatio: 1.45, cssBytes: 12_000 }
const gzip = (content) => gzipSync(content, { level: 9 }).length

const filesUnder = (directory, ending) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

const gzipOfFiles = (paths) => paths.reduce((sum, path) => sum + gzip(readFileSync(path)), 0)

/** Script bytes of a page that does nothing but render one word with React. */
async function bareReactBytes() {
  const root = 'node_modules/.cache/puente/bare'
  mkdirSync(root, { recursive: true })
  writeFileSync(
    `${root}/index.html`,
    '<!doctype html><div id="root"></div><script type="module" src="./main.js"></script>',
  )
  writeFileSync(
    `${root}/main.js`,
    `import { StrictMode, createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement(StrictMode, null, 'Hello'))
`,
  )
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { modulePreload: { polyfill: false }, target: 'es2022', emptyOutDir: true },
  })
  return gzipOfFiles(filesUnder(`${root}/dist`, '.js'))
}

/** Runs in the page from its first moment: notes when the ZIP field answers, which the built document alone does not. */
function watchForZipField() {
  const isZipField = (input) => [...(input.labels ?? [])].some((label) => /ZIP|código postal/i.test(label.textContent))
  const watch = new MutationObserver(() => {
    if (!('live' in document.documentElement.dataset)) return
    if (![...document.querySelectorAll('input:enabled:not([readonly])')].some(isZipField)) return
    globalThis.zipFieldUsableAt = performance.now()
    watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true, attributes: true })
}

/**
 * Loads `/` as a new visitor does and touches nothing. Answers every script that was asked for, whether it was so before
 * the ZIP field could be used or later, when nothing waits for it; ends after two seconds without a request.
 */
async function firstView(language) {
  const server = await preview({
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: await freePort(4374), strictPort: true, proxy: {} },
  })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    await page.addInitScript(watchForZipField)
    const bodies = new Map()
    let lastRequest = performance.now()
    page.on('request', () => (lastRequest = performance.now()))
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) bodies.set(pathname, response.body())
    })
    await page.goto(new URL(language === 'es' ? '/es' : '/', server.resolvedUrls.local[0]).href)
    await page.waitForFunction(() => globalThis.zipFieldUsableAt !== undefined, undefined, { timeout: 20_000 })
    while (performance.now() - lastRequest < 2_000) await page.waitForTimeout(100)
    const needed = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime <= globalThis.zipFieldUsableAt)
        .map((entry) => new URL(entry.name).pathname),
    )
    const fonts = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => new URL(link.href).pathname))
    const scripts = await Promise.all(
      [...bodies].map(async ([path, body]) => ({ path, bytes: gzip(await body), isNeeded: needed.includes(path) })),
    )
    return { scripts: scripts.toSorted((a, b) => b.bytes - a.bytes), fonts }
  } finally {
    await browser.close()
    await server.close()
  }
}

const bare = await bareReactBytes()
const views = { en: await firstView('en'), es: await firstView('es') }
const sum = (scripts) => scripts.reduce((total, { bytes }) => total + bytes, 0)
const css = gzipOfFiles(filesUnder('dist', '.css'))

const rows = [
  { what: 'bare React page', bytes: bare },
  ...Object.entries(views).flatMap(([language, { scripts }]) => [
    {
      what: `scripts of / until the ZIP field works (${language})`,
      bytes: sum(scripts.filter((script) => script.isNeeded)),
      budget: Math.floor(bare * budgets.scriptRatio),
    },
    { what: `  and with what it fetches ahead`, bytes: sum(scripts) },
  ]),
  { what: 'all CSS', bytes: css, budget: budgets.cssBytes },
  { what: 'all scripts of the site', bytes: gzipOfFiles(filesUnder('dist', '.js')) },
]

const cells = ({ what, bytes, budget }) => [
  what,
  bytes,
  (bytes / bare).toFixed(2),
  budget ?? '',
  budget === undefined ? '' : bytes <= budget ? 'ok' : 'OVER',
]
const line = ([first, ...others]) => `${first.padEnd(48)}${others.map((cell) => String(cell).padStart(11)).join('')}`
console.log(line(['gzip -9', 'bytes', '× bare', 'budget', '']))
for (const row of rows) console.log(line(cells(row)))
console.log(
  `Fonts preloaded: ${views.en.fonts.map((path) => `${path} ${statSync(`dist${path}`).size} bytes`).join(', ') || 'none'}`,
)
console.log('Scripts of / in English, largest first:')
for (const { path, bytes, isNeeded } of views.en.scripts)
  console.log(`  ${String(bytes).padStart(8)} ${path}${isNeeded ? '' : ' (ahead)'}`)

const limited = rows.filter((row) => row.budget !== undefined)
const failed = limited.filter((row) => row.bytes > row.budget).length
if (process.env.REPORT_FILE)
  writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed: limited.length - failed, failed }))
process.exitCode = failed > 0 ? 1 : 0

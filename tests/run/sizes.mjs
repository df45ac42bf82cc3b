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

/**
 * Loads `/` as a new visitor does and adds up every script until the ZIP field can be used and two seconds pass without
 * another request; nothing is clicked, so this is the entry, what it imports, and what the first view asks for.
 */
async function firstView(language) {
  const server = await preview({
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: await freePort(4374), strictPort: true, proxy: {} },
  })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    await page.addInitScript((value) => localStorage.setItem('language', value), language)
    const scripts = new Map()
    let lastRequest = performance.now()
    page.on('request', () => (lastRequest = performance.now()))
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      if (response.request().resourceType() === 'script') scripts.set(path, response.body())
    })
    await page.goto(server.resolvedUrls.local[0])
    const zipField = page.getByRole('textbox', { name: language === 'es' ? /código postal/i : /ZIP/i })
    await zipField.waitFor({ state: 'visible', timeout: 15_000 })
    if (!(await zipField.isEditable())) throw new Error('The ZIP field of / is there but cannot be typed into.')
    while (performance.now() - lastRequest < 2_000) await page.waitForTimeout(100)
    const fonts = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => new URL(link.href).pathname))
    const bodies = await Promise.all([...scripts].map(async ([path, body]) => [path, gzip(await body)]))
    return { bodies, fonts }
  } finally {
    await browser.close()
    await server.close()
  }
}

const bare = await bareReactBytes()
const views = { en: await firstView('en'), es: await firstView('es') }
const scriptsOf = ({ bodies }) => bodies.reduce((sum, [, bytes]) => sum + bytes, 0)
const css = gzipOfFiles(filesUnder('dist', '.css'))

const rows = [
  { what: 'bare React page', bytes: bare },
  ...Object.entries(views).map(([language, view]) => ({
    what: `scripts of / (${language})`,
    bytes: scriptsOf(view),
    budget: Math.floor(bare * budgets.scriptRatio),
  })),
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
const line = ([first, ...others]) => `${first.padEnd(28)}${others.map((cell) => String(cell).padStart(11)).join('')}`
console.log(line(['gzip -9', 'bytes', '× bare', 'budget', '']))
for (const row of rows) console.log(line(cells(row)))
console.log(
  `Fonts preloaded: ${views.en.fonts.map((path) => `${path} ${statSync(`dist${path}`).size} bytes`).join(', ') || 'none'}`,
)
console.log('Scripts of / in English, largest first:')
for (const [path, bytes] of views.en.bodies.toSorted((a, b) => b[1] - a[1]))
  console.log(`  ${String(bytes).padStart(8)} ${path}`)

const limited = rows.filter((row) => row.budget !== undefined)
const failed = limited.filter((row) => row.bytes > row.budget).length
if (process.env.REPORT_FILE)
  writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed: limited.length - failed, failed }))
process.exitCode = failed > 0 ? 1 : 0

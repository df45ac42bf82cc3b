import { readFileSync, statSync, writeFileSync } from 'node:fs'
import process from 'node:process'

import { chromium } from 'playwright'

import { launchOptions } from '#tests/browser.mjs'
import { bareReactBytes, bytesOf, filesUnder, gzipBytes, gzipOfFiles, scriptsOf } from '#tests/perf/page-scripts.mjs'
import { serveStatic } from '#tests/perf/static-host.mjs'

/**
 * Measures a visitor's downloads and compares them with a bare React page built in the same run. Exceeding the budget
 * is a failure.
 */

const budgets = { scriptRatio: 1.75, cssBytes: 12_000, firstStyleBytes: 6_600 }

async function firstViews() {
  const host = await serveStatic('dist')
  const browser = await chromium.launch(launchOptions())
  const firstView = (path) => scriptsOf(browser, host.url + path, { needsZipField: true })
  try {
    return { en: await firstView('/'), es: await firstView('/es') }
  } finally {
    await browser.close()
    await host.close()
  }
}

const views = await firstViews()
const bare = await bareReactBytes()
const css = gzipOfFiles(filesUnder('dist', '.css'))
const [, firstStyles = ''] = /<style>([^]*?)<\/style>/.exec(readFileSync('dist/index.html', 'utf8')) ?? []

const rows = [
  { what: 'bare React page', bytes: bare },
  ...Object.entries(views).flatMap(([language, { scripts }]) => [
    {
      what: `scripts of / until the ZIP field works (${language})`,
      bytes: bytesOf(scripts.filter((script) => script.isNeeded)),
      budget: Math.floor(bare * budgets.scriptRatio),
    },
    { what: `  and with what it fetches ahead`, bytes: bytesOf(scripts) },
  ]),
  { what: 'all CSS', bytes: css, budget: budgets.cssBytes },
  // Every document repeats them.
  {
    what: 'first styles, in each document',
    bytes: gzipBytes(Buffer.from(firstStyles)),
    budget: budgets.firstStyleBytes,
  },
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

import process from 'node:process'

import lighthouse from 'lighthouse'
import { chromium } from 'playwright'

import { freePort } from '#build/free-port.mjs'
import { ensureBrowser, launchOptions } from '#tests/browser.mjs'

import { serveStatic } from './static-host.mjs'

/**
 * Lighthouse on five pages of the built site (`npm run build` first), as a phone on a slow line sees them; prints the scores
 * and what costs points. It measures and does not judge: the scores of one page differ by a few points from run to run.
 */

const pages = ['/', '/about-us', '/faqs', '/carriers/oscar', '/es/benefits']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const directory = process.argv[2] ?? 'dist'

await ensureBrowser()
const host = await serveStatic(directory, await freePort(4474))
const port = await freePort(9222)
const options = launchOptions()
const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })

const row = (cells) => cells.map((cell, index) => String(cell).padEnd(index === 0 ? 18 : 15)).join('')
const losses = []
console.log(row(['', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']))
try {
  for (const page of pages) {
    const { lhr } = await lighthouse(
      host.url + page,
      { port, logLevel: 'error', onlyCategories: categories },
      undefined,
    )
    const metric = (id) => Math.round((lhr.audits[id]?.numericValue ?? 0) * 1000) / 1000
    console.log(
      row([
        page,
        ...categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
        Math.round(metric('first-contentful-paint')),
        Math.round(metric('largest-contentful-paint')),
        Math.round(metric('total-blocking-time')),
        metric('cumulative-layout-shift'),
      ]),
    )
    for (const id of categories)
      for (const { id: audit, weight } of lhr.categories[id]?.auditRefs ?? []) {
        const { score, title } = lhr.audits[audit]
        if (weight > 0 && score !== null && score < 0.9) losses.push(`${page} ${id}: ${title} (${score})`)
      }
  }
} finally {
  await browser.close()
  await host.close()
}
for (const loss of losses) console.log(`  ${loss}`)

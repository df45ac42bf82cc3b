import { readFileSync } from 'node:fs'

import lighthouse from 'lighthouse'
import { chromium } from 'playwright'

import { freePort } from '#build/free-port.mjs'
import { launchOptions } from '#tests/browser.mjs'

import { serveStatic } from './static-host.mjs'

/**
 * Lighthouse's view of one page.
 * @typedef {object} PageScores
 * @property {string} page
 * @property {Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>} scores 0 to 100
 * @property {{ fcpMs: number, lcpMs: number, tbtMs: number, cls: number }} metrics
 * @property {string[]} losses audits that lose points
 */

export const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Five pages of different kinds, enough to compare one change with the next. */
export const fewPages = ['/', '/about-us', '/faqs', '/carriers/oscar', '/es/benefits']

/** Every indexed page of the built site, in both languages. @param {string} directory @returns {string[]} */
export function allPages(directory) {
  const sitemap = readFileSync(`${directory}/sitemap.xml`, 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
}

function lossesOf(page, lhr) {
  return categories.flatMap((id) =>
    (lhr.categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
      const { score, title } = lhr.audits[audit]
      return weight > 0 && score !== null && score < 0.9 ? [`${page} ${id}: ${title} (${score})`] : []
    }),
  )
}

function toScores(page, lhr) {
  const metric = (id) => Math.round((lhr.audits[id]?.numericValue ?? 0) * 1000) / 1000
  return {
    page,
    scores: Object.fromEntries(categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)])),
    metrics: {
      fcpMs: Math.round(metric('first-contentful-paint')),
      lcpMs: Math.round(metric('largest-contentful-paint')),
      tbtMs: Math.round(metric('total-blocking-time')),
      cls: metric('cumulative-layout-shift'),
    },
    losses: lossesOf(page, lhr),
  }
}

/**
 * Runs Lighthouse on pages of the built site, as a phone with a slow connection. The scores of one page differ by a few
 * points between runs.
 * @param {string} directory
 * @param {readonly string[]} pages
 * @param {(scores: PageScores) => void} [onPage] called for each finished page
 * @param {boolean} [isSlow] on a slow connection and processor, for scores that mean something
 * @returns {Promise<PageScores[]>}
 */
export async function lighthouseScores(directory, pages, onPage, isSlow = true) {
  const host = await serveStatic(directory)
  const port = await freePort(9222)
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  const all = []
  try {
    for (const page of pages) {
      const { lhr } = await lighthouse(
        host.url + page,
        {
          ...{ port, logLevel: 'error', onlyCategories: categories },
          ...(!isSlow && { throttlingMethod: 'provided' }),
        },
        undefined,
      )
      const scores = toScores(page, lhr)
      onPage?.(scores)
      all.push(scores)
    }
  } finally {
    await browser.close()
    await host.close()
  }
  return all
}

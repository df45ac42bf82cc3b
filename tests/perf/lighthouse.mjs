import process from 'node:process'

import { ensureBrowser } from '#tests/browser.mjs'

import { allPages, categories, fewPages, lighthouseScores } from './lighthouse-scores.mjs'

/**
 * `node tests/perf/lighthouse.mjs [folder] [--all]`: runs Lighthouse on five pages of the built site (`npm run build`
 * first), or on all indexed pages; prints the scores and the audits that lose points. It asserts nothing.
 */

const directory = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'dist'
const pages = process.argv.includes('--all') ? allPages(directory) : fewPages
const width = Math.max(...pages.map((page) => page.length)) + 2
const row = (cells) => cells.map((cell, index) => String(cell).padEnd(index === 0 ? width : 15)).join('')

await ensureBrowser()
console.log(row(['', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']))
const all = await lighthouseScores(directory, pages, ({ page, scores, metrics }) => {
  console.log(row([page, ...Object.values(scores), ...Object.values(metrics)]))
})
for (const { losses } of all) for (const loss of losses) console.log(`  ${loss}`)

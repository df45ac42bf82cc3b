import type { Effort } from '#tests/perf/effort.ts'
import { fewPages, lighthouseScores } from '#tests/perf/lighthouse-scores.mjs'
import { type Row, againstLimit, plain } from '#tests/perf/rows.ts'
import { siteDirectory } from '#tests/perf/served-site.ts'

const goals = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** P7: Lighthouse's lowest scores over five pages. `npm run lighthouse -- --all` shows every page. */
export async function lighthouse(effort: Effort): Promise<readonly Row[]> {
  const pages = await lighthouseScores(
    siteDirectory,
    effort.some(fewPages),
    ({ page, scores, metrics }) => {
      effort.tell(`${page} ${JSON.stringify({ ...scores, ...metrics })}`)
    },
    effort.choose(true, false),
  )
  const shift = Math.max(...pages.map(({ metrics }) => metrics.cls))
  return [
    ...Object.entries(goals).map(([category, atLeast]) => {
      const value = Math.min(...pages.map(({ scores }) => scores[category as keyof typeof goals]))
      return againstLimit({ id: 'P7', what: `Lighthouse, ${category}, lowest` }, { value, atLeast, show: plain })
    }),
    againstLimit({ id: 'P7', what: 'layout shift of a page, most' }, { value: shift, atMost: 0.001, show: plain }),
  ]
}

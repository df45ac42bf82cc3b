import type { Plan } from '#domain/plans/plan.ts'
import type { Ranking } from '#domain/plans/rank.ts'

/** What a page of plans is given to show; the same that the site is answered. */
export interface Given {
  readonly plans: readonly Plan[]
  readonly ranking: Ranking
  readonly fplPercent: number
}

/** Asks for the plans, and puts on the site's own style sheet. */
export async function given(): Promise<Given> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/site.css' })
  const worn = new Promise((resolve) => {
    sheet.addEventListener('load', resolve)
  })
  document.head.append(sheet)
  const [response] = await Promise.all([fetch('/plans.json'), worn])
  return (await response.json()) as Given
}

import type { Plan } from '#domain/plans/plan.ts'
import type { Ranking } from '#domain/plans/rank.ts'

/** The data of a page of plans; the same that the site receives. */
export interface Given {
  readonly plans: readonly Plan[]
  readonly ranking: Ranking
  readonly fplPercent: number
}

/** Requests the plans and adds the site's style sheet. */
export async function given(): Promise<Given> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/site.css' })
  const worn = new Promise((resolve) => {
    sheet.addEventListener('load', resolve)
  })
  document.head.append(sheet)
  const [response] = await Promise.all([fetch('/plans.json'), worn])
  return (await response.json()) as Given
}

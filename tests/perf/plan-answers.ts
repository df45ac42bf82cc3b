import { quoteRequest } from '#api/quote-request.ts'
import { planSearchResponse } from '#api/plan-search-response.ts'
import { toPlan } from '#api/plan-search.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { mostPlansPerPage, searchPlans } from '#mocks/marketplace/search.ts'

/** The search's answers for a county with this many plans, page by page in their wire format. */
export function answersOf(size: number): readonly string[] {
  const search = { ...quoteRequest(criteria()), size, lean: true, limit: mostPlansPerPage }
  const { total } = searchPlans({ ...search, offset: 0 })
  return Array.from({ length: Math.ceil(total / mostPlansPerPage) }, (_, index) =>
    JSON.stringify(searchPlans({ ...search, offset: index * mostPlansPerPage })),
  )
}

/** Equal to the site's own plans. */
export function plansOf(size: number): readonly Plan[] {
  return answersOf(size).flatMap((answer) => planSearchResponse.parse(JSON.parse(answer)).plans.map(toPlan))
}

import { queryOptions } from '@tanstack/react-query'

import type { PlanYear } from '#domain/years/plan-years.ts'

import { fetchPlanDetails } from './plan-details.ts'

/** Queries the details that a host can add to a plan of the search (P-74). It is loaded with the plan's page. */
export function planDetailsQuery(planId: string, year: PlanYear) {
  return queryOptions({
    queryKey: ['planDetails', planId, year],
    queryFn: ({ signal }) => fetchPlanDetails(planId, year, signal),
  })
}

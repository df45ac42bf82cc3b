import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { detailsOf } from '#api/plan-details.ts'
import { planDetailsQuery } from '#api/plan-details-query.ts'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import { withMoreDetails } from '#domain/plans/more-details.ts'
import type { Plan } from '#domain/plans/plan.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/**
 * Returns the details of a plan: what the search answered, at once, and with it what the optional call adds when it
 * comes. A call that fails, is slow or does not exist changes nothing (P-74).
 */
export function usePlanDetails(plan: Plan, year: PlanYear): DetailedPlan {
  const more = useQuery(planDetailsQuery(plan.id, year)).data
  const searched = useMemo(() => detailsOf(plan), [plan])
  return useMemo(() => (more ? withMoreDetails(searched, more) : searched), [searched, more])
}

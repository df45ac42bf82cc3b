import { useQuery } from '@tanstack/react-query'

import type { CareList, PlanOfYear } from '#domain/care/care-list.ts'
import { type PlanCare, type PlanData, planCareOf } from '#domain/care/plan-care.ts'
import { failureOf } from '#lib/call-failure.ts'
import { isMissingCall } from '#lib/missing-call.ts'

import { coverageQuery } from './coverage.ts'
import { siteQueries } from './site-queries.ts'

/** A plan of a year at a place. */
export interface PlanOfPlace extends PlanOfYear {
  readonly zipCode: string
}

/**
 * Returns what is known of the visitor's list under one plan (P-77, P-78); null without a list, and while the company's
 * data is loading. It is asked for once it is `wanted`, and never without an entry that has a code.
 */
export function usePlanCare(list: CareList, plan: PlanOfPlace, wanted: boolean): PlanCare | null {
  const { planId, year, zipCode } = plan
  const entries = list.entries.filter(({ code }) => code !== null).map(({ kind, code }) => ({ kind, code }))
  const isAsked = wanted && entries.length > 0
  const { data, error } = useQuery(
    { ...coverageQuery({ year, planIds: [planId], entries }, zipCode), enabled: isAsked },
    siteQueries,
  )
  const known = (): PlanData | undefined => {
    if (data) return data.get(planId) ?? null
    if (error) return isMissingCall(failureOf(error, 'coverage')) ? 'notOffered' : 'failed'
    return entries.length > 0 ? undefined : null
  }
  const read = known()
  return list.entries.length === 0 || read === undefined ? null : planCareOf(list, { planId, year }, read)
}

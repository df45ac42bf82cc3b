import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'

import { type CoverageByPlan, coverageQuery, plansPerCoverageCall } from '#api/coverage.ts'
import { type CareEntry, type CareList, type PlanOfYear, careEntriesOf } from '#domain/care/care-list.ts'
import { type DataGap, type PlanCare, type PlanData, hasAllDoctors, planCareOf } from '#domain/care/plan-care.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { failureOf } from '#lib/call-failure.ts'
import { isMissingCall } from '#lib/missing-call.ts'
import { useCareEntries } from '#state/use-care-list.ts'

import { noPlans } from './use-plan-search.ts'

/** The place and year of the plans. */
export interface CareQuestion {
  readonly year: number
  readonly zipCode: string
}

/** The visitor's list under the plans at hand. */
export interface CareCoverage {
  readonly list: CareList
  /**
   * Returns the known coverage under a plan, the same object until the list or the data change. Null without a list,
   * and while the plan's data is loading.
   */
  readonly of: (planId: string) => PlanCare | null
  /**
   * Whether a plan has every doctor of the list (P-79). Null if that is unknown (P-81): without doctors, while data is
   * loading, after a failed call, and if no plan's data has one of the doctors.
   */
  readonly hasAllMyDoctors: ((planId: string) => boolean) | null
  /** Some data is still loading. */
  readonly isLoading: boolean
  /** Asks again for the data that did not load; null when all did, or the service has none (P-78). */
  readonly retry: (() => void) | null
}

type Coded = Pick<CareEntry, 'kind' | 'code'>

const noBatches: readonly (readonly string[])[] = []

/** Returns the codes that are asked for; the text stays the same while the coded entries do. */
function codedText({ entries }: CareList): string {
  const coded = entries.filter(({ code }) => code !== null).map(({ kind, code }): Coded => ({ kind, code }))
  return JSON.stringify(coded)
}

/**
 * Returns the plan ids in batches as the plans arrive. Batches never change, so a growing list requests only its new
 * plans.
 */
function useBatches(plans: readonly Plan[], key: string): readonly (readonly string[])[] {
  const [known, setKnown] = useState({ plans: [] as readonly Plan[], key, batches: noBatches })
  if (known.plans === plans && known.key === key) return known.batches
  const before = known.key === key ? known.batches : noBatches
  const asked = new Set(before.flat())
  const fresh = plans.map(({ id }) => id).filter((id) => !asked.has(id))
  const count = Math.ceil(fresh.length / plansPerCoverageCall)
  const added = Array.from({ length: count }, (_, at) =>
    fresh.slice(at * plansPerCoverageCall, (at + 1) * plansPerCoverageCall),
  )
  const batches = added.length === 0 && before === known.batches ? known.batches : [...before, ...added]
  setKnown({ plans, key, batches })
  return batches
}

/** Returns `planCareOf` with a memory: a plan whose list and data are the same gets the same object. */
function keptPlanCare(): typeof planCareOf {
  const memory = new Map<string, { list: CareList; year: number; data: PlanData; care: PlanCare }>()
  return (list: CareList, plan: PlanOfYear, data: PlanData) => {
    const known = memory.get(plan.planId)
    if (known?.list === list && known.year === plan.year && known.data === data) return known.care
    const care = planCareOf(list, plan, data)
    memory.set(plan.planId, { list, year: plan.year, data, care })
    return care
  }
}

/** The companies' data by plan, as it came; a plan whose call failed has `failed`. */
type DataByPlan = ReadonlyMap<string, CoverageByPlan | DataGap>

/** Whether any plan's data has a doctor of the list. */
function saysOfDoctors(list: CareList, byPlan: DataByPlan): boolean {
  const doctors = careEntriesOf(list, 'doctor')
  // The plans of a batch share their answer.
  return [...new Set(byPlan.values())].some((batch) =>
    [...(typeof batch === 'string' ? [] : batch.values())].some(({ answers }) =>
      doctors.some(({ id }) => (answers.get(id) ?? 'notProvided') !== 'notProvided'),
    ),
  )
}

interface Asked {
  readonly data: CoverageByPlan | undefined
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}

/**
 * Asks what the companies' data say of the visitor's list under the plans at hand (P-77), in batches, and only while
 * the list has a doctor or medicine with a code.
 */
export function useCareCoverage(plans: readonly Plan[], { year, zipCode }: CareQuestion): CareCoverage {
  const list = useCareEntries()
  const codes = codedText(list)
  const entries = useMemo(() => JSON.parse(codes) as readonly Coded[], [codes])
  const [isMissing, setIsMissing] = useState(false)
  const [kept] = useState(keptPlanCare)
  const isAsked = entries.length > 0
  const batches = useBatches(isAsked ? plans : noPlans, `${year} ${zipCode}`)
  const combine = useCallback(
    (answers: readonly Asked[]) => {
      const failed = answers.filter(({ error }) => error !== null)
      const byPlan = new Map<string, CoverageByPlan | DataGap>()
      batches.forEach((ids, at) => {
        const answer = answers[at]
        if (answer === undefined || (answer.isPending && answer.error === null)) return
        for (const id of ids) byPlan.set(id, answer.data ?? 'failed')
      })
      return {
        byPlan,
        isLoading: answers.some(({ isPending, error }) => isPending && error === null),
        isMissing: failed.some(({ error }) => isMissingCall(failureOf(error, 'coverage'))),
        retry:
          failed.length === 0
            ? null
            : () => {
                for (const { refetch } of failed) refetch()
              },
      }
    },
    [batches],
  )
  const queries = useMemo(
    () =>
      batches.map((planIds) => ({
        ...coverageQuery({ year, planIds, entries }, zipCode),
        enabled: isAsked && !isMissing,
      })),
    [batches, year, entries, zipCode, isAsked, isMissing],
  )
  const asked = useQueries({ queries, combine })
  // If the service lacks the call, it is not called for the other plans.
  if (asked.isMissing && !isMissing) setIsMissing(true)
  const hasNoData = isMissing || asked.isMissing
  const { byPlan } = asked
  const of = useMemo(() => {
    const hasEntries = list.entries.length > 0
    const dataOf = (planId: string): PlanData | undefined => {
      if (!isAsked) return null
      const data = byPlan.get(planId)
      if (hasNoData && (data === undefined || data === 'failed')) return 'notOffered'
      return typeof data === 'object' ? (data.get(planId) ?? null) : data
    }
    return (planId: string) => {
      const data = hasEntries ? dataOf(planId) : undefined
      return data === undefined ? null : kept(list, { planId, year }, data)
    }
  }, [kept, list, byPlan, isAsked, hasNoData, year])
  const isWhole = !asked.isLoading && asked.retry === null && !hasNoData
  const hasAllMyDoctors = useMemo(
    () => (isWhole && saysOfDoctors(list, byPlan) ? (planId: string) => hasAllDoctors(of(planId)) : null),
    [isWhole, list, byPlan, of],
  )
  return useMemo(
    () => ({
      list,
      of,
      hasAllMyDoctors,
      isLoading: asked.isLoading && !hasNoData,
      retry: hasNoData ? null : asked.retry,
    }),
    [list, of, hasAllMyDoctors, asked, hasNoData],
  )
}

import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import { noFilters } from '#domain/plans/filters.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { resultsModel } from '#features/plan-results/results-model.ts'
import { type ListedResults, useListPage } from '#features/plan-results/use-list-page.ts'
import type { Subsidy } from '#features/plan-results/use-subsidy.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { lowIncomeRanking, plan } from '#mocks/fixtures/sample-plans.ts'

const many: readonly Plan[] = Array.from({ length: 23 }, (_, index) =>
  plan({ id: `plan-${index}`, monthlyPremiumCents: 70_000 + index, creditEligibleMonthlyPremiumCents: 70_000 + index }),
)
const model = resultsModel(many, lowIncomeRanking, 158)
const subsidy: Subsidy = {
  fplPercent: 158,
  pcfpl: 158,
  creditCents: 0,
  csr: '87',
  working: null,
  isPending: false,
  failure: null,
  retry: () => undefined,
}

function shownFor(doctorIds: readonly string[], from: number): ListedResults {
  const passing = new Set(many.slice(from).map(({ id }) => id))
  const view = {
    filters: { ...noFilters, allMyDoctors: true },
    sort: 'price',
    yearView: 'healthy',
    page: 2,
    hasAllMyDoctors: (id: string) => passing.has(id),
    doctorIds,
  } as const
  return { model, view, subsidy, isArriving: false, loaded: 23, total: 23, lowest: null }
}

// Proves P-79.
it('is another list with other doctors, none of whose plans wait for those of the list before', () => {
  const { criteria } = atResults().results
  const { result, rerender } = renderHook((shown: ListedResults) => useListPage(criteria, shown), {
    initialProps: shownFor(['doctor:1', 'doctor:2'], 5),
  })
  expect(result.current.page?.total).toBe(18)
  rerender(shownFor(['doctor:1'], 0))
  expect(result.current.waiting).toBe(0)
  expect(result.current.page?.total).toBe(23)
})

// Proves P-8.
it('shows a page that a reload opened once its plans are there, and not the pages before it', () => {
  const { criteria } = atResults().results
  const few = resultsModel(many.slice(0, 10), lowIncomeRanking, 158)
  const all = shownFor([], 0)
  const beginning: ListedResults = { ...all, model: few, isArriving: true, loaded: 10 }
  const { result, rerender } = renderHook((shown: ListedResults) => useListPage(criteria, shown), {
    initialProps: beginning,
  })
  expect(result.current.page).toBeNull()
  rerender(all)
  expect(result.current.page?.page).toBe(2)
})

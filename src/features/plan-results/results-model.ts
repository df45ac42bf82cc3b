import { passesFilters } from '#domain/plans/filters.ts'
import type { Plan, PlanFilters, PlanSort } from '#domain/plans/plan.ts'
import { type PlanCardModel, toPlanCard } from '#domain/plans/plan-card.ts'
import { type IndexedPlan, type Ranking, indexPlans, rankPlans } from '#domain/plans/rank.ts'
import { creditEligibleCents } from '#domain/plans/shown-price.ts'

/** Filters, order and page of the list, with default filters resolved. */
export interface ShownView {
  readonly filters: PlanFilters
  readonly sort: PlanSort
  readonly page: number
}

/** The plans of one search for one household, prepared so that filtering, sorting and paging don't repeat work. */
export interface ResultsModel {
  /** The plans that pass the filters, in order. */
  readonly matching: (view: Pick<ShownView, 'filters' | 'sort'>) => readonly Plan[]
  /** The same object for the same plan, so a memoised card is not rendered again. */
  readonly card: (plan: Plan) => PlanCardModel
  readonly byId: (id: string) => Plan | undefined
  /** The largest part of a premium that the credit can't pay, in cents a month. */
  readonly mostNotEligibleCents: number
}

/** Computes the sort keys once, each order when it is first requested, and each card when it is first shown. */
export function resultsModel(plans: readonly Plan[], ranking: Ranking, fplPercent: number | null): ResultsModel {
  const indexed = indexPlans(plans, ranking)
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  const orders = new Map<PlanSort, readonly IndexedPlan[]>()
  const cards = new Map<string, PlanCardModel>()

  const ordered = (sort: PlanSort): readonly IndexedPlan[] => {
    const known = orders.get(sort)
    if (known) return known
    const order = rankPlans(indexed, { sort, fplPercent })
    orders.set(sort, order)
    return order
  }
  const passing = (sort: PlanSort, filters: PlanFilters): readonly Plan[] => {
    const kept: Plan[] = []
    for (const { plan } of ordered(sort)) if (passesFilters(plan, filters)) kept.push(plan)
    return kept
  }
  // Turning pages changes neither filters nor order, so the last answer usually applies again.
  let passed: { readonly filters: PlanFilters; readonly sort: PlanSort; readonly plans: readonly Plan[] } | undefined
  return {
    matching: ({ filters, sort }) => {
      if (passed?.filters !== filters || passed.sort !== sort) passed = { filters, sort, plans: passing(sort, filters) }
      return passed.plans
    },
    card: (plan) => {
      const known = cards.get(plan.id)
      if (known) return known
      const card = toPlanCard(plan, ranking)
      cards.set(plan.id, card)
      return card
    },
    byId: (id) => byId.get(id),
    mostNotEligibleCents: plans.reduce((most, plan) => {
      const eligible = ranking.creditCents > 0 ? creditEligibleCents(plan) : 0
      return eligible > 0 ? Math.max(most, plan.monthlyPremiumCents - eligible) : most
    }, 0),
  }
}

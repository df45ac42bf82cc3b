import { type PanelFacets, panelFacets } from '#domain/plans/facets.ts'
import { type FilterFacts, filtersOfList, noFilterFacts, plansThatPass } from '#domain/plans/filters.ts'
import { type PlanCardModel, toPlanCard } from '#domain/plans/plan-card-model.ts'
import {
  type FacetGroups,
  type Plan,
  type PlanFilters,
  type PlanSort,
  type PriceSource,
  planSorts,
  type SwitchFilterName,
  switchFilterNames,
} from '#domain/plans/plan.ts'
import { costLimitChoiceOf, type IndexedPlan, indexPlans, type Ranking, rankPlans } from '#domain/plans/rank.ts'
import { creditEligibleCents } from '#domain/plans/shown-price.ts'
import { type Lowest, lowestPlans } from '#domain/plans/lowest-plans.ts'
import { highestYearCents, knownYearViews, type YearView } from '#domain/plans/year-costs.ts'

/** Filters, order and page of the list, with default filters resolved. */
export interface ShownView {
  readonly filters: PlanFilters
  readonly sort: PlanSort
  readonly yearView: YearView
  readonly page: number
  /** Whether all doctors of the visitor are in a plan's network, by its id; absent where it is not known. */
  readonly hasAllMyDoctors?: FilterFacts['hasAllMyDoctors'] | undefined
  /** The ids of those doctors. */
  readonly doctorIds?: readonly string[] | undefined
}

/** The part of a view that decides which plans the list has, and in which order. */
export type ListView = Omit<ShownView, 'page'>

/** The plans of one search for one household, prepared so that filtering, sorting and paging don't repeat work. */
export interface ResultsModel {
  /** The plans that pass the filters, in order. */
  readonly matching: (view: ListView) => readonly Plan[]
  /** The filters of the panel with their numbers of plans (P-80). `answered` are the values of the whole place. */
  readonly facets: (view: Omit<ListView, 'sort' | 'yearView'>, answered: FacetGroups) => PanelFacets
  /** Filters without the companies and types that no plan has; the same object where there are none. */
  readonly filtersOf: (filters: PlanFilters) => PlanFilters
  /** Whether any plan has a quality rating, so that the list can be ordered by it (P-82). */
  readonly hasRatings: boolean
  /** Whether any plan is a standard plan (P-83). */
  readonly hasStandardPlans: boolean
  /** The years that at least one plan has a cost of, in the order shown; none when no month can be covered. */
  readonly yearViews: readonly YearView[]
  /** The lowest of all arrived plans, for a year. They are the lowest of the place only when all plans have arrived. */
  readonly lowest: (yearView: YearView) => Lowest
  /** The same object for the same plan, so a memoised card is not rendered again. */
  readonly card: (plan: Plan) => PlanCardModel
  readonly byId: (id: string) => Plan | undefined
  /** The largest part of a premium that the credit can't pay, in cents a month. */
  readonly mostNotEligibleCents: number
  /** Where the prices come from; null when the service does not say. */
  readonly priceSource: PriceSource | null
}

/** The key of an order: the chosen year is part of the order by yearly cost only. */
function orderKey({ sort, yearView }: ListView): string {
  return sort === 'yearly' ? `${sort} ${yearView}` : sort
}

function isSameList(a: ListView, b: ListView): boolean {
  return a.filters === b.filters && orderKey(a) === orderKey(b) && a.hasAllMyDoctors === b.hasAllMyDoctors
}

interface KnownCard {
  readonly ranking: Ranking
  readonly yearScaleCents: number | null
  readonly card: PlanCardModel
}

/** The cards of earlier lists, each with what it was made for. */
export type CardCache = WeakMap<Plan, KnownCard>

/**
 * Computes the sort keys once, each order when it is first requested, and each card when it is first shown. `cards` are
 * those of earlier lists: the same plan keeps its card while others arrive.
 */
export function resultsModel(
  plans: readonly Plan[],
  ranking: Ranking,
  fplPercent: number | null,
  isListed: FilterFacts['isListed'] = noFilterFacts.isListed,
  cards: CardCache = new WeakMap(),
  isWhole = true,
): ResultsModel {
  const indexed = indexPlans(plans, ranking)
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  const orders = new Map<string, readonly IndexedPlan[]>()
  const lowest = new Map<YearView, Lowest>()
  // While plans arrive, each more expensive plan would change the scale and render every card again.
  const yearScaleCents = isWhole
    ? indexed.reduce((most, item) => Math.max(most, highestYearCents(item.year)), 0)
    : Infinity

  const ordered = (view: ListView): readonly IndexedPlan[] => {
    const key = orderKey(view)
    const known = orders.get(key)
    if (known) return known
    const order = rankPlans(indexed, { sort: view.sort, yearView: view.yearView, fplPercent })
    orders.set(key, order)
    return order
  }
  const factsFor = ({ hasAllMyDoctors = null }: Pick<ListView, 'hasAllMyDoctors'>): FilterFacts => ({
    isListed,
    hasAllMyDoctors,
  })
  // Turning pages changes neither filters nor order, so the last answer usually applies again.
  let passed: { readonly view: ListView; readonly plans: readonly Plan[] } | undefined
  return {
    matching: (view) => {
      if (!passed || !isSameList(passed.view, view))
        passed = {
          view,
          plans: plansThatPass(ordered(view), view.filters, factsFor(view)).map(({ plan }) => plan),
        }
      return passed.plans
    },
    facets: (view, answered) => panelFacets(indexed, view.filters, factsFor(view), answered),
    filtersOf: (filters) => filtersOfList(filters, indexed, isListed),
    hasRatings: plans.some(({ qualityStars }) => qualityStars !== null),
    hasStandardPlans: plans.some(({ isEasyToCompare }) => isEasyToCompare),
    yearViews: knownYearViews(indexed.flatMap(({ year }) => year ?? [])),
    lowest: (yearView) => {
      const known = lowest.get(yearView) ?? lowestPlans(indexed, yearView, costLimitChoiceOf(ranking))
      lowest.set(yearView, known)
      return known
    },
    card: (plan) => {
      const known = cards.get(plan)
      if (known?.ranking === ranking && known.yearScaleCents === yearScaleCents) return known.card
      const card = toPlanCard(plan, ranking, yearScaleCents)
      cards.set(plan, { ranking, yearScaleCents, card })
      return card
    },
    byId: (id) => byId.get(id),
    mostNotEligibleCents: plans.reduce((most, plan) => {
      const eligible = ranking.creditCents > 0 ? creditEligibleCents(plan) : 0
      return eligible > 0 ? Math.max(most, plan.monthlyPremiumCents - eligible) : most
    }, 0),
    priceSource: plans.find(({ priceSource }) => priceSource !== null)?.priceSource ?? null,
  }
}

/**
 * Returns the orders that are offered: by yearly cost only if a year can be computed (P-64), by quality only if a plan
 * has a rating (P-82).
 */
export function offeredSorts(model: ResultsModel | null): readonly PlanSort[] {
  return planSorts.filter(
    (sort) =>
      (sort !== 'yearly' || (model !== null && model.yearViews.length > 0)) &&
      (sort !== 'quality' || model?.hasRatings === true),
  )
}

/** Returns the switches that are offered: standard plans if there is one, doctors if their coverage is known (P-81). */
export function offeredSwitches(
  model: ResultsModel | null,
  hasAllMyDoctors: ShownView['hasAllMyDoctors'],
): readonly SwitchFilterName[] {
  return switchFilterNames.filter(
    (name) =>
      name === 'hsaOnly' ||
      (name === 'easyToCompareOnly' ? model?.hasStandardPlans === true : (hasAllMyDoctors ?? null) !== null),
  )
}

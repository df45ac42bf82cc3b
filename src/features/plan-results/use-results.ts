import { useMemo, useState } from 'react'

import { creditQuery, knownCreditCents } from '#api/credit-query.ts'
import { site } from '#config/site.ts'
import { issuerNames } from '#content/issuer-names.ts'
import { careEntriesOf } from '#domain/care/care-list.ts'
import { applyingCount } from '#domain/household/members.ts'
import { noFacets } from '#domain/plans/facets.ts'
import { defaultFilters, isListedIssuer } from '#domain/plans/filters.ts'
import type { FacetGroups, Plan } from '#domain/plans/plan.ts'
import type { Lowest } from '#domain/plans/lowest-plans.ts'
import { type BelowThreshold, belowThreshold } from '#domain/poverty/threshold.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import { toldIncomeOf } from '#domain/quote/price-basis.ts'
import type { Results } from '#domain/quote/session.ts'
import { type CallFailure, failureOf } from '#lib/call-failure.ts'
import { useQuoteSession } from '#state/quote-session.tsx'

import { type CardCache, offeredSorts, type ResultsModel, resultsModel, type ShownView } from './results-model.ts'
import { useAfterCards } from './use-after-cards.ts'
import { type CareCoverage, useCareCoverage } from './use-care-coverage.ts'
import { type HouseholdFacts, useHouseholdFacts } from './use-household-facts.ts'
import { noPlans, usePlanSearch } from './use-plan-search.ts'
import { type Subsidy, useCreditCalls, useSubsidy } from './use-subsidy.ts'

/** The data that the results screen shows for a search. */
export interface ShownResults {
  /** The search to which all other values belong. */
  readonly criteria: QuoteCriteria
  readonly subsidy: Subsidy
  /** The income is below the state's threshold; null if it is not, or unknown. */
  readonly lowIncome: BelowThreshold | null
  readonly view: ShownView
  /** Null until the first plans and the credit are loaded, and if the search failed. */
  readonly model: ResultsModel | null
  /** Every plan that has arrived, in no order. */
  readonly plans: readonly Plan[]
  readonly household: HouseholdFacts
  /** The visitor's doctors and medicines under the plans. */
  readonly care: CareCoverage
  /** The filters' values in the whole place, as answered. */
  readonly facets: FacetGroups
  /** The lowest plans of the whole list; null until every plan has arrived. */
  readonly lowest: Lowest | null
  readonly isLoading: boolean
  /** Later pages are still loading. */
  readonly isArriving: boolean
  readonly loaded: number
  readonly total: number
  /** Plans that arrived but could not be read. */
  readonly leftOut: number
  /** Some plans could not be loaded, and a retry may load them. */
  readonly canFetchMissing: boolean
  readonly searchFailure: CallFailure | null
  readonly retrySearch: () => void
}

const { priceShown } = site
const isListed = (issuerName: string) => isListedIssuer(issuerName, issuerNames)

/**
 * Fetches credit and plans for a search in parallel, and prepares the list for its filters, order and page. The first
 * screen has a search of its own (P-5); the pages after the first are asked for once its cards are painted (P-3). A year's
 * costs are those of `monthsCovered`. The plans decide what is asked of the visitor's doctors, which may filter the plans
 * (P-79). The object is the same until one of its values changes, so a tick of a card renders the list once.
 */
export function useResults({ criteria, priceAnswers, view }: Results, monthsCovered: number | null): ShownResults {
  const credit = useMemo(() => creditQuery(criteria), [criteria])
  const { body } = credit
  const creditCalls = useCreditCalls(credit)
  const subsidy = useSubsidy(criteria, credit, creditCalls)
  const { pcfpl, creditCents, csr, isPending } = subsidy
  const byDefault = useMemo(() => defaultFilters(pcfpl), [pcfpl])
  const [goneOn, setGoneOn] = useState<object | null>(null)
  const search = usePlanSearch(body, {
    defaultLevels: byDefault.metalLevels,
    isFirstScreen: view.filters === null && (pcfpl !== null || subsidy.failure !== null),
    mayGoOn: goneOn === body,
    creditCents: (client) => knownCreditCents(client, credit),
  })
  const { list } = search
  const plans = list?.plans
  const care = useCareCoverage(plans ?? noPlans, { year: criteria.planYear, zipCode: criteria.zipCode })
  const { hasAllMyDoctors } = care
  const doctorIds = useMemo(() => careEntriesOf(care.list, 'doctor').map(({ id }) => id), [care.list])

  const { fplPercent } = subsidy
  const lowIncome = useMemo(
    () => belowThreshold({ ...factsOfCriteria(criteria), fplPercent, year: criteria.planYear }),
    [criteria, fplPercent],
  )
  const applicants = applyingCount(criteria.householdMembers)
  const failure = useMemo(() => (search.error ? failureOf(search.error, 'planSearch') : null), [search.error])
  const ranking = useMemo(
    () => ({ csr, applicants, creditCents, priceShown, monthsCovered }),
    [csr, applicants, creditCents, monthsCovered],
  )
  // A plan keeps its card while others arrive, so a memoised card is not rendered again.
  const [cards] = useState<CardCache>(() => new WeakMap())
  const { isArriving } = search
  // "The lowest" and "the highest" are only correct for a whole list.
  const isWhole = list !== undefined && !isArriving && list.plans.length + list.leftOut >= list.total
  const toldIncome = toldIncomeOf(useQuoteSession(), criteria)
  const household = useHouseholdFacts({ criteria, priceAnswers, toldIncome }, creditCalls, subsidy, isWhole)
  const model = useMemo(
    () => (plans && !isPending ? resultsModel(plans, ranking, pcfpl, isListed, cards, isWhole) : null),
    [plans, isPending, ranking, cards, pcfpl, isWhole],
  )
  const filters = useMemo(() => {
    const chosen = view.filters ?? byDefault
    // A filter that nobody can see or switch off would hide plans.
    return chosen.allMyDoctors && hasAllMyDoctors === null ? { ...chosen, allMyDoctors: false } : chosen
  }, [view.filters, byDefault, hasAllMyDoctors])
  // A stored search may have an order that is not offered here.
  const isSortKnown =
    model === null ? view.sort !== 'yearly' || monthsCovered !== null : offeredSorts(model).includes(view.sort)
  const sort = isSortKnown ? view.sort : 'recommended'
  const yearView = model === null || model.yearViews.includes(view.yearView) ? view.yearView : 'healthy'
  const isAwaited = list !== undefined && !isPending && goneOn !== body
  const hasCards =
    isAwaited && model !== null && model.matching({ filters, sort, yearView, hasAllMyDoctors }).length > 0
  useAfterCards(body, { isReady: hasCards || (isAwaited && search.hasFirstScreen), isAwaited }, setGoneOn)
  const { page } = view
  const shownView = useMemo(
    () => ({ filters, sort, yearView, page, hasAllMyDoctors, doctorIds }),
    [filters, sort, yearView, page, hasAllMyDoctors, doctorIds],
  )
  const isLoading = model === null && (failure === null || search.isFetching)
  const searchFailure = search.isFetching ? null : failure
  const retrySearch = search.retry
  return useMemo(
    () => ({
      criteria,
      subsidy,
      lowIncome,
      view: shownView,
      model,
      plans: list?.plans ?? noPlans,
      household,
      care,
      facets: list?.facets ?? noFacets,
      lowest: isWhole && model ? model.lowest(shownView.yearView) : null,
      isLoading,
      isArriving,
      loaded: list?.plans.length ?? 0,
      total: list?.total ?? 0,
      leftOut: list?.leftOut ?? 0,
      canFetchMissing: list !== undefined && list.missingOffsets.length > 0,
      searchFailure,
      retrySearch,
    }),
    [
      criteria,
      subsidy,
      lowIncome,
      shownView,
      model,
      list,
      household,
      care,
      isWhole,
      isLoading,
      isArriving,
      searchFailure,
      retrySearch,
    ],
  )
}

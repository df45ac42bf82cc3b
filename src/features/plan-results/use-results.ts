import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { planListQuery } from '#api/queries.ts'
import { quoteRequest } from '#api/quote-request.ts'
import { site } from '#config/site.ts'
import { issuerNames } from '#content/issuer-names.ts'
import { applyingCount } from '#domain/household/members.ts'
import { noFacets } from '#domain/plans/facets.ts'
import { defaultFilters, type FilterFacts, isListedIssuer } from '#domain/plans/filters.ts'
import type { FacetGroups, Plan } from '#domain/plans/plan.ts'
import type { Lowest } from '#domain/plans/three-to-start.ts'
import { type BelowThreshold, belowThreshold } from '#domain/poverty/threshold.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import type { Results } from '#domain/quote/session.ts'
import { type CallFailure, failureOf } from '#lib/call-failure.ts'

import { type ResultsModel, type ShownView, resultsModel } from './results-model.ts'
import { type HouseholdFacts, useHouseholdFacts } from './use-household-facts.ts'
import { type Subsidy, knownCreditCents, useSubsidy } from './use-subsidy.ts'

/** The data that the results screen shows for a search. */
export interface ShownResults {
  readonly subsidy: Subsidy
  /** The income is below the state's threshold; null if it is not, or unknown. */
  readonly lowIncome: BelowThreshold | null
  readonly view: ShownView
  /** Null until the first plans and the credit are loaded, and if the search failed. */
  readonly model: ResultsModel | null
  /** Every plan that has come, in no order. */
  readonly plans: readonly Plan[]
  readonly household: HouseholdFacts
  /** The filters' values in the whole place, as answered. */
  readonly facets: FacetGroups
  /** The lowest plans of the whole list; null until every plan has come. */
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

const noPlans: readonly Plan[] = []
const { priceShown } = site
const isListed = (issuerName: string) => isListedIssuer(issuerName, issuerNames)

/**
 * Fetches credit and plans for a search in parallel, and prepares the list for its filters, order and page. A year's
 * costs are those of `monthsCovered`. Without `hasAllMyDoctors` the list is not filtered by doctors.
 */
export function useResults(
  { criteria, view }: Results,
  monthsCovered: number | null,
  hasAllMyDoctors: FilterFacts['hasAllMyDoctors'] = null,
): ShownResults {
  const body = useMemo(() => quoteRequest(criteria), [criteria])
  const subsidy = useSubsidy(criteria, body)
  const household = useHouseholdFacts(criteria, body, subsidy)
  const search = useQuery(planListQuery(body, (client) => knownCreditCents(client, criteria, body)))

  const lowIncome = belowThreshold({
    ...factsOfCriteria(criteria),
    fplPercent: subsidy.fplPercent,
    year: criteria.planYear,
  })
  const { pcfpl, creditCents, csr, isPending } = subsidy
  const applicants = applyingCount(criteria.householdMembers)
  const failure = useMemo(() => (search.error ? failureOf(search.error, 'planSearch') : null), [search.error])
  const list = search.isError ? undefined : search.data
  const plans = list?.plans
  const model = useMemo(
    () =>
      plans && !isPending
        ? resultsModel(plans, { csr, applicants, creditCents, priceShown, monthsCovered }, pcfpl, isListed)
        : null,
    [plans, isPending, csr, applicants, creditCents, monthsCovered, pcfpl],
  )
  const filters = useMemo(() => {
    const chosen = view.filters ?? defaultFilters(pcfpl)
    // A filter that nobody can see or switch off would hide plans.
    return chosen.allMyDoctors && hasAllMyDoctors === null ? { ...chosen, allMyDoctors: false } : chosen
  }, [view.filters, pcfpl, hasAllMyDoctors])
  // A stored search may go by a year that has no cost here.
  const sort = view.sort === 'yearly' && monthsCovered === null ? 'recommended' : view.sort
  const yearView = model === null || model.yearViews.includes(view.yearView) ? view.yearView : 'healthy'
  const isArriving = search.isFetching && list !== undefined
  // "The lowest" is said of a whole list only.
  const isWhole = list !== undefined && !isArriving && list.plans.length + list.leftOut >= list.total
  return {
    subsidy,
    lowIncome,
    view: { filters, sort, yearView, page: view.page, hasAllMyDoctors },
    model,
    plans: plans ?? noPlans,
    household,
    facets: list?.facets ?? noFacets,
    lowest: isWhole && model ? model.lowest(yearView) : null,
    isLoading: model === null && (!search.isError || search.isFetching),
    isArriving,
    loaded: plans?.length ?? 0,
    total: list?.total ?? 0,
    leftOut: list?.leftOut ?? 0,
    canFetchMissing: list !== undefined && list.missingOffsets.length > 0,
    searchFailure: search.isFetching ? null : failure,
    retrySearch: () => void search.refetch(),
  }
}

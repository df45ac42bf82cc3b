import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import type { MarketplaceRequest } from '#api/marketplace-request.ts'
import { type PlanList, firstOfPlans, joinedPlans } from '#api/plan-pages.ts'
import { firstPageQuery, firstScreenQuery, planListQuery } from '#api/queries.ts'
import type { Plan } from '#domain/plans/plan.ts'

/** The inputs of a search besides its request. */
export interface PlanSearchInput {
  /** The metal levels of the default filter, for the first screen's own search (P-5). */
  readonly defaultLevels: readonly string[]
  /** The default filter applies, and its levels are known. */
  readonly isFirstScreen: boolean
  /** Whether the pages after the first may be requested. */
  readonly mayGoOn: boolean
  /** The household's credit once its calls have ended. */
  readonly creditCents: (client: QueryClient) => Promise<number | null>
}

/** The plans of a search that have arrived. */
export interface PlanSearch {
  /** Undefined until the first page has arrived, and if it failed. Its plans are those of both searches. */
  readonly list: PlanList | undefined
  readonly isFetching: boolean
  /** Later pages are still to come. */
  readonly isArriving: boolean
  /** The calls of the first screen have ended, with or without a plan. */
  readonly hasFirstScreen: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** One empty array, so that memoised values are not recomputed. */
export const noPlans: readonly Plan[] = []

/** Fetches the plans of a search: the first page, the first screen's own search beside it, then all other pages. */
export function usePlanSearch(body: MarketplaceRequest, input: PlanSearchInput): PlanSearch {
  const { defaultLevels, isFirstScreen, mayGoOn, creditCents } = input
  const first = useQuery(firstPageQuery(body))
  const all = useQuery({
    ...planListQuery(body, creditCents),
    enabled: mayGoOn && first.data !== undefined && !first.isFetching,
  })
  const firstList = useMemo(() => first.data && firstOfPlans(first.data), [first.data])
  const fetched = first.isError ? undefined : (all.data ?? firstList)
  const isWhole = fetched?.isWhole === true
  const screen = useQuery({ ...firstScreenQuery(body, defaultLevels), enabled: isFirstScreen && !isWhole })

  const ofScreen = screen.data?.plans ?? noPlans
  const list = useMemo(() => {
    if (!fetched) return undefined
    const plans = joinedPlans(fetched, ofScreen)
    return { ...fetched, plans, total: Math.max(fetched.total, plans.length + fetched.leftOut) }
  }, [fetched, ofScreen])
  const { refetch } = first.isError ? first : all
  const retry = useCallback(() => void refetch(), [refetch])
  return {
    list,
    isFetching: first.isFetching || all.isFetching,
    isArriving: list !== undefined && (!isWhole || all.isFetching),
    hasFirstScreen: !first.isFetching && !screen.isFetching,
    error: first.error ?? all.error,
    retry,
  }
}

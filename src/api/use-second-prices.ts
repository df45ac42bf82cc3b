import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { Plan } from '#domain/plans/plan.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { answeredChoice, basisOfChoice, criteriaOfSecond } from '#domain/quote/price-basis.ts'
import type { ChosenPlan, Results } from '#domain/quote/session.ts'
import type { SecondCredit } from '#domain/subsidy/credit-outlook.ts'
import type { SecondSearch } from '#domain/subsidy/price-outcome.ts'

import { creditQuery, knownCreditCents } from './credit-query.ts'
import { fetchAllPlans } from './plan-pages.ts'
import { quieten } from './quiet-calls.ts'
import { quoteRequest } from './quote-request.ts'
import { siteQueries } from './site-queries.ts'

/** Queries the credit of a search that is not on the screen. */
function secondCreditQuery(asked: QuoteCriteria) {
  return queryOptions({
    queryKey: ['second-credit', asked],
    queryFn: ({ client }) => knownCreditCents(client, creditQuery(asked)),
  })
}

/** Returns the positions of the members who get none of the credit of a second amount. */
const leftOutOfCredit = ({ without, withoutCredit = [] }: SecondSearch) => [...without, ...withoutCredit]

/**
 * Queries the plans of such a search by id, with the credit of another one. It is optional, so its calls are tried once
 * and their failure is not shown.
 */
function secondPlansQuery(asked: QuoteCriteria, ofCredit: QuoteCriteria) {
  return queryOptions({
    queryKey: ['second-plans', quoteRequest(asked), quoteRequest(ofCredit)],
    queryFn: async ({ client, signal }) => {
      quieten(signal)
      const creditCents = () => client.query({ ...secondCreditQuery(ofCredit), staleTime: 'static' })
      const list = await fetchAllPlans(quoteRequest(asked), { signal, onProgress: () => undefined, creditCents })
      return new Map(list.plans.map((plan) => [plan.id, plan]))
    },
    retryOnMount: false,
    structuralSharing: false,
  })
}

/** What the search of the second amount found. */
export interface SecondPrices {
  /** Undefined without a second amount. */
  readonly credit: SecondCredit | undefined
  /** Returns the bill of a plan, in cents a month; undefined before it is known, and without a second amount. */
  readonly billOf: (plan: Plan) => number | undefined
}

interface Options {
  /** Whether the plans may be requested. The page requests its own plans first. */
  readonly mayAsk: boolean
  /** The query client, where the page has none of its own above it. */
  readonly client?: QueryClient
}

/**
 * Requests the credit and the plans of the people who are left, once. It requests nothing where the amounts are known.
 * The object is the same until one of its values changes.
 */
export function useSecondPrices(
  criteria: QuoteCriteria,
  second: SecondSearch | null,
  { mayAsk, client }: Options,
): SecondPrices {
  const search = useMemo(() => second && criteriaOfSecond(criteria, second), [criteria, second])
  const ofCredit = useMemo(
    () => second && criteriaOfSecond(criteria, { ...second, without: leftOutOfCredit(second) }),
    [criteria, second],
  )
  const isOfOthers = second !== null && leftOutOfCredit(second).length > 0
  const hasPlans = second !== null && second.without.length > 0
  const creditCents = useQuery({ ...secondCreditQuery(ofCredit ?? criteria), enabled: isOfOthers }, client).data ?? null
  const plans = useQuery(
    { ...secondPlansQuery(search ?? criteria, ofCredit ?? criteria), enabled: hasPlans && mayAsk },
    client,
  ).data
  return useMemo(() => {
    if (!second) return { credit: undefined, billOf: () => undefined }
    const without = leftOutOfCredit(second)
    if (without.length === 0)
      return {
        credit: { without, creditCents: 0 },
        billOf: ({ monthlyPremiumCents }) => monthlyPremiumCents,
      }
    return {
      credit: { without, creditCents },
      billOf: ({ id }) => {
        const found = plans?.get(id)
        return found && creditCents !== null ? shownPrice(found, creditCents, 'specified').billCents : undefined
      },
    }
  }, [second, creditCents, plans])
}

/** Returns a chosen plan with the six answers in its outlook, and its second amount once it is known. */
export function useAnsweredChoice(results: Pick<Results, 'criteria' | 'priceAnswers'>, chosen: ChosenPlan): ChosenPlan {
  const { second } = basisOfChoice(results, chosen).outcome
  const { credit, billOf } = useSecondPrices(results.criteria, second, { mayAsk: true, client: siteQueries })
  return answeredChoice(results, chosen, { credit, billCents: billOf(chosen.plan) })
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { MarketplaceRequest } from '#api/marketplace-request.ts'
import { benchmarkQuery, creditEstimateQuery } from '#api/queries.ts'
import { quoteRequest } from '#api/quote-request.ts'
import { householdOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { type CreditHousehold, creditAtIncomeCents } from '#domain/subsidy/credit-at-income.ts'
import { householdHelp, type PersonHelp, withEveryoneAgain } from '#domain/subsidy/household-help.ts'
import type { PersonEstimate } from '#domain/subsidy/person-estimate.ts'
import { chooseSubsidyPath } from '#domain/subsidy/subsidy-path.ts'

import type { Subsidy } from './use-subsidy.ts'

/** What is known of a household beyond its credit. Each part is null while it loads, and when its call has failed. */
export interface HouseholdFacts {
  /** The help that each person probably gets. */
  readonly help: readonly PersonHelp[] | null
  readonly isHelpPending: boolean
  /** The facts that give a credit for every income. Null also where they don't give the credit that the page shows. */
  readonly household: CreditHousehold | null
  readonly isHouseholdPending: boolean
}

/** Returns the request for the people who are not probably covered by Medicaid or CHIP; null when nobody is left. */
function withoutMedicaid(body: MarketplaceRequest, people: readonly PersonEstimate[]): MarketplaceRequest | null {
  const asked = body.household.people.map((person, at) =>
    people[at]?.isMedicaidChip ? { ...person, aptc_eligible: false, has_mec: true } : person,
  )
  if (!asked.some((person) => person.aptc_eligible)) return null
  return { ...body, household: { ...body.household, people: asked } }
}

/** Differences below this many cents come from the rounding to whole dollars. */
const roundingCents = 100

const nothing = { help: null, isHelpPending: false, household: null, isHouseholdPending: false } as const

/**
 * Asks for the people's estimates and the benchmark of every household, at once with the poverty level, so that they
 * seldom come after the list. Their failure leaves the page as it is. Where the service's estimate is the credit, it is
 * for the people without Medicaid or CHIP, and so is its benchmark (26 CFR 1.36B-3(d)).
 */
export function useHouseholdFacts(criteria: QuoteCriteria, body: MarketplaceRequest, subsidy: Subsidy): HouseholdFacts {
  const { stateAbbreviation: stateAbbr, householdMembers: members, planYear: year, income } = criteria
  const { fplPercent, isPending, failure, creditCents, csr } = subsidy
  const path = fplPercent === null ? null : chooseSubsidyPath(stateAbbr, fplPercent)
  const isAsked = !criteria.forceZeroSubsidy
  // Asked for everyone with a known age, so that the line of a person who is not in the prices stays true.
  const everyone = useMemo(
    () => quoteRequest({ ...criteria, ...householdOf(withEveryoneAgain(criteria.householdMembers)) }),
    [criteria],
  )
  const everyonesEstimate = useQuery({ ...creditEstimateQuery(everyone), enabled: isAsked })
  const ownEstimate = useQuery({ ...creditEstimateQuery(body), enabled: isAsked && path === 'estimate' })
  const ownPeople = ownEstimate.data?.people
  const taxedBody = useMemo(
    () => (path === 'estimate' && ownPeople ? withoutMedicaid(body, ownPeople) : body),
    [path, body, ownPeople],
  )
  const benchmark = useQuery({ ...benchmarkQuery(taxedBody ?? body), enabled: isAsked && taxedBody !== null })

  const people = everyonesEstimate.data?.people
  const help = useMemo(
    () => (people ? householdHelp({ members, people, creditCents, csr }) : null),
    [people, members, creditCents, csr],
  )
  const benchmarkCents = taxedBody ? benchmark.data : undefined
  const household = useMemo(() => {
    if (benchmarkCents === undefined) return null
    const facts = { benchmarkCents, stateAbbr, householdSize: members.length, year }
    // A formula that gives another credit than the page for the same income would contradict it at every other income.
    const isSame = Math.abs(creditAtIncomeCents(income, facts) - creditCents) < roundingCents
    return isSame ? facts : null
  }, [benchmarkCents, stateAbbr, members.length, year, income, creditCents])
  // Without the credit nothing true can be said of either.
  if (!isAsked || isPending || failure !== null || path === null) return nothing
  return {
    help,
    isHelpPending: everyonesEstimate.isFetching,
    household,
    isHouseholdPending: benchmark.isFetching,
  }
}

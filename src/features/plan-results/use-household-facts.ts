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
  /** The facts that give a credit for every income. Null also where they don't give the credit that the page shows. */
  readonly household: CreditHousehold | null
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

/**
 * Asks for the people's estimates and the benchmark after the credit is known, so neither delays the list, and their
 * failure leaves the page as it is. The credit of the estimate is for the people without Medicaid or CHIP, and so is its
 * benchmark (26 CFR 1.36B-3(d)).
 */
export function useHouseholdFacts(criteria: QuoteCriteria, body: MarketplaceRequest, subsidy: Subsidy): HouseholdFacts {
  const { stateAbbreviation: stateAbbr, householdMembers: members, planYear: year, income } = criteria
  const { fplPercent, isPending, failure, creditCents, csr } = subsidy
  const path = fplPercent === null ? null : chooseSubsidyPath(stateAbbr, fplPercent)
  const enabled = path !== null && !isPending && failure === null && !criteria.forceZeroSubsidy
  // Asked for everyone with a known age, so that the line of a person who is not in the prices stays true.
  const everyone = useMemo(
    () => quoteRequest({ ...criteria, ...householdOf(withEveryoneAgain(criteria.householdMembers)) }),
    [criteria],
  )
  const asked = useQuery({ ...creditEstimateQuery(everyone), enabled })
  const own = useQuery({ ...creditEstimateQuery(body), enabled: enabled && path === 'estimate' })
  const everyonesPeople = asked.data?.people
  const people = own.data?.people
  const benchmarkBody = useMemo(
    () => (path === 'benchmark' ? body : people ? withoutMedicaid(body, people) : null),
    [path, body, people],
  )
  const benchmark = useQuery({
    ...benchmarkQuery(benchmarkBody ?? body),
    enabled: enabled && benchmarkBody !== null,
  })
  const help = useMemo(
    () => (enabled && everyonesPeople ? householdHelp({ members, people: everyonesPeople, creditCents, csr }) : null),
    [enabled, everyonesPeople, members, creditCents, csr],
  )
  const benchmarkCents = enabled && benchmarkBody ? benchmark.data : undefined
  const household = useMemo(() => {
    if (benchmarkCents === undefined) return null
    const facts = { benchmarkCents, stateAbbr, householdSize: members.length, year }
    // A formula that gives another credit than the page for the same income would contradict it at every other income.
    const isSame = Math.abs(creditAtIncomeCents(income, facts) - creditCents) < roundingCents
    return isSame ? facts : null
  }, [benchmarkCents, stateAbbr, members.length, year, income, creditCents])
  return { help, household }
}

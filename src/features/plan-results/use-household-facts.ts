import { useMemo } from 'react'

import { type SecondPrices, useSecondPrices } from '#api/use-second-prices.ts'
import { type PriceBasis, priceBasis } from '#domain/quote/price-basis.ts'
import type { Results } from '#domain/quote/session.ts'
import type { CreditHousehold } from '#domain/subsidy/credit-at-income.ts'
import { type CreditOutlook, creditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { givesShownCredit, leavesApplicantOut } from '#domain/subsidy/formula-household.ts'
import { householdHelp, type PersonHelp } from '#domain/subsidy/household-help.ts'

import type { CreditCalls, Subsidy } from './use-subsidy.ts'

/** What is known of a household beyond its credit. Each part is null while it loads, and when its call has failed. */
export interface HouseholdFacts {
  /** The help that each person probably gets. */
  readonly help: readonly PersonHelp[] | null
  readonly isHelpPending: boolean
  /**
   * Who of the people in the prices probably gets no credit, by age and estimate. Null also if everybody may get one
   * (Q-141).
   */
  readonly outlook: CreditOutlook | null
  /** What the prices rest on, with the six answers. */
  readonly basis: PriceBasis
  /** Returns the bill of a plan in the search of the second amount, in cents a month; undefined before it is known. */
  readonly secondBillOf: SecondPrices['billOf']
  /** The facts that give a credit for every income. Null also where they don't give the credit that the page shows. */
  readonly household: CreditHousehold | null
  readonly isHouseholdPending: boolean
}

const nothing = { help: null, isHelpPending: false, outlook: null, household: null, isHouseholdPending: false } as const

/**
 * Returns what the estimate of everyone and the benchmark say beyond the credit. If these calls fail, the page stays as
 * it is. There are no facts for other incomes where the service's own estimate leaves applicants with Medicaid or CHIP
 * out of the credit, because at another income the estimate would count them. The plans of the second amount are
 * requested once the list is complete.
 */
export function useHouseholdFacts(
  { criteria, priceAnswers, toldIncome }: Pick<Results, 'criteria' | 'priceAnswers'> & Pick<PriceBasis, 'toldIncome'>,
  { benchmark, estimate, everyone }: CreditCalls,
  subsidy: Subsidy,
  isListWhole: boolean,
): HouseholdFacts {
  const { stateAbbreviation: stateAbbr, householdMembers: members, planYear: year, income } = criteria
  const { isPending, working, creditCents, csr } = subsidy
  // The estimate of everyone includes the people who are not in the prices, so that their lines are right too.
  const people = everyone.data?.people
  // This estimate is present if the credit comes from it, or if it is the same as the estimate of everyone.
  const estimateCents = estimate.data?.monthlyCreditCents ?? null
  const outlook = useMemo(() => creditOutlook({ members, people, estimateCents }), [members, people, estimateCents])
  // Without the credit, the outlook and the help could be wrong.
  const isKnown = working !== null
  const answered = useMemo(
    () => priceBasis({ criteria, priceAnswers, toldIncome }, { outlook: isKnown ? outlook : null, creditCents, csr }),
    [criteria, priceAnswers, toldIncome, isKnown, outlook, creditCents, csr],
  )
  const help = useMemo(
    () => (people ? householdHelp({ members, people, creditCents, csr, answered }) : null),
    [people, members, creditCents, csr, answered],
  )
  // The estimate says who has Medicaid or CHIP and is therefore not in the second amount.
  const second = useSecondPrices(criteria, isPending || everyone.isFetching ? null : answered.outcome.second, {
    mayAsk: isListWhole,
  })
  const { credit, billOf: secondBillOf } = second
  const basis = useMemo(() => {
    if (!isKnown) return answered
    return { ...answered, outlook: creditOutlook({ members, people, estimateCents, answered, second: credit }) }
  }, [answered, isKnown, members, people, estimateCents, credit])
  const isEstimated = working?.kind === 'estimate'
  const leavesOut = isEstimated && leavesApplicantOut(members, people)
  const benchmarkCents = leavesOut ? undefined : benchmark.data
  const household = useMemo(() => {
    if (benchmarkCents === undefined) return null
    const facts = { benchmarkCents, stateAbbr, householdSize: members.length, year }
    return givesShownCredit(facts, income, creditCents) ? facts : null
  }, [benchmarkCents, stateAbbr, members.length, year, income, creditCents])
  const isHelpPending = everyone.isFetching
  const isHouseholdPending = benchmark.isFetching || (isEstimated && everyone.isFetching)
  return useMemo(
    () =>
      isKnown
        ? { help, isHelpPending, outlook, household, isHouseholdPending, basis, secondBillOf }
        : { ...nothing, basis, secondBillOf },
    [isKnown, help, isHelpPending, outlook, household, isHouseholdPending, basis, secondBillOf],
  )
}

import { useState } from 'react'

import { ask } from '#api/ask.ts'
import { creditQuery } from '#api/credit-query.ts'
import type { RangeCreditsState } from '#components/income/range-credits.tsx'
import type { IncomeRange } from '#domain/income/estimated-income.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { incomeTyped } from '#domain/quote/income-typed.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { type CreditHousehold, levelOf } from '#domain/subsidy/credit-at-income.ts'
import { givesShownCredit, leavesApplicantOut } from '#domain/subsidy/formula-household.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'

import type { Wizard } from './wizard.ts'

/**
 * Asks for the facts that give a household's credit at every income; null where the service's estimate leaves an
 * applicant out of it, or gives another credit than the formula. Rejects when a call fails.
 */
async function askCreditHousehold(criteria: QuoteCriteria, signal: AbortSignal): Promise<CreditHousehold | null> {
  const { stateAbbreviation: stateAbbr, householdMembers: members, planYear: year, income } = criteria
  const place = { stateAbbr, householdSize: members.length, year }
  const calls = creditQuery(criteria)
  // The table of the year gives the poverty level, so no call is needed for it.
  const source = calls.sourceAt((income * 100) / levelOf(place))
  const [benchmarkCents, estimate] = await Promise.all([
    ask(calls.benchmark, signal),
    source === 'estimate' ? ask(calls.estimate, signal) : null,
  ])
  const household = { ...place, benchmarkCents }
  if (estimate === null) return household
  const isRefused =
    leavesApplicantOut(members, estimate.people) || !givesShownCredit(household, income, estimate.monthlyCreditCents)
  return isRefused ? null : household
}

/** The credit at each income of a range. */
export interface RangeCreditsCall {
  readonly state: RangeCreditsState
  readonly ask: () => void
  /** Cancels the call and forgets its answer, because an amount changes. */
  readonly forget: () => void
}

function stateOf(household: CreditHousehold | null | 'failed' | undefined, isRunning: boolean): RangeCreditsState {
  if (household === undefined) return { kind: isRunning ? 'asking' : 'offered' }
  if (household === 'failed') return { kind: 'failed' }
  return household === null ? { kind: 'unavailable' } : { kind: 'known', household }
}

/** Asks for the credit at each income when the visitor presses for it, and again after a failed call. */
export function useRangeCredits({ draft, planYear }: Wizard, { likely }: IncomeRange): RangeCreditsCall {
  const calls = useOneAtATime()
  const [answer, setAnswer] = useState<{ readonly household: CreditHousehold | null | 'failed' } | null>(null)
  const ask = () => {
    const search = toCriteria({ ...draft, income: incomeTyped(String(likely)) }, planYear)
    if (!search.ok) {
      setAnswer({ household: null })
      return
    }
    setAnswer(null)
    void calls
      .run((signal) =>
        askCreditHousehold(search.value, signal).then(
          (household) => ({ household }),
          () => ({ household: 'failed' as const }),
        ),
      )
      .then((asked) => {
        if (asked !== null) setAnswer(asked)
      })
  }
  return {
    state: stateOf(answer?.household, calls.isRunning),
    ask,
    forget: () => {
      calls.cancel()
      setAnswer(null)
    },
  }
}

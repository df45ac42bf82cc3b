import { useState } from 'react'

import type { RangeCreditsState } from '#components/income/range-credits.tsx'
import type { IncomeRange } from '#domain/income/estimated-income.ts'
import { incomeTyped } from '#domain/quote/draft.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import type { CreditHousehold } from '#domain/subsidy/credit-at-income.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'

import { askCreditHousehold } from './credit-household.ts'
import type { Wizard } from './wizard.ts'

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

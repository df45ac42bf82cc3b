import { useState } from 'react'

import type { RangeCreditsState } from '#components/income/range-credits.tsx'
import type { IncomeRange } from '#domain/income/income-estimate.ts'
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

/** Asks for the credit at each income when the visitor presses for it. A failed call is not shown as an error. */
export function useRangeCredits({ draft, planYear }: Wizard, { likely }: IncomeRange): RangeCreditsCall {
  const calls = useOneAtATime()
  const [answer, setAnswer] = useState<{ readonly household: CreditHousehold | null } | null>(null)
  const ask = () => {
    const search = toCriteria({ ...draft, income: incomeTyped(String(likely)) }, planYear)
    if (!search.ok) {
      setAnswer({ household: null })
      return
    }
    void calls
      .run((signal) =>
        askCreditHousehold(search.value, signal).then(
          (household) => ({ household }),
          () => ({ household: null }),
        ),
      )
      .then((asked) => {
        if (asked !== null) setAnswer(asked)
      })
  }
  return {
    state: answer?.household
      ? { kind: 'known', household: answer.household }
      : { kind: answer ? 'unavailable' : calls.isRunning ? 'asking' : 'offered' },
    ask,
    forget: () => {
      calls.cancel()
      setAnswer(null)
    },
  }
}

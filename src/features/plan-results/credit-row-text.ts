import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { lostCredit } from '#domain/subsidy/lost-credit.ts'
import { formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { HouseholdFacts } from './use-household-facts.ts'
import type { Subsidy } from './use-subsidy.ts'

/** Returns a function that says in one line what the household saves, or why nothing (P-84). Amounts are marked as strong. */
export function useCreditRowText(): (
  criteria: QuoteCriteria,
  subsidy: Subsidy,
  household: HouseholdFacts['household'],
) => string {
  const { t, language } = useTranslation('plan-filters')
  const plans = useTranslation('plans')
  return ({ forceZeroSubsidy, income }, subsidy, household) => {
    if (forceZeroSubsidy) return t('creditRow.forgone')
    if (subsidy.creditCents > 0)
      return plans.t('creditBanner.saves', { amount: formatCentsShort(subsidy.creditCents, language) })
    const lost = household && lostCredit(income, household)
    return lost ? t('creditRow.above', { amount: formatDollars(lost.dollarsAbove, language) }) : t('creditRow.none')
  }
}

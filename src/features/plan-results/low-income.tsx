import { LowIncomeNotice } from '#components/income/low-income-notice.tsx'
import { medicaidHelpUrl } from '#config/urls.ts'
import type { BelowThreshold } from '#domain/poverty/threshold.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import { useLanguage } from '#i18n/use-translation.ts'

export interface LowIncomeProps {
  readonly criteria: QuoteCriteria
  /** The income is below the state's threshold; null if it is not, or unknown. */
  readonly lowIncome: BelowThreshold | null
}

/** The notice of an income below the threshold. It is never folded. */
export function LowIncome({ criteria, lowIncome }: LowIncomeProps) {
  const language = useLanguage()
  if (lowIncome === null) return null
  return (
    <LowIncomeNotice
      headingLevel={2}
      {...factsOfCriteria(criteria)}
      minimumIncome={lowIncome.minimumIncome}
      medicaidUrl={medicaidHelpUrl[language]}
    />
  )
}

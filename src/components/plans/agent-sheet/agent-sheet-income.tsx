import { type EstimateLines, estimateLines } from '#domain/income/estimate-lines.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AgentSheetEstimate } from './agent-sheet-estimate.tsx'
import { AgentSheetSection, SheetLine } from './agent-sheet-section.tsx'

export interface AgentSheetIncomeProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
}

/** What the income may be, where it changes from month to month. */
function Range({ household: { low, best } }: Pick<EstimateLines, 'household'>) {
  const { t, language } = useTranslation('agent-sheet')
  if (low === best) return null
  return <p>{t('income.range', { low: formatDollars(low, language), best: formatDollars(best, language) })}</p>
}

/** The household's income, and how it was estimated, person by person (P-96). */
export function AgentSheetIncome({ handover }: AgentSheetIncomeProps) {
  const { t, language } = useTranslation('agent-sheet')
  const { criteria, estimator } = handover
  const { planYear, income } = criteria
  const lines = estimator && estimateLines(estimator, planYear)
  return (
    <AgentSheetSection title={t('income.title', { year: planYear })}>
      {lines?.people.map((person) => (
        <AgentSheetEstimate key={person.person} lines={person} planYear={planYear} hasPart={lines.people.length > 1} />
      ))}
      <dl>
        <SheetLine name={t('income.total')} isTotal={lines !== null}>
          {t('income.amount', { amount: formatDollars(income, language) })}
        </SheetLine>
      </dl>
      {lines ? <Range household={lines.household} /> : <p>{t('income.typed')}</p>}
    </AgentSheetSection>
  )
}

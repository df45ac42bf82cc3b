import type { EffectiveDate } from '#domain/calendar/effective-date.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface AgentSheetFactsProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
  /** The reference of the sent application; null before it is sent. */
  readonly reference: string | null
}

/** Returns when coverage may start, and on what condition. */
function useStart(effective: EffectiveDate | null): string | null {
  const { t, language } = useTranslation('agent-sheet')
  if (effective === null) return null
  const date = formatLongDate(effective.start, language)
  switch (effective.variant) {
    case 'openEnrollment':
      return t(`facts.${effective.mayChange ? 'startOpenMayChange' : 'startOpen'}`, {
        date,
        last: formatLongDate(effective.chooseBy, language),
      })
    case 'standard':
      return t('facts.startStandard', { date })
    case 'endOfMonth':
      return t('facts.startEndOfMonth', { date })
  }
}

/** The head of the sheet: reference, day of the quote, year and start (P-95). The reference comes with the sent application. */
export function AgentSheetFacts({ handover, reference }: AgentSheetFactsProps) {
  const { t, language } = useTranslation('agent-sheet')
  const { day, effective, criteria } = handover
  const start = useStart(effective)
  const facts = [
    ['reference', reference ?? t('facts.referenceLater')] as const,
    ['day', formatLongDate(day, language)] as const,
    ['year', String(criteria.planYear)] as const,
    start !== null && (['start', start] as const),
  ].filter((fact) => fact !== false)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 border-b border-border pb-3 print:gap-x-6 print:gap-y-0 print:pb-1">
      {facts.map(([fact, value]) => (
        <div key={fact} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-muted">{t(`facts.${fact}`)}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

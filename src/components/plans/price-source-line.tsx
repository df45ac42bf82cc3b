import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import type { PriceSource } from '#domain/plans/plan.ts'
import { formatLongDate } from '#i18n/format.ts'
import { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { useLanguage } from '#i18n/use-translation.ts'

/** Says where prices come from, and of which day; null where the service does not say (P-103). */
export function priceSourceText(language: Language, source: PriceSource | null): string | null {
  const day = source && parseIsoDay(source.day)
  return (
    source && day && fixedT(language, 'plans')(`priceSource.${source.from}`, { date: formatLongDate(day, language) })
  )
}

export interface PriceSourceLineProps {
  /** The source of the plans' prices; null where the service does not say. */
  readonly source: PriceSource | null
}

/** The source and the day of the prices in one line, beside the disclaimer. Prices without a source have none. */
export function PriceSourceLine({ source }: PriceSourceLineProps) {
  const text = priceSourceText(useLanguage(), source)
  return text && <p className="text-ink print:text-xs print:leading-tight">{text}</p>
}

import { useCallback } from 'react'

import type { YearCosts } from '#domain/plans/year-costs.ts'
import type { YearCounts } from '#domain/quote/price-basis.ts'
import { formatCents } from '#i18n/format.ts'
import { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { useLanguage } from '#i18n/use-translation.ts'

/** A plan's year, whose bills it counts, and the bill of the second amount, in cents a month. */
export interface YearBill {
  /** Null if the year is not known. */
  readonly year: Pick<YearCosts, 'monthsCovered' | 'monthlyBillCents'> | null
  /** Null if everybody in the bill probably gets the credit. */
  readonly counts: YearCounts | null
  /** Undefined before it is known, and without a second amount. */
  readonly secondCents: number | undefined
}

/**
 * Returns which bill a year counts, and for whom, with the year's bills of the second amount where it is known (P-67);
 * undefined where there is nothing to say. Its `<b>` parts are strong.
 */
export function yearBillText(language: Language, { year, counts, secondCents }: YearBill): string | undefined {
  if (!year || !counts) return undefined
  const t = fixedT(language, 'year-costs')
  const bill = formatCents(year.monthlyBillCents, language)
  const bills = t('yearBill.counted', { count: counts.people, bill })
  const counted = counts.hasTobacco ? `${bills} ${t('yearBill.tobacco')}` : bills
  const { second } = counts
  if (!second || secondCents === undefined) return counted
  const what = fixedT(language, 'plans')(`outcome.second.${second.kind}Title`, { left: second.left })
  const secondBills = formatCents(secondCents * year.monthsCovered, language)
  return `${counted} ${t('yearBill.second', { what, bills: secondBills })}`
}

/** Returns the function of `yearBillText` in the page's language; the same while nothing changes. */
export function useYearBillText(
  counts: YearCounts | null,
): (year: YearBill['year'], secondCents: number | undefined) => string | undefined {
  const language = useLanguage()
  return useCallback((year, secondCents) => yearBillText(language, { year, counts, secondCents }), [language, counts])
}

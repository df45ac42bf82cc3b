import { formatMonth } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Returns a function that names the months that the cost of a year counts, from the first one covered to December (P-60). */
export function useMonthsText(): (monthsCovered: number) => string {
  const { t, language } = useTranslation('year-costs')
  return (count) => t('yearBand.months', { count, first: formatMonth(13 - count, language) })
}

import type { TFunction } from 'i18next'

/** Returns how the results' line of the search says who applies. */
export const peopleText = (t: TFunction<'plans'>, applying: number, size: number): string =>
  applying === size
    ? t('resultsSummary.people', { count: size })
    : t('resultsSummary.peopleOf', { applying, count: size })

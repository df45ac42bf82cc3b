import { Disclosure } from '#components/primitives/disclosure.tsx'
import type { YearCosts } from '#domain/plans/year-costs.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { YearSum } from './year-sum.tsx'

export interface YearWhyProps {
  /** The plan's costs of a year. */
  readonly year: YearCosts
}

/** How the figures of a plan's year are computed, opened on demand. */
export function YearWhy({ year }: YearWhyProps) {
  const { t } = useTranslation('year-costs')
  return (
    <Disclosure summary={t('yearWhy.open')} className="-my-2 print:hidden">
      <YearSum year={year} />
    </Disclosure>
  )
}

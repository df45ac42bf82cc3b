import { Disclosure } from '#components/primitives/disclosure.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { YearSum, type YearSumProps } from './year-sum.tsx'

/** How the figures of a plan's year are computed, opened on demand. */
export function YearWhy(props: YearSumProps) {
  const { t } = useTranslation('year-costs')
  return (
    <Disclosure summary={t('yearWhy.open')} className="-my-2 w-full print:hidden">
      <YearSum {...props} />
    </Disclosure>
  )
}

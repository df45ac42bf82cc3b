import { useCareText } from '#components/care/use-care-text.ts'
import type { CompareCareRow } from '#components/plans/compare-dialog/compare-dialog-grid.tsx'
import { careEntriesOf, careKinds } from '#domain/care/care-list.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { CareCoverage } from './use-care-coverage.ts'

const groups = { doctor: 'doctors', medicine: 'medicines' } as const

/** Returns the rows of the comparison about the visitor's own list: one for doctors, one for medicines, if it has any. */
export function useCareRows({ list, of }: CareCoverage): readonly CompareCareRow[] {
  const { t } = useTranslation('care')
  const text = useCareText()
  return careKinds
    .filter((kind) => careEntriesOf(list, kind).length > 0)
    .map((kind) => ({
      key: kind,
      title: t(`rows.${kind}`),
      cellOf: (planId) => {
        const care = of(planId)
        const count = care?.[groups[kind]]
        if (!care || !count) return t('rows.loading')
        const source = text.source(care)
        return source === null ? text.count(kind, count) : `${text.count(kind, count)} (${source})`
      },
    }))
}

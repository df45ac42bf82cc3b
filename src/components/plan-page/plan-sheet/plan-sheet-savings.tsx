import type { SavingsBeforeAfter } from '#domain/plans/savings-before-after.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { SheetSource } from './plan-sheet-source.tsx'

export interface PlanSheetSavingsProps {
  /** The amounts for everybody and for the household, in cents. */
  readonly savings: SavingsBeforeAfter
  /** The amounts are those of one person of a family. */
  readonly perPerson: boolean
}

/** The deductible and the maximum before and after the household's extra savings (P-27). */
export function PlanSheetSavings({ savings, perPerson }: PlanSheetSavingsProps) {
  const { t, language } = useTranslation('plan-page')
  const money = (cents: number) => formatCentsShort(cents, language)
  const rows = [
    { key: 'deductible', before: savings.usualDeductibleCents, after: savings.deductibleCents },
    { key: 'maximum', before: savings.usualOutOfPocketMaximumCents, after: savings.outOfPocketMaximumCents },
  ] as const
  return (
    <div className="grid max-w-prose gap-1 rounded-card border border-accent-soft bg-accent-wash p-4 print:hidden">
      <table className="w-full border-collapse tabular-nums">
        <caption className="pb-1 text-start text-lg font-semibold">{t('savingsChange.title')}</caption>
        <thead>
          <tr className="text-sm">
            <td className="w-1/2" />
            <th scope="col" className="py-1.5 ps-3 text-end font-normal">
              {t('savingsChange.before')}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
              {t('savingsChange.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, before, after }) => (
            <tr key={key}>
              <th scope="row" className="py-1 pe-2 text-start font-normal">
                {t(`limitTable.${key}`)}
              </th>
              <td className="py-1.5 ps-3 text-end">{money(before)}</td>
              <td className="py-1.5 ps-3 text-end font-semibold">{money(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {perPerson && <p className="text-sm">{t('savingsChange.perPerson')}</p>}
      <SheetSource>{t('savingsChange.source')}</SheetSource>
    </div>
  )
}

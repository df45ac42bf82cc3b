import type { SavingsBeforeAfter } from '#domain/plans/savings-before-after.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { SheetSource } from './plan-sheet-source.tsx'

export interface PlanSheetSavingsProps {
  /** The amounts for everybody and for the household. */
  readonly savings: SavingsBeforeAfter
  /** The amounts are those of one person of a family. */
  readonly perPerson: boolean
}

/** The deductibles and the maximum before and after the household's extra savings (P-27). */
export function PlanSheetSavings({ savings, perPerson }: PlanSheetSavingsProps) {
  const { t, language } = useTranslation('plan-page')
  const money = (cents: number) => formatCentsShort(cents, language)
  const { deductible, drugDeductible, outOfPocketMaximum } = savings
  const rows = [
    { title: t(drugDeductible ? 'savingsChange.careDeductible' : 'limitTable.deductible'), ...deductible },
    ...(drugDeductible ? [{ title: t('savingsChange.drugDeductible'), ...drugDeductible }] : []),
    { title: t('limitTable.maximum'), ...outOfPocketMaximum },
  ]
  return (
    <div className="grid max-w-prose gap-1 rounded-card border border-accent-soft bg-accent-wash p-3 sm:p-4 print:mt-1 print:gap-0 print:border-0 print:p-0">
      <table className="w-full border-collapse tabular-nums">
        <caption className="pb-1 text-start text-lg font-semibold print:text-xs">{t('savingsChange.title')}</caption>
        <thead>
          <tr className="text-sm print:text-xs">
            <td className="w-1/2" />
            <th scope="col" className="py-1.5 ps-3 text-end font-normal print:py-0">
              {t('savingsChange.before')}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold print:py-0">
              {t('savingsChange.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, usualCents, cents }) => (
            <tr key={title}>
              <th scope="row" className="py-1 pe-2 text-start font-normal print:py-0">
                {title}
              </th>
              <td className="py-1.5 ps-3 text-end print:py-0">{money(usualCents)}</td>
              <td className="py-1.5 ps-3 text-end font-semibold print:py-0">{money(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {perPerson && <p className="text-sm print:text-xs">{t('savingsChange.perPerson')}</p>}
      <SheetSource>{t('savingsChange.source')}</SheetSource>
    </div>
  )
}

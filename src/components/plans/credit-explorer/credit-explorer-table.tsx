import { lastCreditPercent } from '#domain/subsidy/contribution.ts'
import type { CreditMark } from '#domain/subsidy/credit-curve.ts'
import { formatCentsShort, formatDollars, formatPercent } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

export interface CreditExplorerTableProps {
  /** The named incomes, rising. */
  readonly marks: readonly CreditMark[]
  /** Percent of the poverty level from which the law gives a credit in the state. */
  readonly thresholdPercent: number
  /** Number of people in the tax household. */
  readonly householdSize: number
  /** Plan year. */
  readonly year: number
}

/** The percentage in the name of each income; the threshold depends on the state. */
const percents = {
  step: 133,
  150: 150,
  200: 200,
  250: 250,
  400: lastCreditPercent,
  above: lastCreditPercent,
} as const

/** The figures of the chart as a table. */
export function CreditExplorerTable({ marks, thresholdPercent, householdSize, year }: CreditExplorerTableProps) {
  const { t, language } = useTranslation('income-explorer')
  const nameOf = ({ id }: CreditMark) =>
    id === 'you' || id === 'end'
      ? t(`marks.${id}`)
      : t(`marks.${id}`, { percent: formatPercent(id === 'threshold' ? thresholdPercent : percents[id], language) })
  return (
    <table className="w-full border-collapse text-start text-sm tabular-nums">
      <caption className="pb-2 text-start text-ink-muted">{t('table.caption', { count: householdSize, year })}</caption>
      <thead>
        <tr className="border-b-2 border-border align-bottom">
          <th scope="col" className="py-2 pe-3 text-start font-semibold">
            {t('table.income')}
          </th>
          <th scope="col" className="py-2 ps-2 text-end font-semibold">
            {t('table.credit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {marks.map((mark) => (
          <tr
            key={mark.id}
            className={cn('border-b border-border align-baseline', mark.id === 'you' && 'bg-primary-wash')}
          >
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              <span className="font-semibold">{formatDollars(mark.annualIncome, language)}</span>{' '}
              <span className="block text-ink-muted">{nameOf(mark)}</span>
            </th>
            <td className="py-2 ps-2 text-end font-semibold">{formatCentsShort(mark.creditCents, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

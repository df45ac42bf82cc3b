import { RichText } from '#components/chrome/rich-text.tsx'
import { isExampleView } from '#domain/plans/year-costs.ts'
import { formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import { YearBar, type YearBarProps } from './year-band.tsx'

export interface YearLineProps extends Omit<YearBarProps, 'look'> {
  /**
   * Another bill is as probable, so the line names the bill that it counts (P-67).
   * @default false
   */
  readonly namesBill?: boolean
}

/**
 * A plan's cost of a year in one line of its card: the bills, a bar, and the highest cost (P-60, P-61). A year that does
 * not begin in January counts its months. The figure of the chosen year is underlined, and that of a federal example has
 * a line of its own (P-62, P-63). Unknown figures are left out.
 */
export function YearLine({ namesBill = false, ...props }: YearLineProps) {
  const { year, view } = props
  const { t, language } = useTranslation('year-costs')
  const dollars = (cents: number) => formatDollars(cents / 100, language)
  const { monthsCovered: count, healthy: bills, bad } = year
  const healthy = dollars(bills.cents)
  const bill = formatCentsShort(year.monthlyBillCents, language)
  const plain = count < 12 ? t('yearBand.lineMonths', { count, healthy }) : t('yearBand.line', { healthy })
  const named =
    count < 12 ? t('yearBand.lineMonthsOf', { count, bill, healthy }) : t('yearBand.lineOf', { bill, healthy })
  const exampleView = view && isExampleView(view) ? view : null
  const example = exampleView && year[exampleView]
  return (
    <div className="text-sm leading-snug tabular-nums print:text-xs">
      <div className={cn('flex items-center gap-x-2.5', namesBill && 'flex-wrap')}>
        <p className="shrink-0">
          <RichText text={namesBill ? named : plain} underlined={view === 'healthy' ? 0 : undefined} />
        </p>
        {!namesBill && <YearBar {...props} look="line" />}
        {bad && (
          <p className="shrink-0">
            <RichText
              text={t('yearBand.most', { most: dollars(bad.cents) })}
              underlined={view === 'bad' ? 0 : undefined}
            />
          </p>
        )}
        {/* A named bill leaves no room between the figures. The bar is on the next line of every card, so bars
            compare. */}
        {namesBill && <YearBar {...props} look="end" />}
      </div>
      {exampleView && example && (
        <p>
          <RichText
            text={t(example.isAtMost ? 'yearBand.exampleAbout' : 'yearBand.example', {
              view: t(`views.${exampleView}`),
              amount: dollars(example.cents),
            })}
            underlined={0}
          />
        </p>
      )}
    </div>
  )
}

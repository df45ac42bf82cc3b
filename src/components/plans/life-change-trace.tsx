import { Button } from '#components/primitives/button.tsx'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { changeOn, isTooLate } from '#domain/calendar/life-change-times.ts'
import type { LifeChange } from '#domain/calendar/life-changes.ts'
import { formatMonthDay } from '#i18n/month-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LifeChangeTraceProps {
  /** The ticked changes; empty for none of them. */
  readonly changes: readonly LifeChange[]
  /** The agency's day, by which the day of a loss is read. */
  readonly today: CalendarDay
  /** Opens the check again. */
  readonly onCheck: () => void
}

/** What the visitor said in the life-change check. Abuse is not named here, where others may read along. */
export function LifeChangeTrace({ changes, today, onCheck }: LifeChangeTraceProps) {
  const { t, language } = useTranslation('coverage-year')
  const told = changes.map((one) => {
    const { day } = one
    const read = changeOn(one, today)
    const change = t(`lifeChangeCheck.${read === 'abuse' ? 'abuseDiscreet' : read}`)
    if (day === null) return change
    const late = isTooLate(one, today) ? 'toldLate' : 'toldDay'
    return t(`lifeChangeCheck.${late}`, { change, day: formatMonthDay(day, language) })
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm max-md:px-3">
      <p>
        {told.length === 0 ? t('lifeChangeCheck.toldNone') : t('lifeChangeCheck.told', { changes: told.join(' · ') })}
      </p>
      <Button tone="quiet" size="sm" className="print-hidden" aria-haspopup="dialog" onClick={onCheck}>
        {t('lifeChangeCheck.again')}
      </Button>
    </div>
  )
}

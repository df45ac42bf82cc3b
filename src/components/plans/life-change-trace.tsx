import { Button } from '#components/primitives/button.tsx'
import type { LifeChange } from '#domain/calendar/life-changes.ts'
import { formatMonthDay } from '#i18n/month-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LifeChangeTraceProps {
  /** The ticked changes; empty for none of them. */
  readonly changes: readonly LifeChange[]
  /** Opens the check again. */
  readonly onCheck: () => void
}

/** What the visitor said in the life-change check. Abuse is not named here, where others may read along. */
export function LifeChangeTrace({ changes, onCheck }: LifeChangeTraceProps) {
  const { t, language } = useTranslation('coverage-year')
  const told = changes.map(({ id, day }) => {
    const change = t(`lifeChangeCheck.${id === 'abuse' ? 'abuseDiscreet' : id}`)
    return day ? t('lifeChangeCheck.toldDay', { change, day: formatMonthDay(day, language) }) : change
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

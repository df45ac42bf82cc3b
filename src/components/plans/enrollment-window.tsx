import { CalendarDays } from 'lucide-react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { CoverageWindow } from '#domain/calendar/coverage-window.ts'
import type { EffectiveDate } from '#domain/calendar/effective-date.ts'
import { daysAfter } from '#domain/calendar/typed-day.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatLongDate } from '#i18n/format.ts'
import { formatMonthDay } from '#i18n/month-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface EnrollmentWindowProps {
  /** The year of the listed plans. */
  readonly planYear: PlanYear
  /** Where today lies in the Open Enrollment of that year. */
  readonly window: CoverageWindow
  /** When a plan of that year starts; null when none can start. */
  readonly effective: EffectiveDate | null
  /** The name of the marketplace that the state runs, which sets its own last day; absent elsewhere. */
  readonly marketplace?: string | undefined
  /** Opens the life-change check. Without it there is no button. */
  readonly onLifeChangeCheck?: (() => void) | undefined
}

/** Returns the sentences of the box; none when no plan of the year can start any more. */
function useSentences({ planYear: year, window, effective, marketplace }: EnrollmentWindowProps): readonly string[] {
  const { t, language } = useTranslation('coverage-year')
  const day = (date: Parameters<typeof formatMonthDay>[0]) => formatMonthDay(date, language)
  const ownDays = marketplace === undefined ? [] : [t('enrollmentWindow.ownDays', { marketplace, year })]
  if (window.kind === 'before') return [t('enrollmentWindow.begins', { year })]
  if (window.kind === 'open') {
    const { until, startIfToday, startByLoss, chooseBy, mayChange } = window
    const days = { year, until: day(until), start: day(startIfToday) }
    const firstStart = chooseBy ? [t('enrollmentWindow.firstStart', { ...days, chooseBy: day(chooseBy) })] : []
    const ofHealthCareGov = chooseBy
      ? t(`enrollmentWindow.${mayChange ? 'openMayChange' : 'open'}`, { ...days, chooseBy: day(chooseBy) })
      : t(`enrollmentWindow.${mayChange ? 'openLastMayChange' : 'openLast'}`, days)
    const byLoss = startByLoss && { last: day(daysAfter(startByLoss, -1)), start: day(startByLoss) }
    return [
      ...(marketplace === undefined ? [ofHealthCareGov] : [...firstStart, ...ownDays]),
      ...(byLoss ? [t('enrollmentWindow.byLoss', byLoss)] : []),
    ]
  }
  const { losses } = window
  if (losses === null || effective === null || effective.variant === 'openEnrollment') return []
  const date = formatLongDate(effective.start, language)
  const lifeChange =
    losses === 'sixtyDays'
      ? t('enrollmentWindow.closed', { year })
      : t('enrollmentWindow.closedLossBy', { year, day: day(losses) })
  return [...ownDays, lifeChange, t(`enrollmentWindow.${effective.variant}`, { date })]
}

/**
 * Says who can choose a plan of the listed year now, and when it starts (Q-77, P-15). The box is absent when no plan of
 * the year can start any more.
 */
export function EnrollmentWindow(props: EnrollmentWindowProps) {
  const { t } = useTranslation('coverage-year')
  const sentences = useSentences(props)
  const { window, onLifeChangeCheck } = props
  if (sentences.length === 0) return null
  return (
    <section
      aria-label={t('enrollmentWindow.label')}
      className="flex gap-3 rounded-lg border border-accent-soft bg-accent-wash px-4 py-2.5 leading-snug text-ink"
    >
      <CalendarDays aria-hidden strokeWidth={1.9} className="size-6 shrink-0" />
      <div className="grid min-w-0 justify-items-start gap-2">
        {sentences.map((sentence) => (
          <p key={sentence}>
            <RichText text={sentence} />
          </p>
        ))}
        {window.kind === 'closed' && onLifeChangeCheck && (
          <div className="print-hidden">
            <Button tone="outline" size="sm" aria-haspopup="dialog" onClick={onLifeChangeCheck}>
              {t('enrollmentWindow.check')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

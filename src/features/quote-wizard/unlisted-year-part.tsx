import { UnlistedYear } from '#components/wizard/unlisted-year.tsx'
import { site } from '#config/site.ts'
import { agency } from '#content/agency.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { quoteYear } from '#domain/calendar/wizard-year.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import type { Clock } from '#lib/clock.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

export interface UnlistedYearPartProps {
  readonly session: QuoteSession
  /** The plan year that is quoted on this day, which this build doesn't know. */
  readonly year: number
  readonly clock: Clock
}

/** The notice about a year without facts, and the year before where a plan of it can still start. */
export function UnlistedYearPart({ session, year, clock }: UnlistedYearPartProps) {
  const dispatch = useQuoteDispatch()
  const today = calendarDay(clock.now())
  const still = site.planYears.find((known) => known === year - 1 && quoteYear(site.planYear, today, known) === known)
  return (
    <UnlistedYear
      year={year}
      phone={agency.phone}
      still={still}
      onStill={() => {
        dispatch({ type: 'restored', session: { ...session, planYear: still } })
      }}
    />
  )
}

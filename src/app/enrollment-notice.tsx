import { OpenEnrollmentBanner } from '#components/chrome/open-enrollment-banner.tsx'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { enrollmentNews } from '#domain/calendar/open-enrollment.ts'
import { systemClock } from '#lib/clock.ts'
import { useQuoteSession } from '#state/quote-session.tsx'

import { useSitePath } from './site-location.ts'

/** The Open Enrollment banner, on the home page while the quote form is asked and nowhere else (spec 1 §2). */
export function EnrollmentNotice() {
  const path = useSitePath()
  const { phase } = useQuoteSession()
  if (path !== '/' || phase !== 'quote') return null
  return <OpenEnrollmentBanner news={enrollmentNews(calendarDay(systemClock.now()))} />
}

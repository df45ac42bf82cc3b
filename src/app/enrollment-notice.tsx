import { OpenEnrollmentBanner } from '#components/chrome/open-enrollment-banner.tsx'
import { site } from '#config/site.ts'
import { useQuoteSession } from '#state/quote-session.tsx'

import { useSitePath } from './site-location.ts'

/** The Open Enrollment banner, on the home page while the quote form is asked and nowhere else (spec 1 §2). */
export function EnrollmentNotice() {
  const path = useSitePath()
  const { phase } = useQuoteSession()
  return path === '/' && phase === 'quote' ? <OpenEnrollmentBanner planYear={site.planYear} /> : null
}

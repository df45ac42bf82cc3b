import { useSyncExternalStore } from 'react'

import type { EnrollmentNews } from '#domain/calendar/enrollment-news.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { RichText } from './rich-text.tsx'

export interface OpenEnrollmentBannerProps {
  /** Which year's Open Enrollment, and whether it has begun. */
  readonly news: EnrollmentNews
}

function neverChanges() {
  return () => undefined
}

/** Says when Open Enrollment begins or began. Shown only on the quote form's step. */
export function OpenEnrollmentBanner({ news }: OpenEnrollmentBannerProps) {
  const { t } = useTranslation('common')
  // A prerendered page has the sentence of the build day. React hydrates it unchanged, then renders today's sentence.
  const drawnOn = useSyncExternalStore(
    neverChanges,
    () => 'today',
    () => 'dayOfBuild',
  )
  return (
    <aside
      aria-label={t('openEnrollment.label')}
      className="bg-accent-soft px-4 py-2.5 text-center font-medium text-ink"
    >
      <p key={drawnOn} suppressHydrationWarning>
        <RichText text={t(`openEnrollment.${news.hasBegun ? 'began' : 'begins'}`, { year: news.planYear })} />
      </p>
    </aside>
  )
}

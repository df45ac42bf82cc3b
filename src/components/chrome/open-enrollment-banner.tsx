import { useSyncExternalStore } from 'react'

import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { EnrollmentNews } from '#domain/calendar/enrollment-news.ts'
import { formatMonthDay } from '#i18n/month-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { RichText } from './rich-text.tsx'

export interface OpenEnrollmentBannerProps {
  /** Which year's Open Enrollment, and the day to name. */
  readonly news: EnrollmentNews
  /** The news on the day of the build, which a prerendered page shows until it is hydrated. */
  readonly newsOfBuild: EnrollmentNews
}

function neverChanges() {
  return () => undefined
}

/** Says when Open Enrollment begins, or until when a plan can be chosen. Shown only on the quote form's step. */
export function OpenEnrollmentBanner({ news: newsToday, newsOfBuild }: OpenEnrollmentBannerProps) {
  const { t, language } = useTranslation('menus')
  // React hydrates a prerendered page with the sentence of the build's day, then renders today's.
  const isOfBuild = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const news = isOfBuild ? newsOfBuild : newsToday
  const day = (date: CalendarDay) => formatMonthDay(date, language)
  const year = news.planYear
  const text =
    'by' in news
      ? t('openEnrollment.chooseBy', { year, by: day(news.by), start: day(news.start) })
      : 'until' in news
        ? t(`openEnrollment.${news.kind}`, { year, until: day(news.until) })
        : t(`openEnrollment.${news.kind}`, { year })
  return (
    <aside
      aria-label={t('openEnrollment.label')}
      className="bg-accent-soft px-4 py-1.5 text-center leading-snug font-medium"
    >
      <p>
        <RichText text={text} />
      </p>
    </aside>
  )
}

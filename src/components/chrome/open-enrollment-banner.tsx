import { useTranslation } from '#i18n/use-translation.ts'

import { RichText } from './rich-text.tsx'

export interface OpenEnrollmentBannerProps {
  /** The year whose plans are offered. */
  readonly planYear: number
}

/** Says when Open Enrollment begins; shown on the quote form's step only (spec 1 §2). */
export function OpenEnrollmentBanner({ planYear }: OpenEnrollmentBannerProps) {
  const { t } = useTranslation('common')
  return (
    <aside
      aria-label={t('openEnrollment.label')}
      className="bg-accent-soft px-4 py-2.5 text-center font-medium text-ink"
    >
      <p>
        <RichText text={t('openEnrollment.text', { year: planYear })} />
      </p>
    </aside>
  )
}

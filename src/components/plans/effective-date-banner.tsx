import { CalendarDays } from 'lucide-react'

import { RichText } from '#components/chrome/rich-text.tsx'
import type { EffectiveDate } from '#domain/calendar/effective-date.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface EffectiveDateBannerProps {
  /** The start date, and its conditions. */
  readonly effective: EffectiveDate
}

/** Says when coverage by the listed plans starts, and who can get it (P-15). */
export function EffectiveDateBanner({ effective }: EffectiveDateBannerProps) {
  const { t, language } = useTranslation('plans')
  return (
    <p className="flex gap-3 rounded-lg border border-accent-soft bg-accent-wash px-4 py-3 leading-snug text-ink">
      <CalendarDays aria-hidden strokeWidth={1.9} className="size-6 shrink-0" />
      <span>
        <RichText
          text={t(`effectiveDateBanner.${effective.variant}`, {
            date: formatLongDate(effective.start, language),
            ...('chooseBy' in effective && { chooseBy: formatLongDate(effective.chooseBy, language) }),
          })}
        />
      </span>
    </p>
  )
}

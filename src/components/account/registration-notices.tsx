import { BadgeDollarSign, HandHeart, Info, ShieldCheck } from 'lucide-react'
import { useId } from 'react'

import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

const notices = [
  { id: 'review', Icon: ShieldCheck },
  { id: 'estimate', Icon: BadgeDollarSign },
  { id: 'coverage', Icon: Info },
  { id: 'free', Icon: HandHeart },
] as const

export interface RegistrationNoticesProps {
  /**
   * Two notices stand in a row where there is room.
   * @default false
   */
  readonly isWide?: boolean
}

/** The notices before a visitor opens an account. */
export function RegistrationNotices({ isWide = false }: RegistrationNoticesProps) {
  const { t } = useTranslation('registration')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-xl font-semibold">
        {t('notices.heading')}
      </h2>
      <ul className={cn('grid gap-3', isWide && 'sm:grid-cols-2 sm:gap-x-6')}>
        {notices.map(({ id, Icon }) => (
          <li key={id} className="flex items-start gap-3">
            <Icon aria-hidden strokeWidth={1.9} className="mt-0.5 size-5 shrink-0 text-primary-mid" />
            <span className="min-w-0 text-pretty">{t(`notices.${id}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

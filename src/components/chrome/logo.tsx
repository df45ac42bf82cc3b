import { LogoDrawing } from 'virtual:agency-logo'

import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LogoProps {
  /** Whether a long name takes several lines on wide screens, beside the links. */
  readonly wraps?: boolean
}

/** The agency's mark and name, as a link home (C-64). */
export function Logo({ wraps = false }: LogoProps) {
  const { t } = useTranslation('common')
  const address = useAddress()
  return (
    <a
      href={address('/')}
      aria-label={t('siteHeader.homeLabel')}
      className="inline-flex min-h-target items-center gap-1 font-display text-xl sm:gap-2.5 sm:text-2xl font-bold text-primary-strong no-underline"
    >
      <LogoDrawing className="h-5 w-auto shrink-0 sm:h-8" />
      <span className={wraps ? 'leading-tight lg:max-w-header-name' : undefined}>{t('brand.name')}</span>
    </a>
  )
}

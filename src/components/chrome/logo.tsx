import { LogoDrawing } from 'virtual:agency-logo'

import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The agency's mark and name, as a link home (C-64). */
export function Logo() {
  const { t } = useTranslation('common')
  const address = useAddress()
  return (
    <a
      href={address('/')}
      aria-label={t('siteHeader.homeLabel')}
      className="inline-flex min-h-target items-center gap-1 font-display text-xl sm:gap-2.5 sm:text-2xl font-bold text-primary-strong no-underline"
    >
      <LogoDrawing className="h-5 w-auto shrink-0 sm:h-8" />
      {t('brand.name')}
    </a>
  )
}

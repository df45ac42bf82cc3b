import { LogoDrawing } from 'virtual:agency-logo'

import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

/** The longest name that fits on one line beside the Spanish links at 1280 px, in letters. */
const oneLine = 8

export interface LogoProps {
  /** Whether a long name wraps onto several lines on wide screens, beside the links. */
  readonly wraps?: boolean
}

/** The agency's mark and name, as a link home (C-64). */
export function Logo({ wraps = false }: LogoProps) {
  const { t } = useTranslation('common')
  const address = useAddress()
  const name = t('brand.name')
  const isShort = !wraps || name.length <= oneLine
  return (
    <a
      href={address('/')}
      aria-label={t('siteHeader.homeLabel')}
      translate="no"
      className="inline-flex min-h-target items-center gap-0.5 font-display text-2xl sm:gap-2 font-bold tracking-tight text-primary-strong no-underline"
    >
      <LogoDrawing className={cn('h-5 w-auto shrink-0 sm:h-8', !isShort && 'lg:h-6')} />
      <span className={cn(!isShort && 'leading-tight lg:max-w-header-name lg:text-xl')}>{name}</span>
    </a>
  )
}

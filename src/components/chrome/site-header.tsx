import type { Language } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'

/** Props of the header. */
export interface SiteHeaderProps {
  /** As people read it: 1-800-555-0142. */
  readonly phone: string
  readonly onLanguageChange: (language: Language) => void
}

/** The header of every page: home, the agency's phone in the same place everywhere, and the language toggle. */
export function SiteHeader({ phone, onLanguageChange }: SiteHeaderProps) {
  const { t } = useTranslation('common')
  return (
    <header className="border-b border-border bg-surface print-hidden">
      <div className="mx-auto flex min-h-header max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 md:px-6">
        <Logo />
        <div className="ms-auto flex items-center gap-2 md:gap-6">
          <a
            href={telHref(phone)}
            aria-label={t('siteHeader.callLabel', { phone })}
            className="inline-flex min-h-target items-center text-sm font-semibold whitespace-nowrap text-primary no-underline tabular-nums md:text-base"
          >
            {phone}
          </a>
          <LanguageToggle onChange={onLanguageChange} />
        </div>
      </div>
    </header>
  )
}

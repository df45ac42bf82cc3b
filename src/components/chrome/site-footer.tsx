import { useTranslation } from '#i18n/use-translation.ts'

import { Logo } from './logo.tsx'

/** Props of the footer. */
export interface SiteFooterProps {
  readonly phone: string
  /** The year of the copyright line. */
  readonly year: number
}

/** The footer of every page. */
export function SiteFooter({ phone, year }: SiteFooterProps) {
  const { t } = useTranslation('common')
  return (
    <footer className="mt-auto border-t border-border bg-surface print-hidden">
      <div className="mx-auto grid max-w-page gap-3 px-4 py-8 text-sm text-ink-muted md:px-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Logo />
          <p>{t('brand.tagline')}</p>
        </div>
        <p>{t('siteFooter.help', { phone })}</p>
        <p>{t('siteFooter.copyright', { year })}</p>
      </div>
    </footer>
  )
}

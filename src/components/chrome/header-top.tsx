import { useTranslation } from '#i18n/use-translation.ts'

import { SocialLinks, type SocialLinksProps } from './social-links.tsx'

export interface HeaderTopProps {
  /** The agency's page on each network. */
  readonly socialUrls: SocialLinksProps['urls']
}

/** The row above the header's links on wide screens: what the agency promises, and its pages on other sites. */
export function HeaderTop({ socialUrls }: HeaderTopProps) {
  const { t } = useTranslation('common')
  return (
    <div className="hidden border-b border-border bg-surface-sunken lg:block">
      <div className="mx-auto flex min-h-target max-w-page items-center justify-between gap-5 px-6 text-sm text-ink-muted">
        <p>{t('brand.tagline')}</p>
        <SocialLinks urls={socialUrls} look="plain" />
      </div>
    </div>
  )
}

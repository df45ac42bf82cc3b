import { ExternalLink } from '#components/primitives/external-link.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MarketplaceDisclaimerProps {
  /** Address of the federal Marketplace's site in the page's language. */
  readonly href: string
}

/**
 * The prescribed statement of who runs the site and where all plans are listed, in body size and in the full text color
 * (P-17).
 */
export function MarketplaceDisclaimer({ href }: MarketplaceDisclaimerProps) {
  const { t } = useTranslation('menus')
  const common = useTranslation('common')
  return (
    <p className="gap-x-10 columns-field-lg text-ink print:columns-auto print:text-xs print:leading-tight">
      <span className="print:hidden">{t('disclaimer.text')}</span>
      {/* On paper, one sentence says the same. */}
      <span className="hidden print:inline">{t('disclaimerOnPaper')}</span>{' '}
      <ExternalLink href={href} newTabLabel={common.t('externalLink.newTab')}>
        {t('disclaimer.link')}
      </ExternalLink>
    </p>
  )
}

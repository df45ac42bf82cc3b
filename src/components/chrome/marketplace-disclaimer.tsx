import { ExternalLink } from '#components/primitives/external-link.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MarketplaceDisclaimerProps {
  /** Address of the federal Marketplace's site in the page's language. */
  readonly href: string
}

/** Says that the agency is not the government, and where all plans are listed (P-17, 45 CFR 155.220(c)(3)). */
export function MarketplaceDisclaimer({ href }: MarketplaceDisclaimerProps) {
  const { t } = useTranslation('plans')
  const common = useTranslation('common')
  return (
    <p className="text-sm text-ink-muted print:text-xs">
      {t('disclaimer.text')}{' '}
      <ExternalLink href={href} newTabLabel={common.t('externalLink.newTab')}>
        {t('disclaimer.link')}
      </ExternalLink>
    </p>
  )
}

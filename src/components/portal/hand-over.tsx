import { ArrowLeft } from 'lucide-react'

import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { PortalPlace } from '#domain/account/portal.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface HandOverProps {
  /** The page that the user requested. */
  readonly place: PortalPlace
  /** Address of the members portal. */
  readonly membersPortalHref: string
  /** Address of the page with the application's status. */
  readonly statusHref: string
}

/** Names the page that the user requested, and links to the members portal, where that page is. */
export function HandOver({ place, membersPortalHref, statusHref }: HandOverProps) {
  const { t } = useTranslation('portal')
  const common = useTranslation('common')
  return (
    <Card padding="lg" raised className="grid min-w-0 justify-items-start gap-5">
      <FocusHeading focusKey={place} className="max-w-full hyphens-auto wrap-anywhere">
        {t(`handOver.titles.${place}`)}
      </FocusHeading>
      <div className="grid gap-2 text-pretty">
        <p className="text-lg">{t(`handOver.leads.${place}`)}</p>
        <p className="text-ink-muted">{t('handOver.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={membersPortalHref} external newTabLabel={common.t('externalLink.newTab')}>
          {t('handOver.open')}
        </LinkButton>
        <LinkButton href={statusHref} tone="quiet">
          <ArrowLeft aria-hidden strokeWidth={1.9} className="hidden size-5 sm:block" />
          {t('handOver.back')}
        </LinkButton>
      </div>
    </Card>
  )
}

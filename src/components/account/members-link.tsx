import { ExternalLink } from '#components/primitives/external-link.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MembersLinkProps {
  /** Address of the members portal, from the settings. */
  readonly href: string
}

/** A link for enrolled members to their portal, which is a separate site. */
export function MembersLink({ href }: MembersLinkProps) {
  const { t } = useTranslation('registration')
  const common = useTranslation('common')
  return (
    <p>
      {t('membersLink.text')}{' '}
      <ExternalLink href={href} newTabLabel={common.t('externalLink.newTab')} className="font-semibold">
        {t('membersLink.link')}
      </ExternalLink>
    </p>
  )
}

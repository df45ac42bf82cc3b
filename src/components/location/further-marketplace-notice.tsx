import { RichText } from '#components/chrome/rich-text.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { furtherMarketplace } from '#domain/geo/further-marketplaces.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface FurtherMarketplaceNoticeProps {
  /** Abbreviation of the county's state. */
  readonly state: string
  /** The year of the plans that are quoted. */
  readonly planYear: number
}

/** Says where a plan is bought in a state that runs its own marketplace and is quoted here; otherwise nothing. */
export function FurtherMarketplaceNotice({ state: abbr, planYear }: FurtherMarketplaceNoticeProps) {
  const { t, language } = useTranslation('quote-steps')
  const { t: tCommon } = useTranslation('common')
  const marketplace = furtherMarketplace(abbr, planYear)
  if (!marketplace) return null
  const { stateFullName, name, url } = marketplace
  const state = stateNameIn(language, abbr, stateFullName)
  return (
    <Notice
      tone="warning"
      title={t('ownMarketplaceNotice.title', { state })}
      actions={
        <LinkButton tone="outline" size="sm" href={url} external newTabLabel={tCommon('externalLink.newTab')}>
          {t('restrictedStateDialog.visit', { marketplace: name })}
        </LinkButton>
      }
    >
      <RichText text={t('furtherMarketplaceNotice.text', { state, marketplace: name })} />
    </Notice>
  )
}

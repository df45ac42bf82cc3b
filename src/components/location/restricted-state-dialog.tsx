import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { OwnMarketplaceState } from '#domain/geo/own-marketplace-states.ts'
import { ownMarketplaces } from '#domain/geo/own-marketplaces.ts'
import { stateInSentence } from '#i18n/state-in-sentence.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface RestrictedStateDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The state, whose marketplace the dialog names. */
  readonly state: OwnMarketplaceState
  /** Called when the dialog is closed in any way. */
  readonly onClose: () => void
  /** Reopens the notice when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
}

/** Says that a state has its own marketplace and links to it. */
export function RestrictedStateDialog({ open, state: abbr, onClose, onReopen }: RestrictedStateDialogProps) {
  const { t, language } = useTranslation('quote-steps')
  const { t: tCommon } = useTranslation('common')
  const { stateFullName, name, url } = ownMarketplaces[abbr]
  const state = stateInSentence(language, abbr, stateFullName)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('restrictedStateDialog.title', { state })}
      closeLabel={t('restrictedStateDialog.close')}
      description={t('restrictedStateDialog.text', { state, abbr })}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            {t('restrictedStateDialog.close')}
          </Button>
          <LinkButton href={url} external newTabLabel={tCommon('externalLink.newTab')}>
            {t('restrictedStateDialog.visit', { marketplace: name })}
          </LinkButton>
        </>
      }
    >
      <p>{t('restrictedStateDialog.official')}</p>
      <p className="mt-2 font-display text-xl font-semibold">{name}</p>
    </Dialog>
  )
}

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { OwnMarketplace } from '#domain/geo/own-marketplaces.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface RestrictedStateDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The state's marketplace and its address. */
  readonly record: OwnMarketplace
  /** Called when the dialog is closed in any way. */
  readonly onClose: () => void
  /** Reopens the notice when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
}

/** Says that a state has its own marketplace and links to it. */
export function RestrictedStateDialog({ open, record, onClose, onReopen }: RestrictedStateDialogProps) {
  const { t, language } = useTranslation('quote-steps')
  const { t: tCommon } = useTranslation('common')
  const state = stateNameIn(language, record.state, record.stateFullName)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('restrictedStateDialog.title', { state })}
      closeLabel={t('restrictedStateDialog.close')}
      description={t('restrictedStateDialog.text', { state, abbr: record.state })}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            {t('restrictedStateDialog.close')}
          </Button>
          <LinkButton href={record.url} external newTabLabel={tCommon('externalLink.newTab')}>
            {t('restrictedStateDialog.visit', { marketplace: record.name })}
          </LinkButton>
        </>
      }
    >
      <p>{t('restrictedStateDialog.official')}</p>
      <p className="mt-2 font-display text-xl font-semibold">{record.name}</p>
    </Dialog>
  )
}

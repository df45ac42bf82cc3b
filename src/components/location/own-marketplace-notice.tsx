import { Button } from '#components/primitives/button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import type { OwnMarketplaceState } from '#domain/geo/own-marketplace-states.ts'
import { ownMarketplaces } from '#domain/geo/own-marketplaces.ts'
import { stateAtStart, stateInSentence } from '#i18n/state-in-sentence.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { RestrictedStateDialog } from './restricted-state-dialog.tsx'

export interface OwnMarketplaceNoticeProps {
  /** The state of the chosen county. */
  readonly state: OwnMarketplaceState
  /** Whether its dialog is open. */
  readonly isOpen: boolean
  /** Called by the button, and when the browser's Forward reopens the dialog. */
  readonly onOpen: () => void
  /** Called when the dialog is closed in any way. */
  readonly onClose: () => void
}

/** Stands below a county whose state has its own marketplace, and opens the dialog that leads there. */
export function OwnMarketplaceNotice({ state: abbr, isOpen, onOpen, onClose }: OwnMarketplaceNoticeProps) {
  const { t, language } = useTranslation('quote-steps')
  const { stateFullName, name } = ownMarketplaces[abbr]
  return (
    <>
      <Notice
        tone="warning"
        title={t('ownMarketplaceNotice.title', { state: stateAtStart(language, abbr, stateFullName) })}
        actions={
          <Button tone="outline" size="sm" onClick={onOpen}>
            {t('ownMarketplaceNotice.more', { state: stateInSentence(language, abbr, stateFullName) })}
          </Button>
        }
      >
        {t('ownMarketplaceNotice.text', { marketplace: name })}
      </Notice>
      <RestrictedStateDialog open={isOpen} state={abbr} onClose={onClose} onReopen={onOpen} />
    </>
  )
}

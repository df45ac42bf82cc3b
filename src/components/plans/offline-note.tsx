import type { ReactNode } from 'react'

import { Notice } from '#components/primitives/notice.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface OfflineNoteProps {
  /** The device has no connection. */
  readonly isOffline: boolean
  /** A plan was chosen without a connection, and is taken as soon as there is one. */
  readonly isWaiting: boolean
  /** Other content at the bottom of the window, such as the plans to compare. */
  readonly children?: ReactNode
}

/**
 * Says at the bottom of the window that there is no connection, and what waits for it (P-112). It lies over the plans, so
 * nothing that is read moves. It says nothing with a connection.
 */
export function OfflineNote({ isOffline, isWaiting, children }: OfflineNoteProps) {
  const { t } = useTranslation('plans')
  return (
    // It stays on the screen along the list, because the button that was pressed may be far down. In a low window it
    // would cover what has the focus.
    <div className={isOffline ? 'z-dock tall:sticky tall:bottom-0 print:static' : 'contents'}>
      {isOffline && (
        <Notice tone="warning" live="status" title={t('offlineNote.title')} className="shadow-dock print:hidden">
          {t(isWaiting ? 'offlineNote.waiting' : 'offlineNote.text')}
        </Notice>
      )}
      {children}
    </div>
  )
}

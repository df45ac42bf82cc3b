import { Notice } from '#components/primitives/notice.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface OfflineNoteProps {
  /** The device has no connection. */
  readonly isOffline: boolean
  /** A plan was chosen without a connection, and is taken as soon as there is one. */
  readonly isWaiting: boolean
}

/** Says above the plans that there is no connection, and what waits for it (P-112). It says nothing with a connection. */
export function OfflineNote({ isOffline, isWaiting }: OfflineNoteProps) {
  const { t } = useTranslation('plans')
  if (!isOffline) return null
  return (
    // It stays on the screen along the list, because the button that was pressed may be far down.
    <Notice tone="warning" live="status" title={t('offlineNote.title')} className="sticky top-0 z-10 print:hidden">
      {t(isWaiting ? 'offlineNote.waiting' : 'offlineNote.text')}
    </Notice>
  )
}

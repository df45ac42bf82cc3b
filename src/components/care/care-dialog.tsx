import { LockKeyhole } from 'lucide-react'
import type { RefObject } from 'react'

import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { Skeleton } from '#components/primitives/skeleton.tsx'
import { SharedDeviceSwitch, type SharedDeviceSwitchProps } from '#components/take-along/shared-device-switch.tsx'
import { type CareEntry, type CareKind, type CareList, careKinds } from '#domain/care/care-list.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { type CareSearch, CareSection } from './care-section.tsx'

export interface CareDialogProps extends SharedDeviceSwitchProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Closes the dialog. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen?: (() => void) | undefined
  /** What takes the focus on closing; by default the opener. */
  readonly returnFocus?: RefObject<HTMLElement | null>
  /** The visitor's list; null while the device reads it. */
  readonly list: CareList | null
  /** The device does not store the list. */
  readonly isNotStored: boolean
  /** The suggestions of each kind. */
  readonly searches: Readonly<Record<CareKind, CareSearch>>
  /** Called with a suggestion or a typed name. */
  readonly onAdd: (entry: CareEntry) => void
  /** Called with the id of the entry to remove. */
  readonly onRemove: (entryId: string) => void
}

/** The dialog in which the visitor lists doctors and medicines (P-75, P-76). Each change counts at once. */
export function CareDialog(props: CareDialogProps) {
  const { open, onClose, onReopen, returnFocus, list, isNotStored, searches, onAdd, onRemove } = props
  const { isShared, onChoose } = props
  const { t } = useTranslation('care')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      {...(returnFocus && { returnFocus })}
      size="wide"
      title={t('dialog.title')}
      description={t('dialog.intro')}
      closeLabel={t('dialog.close')}
      footer={<Button onClick={onClose}>{t('dialog.done')}</Button>}
    >
      <div className="grid gap-6">
        {isNotStored && (
          <Alert tone="warning" live="status">
            {t('dialog.notStored')}
          </Alert>
        )}
        {list === null ? (
          <div role="status" aria-label={t('dialog.loading')}>
            <Skeleton shape="block" className="h-28" />
          </div>
        ) : (
          <div className="grid gap-8 md:grid-cols-2">
            {careKinds.map((kind) => (
              <CareSection
                key={kind}
                kind={kind}
                list={list}
                search={searches[kind]}
                onAdd={onAdd}
                onRemove={onRemove}
              />
            ))}
          </div>
        )}
        <p className="flex max-w-prose items-start gap-2 text-sm text-ink-muted">
          <LockKeyhole aria-hidden strokeWidth={1.9} className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{t(isShared ? 'dialog.privacyInTab' : 'dialog.privacy')}</span>
        </p>
        <SharedDeviceSwitch isShared={isShared} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}

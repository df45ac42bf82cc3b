import { CareDialog, type CareDialogProps } from '#components/care/care-dialog.tsx'
import { careEntriesOf, withCareEntry, withoutCareEntry } from '#domain/care/care-list.ts'
import { useCareList } from '#state/use-care-list.ts'
import { useSharedDevice } from '#state/shared-device-choice.ts'

import { useCareSearch } from './use-care-search.ts'

export interface CarePartProps extends Pick<CareDialogProps, 'open' | 'onClose' | 'onReopen' | 'returnFocus'> {
  /** Doctors are suggested near it. */
  readonly zipCode: string
  /** Called when the visitor adds or removes a doctor. */
  readonly onDoctorsChange: () => void
}

/** The dialog of doctors and medicines with its calls and the list of this device. It is loaded when it is opened. */
export function CarePart({ zipCode, onDoctorsChange, ...dialog }: CarePartProps) {
  const { list, isReady, status, change } = useCareList()
  const { isShared, choose } = useSharedDevice()
  const doctor = useCareSearch('doctor', zipCode)
  const medicine = useCareSearch('medicine', zipCode)
  return (
    <CareDialog
      {...dialog}
      list={isReady ? list : null}
      isShared={isShared}
      onChoose={choose}
      isNotStored={status === 'notStored'}
      searches={{ doctor, medicine }}
      onAdd={(entry) => {
        change((now) => withCareEntry(now, entry))
        if (entry.kind === 'doctor') onDoctorsChange()
      }}
      onRemove={(entryId) => {
        change((now) => withoutCareEntry(now, entryId))
        if (careEntriesOf(list, 'doctor').some(({ id }) => id === entryId)) onDoctorsChange()
      }}
    />
  )
}

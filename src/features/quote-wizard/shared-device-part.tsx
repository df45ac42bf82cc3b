import { SharedDeviceSwitch } from '#components/take-along/shared-device-switch.tsx'
import { useSharedDevice } from '#state/shared-device-choice.ts'

/** The switch for a device of several people, with what moves the stored values. It is loaded when it is opened. */
export function SharedDevicePart() {
  const { isShared, choose } = useSharedDevice()
  return <SharedDeviceSwitch isShared={isShared} onChoose={choose} />
}

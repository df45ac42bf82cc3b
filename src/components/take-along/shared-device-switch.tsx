import { Switch } from '#components/primitives/switch.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** The device's choice, and how it is changed. */
export interface SharedDeviceSwitchProps {
  /** Whether several people use this device. */
  readonly isShared: boolean
  /** Changes the choice. */
  readonly onChoose: (isShared: boolean) => void
}

/** Says whether several people use this device. On such a device nothing is kept beyond this tab. */
export function SharedDeviceSwitch({ isShared, onChoose }: SharedDeviceSwitchProps) {
  const { t } = useTranslation('take-along')
  return (
    <div className="grid gap-1">
      <Switch
        label={t('sharedDevice.switch')}
        checked={isShared}
        onChange={(event) => {
          onChoose(event.target.checked)
        }}
      />
      <p role="status" className="max-w-prose text-sm text-ink-muted">
        {t(isShared ? 'sharedDevice.on' : 'sharedDevice.off')}
      </p>
    </div>
  )
}

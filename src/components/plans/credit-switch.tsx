import { useId } from 'react'

import { Switch } from '#components/primitives/switch.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CreditSwitchProps {
  /** Whether prices are shown without the tax credit. */
  readonly forgone: boolean
  /** Called with whether to show prices without the credit. */
  readonly onChange: (forgone: boolean) => void
}

/** Shows full prices instead of those after the tax credit (P-24), and says that the extra savings are lost too. */
export function CreditSwitch({ forgone, onChange }: CreditSwitchProps) {
  const { t } = useTranslation('plans')
  const noteId = useId()
  return (
    <div>
      <Switch
        label={t('creditSwitch.label')}
        checked={forgone}
        aria-describedby={noteId}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
      <p id={noteId} className="text-sm text-ink-muted">
        {t(forgone ? 'creditSwitch.note' : 'creditSwitch.consequence')}
      </p>
    </div>
  )
}

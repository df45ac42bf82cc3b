import { LiveRegion } from '#components/primitives/live-region.tsx'
import { Switch } from '#components/primitives/switch.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { useWords } from './words-context.ts'

/** The switch that shows both languages (C-77). A screen without that choice renders nothing. */
export function LanguagesSwitch() {
  const { t } = useTranslation('plans')
  const { choice } = useWords()
  if (choice === null) return null
  return (
    <div className="print:hidden">
      <Switch
        label={t('languagesSwitch.label')}
        checked={choice.state === 'on' || choice.state === 'loading'}
        onChange={(event) => {
          choice.onChange(event.target.checked)
        }}
      />
      <LiveRegion
        visible
        text={choice.state === 'failed' ? t('languagesSwitch.failed') : ''}
        className="block text-sm font-semibold text-danger"
      />
    </div>
  )
}

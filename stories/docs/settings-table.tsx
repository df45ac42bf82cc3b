import { settingMeanings } from '#config/setting-meanings.ts'
import { type Settings, parseSettings, variableOf } from '#config/settings.ts'

import { Rows } from './rows.tsx'

const settings = Object.keys(settingMeanings) as readonly (keyof Settings)[]

/** All settings with their variables, defaults and meanings, from the schema that checks them. */
export function SettingsTable() {
  const defaults = parseSettings({})
  return (
    <Rows
      head={['Variable', 'Default', 'What it is']}
      rows={settings.map((setting) => [
        <code key={setting}>{variableOf(setting)}</code>,
        defaults[setting] === '' ? 'none' : <code key={setting}>{defaults[setting]}</code>,
        settingMeanings[setting],
      ])}
    />
  )
}

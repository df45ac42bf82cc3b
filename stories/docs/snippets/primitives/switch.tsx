import { useState } from 'react'

import { Switch } from '#components/primitives/switch.tsx'

/** Turns a setting on and off at once. */
export function SwitchExample() {
  const [isOn, setIsOn] = useState(true)
  return (
    <Switch
      label="Use the tax credit"
      checked={isOn}
      onChange={({ currentTarget }) => {
        setIsOn(currentTarget.checked)
      }}
    />
  )
}

import { useState } from 'react'

import { PasswordField } from '#components/fields/password-field.tsx'

const revealText = { show: 'Show', hide: 'Hide', shown: 'The password is shown', hidden: 'The password is hidden' }

/** A password that can be shown. */
export function PasswordFieldExample() {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      revealText={revealText}
      value={password}
      onChange={setPassword}
    />
  )
}

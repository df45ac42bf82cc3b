import { useState } from 'react'

import { TextField } from '#components/fields/text-field.tsx'

/** A short answer in words. */
export function TextFieldExample() {
  const [name, setName] = useState('')
  return <TextField label="First name" autoComplete="given-name" value={name} onChange={setName} />
}

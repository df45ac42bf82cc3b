import { useState } from 'react'

import { MaskedField } from '#components/fields/masked-field.tsx'

/** An answer of one form, such as a date. */
export function MaskedFieldExample() {
  const [birth, setBirth] = useState('')
  return <MaskedField mask="date" label="Date of birth" hint="MM/DD/YYYY" value={birth} onChange={setBirth} />
}

import { useState } from 'react'

import { NumberField } from '#components/fields/number-field.tsx'

/** A whole number. */
export function NumberFieldExample() {
  const [age, setAge] = useState('')
  return <NumberField label="Age" value={age} onChange={setAge} />
}

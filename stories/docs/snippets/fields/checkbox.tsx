import { useState } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'

/** One sentence that is agreed to or not. */
export function CheckboxExample() {
  const [isAgreed, setIsAgreed] = useState(false)
  return <Checkbox label="Someone smokes" value={isAgreed} onChange={setIsAgreed} />
}

import { useState } from 'react'

import { CodeField } from '#components/fields/code-field.tsx'

/** A code that was sent. */
export function CodeFieldExample() {
  const [code, setCode] = useState('')
  return <CodeField label="Code" hint="6 digits, sent to your phone" value={code} onChange={setCode} />
}

import { useState } from 'react'

import { TextareaField } from '#components/fields/textarea-field.tsx'

/** An answer of several sentences. */
export function TextareaFieldExample() {
  const [message, setMessage] = useState('')
  return <TextareaField label="Your message" rows={4} value={message} onChange={setMessage} />
}

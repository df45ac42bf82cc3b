import { useState } from 'react'

import { Alert } from '#components/primitives/alert.tsx'

/** Says what has just happened, until it is closed. */
export function AlertExample() {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Alert
      tone="warning"
      title="Your answers were not saved"
      closeLabel="Close"
      onClose={() => {
        setIsOpen(false)
      }}
    >
      Check your connection and try again.
    </Alert>
  )
}

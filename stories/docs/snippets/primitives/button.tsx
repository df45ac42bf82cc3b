import { useState } from 'react'

import { Button } from '#components/primitives/button.tsx'

/** Counts its presses. */
export function ButtonExample() {
  const [saved, setSaved] = useState(0)
  return (
    <Button
      onClick={() => {
        setSaved(saved + 1)
      }}
    >
      Save ({saved})
    </Button>
  )
}

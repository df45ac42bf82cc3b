import { useState } from 'react'

import { OptionCard } from '#components/fields/option-card.tsx'

/** An answer that is a whole card. */
export function OptionCardExample() {
  const [isChosen, setIsChosen] = useState(false)
  return (
    <OptionCard
      type="checkbox"
      label="Call me"
      hint="On working days from 9 to 18"
      value={isChosen}
      onChange={setIsChosen}
    />
  )
}

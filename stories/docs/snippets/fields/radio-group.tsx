import { useState } from 'react'

import { RadioGroup } from '#components/fields/radio-group.tsx'

type Answer = 'yes' | 'no'

/** One answer of a few. */
export function RadioGroupExample() {
  const [answer, setAnswer] = useState<Answer | null>(null)
  return (
    <RadioGroup<Answer>
      look="row"
      label="Do you have coverage now?"
      value={answer}
      onChange={setAnswer}
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  )
}

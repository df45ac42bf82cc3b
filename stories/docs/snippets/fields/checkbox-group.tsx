import { useState } from 'react'

import { CheckboxGroup } from '#components/fields/checkbox-group.tsx'

type Level = 'bronze' | 'silver' | 'gold'

/** Any number of answers to one question. */
export function CheckboxGroupExample() {
  const [levels, setLevels] = useState<Level[]>(['silver'])
  return (
    <CheckboxGroup<Level>
      label="Levels"
      value={levels}
      onChange={setLevels}
      options={[
        { value: 'bronze', label: 'Bronze' },
        { value: 'silver', label: 'Silver' },
        { value: 'gold', label: 'Gold' },
      ]}
    />
  )
}

import { useState } from 'react'

import { Tabs } from '#components/primitives/tabs.tsx'

/** Two views of one thing. */
export function TabsExample() {
  const [selected, setSelected] = useState('month')
  return (
    <Tabs
      label="Costs"
      selected={selected}
      onSelect={setSelected}
      items={[
        { id: 'month', label: 'By month', content: <p>$18 a month</p>, focusable: true },
        { id: 'year', label: 'By year', content: <p>$216 a year</p>, focusable: true },
      ]}
    />
  )
}

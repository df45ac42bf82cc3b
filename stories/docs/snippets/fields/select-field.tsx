import { useState } from 'react'

import { SelectField } from '#components/fields/select-field.tsx'

type County = '' | '12086' | '12011'

/** One answer of many that are known. */
export function SelectFieldExample() {
  const [county, setCounty] = useState<County>('')
  return (
    <SelectField<County>
      label="County"
      placeholder="Choose a county"
      value={county}
      onChange={setCounty}
      options={[
        { value: '12086', label: 'Miami-Dade' },
        { value: '12011', label: 'Broward' },
      ]}
    />
  )
}

import { useState } from 'react'

import { ComboboxField } from '#components/fields/combobox-field.tsx'

const medicines = ['Atorvastatin', 'Lisinopril', 'Metformin'].map((label) => ({ id: label, label }))

/** One answer of many, found by typing. */
export function ComboboxFieldExample() {
  const [typed, setTyped] = useState('')
  const options = medicines.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  return (
    <ComboboxField
      label="Medicine"
      value={typed}
      onChange={setTyped}
      options={options}
      onChoose={({ label }) => {
        setTyped(label)
      }}
      listLabel="Medicines"
      countText={`${options.length} found`}
      noneText="None found"
    />
  )
}

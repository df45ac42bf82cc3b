import { useState } from 'react'

import { MoneyField } from '#components/fields/money-field.tsx'

/** An amount in dollars. */
export function MoneyFieldExample() {
  const [income, setIncome] = useState('')
  return <MoneyField label="Yearly income" value={income} onChange={setIncome} />
}

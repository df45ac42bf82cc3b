import { useState } from 'react'

import { StepIndicator } from '#components/primitives/step-indicator.tsx'

const steps = [
  { id: 'home', label: 'Where you live' },
  { id: 'people', label: 'Who needs coverage' },
  { id: 'income', label: 'Your income' },
]

/** The steps of a form. Those that are done lead back. */
export function StepIndicatorExample() {
  const [current, setCurrent] = useState('people')
  return (
    <StepIndicator
      look="bars"
      label="Steps of your quote"
      completedText="done"
      steps={steps}
      current={current}
      onStep={setCurrent}
    />
  )
}

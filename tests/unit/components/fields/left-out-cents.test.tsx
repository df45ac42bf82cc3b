import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { MoneyField } from '#components/fields/money-field.tsx'

function Income({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('')
  return (
    <MoneyField
      label="Income"
      value={value}
      onChange={setValue}
      keeps="dollars"
      leftOutText={(what) => `${what} left out`}
      error={error}
    />
  )
}

// Proves Q-41.
it('the word about left-out cents ends where an error stands', () => {
  const { rerender } = render(<Income />)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: '30000.50' } })
  fireEvent.blur(field)
  expect(screen.queryByText('cents left out')).not.toBeNull()
  rerender(<Income error="Too high" />)
  expect(screen.queryByText(/Too high/)).not.toBeNull()
  expect(screen.queryByText('cents left out')).toBeNull()
})

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { AddressFieldsPostal } from '#components/application/address-fields/address-fields-postal.tsx'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'

const t = fixedT('en', 'application')
const suggestions = [{ placeId: 'a', street: '1420 NW 7th St', area: 'Miami, FL' }]

function Held() {
  const [value, setValue] = useState({ street: '', city: '', state: 'FL', county: '', zip: '33125' })
  return (
    <AddressFieldsPostal
      path="mailingAddress"
      value={value}
      settled={[]}
      fromSuggestion={[]}
      suggestions={suggestions}
      hasNone={false}
      errors={{ fieldId: (...path) => path.join('-'), errorAt: () => undefined, problems: [] }}
      onSearch={vi.fn()}
      onChoose={({ street }) => {
        setValue({ ...value, street, city: 'Miami' })
      }}
      onChange={(change) => {
        setValue({ ...value, ...change })
      }}
    />
  )
}

// Proves F-12.
it('a chosen address says the city that it fills in, until the street is typed again', async () => {
  await loadNamespaces('common', 'application')
  Element.prototype.scrollIntoView = vi.fn()
  render(<Held />)
  const street = screen.getByRole('combobox', { name: t('addressFields.street') })
  fireEvent.focus(street)
  fireEvent.change(street, { target: { value: '1420' } })
  fireEvent.keyDown(street, { key: 'ArrowDown' })
  fireEvent.keyDown(street, { key: 'Enter' })
  const said = await screen.findByText(t('addressFields.cityFilled', { city: 'Miami' }))
  expect(said.closest('[role="status"]')).not.toBeNull()
  fireEvent.change(street, { target: { value: '1421' } })
  await waitFor(() => {
    expect(screen.queryByText(t('addressFields.cityFilled', { city: 'Miami' }))).toBeNull()
  })
})

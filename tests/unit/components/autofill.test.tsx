import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ComboboxField } from '#components/fields/combobox-field.tsx'
import { MaskedField } from '#components/fields/masked-field.tsx'
import { NoAutofillContext } from '#components/fields/no-autofill-context.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TextareaField } from '#components/fields/textarea-field.tsx'

const shared = { label: 'x', value: '', onChange: () => undefined }
const list = { options: [], onChoose: () => undefined, listLabel: 'x', countText: '' }

function tokens(isShared: boolean): readonly (string | null)[] {
  const { container } = render(
    <NoAutofillContext value={isShared}>
      <TextField {...shared} autoComplete="given-name" />
      <MaskedField {...shared} mask="phone" autoComplete="tel" />
      <ComboboxField {...shared} {...list} autoComplete="address-line1" />
      <SelectField {...shared} options={[]} autoComplete="address-level1" />
      <TextareaField {...shared} />
    </NoAutofillContext>,
  )
  return [...container.querySelectorAll('input, select, textarea')].map((control) =>
    control.getAttribute('autocomplete'),
  )
}

// Proves Q-137.
it('a browser may fill a field in on a device of one person only', () => {
  expect(tokens(false)).toEqual(['given-name', 'tel', 'address-line1', 'address-level1', null])
  expect(tokens(true)).toEqual(['off', 'off', 'off', 'off', 'off'])
})

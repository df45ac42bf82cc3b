import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { AutofillContext } from '#components/fields/autofill-context.ts'
import { ComboboxField } from '#components/fields/combobox-field.tsx'
import { MaskedField } from '#components/fields/masked-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TextareaField } from '#components/fields/textarea-field.tsx'

const shared = { label: 'x', value: '', onChange: () => undefined }
const list = { options: [], onChoose: () => undefined, listLabel: 'x', countText: '' }

function tokens(mayFillIn: boolean): readonly (string | null)[] {
  const { container } = render(
    <AutofillContext value={mayFillIn}>
      <TextField {...shared} autoComplete="given-name" />
      <MaskedField {...shared} mask="phone" autoComplete="tel" />
      <ComboboxField {...shared} {...list} autoComplete="address-line1" />
      <SelectField {...shared} options={[]} autoComplete="address-level1" />
      <TextareaField {...shared} />
    </AutofillContext>,
  )
  return [...container.querySelectorAll('input, select, textarea')].map((control) =>
    control.getAttribute('autocomplete'),
  )
}

// Proves Q-137.
it('a browser may fill a field in on a device of one person only', () => {
  expect(tokens(true)).toEqual(['given-name', 'tel', 'address-line1', 'address-level1', null])
  expect(tokens(false)).toEqual(['off', 'off', 'off', 'off', 'off'])
})

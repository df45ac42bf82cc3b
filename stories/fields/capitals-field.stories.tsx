import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CapitalsField } from '#components/fields/capitals-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps, lineIn } from './field-sample.ts'

const text: Bilingual<FieldText> = {
  en: {
    ...everyField.en,
    label: 'Card number',
    hint: '3 letters and 10 digits',
    error: 'Enter 3 letters and 10 digits.',
    longLabel: 'Card number of the Permanent Resident Card of the person who is applying',
    longHint: 'You will find it on the back of the card; older cards have it in the first of the three lines.',
    longError: 'Enter the three letters and ten digits as they stand on the card; spaces may be left out.',
  },
  es: {
    ...everyField.es,
    label: 'Número de la tarjeta',
    hint: '3 letras y 10 dígitos',
    error: 'Ingrese 3 letras y 10 dígitos.',
    longLabel: 'Número de la tarjeta de residente permanente de la persona que solicita la cobertura',
    longHint: 'Figura en el reverso de la tarjeta; las tarjetas anteriores lo llevan en la primera de las tres líneas.',
    longError: 'Ingrese las tres letras y los diez dígitos como figuran en la tarjeta; puede omitir los espacios.',
  },
}

type SampleProps = FieldState & { readonly onChanged?: (value: string) => void }

function Sample({ initial = '', onChanged, ...state }: SampleProps) {
  const [value, setValue] = useState(initial)
  return (
    <CapitalsField
      {...fieldProps(useSample(text), state)}
      maxLength={13}
      value={value}
      onChange={(now) => {
        setValue(now)
        onChanged?.(now)
      }}
    />
  )
}

const meta = {
  title: 'Fields/Capitals field (uppercase)',
  id: 'fields-capitals-field',
  component: CapitalsField,
  render: Sample,
} satisfies Meta<typeof CapitalsField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { hinted: true } }
export const Filled: Story = { args: { initial: 'SRC1234567890', hinted: true } }
export const Wrong: Story = { args: { initial: 'SR12', hinted: true, wrong: true } }
export const ReadOnly: Story = { args: { initial: 'SRC1234567890', readOnly: true } }
export const LongSpanish: Story = { args: { long: true, wrong: true }, globals: { locale: 'es' } }

export const WritesCapitals: Story = {
  args: { onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await expect(input).toHaveAttribute('autocomplete', 'off')
    await userEvent.tab()
    await userEvent.keyboard('src 123-4567 890')
    await expect(input).toHaveValue('SRC1234567890')
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await userEvent.keyboard('x')
    await expect(input).toHaveValue('SXC1234567890')
    await expect(input.selectionStart).toBe(2)
    await expect(args.onChanged).toHaveBeenLastCalledWith('SXC1234567890')
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Empty, Filled, Wrong, ReadOnly, Long: LongSpanish })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { TextField } from '#components/fields/text-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps, lineIn } from './field-sample.ts'

const text: Bilingual<FieldText> = {
  en: {
    ...everyField.en,
    label: 'First name',
    hint: 'As it appears on your Social Security card',
    error: 'Enter your first name.',
    longLabel: 'Street address where you live most of the year, with apartment number if there is one',
    longHint: 'A post office box cannot be used here, because plans and prices depend on the county in which you live.',
    longError:
      'Enter the street address where you live; a post office box cannot be used to find the plans in your county.',
  },
  es: {
    ...everyField.es,
    label: 'Nombre',
    hint: 'Como aparece en su tarjeta de Seguro Social',
    error: 'Ingrese su nombre.',
    longLabel: 'Dirección donde vive la mayor parte del año, con el número de apartamento si corresponde',
    longHint:
      'Aquí no puede usar un apartado postal, porque los planes y los precios dependen del condado donde usted vive.',
    longError:
      'Ingrese la dirección donde vive; no se puede usar un apartado postal para encontrar los planes de su condado.',
  },
}

type SampleProps = FieldState & { readonly onChanged?: (value: string) => void }

function Sample({ initial = '', onChanged, ...state }: SampleProps) {
  const [value, setValue] = useState(initial)
  return (
    <TextField
      {...fieldProps(useSample(text), state)}
      autoComplete="given-name"
      width="lg"
      value={value}
      onChange={(now) => {
        setValue(now)
        onChanged?.(now)
      }}
    />
  )
}

const meta = {
  title: 'Fields/Text field (input, campo de texto)',
  id: 'fields-text-field',
  component: TextField,
  render: Sample,
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = {}
export const Filled: Story = { args: { initial: 'Marisol' } }
export const WithHint: Story = { args: { hinted: true } }
export const Optional: Story = { args: { optional: true } }
export const Wrong: Story = { args: { hinted: true, wrong: true } }
export const Disabled: Story = { args: { initial: 'Marisol', disabled: true } }
export const ReadOnly: Story = { args: { initial: 'Marisol', readOnly: true } }
export const LongSpanish: Story = { args: { long: true, wrong: true, optional: true }, globals: { locale: 'es' } }

export const TakesWhatIsTyped: Story = {
  args: { hinted: true, wrong: true, onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const input = lineIn(within(canvasElement), sample.label)
    await expect(input).toHaveAccessibleDescription(`${sample.hint} ${sample.error}`)
    await expect(input).toBeInvalid()
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('José Peña')
    await expect(input).toHaveValue('José Peña')
    await expect(args.onChanged).toHaveBeenLastCalledWith('José Peña')
  },
}

export const KeepsTheCaretInTheMiddle: Story = {
  args: { initial: 'Marsol' },
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.type(input, 'i', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await expect(input).toHaveValue('Marisol')
    await expect(input.selectionStart).toBe(4)
  },
}

export const ReadOnlyTakesFocusButNoText: Story = {
  args: { initial: 'Marisol', readOnly: true },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const input = lineIn(within(canvasElement), sample.label)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(input).toHaveValue('Marisol')
    await expect(input).toHaveAccessibleDescription(sample.note)
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Empty, Filled, WithHint, Optional, Wrong, Disabled, ReadOnly, Long: LongSpanish },
)

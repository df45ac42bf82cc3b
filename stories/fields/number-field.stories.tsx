import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { NumberField } from '#components/fields/number-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps, lineIn } from './field-sample.ts'

const text: Bilingual<FieldText> = {
  en: {
    ...everyField.en,
    label: 'ZIP code',
    hint: 'Five digits, where you live',
    error: 'Please enter a valid 5-digit ZIP Code.',
    longLabel: 'ZIP code of the address where you live most of the year',
    longHint: 'Plans and prices depend on your county, and we find the county by this code.',
    longError: 'No county information found for this ZIP code. Please check and try again.',
  },
  es: {
    ...everyField.es,
    label: 'Código postal',
    hint: 'Cinco dígitos, donde usted vive',
    error: 'Ingrese un código postal válido de 5 dígitos.',
    longLabel: 'Código postal de la dirección donde vive la mayor parte del año',
    longHint: 'Los planes y los precios dependen de su condado, y encontramos el condado con este código.',
    longError: 'No encontramos información del condado para este código postal. Revíselo e intente de nuevo.',
  },
}

const leftOut: Bilingual<string> = {
  en: 'A ZIP code has five digits. We left the others out.',
  es: 'Un código postal tiene cinco dígitos. Quitamos los demás.',
}

function Sample({ initial = '', ...state }: FieldState) {
  const [value, setValue] = useState(initial)
  return (
    <NumberField
      {...fieldProps(useSample(text), state)}
      maxDigits={5}
      leftOutText={useSample(leftOut)}
      width="sm"
      autoComplete="postal-code"
      value={value}
      onChange={setValue}
    />
  )
}

const ages: Bilingual<{ age: string; child: (n: number) => string; error: string }> = {
  en: { age: 'Your age', child: (n) => `Child ${n} age`, error: 'Age (0-120)' },
  es: { age: 'Su edad', child: (n) => `Edad del hijo ${n}`, error: 'Ingrese una edad de 0 a 120 años.' },
}

function Ages() {
  const sample = useSample(ages)
  const [values, setValues] = useState(['34', '7', '130'])
  return (
    <div className="flex flex-wrap gap-3">
      {values.map((value, at) => (
        <NumberField
          key={at}
          label={at === 0 ? sample.age : sample.child(at)}
          value={value}
          error={Number(value) > 120 ? sample.error : undefined}
          onChange={(now) => {
            setValues(values.with(at, now))
          }}
        />
      ))}
    </div>
  )
}

const meta = {
  title: 'Fields/Number field (digits, número)',
  id: 'fields-number-field',
  component: NumberField,
  render: Sample,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = {}
export const Filled: Story = { args: { initial: '33133' } }
export const WithHint: Story = { args: { hinted: true } }
export const Wrong: Story = { args: { initial: '3313', hinted: true, wrong: true } }
export const Disabled: Story = { args: { initial: '33133', disabled: true } }
export const ReadOnly: Story = { args: { initial: '33133', readOnly: true } }
export const LongSpanish: Story = { args: { initial: '00000', long: true, wrong: true }, globals: { locale: 'es' } }
export const AgesSideBySide: Story = { render: Ages }

export const KeepsOnlyDigits: Story = {
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.tab()
    await userEvent.keyboard('3a3.1x334')
    await expect(input).toHaveValue('33133')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.clear(input)
    await userEvent.paste(' 33133-1234 ')
    await expect(input).toHaveValue('33133')
  },
}

export const KeepsTheCaretInTheMiddle: Story = {
  args: { initial: '3333' },
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.type(input, 'x1', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(input).toHaveValue('33133')
    await expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('33133')
    await expect(input.selectionStart).toBe(3)
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Empty, Filled, WithHint, Wrong, Disabled, ReadOnly, Long: LongSpanish, AgesSideBySide },
)

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { SelectField } from '#components/fields/select-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps } from './field-sample.ts'

type Status = 'citizen' | 'resident' | 'permit' | 'i94'

const text: Bilingual<FieldText & { placeholder: string; options: Record<Status, string> }> = {
  en: {
    ...everyField.en,
    label: 'Immigration status',
    hint: 'Choose what your newest document says',
    error: 'Legal status is required.',
    longLabel: 'Immigration status of the person who is applying for coverage',
    longHint: 'We ask only for people who want a plan, and use it only to see whether they can get one.',
    longError: 'Choose the status that the newest immigration document shows, even when a renewal is on its way.',
    placeholder: 'Choose one',
    options: {
      citizen: 'United States citizen',
      resident: 'Permanent resident (green card)',
      permit: 'Work permit',
      i94: 'I-94 arrival and departure record',
    },
  },
  es: {
    ...everyField.es,
    label: 'Estado migratorio',
    hint: 'Elija lo que dice su documento más reciente',
    error: 'El estado legal es obligatorio.',
    longLabel: 'Estado migratorio de la persona que solicita la cobertura',
    longHint: 'Lo preguntamos solo para las personas que desean un plan y lo usamos solo para ver si pueden obtenerlo.',
    longError:
      'Elija el estado que muestra el documento migratorio más reciente, aunque haya una renovación en camino.',
    placeholder: 'Elija una opción',
    options: {
      citizen: 'Ciudadano de los Estados Unidos',
      resident: 'Residente permanente (tarjeta verde)',
      permit: 'Permiso de trabajo',
      i94: 'Registro de entrada y salida I-94',
    },
  },
}

const statuses: readonly Status[] = ['citizen', 'resident', 'permit', 'i94']

type SampleProps = Omit<FieldState, 'initial'> & { readonly initial?: Status }

function Sample({ initial, ...state }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState<Status | ''>(initial ?? '')
  return (
    <SelectField
      {...fieldProps(sample, state)}
      width="lg"
      placeholder={sample.placeholder}
      options={statuses.map((status) => ({ value: status, label: sample.options[status] }))}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = {
  title: 'Fields/Select field (dropdown, picker, lista)',
  id: 'fields-select-field',
  component: SelectField,
  render: Sample,
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = {}
export const Filled: Story = { args: { initial: 'resident' } }
export const WithHint: Story = { args: { hinted: true } }
export const Wrong: Story = { args: { hinted: true, wrong: true } }
export const Disabled: Story = { args: { initial: 'resident', disabled: true } }
export const ReadOnly: Story = { args: { initial: 'resident', readOnly: true } }
export const LongSpanish: Story = { args: { initial: 'i94', long: true, wrong: true }, globals: { locale: 'es' } }

export const ChoosesByKeyboard: Story = {
  args: { hinted: true, wrong: true },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const select = within(canvasElement).getByRole('combobox', { name: sample.label })
    await expect(select).toHaveDisplayValue(sample.placeholder)
    await expect(select).toHaveAccessibleDescription(`${sample.hint} ${sample.error}`)
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, sample.options.permit)
    await expect(select).toHaveDisplayValue(sample.options.permit)
  },
}

export const ReadOnlyShowsTheWords: Story = {
  args: { initial: 'resident', readOnly: true },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const shown = within(canvasElement).getByRole('textbox', { name: sample.label })
    await expect(shown).toHaveValue(sample.options.resident)
    await expect(shown).toHaveAttribute('readonly')
    await expect(shown).toHaveAccessibleDescription(sample.note)
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Empty, Filled, WithHint, Wrong, Disabled, ReadOnly, Long: LongSpanish },
)

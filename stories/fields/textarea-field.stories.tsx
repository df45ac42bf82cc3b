import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { TextareaField } from '#components/fields/textarea-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps } from './field-sample.ts'

const text: Bilingual<FieldText & { message: string }> = {
  en: {
    ...everyField.en,
    label: 'Message',
    hint: 'Please leave out health details and Social Security numbers.',
    error: 'Message is required.',
    longLabel: 'Anything else that your agent should know before reviewing your application',
    longHint:
      'A change of address, a new job or a baby on the way can change the price of your plan; tell us in your own words.',
    longError:
      'Write a few words, so that we know how we can help you, and leave out health details and Social Security numbers.',
    message: 'I am moving to Orlando in March. Do I keep my plan?',
  },
  es: {
    ...everyField.es,
    label: 'Mensaje',
    hint: 'No incluya datos de salud ni números de Seguro Social.',
    error: 'El mensaje es obligatorio.',
    longLabel: 'Cualquier otra cosa que su agente deba saber antes de revisar su solicitud',
    longHint:
      'Una mudanza, un empleo nuevo o un bebé en camino pueden cambiar el precio de su plan; cuéntenos con sus palabras.',
    longError:
      'Escriba unas palabras para que sepamos cómo ayudarle, y no incluya datos de salud ni números de Seguro Social.',
    message: 'Me mudo a Orlando en marzo. ¿Conservo mi plan?',
  },
}

type SampleProps = Omit<FieldState, 'initial'> & { readonly filled?: boolean }

function Sample({ filled, ...state }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState<string | null>(null)
  return (
    <TextareaField
      {...fieldProps(sample, state)}
      rows={3}
      width="lg"
      value={value ?? (filled === true ? sample.message : '')}
      onChange={setValue}
    />
  )
}

const meta = {
  title: 'Fields/Textarea field (multi-line input)',
  id: 'fields-textarea-field',
  component: TextareaField,
  render: Sample,
} satisfies Meta<typeof TextareaField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { hinted: true } }
export const Filled: Story = { args: { filled: true } }
export const Optional: Story = { args: { optional: true } }
export const Wrong: Story = { args: { hinted: true, wrong: true } }
export const Disabled: Story = { args: { filled: true, disabled: true } }
export const ReadOnly: Story = { args: { filled: true, readOnly: true } }
export const LongSpanish: Story = { args: { filled: true, long: true, wrong: true }, globals: { locale: 'es' } }

export const TakesSeveralLines: Story = {
  args: { hinted: true, wrong: true },
  async play({ canvasElement, globals }) {
    const { label, hint, error } = sampleFor(text, globals)
    const box = within(canvasElement).getByRole('textbox', { name: label })
    await expect(box).toHaveAccessibleDescription(`${hint} ${error}`)
    await userEvent.tab()
    await userEvent.keyboard('Hola{Enter}José')
    await expect(box).toHaveValue('Hola\nJosé')
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Empty, Filled, Optional, Wrong, Disabled, ReadOnly, Long: LongSpanish },
)

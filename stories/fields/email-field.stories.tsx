import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { EmailField } from '#components/fields/email-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps } from './field-sample.ts'

interface Text extends FieldText {
  readonly meant: Record<'question' | 'take', string>
}

const text: Bilingual<Text> = {
  en: {
    ...everyField.en,
    label: 'Email',
    hint: 'We send your code to this address.',
    error: 'Invalid email format.',
    longLabel: 'Email address at which we may reach you about your application and your plan',
    longHint: 'We send your code to this address, and later what your agent has to tell you about your application.',
    longError: 'Invalid email format. Two dots never stand together, and no dot stands first or before the @.',
    meant: { question: 'Did you mean', take: 'Use' },
  },
  es: {
    ...everyField.es,
    label: 'Correo electrónico',
    hint: 'Enviamos su código a esta dirección.',
    error: 'El formato del correo electrónico no es válido.',
    longLabel: 'Correo electrónico en el que podemos comunicarnos con usted sobre su solicitud y su plan',
    longHint: 'Enviamos su código a esta dirección, y después lo que su agente tenga que decirle de su solicitud.',
    longError: 'El formato del correo electrónico no es válido. Nunca van dos puntos juntos.',
    meant: { question: 'Quiso escribir', take: 'Usar' },
  },
}

function Sample({ initial = '', ...state }: FieldState) {
  const sample = useSample(text)
  const [value, setValue] = useState(initial)
  return (
    <EmailField
      {...fieldProps(sample, state)}
      width="lg"
      autoComplete="email"
      meantText={(what, email) => `${sample.meant[what]} ${email}`}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = {
  title: 'Fields/Email field (correo)',
  id: 'fields-email-field',
  component: EmailField,
  render: Sample,
} satisfies Meta<typeof EmailField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { hinted: true } }
export const Filled: Story = { args: { initial: 'ana@example.com' } }
export const Slip: Story = { args: { initial: 'ana@gmial.com' } }
export const Wrong: Story = { args: { initial: 'ana@example', wrong: true } }

// Proves A-2.
export const AsksForTheMeantAddress: Story = {
  play: async ({ canvasElement, globals }) => {
    const { meant } = sampleFor(text, globals)
    const screen = within(canvasElement)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, 'ana@gmail.con')
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(field).toHaveValue('ana@gmail.con')
    await expect(screen.getByText(`${meant.question} ana@gmail.com`)).toBeVisible()
    await userEvent.click(screen.getByRole('button'))
    await expect(field).toHaveValue('ana@gmail.com')
    await expect(field).toHaveFocus()
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Empty, Filled, Slip, Wrong })

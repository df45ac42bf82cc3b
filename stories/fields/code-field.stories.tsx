import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { CodeField } from '#components/fields/code-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps, lineIn } from './field-sample.ts'

const text: Bilingual<FieldText> = {
  en: {
    ...everyField.en,
    label: 'Verification code',
    hint: 'Six digits, sent to (305) 555-0142',
    error: 'Please enter a valid 6-digit verification code.',
    longLabel: 'Verification code from the message that we have just sent you',
    longHint: 'It may take a minute to arrive; look in the folder for unwanted mail too, if you chose e-mail.',
    longError: 'Incorrect verification code. Please try again, or ask for a new one with the button below.',
  },
  es: {
    ...everyField.es,
    label: 'Código de verificación',
    hint: 'Seis dígitos, enviados al (305) 555-0142',
    error: 'Ingrese un código de verificación válido de 6 dígitos.',
    longLabel: 'Código de verificación del mensaje que acabamos de enviarle',
    longHint:
      'Puede tardar un minuto en llegar; si eligió correo electrónico, revise también la carpeta de correo no deseado.',
    longError: 'El código de verificación es incorrecto. Intente de nuevo o pida uno nuevo con el botón de abajo.',
  },
}

function Sample({ initial = '', ...state }: FieldState) {
  const [value, setValue] = useState(initial)
  return <CodeField {...fieldProps(useSample(text), state)} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/Code field (one-time code, PIN, código)',
  id: 'fields-code-field',
  component: CodeField,
  render: Sample,
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { hinted: true } }
export const Filled: Story = { args: { initial: '204816', hinted: true } }
export const Wrong: Story = { args: { initial: '2048', hinted: true, wrong: true } }
export const Disabled: Story = { args: { initial: '204816', disabled: true } }
export const LongSpanish: Story = { args: { initial: '204816', long: true, wrong: true }, globals: { locale: 'es' } }

export const TakesAnyPastedForm: Story = {
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.tab()
    for (const pasted of ['204 816', '204-816', ' 204816\n']) {
      await userEvent.clear(input)
      await userEvent.paste(pasted)
      await expect(input).toHaveValue('204816')
    }
    // An extra digit is kept, and the form refuses the code.
    await userEvent.keyboard('7')
    await expect(input).toHaveValue('2048167')
    await userEvent.clear(input)
    await userEvent.paste('20481677')
    await expect(input).toHaveValue('20481677')
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Empty, Filled, Wrong, Disabled, Long: LongSpanish })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { PasswordField } from '#components/fields/password-field.tsx'
import type { RevealText } from '#components/fields/reveal.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps, lineIn } from './field-sample.ts'

const text: Bilingual<FieldText & { reveal: RevealText; submit: string }> = {
  en: {
    ...everyField.en,
    label: 'Password',
    hint: 'At least 8 characters',
    error: 'Password must be at least 8 characters.',
    longLabel: 'Choose a password for your account, with which you can come back to your application',
    longHint:
      'Any letters, digits and signs will do; a sentence of a few words is easy to keep in mind and hard to guess.',
    longError: 'Password must be at least 8 characters; spaces count, so a short sentence is a good password.',
    reveal: { show: 'Show password', hide: 'Hide password', shown: 'Password is shown', hidden: 'Password is hidden' },
    submit: 'Log in',
  },
  es: {
    ...everyField.es,
    label: 'Contraseña',
    hint: 'Al menos 8 caracteres',
    error: 'La contraseña debe tener al menos 8 caracteres.',
    longLabel: 'Elija una contraseña para su cuenta, con la que podrá volver a su solicitud',
    longHint:
      'Sirven letras, números y signos; una frase de pocas palabras es fácil de recordar y difícil de adivinar.',
    longError:
      'La contraseña debe tener al menos 8 caracteres; los espacios cuentan, así que una frase corta es buena contraseña.',
    reveal: {
      show: 'Mostrar contraseña',
      hide: 'Ocultar contraseña',
      shown: 'La contraseña está visible',
      hidden: 'La contraseña está oculta',
    },
    submit: 'Iniciar sesión',
  },
}

type SampleProps = FieldState & { readonly inForm?: boolean }

function Sample({ initial = '', inForm, ...state }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState(initial)
  const field = (
    <PasswordField
      {...fieldProps(sample, state)}
      width="lg"
      autoComplete="new-password"
      revealText={sample.reveal}
      value={value}
      onChange={setValue}
    />
  )
  if (inForm !== true) return field
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      {field}
      <button
        type="submit"
        className="min-h-control justify-self-start rounded-full bg-primary px-5 font-semibold text-on-primary"
      >
        {sample.submit}
      </button>
    </form>
  )
}

const meta = {
  title: 'Fields/Password field (reveal, contraseña)',
  id: 'fields-password-field',
  component: PasswordField,
  render: Sample,
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { hinted: true } }
export const Filled: Story = { args: { initial: 'puente sobre el río' } }
export const Wrong: Story = { args: { initial: 'puente', hinted: true, wrong: true } }
export const Disabled: Story = { args: { initial: 'puente sobre el río', disabled: true } }
export const LongSpanish: Story = { args: { initial: 'puente', long: true, wrong: true }, globals: { locale: 'es' } }

export const ShowsAndHidesByKeyboard: Story = {
  args: { hinted: true },
  async play({ canvasElement, globals }) {
    const { label, reveal } = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const input = lineIn(canvas, label)
    await userEvent.tab()
    await userEvent.paste('puente sobre el río')
    await expect(input).toHaveValue('puente sobre el río')
    await expect(input.type).toBe('password')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: reveal.show })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input.type).toBe('text')
    await expect(await canvas.findByText(reveal.shown)).toHaveRole('status')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: reveal.show })).toHaveFocus()
    await expect(input.type).toBe('password')
    await expect(await canvas.findByText(reveal.hidden)).toHaveRole('status')
  },
}

export const HidesOnSubmit: Story = {
  args: { initial: 'puente sobre el río', inForm: true },
  async play({ canvasElement, globals }) {
    const { label, reveal, submit } = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: reveal.show }))
    const input = lineIn(canvas, label)
    await expect(input.type).toBe('text')
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await expect(input.type).toBe('password')
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Empty, Filled, Wrong, Disabled, Long: LongSpanish })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import type { RevealText } from '#components/fields/reveal.tsx'
import { SecretField } from '#components/fields/secret-field.tsx'
import { capitalsMask } from '#lib/masks.ts'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps, lineIn } from './field-sample.ts'

const text: Bilingual<FieldText & { reveal: RevealText }> = {
  en: {
    ...everyField.en,
    label: 'Card number',
    hint: '3 letters and 10 digits',
    error: 'Enter a card number with 3 capital letters and 10 digits.',
    longLabel: 'Number of the Permanent Resident Card of the person who is applying for coverage',
    longHint: 'The number stands on the back of the card, in the first line of capital letters, behind the country.',
    longError: 'Enter all three letters and ten digits as they stand on the card; spaces may be left out.',
    reveal: {
      show: 'Card number: show',
      hide: 'Card number: hide',
      shown: 'Card number: shown',
      hidden: 'Card number: hidden',
    },
  },
  es: {
    ...everyField.es,
    label: 'Número de la tarjeta',
    hint: '3 letras y 10 dígitos',
    error: 'Ingrese el número de la tarjeta: 3 letras mayúsculas y 10 dígitos.',
    longLabel: 'Número de la tarjeta de residente permanente de la persona que solicita la cobertura',
    longHint: 'El número figura al dorso de la tarjeta, en la primera línea de letras mayúsculas, después del país.',
    longError: 'Ingrese las tres letras y los diez dígitos como figuran en la tarjeta; puede omitir los espacios.',
    reveal: {
      show: 'Número de la tarjeta: mostrar',
      hide: 'Número de la tarjeta: ocultar',
      shown: 'Número de la tarjeta: visible',
      hidden: 'Número de la tarjeta: oculto',
    },
  },
}

type SampleProps = FieldState & { readonly onChanged?: (value: string) => void }

function Sample({ initial = '', onChanged, ...state }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState(initial)
  return (
    <SecretField
      {...fieldProps(sample, state)}
      mask={capitalsMask(13)}
      length={13}
      kind="capitals"
      revealText={sample.reveal}
      value={value}
      onChange={(now) => {
        setValue(now)
        onChanged?.(now)
      }}
    />
  )
}

const meta = {
  title: 'Fields/Secret field (hidden number)',
  id: 'fields-secret-field',
  component: SecretField,
  render: Sample,
} satisfies Meta<typeof SecretField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { hinted: true } }
export const Filled: Story = { args: { initial: 'SRC1234567890', hinted: true } }
export const Wrong: Story = { args: { initial: 'SRC12', hinted: true, wrong: true } }
export const Disabled: Story = { args: { initial: 'SRC1234567890', disabled: true } }
export const LongSpanish: Story = { args: { initial: 'SRC12', long: true, wrong: true }, globals: { locale: 'es' } }

export const HidesWhileTypingAndKeepsALongerPaste: Story = {
  args: { onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const { label, reveal } = sampleFor(text, globals)
    const input = lineIn(within(canvasElement), label)
    await userEvent.tab()
    await userEvent.keyboard('src12345678909')
    await expect(input).toHaveValue('••••••••••8909')
    await expect(args.onChanged).toHaveBeenLastCalledWith('SRC12345678909')
    await userEvent.clear(input)
    await userEvent.paste('SRC12345678901')
    await expect(input).toHaveValue('••••••••••8901')
    await expect(args.onChanged).toHaveBeenLastCalledWith('SRC12345678901')
    await userEvent.click(within(canvasElement).getByRole('button', { name: reveal.show }))
    await expect(input).toHaveValue('SRC12345678901')
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Empty, Filled, Wrong, Disabled, Long: LongSpanish })

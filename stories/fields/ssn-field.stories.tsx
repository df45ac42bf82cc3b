import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import type { RevealText } from '#components/fields/reveal.tsx'
import { SsnField } from '#components/fields/ssn-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps, lineIn } from './field-sample.ts'

const text: Bilingual<FieldText & { reveal: RevealText }> = {
  en: {
    ...everyField.en,
    label: 'Social Security number',
    hint: 'We hide it while you type',
    error: 'Enter the 9 digits of your Social Security number.',
    longLabel: 'Social Security number of the person who is applying for coverage',
    longHint: 'We hide it while you type, keep it on no device, and send it only with the application that you sign.',
    longError: 'Enter all nine digits as they stand on the Social Security card; dashes and spaces may be left out.',
    reveal: {
      show: 'Show Social Security number',
      hide: 'Hide Social Security number',
      shown: 'Social Security number is shown',
      hidden: 'Social Security number is hidden',
    },
  },
  es: {
    ...everyField.es,
    label: 'Número de Seguro Social',
    hint: 'Lo ocultamos mientras lo escribe',
    error: 'Ingrese los 9 dígitos de su número de Seguro Social.',
    longLabel: 'Número de Seguro Social de la persona que solicita la cobertura',
    longHint:
      'Lo ocultamos mientras lo escribe, no lo guardamos en ningún dispositivo y solo lo enviamos con la solicitud que usted firma.',
    longError:
      'Ingrese los nueve dígitos como figuran en la tarjeta de Seguro Social; puede omitir los guiones y los espacios.',
    reveal: {
      show: 'Mostrar número de Seguro Social',
      hide: 'Ocultar número de Seguro Social',
      shown: 'El número de Seguro Social está visible',
      hidden: 'El número de Seguro Social está oculto',
    },
  },
}

type SampleProps = FieldState & { readonly onChanged?: (value: string) => void }

function Sample({ initial = '', onChanged, ...state }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState(initial)
  return (
    <SsnField
      {...fieldProps(sample, state)}
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
  title: 'Fields/SSN field (social security number)',
  id: 'fields-ssn-field',
  component: SsnField,
  render: Sample,
} satisfies Meta<typeof SsnField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { hinted: true } }
export const Filled: Story = { args: { initial: '123-45-6789', hinted: true } }
export const Wrong: Story = { args: { initial: '123-45-6', hinted: true, wrong: true } }
export const Disabled: Story = { args: { initial: '123-45-6789', disabled: true } }
export const ReadOnly: Story = { args: { initial: '123-45-6789', readOnly: true } }
export const LongSpanish: Story = { args: { initial: '123-45', long: true, wrong: true }, globals: { locale: 'es' } }

export const HidesWhileTyping: Story = {
  args: { onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.tab()
    await userEvent.keyboard('12345')
    await expect(input).toHaveValue('•••-••')
    await userEvent.keyboard('67899')
    await expect(input).toHaveValue('•••-••-•7899')
    await expect(args.onChanged).toHaveBeenLastCalledWith('123-45-67899')
    await userEvent.clear(input)
    await userEvent.paste(' 123 45 6789 ')
    await expect(input).toHaveValue('•••-••-6789')
    await expect(args.onChanged).toHaveBeenLastCalledWith('123-45-6789')
  },
}

export const IsEditedInTheMiddleWhileHidden: Story = {
  args: { initial: '123-45-6789', onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(args.onChanged).toHaveBeenLastCalledWith('134-56-789')
    await expect(input.selectionStart).toBe(1)
    await userEvent.keyboard('9')
    await expect(args.onChanged).toHaveBeenLastCalledWith('193-45-6789')
    await expect(input).toHaveValue('•••-••-6789')
    await expect(input.selectionStart).toBe(2)
  },
}

export const RevealsAndHidesAgainWhenLeft: Story = {
  args: { initial: '123-45-6789' },
  async play({ canvasElement, globals }) {
    const { label, reveal } = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const input = lineIn(canvas, label)
    await expect(input).toHaveAttribute('autocomplete', 'off')
    await expect(input).not.toHaveAttribute('name')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: reveal.show })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('123-45-6789')
    await expect(await canvas.findByText(reveal.shown)).toHaveRole('status')
    await userEvent.tab({ shift: true })
    await expect(input).toHaveValue('123-45-6789')
    await userEvent.tab({ shift: true })
    await expect(input).toHaveValue('•••-••-6789')
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Empty, Filled, Wrong, Disabled, ReadOnly, Long: LongSpanish },
)

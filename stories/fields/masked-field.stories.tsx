import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { MaskedField } from '#components/fields/masked-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps, lineIn } from './field-sample.ts'

type Kind = 'phone' | 'date'

const text: Bilingual<Record<Kind, FieldText>> = {
  en: {
    phone: {
      ...everyField.en,
      label: 'Phone number',
      hint: 'A number in the United States, with area code',
      error: 'Invalid US phone number (10 digits).',
      longLabel: 'Phone number where a licensed agent can reach you between 8 in the morning and 6 in the evening',
      longHint: 'We call only about your application. Text messages are sent only if you choose them below.',
      longError: 'Enter ten digits with the area code; numbers outside of the United States cannot be used here.',
    },
    date: {
      ...everyField.en,
      label: 'Date of birth',
      hint: 'MM/DD/YYYY',
      error: 'Must match the age you quoted (34)',
      longLabel: 'Date of birth of the person who is applying, as on the birth certificate',
      longHint: 'Month, day and year, for example 04/17/1990.',
      longError:
        'The date of birth does not match the age in your quote; correct the date, or quote again with the right age.',
    },
  },
  es: {
    phone: {
      ...everyField.es,
      label: 'Número de teléfono',
      hint: 'Un número de los Estados Unidos, con código de área',
      error: 'Ingrese un número de teléfono de EE. UU. de 10 dígitos.',
      longLabel:
        'Número de teléfono donde un agente con licencia puede comunicarse con usted entre las 8 de la mañana y las 6 de la tarde',
      longHint: 'Llamamos solo por su solicitud. Los mensajes de texto se envían solo si usted los elige más abajo.',
      longError:
        'Ingrese diez dígitos con el código de área; aquí no se pueden usar números de fuera de los Estados Unidos.',
    },
    date: {
      ...everyField.es,
      label: 'Fecha de nacimiento',
      hint: 'mm/dd/aaaa',
      error: 'Debe coincidir con la edad que cotizó (34)',
      longLabel: 'Fecha de nacimiento de la persona que presenta la solicitud, como figura en el acta de nacimiento',
      longHint: 'Mes, día y año, por ejemplo 04/17/1990.',
      longError:
        'La fecha de nacimiento no coincide con la edad de su cotización; corrija la fecha o cotice de nuevo con la edad correcta.',
    },
  },
}

type SampleProps = FieldState & { readonly mask?: Kind; readonly onChanged?: (value: string) => void }

function Sample({ mask = 'phone', initial = '', onChanged, ...state }: SampleProps) {
  const [value, setValue] = useState(initial)
  return (
    <MaskedField
      {...fieldProps(useSample(text)[mask], state)}
      mask={mask}
      autoComplete={mask === 'phone' ? 'tel' : 'bday'}
      value={value}
      onChange={(now) => {
        setValue(now)
        onChanged?.(now)
      }}
    />
  )
}

const meta = {
  title: 'Fields/Masked field (phone, date, máscara)',
  id: 'fields-masked-field',
  component: MaskedField,
  render: Sample,
} satisfies Meta<typeof MaskedField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { hinted: true } }
export const Phone: Story = { args: { initial: '(305) 555-0142' } }
export const DateOfBirth: Story = { args: { mask: 'date', initial: '04/17/1990', hinted: true } }
export const Wrong: Story = { args: { mask: 'date', initial: '04/17/1991', hinted: true, wrong: true } }
export const Optional: Story = { args: { optional: true } }
export const Disabled: Story = { args: { initial: '(305) 555-0142', disabled: true } }
export const ReadOnly: Story = { args: { mask: 'date', initial: '04/17/1990', readOnly: true } }
export const LongSpanish: Story = { args: { mask: 'date', long: true, wrong: true }, globals: { locale: 'es' } }

export const FormatsAPhoneWhileTyping: Story = {
  args: { onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).phone.label)
    await userEvent.tab()
    await userEvent.keyboard('305')
    await expect(input).toHaveValue('(305')
    await userEvent.keyboard('5550142999')
    await expect(input).toHaveValue('(305) 555-0142999')
    await expect(args.onChanged).toHaveBeenLastCalledWith('(305) 555-0142999')
    await userEvent.keyboard('{Backspace>7/}')
    await expect(input).toHaveValue('(305) 555')
  },
}

export const KeepsThePhoneCaretInTheMiddle: Story = {
  args: { initial: '(305) 550-142' },
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).phone.label)
    await userEvent.type(input, '5', { initialSelectionStart: 6, initialSelectionEnd: 6 })
    await expect(input).toHaveValue('(305) 555-0142')
    await expect(input.selectionStart).toBe(7)
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 10, initialSelectionEnd: 10, skipClick: true })
    await expect(input).toHaveValue('(305) 550-142')
    await expect(input.selectionStart).toBe(8)
  },
}

export const TakesAnyPastedForm: Story = {
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).phone.label)
    await userEvent.tab()
    for (const pasted of ['+1 305-555-0142', '305.555.0142', '1 (305) 555 0142']) {
      await userEvent.clear(input)
      await userEvent.paste(pasted)
      await expect(input).toHaveValue('(305) 555-0142')
    }
  },
}

export const TakesADateWithItsOwnSlashes: Story = {
  args: { mask: 'date', hinted: true },
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).date.label)
    await userEvent.tab()
    await userEvent.keyboard('4/7/1990')
    await expect(input).toHaveValue('04/07/1990')
    await userEvent.clear(input)
    await userEvent.keyboard('04071990')
    await expect(input).toHaveValue('04/07/1990')
    await userEvent.clear(input)
    await userEvent.paste('1990-04-07')
    await expect(input).toHaveValue('04/07/1990')
  },
}

export const CorrectsADateInTheMiddle: Story = {
  args: { mask: 'date', initial: '04/17/1990' },
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).date.label)
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(input).toHaveValue('0/17/1990')
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('09/17/1990')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('{Backspace}')
    await userEvent.tab()
    await expect(input).toHaveValue('00/17/1990')
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Empty, Phone, DateOfBirth, Wrong, Optional, Disabled, ReadOnly, Long: LongSpanish },
)

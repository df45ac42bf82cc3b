import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { MoneyField } from '#components/fields/money-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { type LeftOut } from '#lib/money-edit.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps, lineIn } from './field-sample.ts'

const text: Bilingual<FieldText> = {
  en: {
    ...everyField.en,
    label: 'Annual household income',
    hint: 'Before taxes, everyone on your tax return together',
    error: 'Please enter a valid, non-negative estimated annual income.',
    longLabel: 'Estimated income of your tax household for all of 2026, before taxes',
    longHint:
      'Wages, self-employment, unemployment benefits, Social Security and anything else that you report on your tax return.',
    longError: 'The income of all members together is higher than the household income you quoted; check each amount.',
  },
  es: {
    ...everyField.es,
    label: 'Ingreso anual del hogar',
    hint: 'Antes de impuestos, de todas las personas de su declaración',
    error: 'Ingrese un ingreso anual estimado válido que no sea negativo.',
    longLabel: 'Ingreso estimado de su hogar fiscal para todo el año 2026, antes de impuestos',
    longHint:
      'Salarios, trabajo por cuenta propia, beneficios por desempleo, Seguro Social y todo lo que declara en sus impuestos.',
    longError:
      'El ingreso de todas las personas juntas es mayor que el ingreso del hogar que cotizó; revise cada cantidad.',
  },
}

const leftOut: Bilingual<Record<LeftOut, string>> = {
  en: {
    cents: 'Cents are left out. Whole dollars are enough.',
    minus: 'An income can’t be below $0, so the minus sign is left out.',
    tenthDigit: 'An income has no more than nine digits. Further digits are left out.',
    signs: 'Only digits are kept.',
  },
  es: {
    cents: 'Escriba solo dólares. No incluimos los centavos.',
    minus: 'Los ingresos no pueden ser menores de $0, por eso el signo menos no se incluye.',
    tenthDigit: 'Los ingresos tienen nueve dígitos como máximo. Los demás dígitos no se incluyen.',
    signs: 'Solo se conservan los dígitos.',
  },
}

const meant: Bilingual<Record<'question' | 'take', (amount: string) => string>> = {
  en: { question: (amount) => `Did you mean $${amount}?`, take: (amount) => `Use $${amount}` },
  es: { question: (amount) => `¿Quiso decir $${amount}?`, take: (amount) => `Usar $${amount}` },
}

type SampleProps = FieldState & {
  readonly keeps?: 'dollars' | 'decimal' | undefined
  readonly onChanged?: (value: string) => void
}

function Sample({ initial = '', keeps = 'dollars', onChanged, ...state }: SampleProps) {
  const [value, setValue] = useState(initial)
  const words = useSample(leftOut)
  const asked = useSample(meant)
  return (
    <MoneyField
      {...fieldProps(useSample(text), state)}
      keeps={keeps}
      leftOutText={(what) => words[what]}
      meantText={(what, amount) => asked[what](amount)}
      value={value}
      onChange={(now) => {
        setValue(now)
        onChanged?.(now)
      }}
    />
  )
}

const meta = {
  title: 'Fields/Money field (currency, amount, dinero)',
  id: 'fields-money-field',
  component: MoneyField,
  render: Sample,
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = {}
export const Filled: Story = { args: { initial: '42000' } }
export const WithCents: Story = { args: { initial: '1234.56', keeps: 'decimal' } }
export const WithHint: Story = { args: { hinted: true } }
export const Wrong: Story = { args: { hinted: true, wrong: true } }
export const Asking: Story = { args: { initial: '30.000' } }
export const Disabled: Story = { args: { initial: '42000', disabled: true } }
export const ReadOnly: Story = { args: { initial: '42000', readOnly: true } }
export const LongSpanish: Story = { args: { initial: '106600', long: true, wrong: true }, globals: { locale: 'es' } }

export const GroupsWhileTyping: Story = {
  args: { onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.tab()
    await userEvent.keyboard('42000')
    await expect(input).toHaveValue('42,000')
    await expect(args.onChanged).toHaveBeenLastCalledWith('42000')
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('4,200')
  },
}

export const KeepsTheCaretInTheMiddle: Story = {
  args: { initial: '42000' },
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.type(input, '1', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await expect(input).toHaveValue('412,000')
    await expect(input.selectionStart).toBe(2)
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4, skipClick: true })
    await expect(input).toHaveValue('41,000')
    await expect(input.selectionStart).toBe(2)
  },
}

export const ReadsPastedAmounts: Story = {
  args: { onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.tab()
    for (const pasted of ['$42,000.00', ' 42 000 ']) {
      await userEvent.clear(input)
      await userEvent.paste(pasted)
      await expect(input).toHaveValue('42,000')
      await expect(args.onChanged).toHaveBeenLastCalledWith('42000')
    }
  },
}

export const TellsOfCents: Story = {
  async play({ canvasElement, globals }) {
    const canvas = within(canvasElement)
    const input = lineIn(canvas, sampleFor(text, globals).label)
    await userEvent.type(input, '42000.00')
    await expect(input).toHaveValue('42,000.00')
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleFor(leftOut, globals).cents)
    await expect(input).toHaveAccessibleDescription(sampleFor(leftOut, globals).cents)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('42,000')
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleFor(leftOut, globals).cents)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const KeepsWhatCanBeReadInTwoWays: Story = {
  args: { onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.tab()
    await userEvent.paste('40.000')
    await expect(input).toHaveValue('40.000')
    await expect(args.onChanged).toHaveBeenLastCalledWith('40.000')
  },
}

export const AsksWhetherPointsAreThousands: Story = {
  args: { onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const canvas = within(canvasElement)
    const { question, take } = sampleFor(meant, globals)
    const input = lineIn(canvas, sampleFor(text, globals).label)
    await userEvent.type(input, '30.000')
    await expect(input).toHaveValue('30.000')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.tab()
    await expect(canvas.getByRole('status')).toHaveTextContent(question('30,000'))
    await expect(args.onChanged).toHaveBeenLastCalledWith('30.000')
    await userEvent.click(canvas.getByRole('button', { name: take('30,000') }))
    await expect(args.onChanged).toHaveBeenLastCalledWith('30000')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('30,000')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const StartsANewNumberOverASelection: Story = {
  async play({ canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.type(input, '30.000')
    for (const [typed, shown] of [
      ['30000', '30,000'],
      ['30000.50', '30,000.50'],
      ['28000', '28,000'],
    ] as const) {
      await userEvent.type(input, typed, { initialSelectionStart: 0, initialSelectionEnd: input.value.length })
      await expect(input).toHaveValue(shown)
    }
  },
}

export const SettlesCents: Story = {
  args: { keeps: 'decimal', onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const input = lineIn(within(canvasElement), sampleFor(text, globals).label)
    await userEvent.tab()
    await userEvent.keyboard('1234.5.')
    await expect(input).toHaveValue('1,234.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1,234.50')
    await expect(args.onChanged).toHaveBeenLastCalledWith('1234.50')
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Empty, Filled, WithCents, WithHint, Wrong, Asking, Disabled, ReadOnly, Long: LongSpanish },
)

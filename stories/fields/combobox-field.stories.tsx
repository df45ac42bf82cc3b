import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ComboboxField, type ComboboxOption } from '#components/fields/combobox-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

import { type FieldState, type FieldText, everyField, fieldProps } from './field-sample.ts'

interface Text extends FieldText {
  readonly list: string
  readonly count: (count: number) => string
}

const text: Bilingual<Text> = {
  en: {
    ...everyField.en,
    label: 'Street address',
    hint: 'Start typing and choose your address, or type all of it.',
    error: 'Enter your street address.',
    longLabel: 'Street address of the home where you and the people in your application live',
    longHint: 'Choose your address from the list if it is there; if it is not, type the whole of it by hand.',
    longError: 'Enter the number and the name of the street; a post office box cannot be used as a home address.',
    list: 'Suggested addresses',
    count: (count) => `${count} suggestions`,
  },
  es: {
    ...everyField.es,
    label: 'Calle y número',
    hint: 'Comience a escribir y elija su dirección, o escríbala completa.',
    error: 'Ingrese su calle y número.',
    longLabel: 'Calle y número de la casa donde viven usted y las personas de su solicitud',
    longHint: 'Elija su dirección de la lista si figura en ella; si no figura, escríbala completa a mano.',
    longError: 'Ingrese el número y el nombre de la calle; no se puede usar un apartado postal como dirección de casa.',
    list: 'Direcciones sugeridas',
    count: (count) => `${count} sugerencias`,
  },
}

const offered: readonly ComboboxOption[] = [
  '1420 NW 7th St',
  '1420 NW 7th Ave',
  '1420 W Flagler St',
  '1421 NW 7th St',
  '1422 NW 7th Ct',
].map((label, at) => ({ id: String(at), label, detail: 'Miami, FL 33125' }))

type SampleProps = FieldState & {
  readonly options?: readonly ComboboxOption[]
  readonly onChosen?: (option: ComboboxOption) => void
}

function Sample({ initial = '', options = offered, onChosen, ...state }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState(initial)
  const matching = options.filter(({ label }) => label.toLowerCase().startsWith(value.toLowerCase()))
  return (
    <ComboboxField
      {...fieldProps(sample, state)}
      autoComplete="off"
      listLabel={sample.list}
      countText={sample.count(matching.length)}
      options={matching}
      value={value}
      onChange={setValue}
      onChoose={(option) => {
        setValue(option.label)
        onChosen?.(option)
      }}
    />
  )
}

const meta = {
  title: 'Fields/Combobox field (autocomplete, typeahead, suggestions)',
  id: 'fields-combobox-field',
  component: ComboboxField,
  render: Sample,
} satisfies Meta<typeof ComboboxField>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { hinted: true } }
export const Filled: Story = { args: { initial: '1420 NW 7th St' } }
export const Wrong: Story = { args: { hinted: true, wrong: true } }
export const Disabled: Story = { args: { initial: '1420 NW 7th St', disabled: true } }
export const ReadOnly: Story = { args: { initial: '1420 NW 7th St', readOnly: true } }
export const LongSpanish: Story = { args: { long: true, wrong: true }, globals: { locale: 'es' } }

export const Offers: Story = {
  play: async ({ canvasElement, globals }) => {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: sample.label }), '142')
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}

export const IsChosenByKeyboard: Story = {
  args: { onChosen: fn() },
  play: async ({ args, canvasElement, globals }) => {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: sample.label })
    await userEvent.tab()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('1420')
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('listbox', { name: sample.list })).toBeVisible()
    await expect(await canvas.findByText(sample.count(3))).toHaveRole('status')
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[2]?.id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(input).toHaveValue('1420')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(input).toHaveValue('1420 NW 7th Ave')
    await expect(input).toHaveFocus()
    await expect(args.onChosen).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

export const IsChosenByPress: Story = {
  args: { onChosen: fn() },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: sampleFor(text, globals).label })
    await userEvent.type(input, '1421')
    await userEvent.click(canvas.getByRole('option'))
    await expect(input).toHaveValue('1421 NW 7th St')
    await expect(input).toHaveFocus()
  },
}

export const TakesAnythingByHand: Story = {
  args: { options: [] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: sampleFor(text, globals).label })
    await userEvent.type(input, '9 Country Road{ArrowDown}')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(input).toHaveValue('9 Country Road')
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Empty, Filled, Wrong, Disabled, ReadOnly, Long: LongSpanish },
)

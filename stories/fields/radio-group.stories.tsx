import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { NumberField } from '#components/fields/number-field.tsx'
import { RadioGroup } from '#components/fields/radio-group.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

type Scenario = 'none' | 'more' | 'spouse'

interface Text {
  readonly label: string
  readonly hint: string
  readonly error: string
  readonly options: Record<Scenario, string>
  readonly help: string
  readonly count: string
  readonly covered: string
  readonly yes: string
  readonly no: string
}

const text: Bilingual<Text> = {
  en: {
    label: 'Who else is on your tax return?',
    hint: 'Count everyone you will list for 2026, with or without a plan.',
    error: 'Please select a tax household option.',
    options: {
      none: 'No one else',
      more: 'More dependents who do not need a plan',
      spouse: 'My spouse, who has coverage',
    },
    help: 'For example a parent who has Medicare',
    count: 'How many',
    covered: 'Can anyone get coverage through a job?',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    label: '¿Quién más figura en su declaración de impuestos?',
    hint: 'Cuente a todas las personas que incluirá para 2026, con o sin plan.',
    error: 'Elija una opción de hogar fiscal.',
    options: {
      none: 'Nadie más',
      more: 'Más dependientes que no necesitan un plan',
      spouse: 'Mi cónyuge, que ya tiene cobertura',
    },
    help: 'Por ejemplo, un padre que tiene Medicare',
    count: 'Cuántos',
    covered: '¿Alguien puede obtener cobertura por medio de un empleo?',
    yes: 'Sí',
    no: 'No',
  },
}

interface SampleProps {
  readonly initial?: Scenario
  readonly look?: 'plain' | 'row' | 'cards' | undefined
  readonly legendLook?: 'label' | 'heading' | 'hidden' | null | undefined
  readonly hinted?: boolean
  readonly wrong?: boolean
  readonly disabled?: boolean | undefined
  readonly spouseDisabled?: boolean
}

function Sample({ initial, hinted, wrong, spouseDisabled, ...rest }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState<Scenario | null>(initial ?? null)
  const [count, setCount] = useState('1')
  return (
    <RadioGroup
      {...rest}
      label={sample.label}
      hint={hinted === true ? sample.hint : undefined}
      error={wrong === true ? sample.error : undefined}
      value={value}
      onChange={setValue}
      options={[
        { value: 'none', label: sample.options.none },
        {
          value: 'more',
          label: sample.options.more,
          hint: sample.help,
          children: <NumberField label={sample.count} value={count} onChange={setCount} />,
        },
        { value: 'spouse', label: sample.options.spouse, disabled: spouseDisabled },
      ]}
    />
  )
}

function YesOrNo() {
  const sample = useSample(text)
  const [value, setValue] = useState<'yes' | 'no' | ''>('')
  return (
    <RadioGroup
      look="row"
      label={sample.covered}
      value={value}
      onChange={setValue}
      options={[
        { value: 'yes', label: sample.yes },
        { value: 'no', label: sample.no },
      ]}
    />
  )
}

const meta = {
  title: 'Fields/Radio group (single choice, opciones)',
  id: 'fields-radio-group',
  component: RadioGroup,
  render: Sample,
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof Sample>

export const Plain: Story = {}
export const Chosen: Story = { args: { initial: 'none', hinted: true } }
export const SideBySide: Story = { render: YesOrNo }
export const Cards: Story = { args: { look: 'cards', hinted: true } }
export const CardsWithQuestions: Story = { args: { look: 'cards', initial: 'more', legendLook: 'heading' } }
export const Wrong: Story = { args: { hinted: true, wrong: true } }
export const WrongCards: Story = { args: { look: 'cards', wrong: true } }
export const OneDisabled: Story = { args: { look: 'cards', spouseDisabled: true } }
export const Disabled: Story = { args: { initial: 'none', disabled: true } }
export const LongSpanish: Story = { args: { look: 'cards', wrong: true, hinted: true }, globals: { locale: 'es' } }

export const ChoosesByArrowKeys: Story = {
  args: { look: 'cards', hinted: true, wrong: true },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const group = canvas.getByRole('radiogroup', { name: sample.label })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription(`${sample.hint} ${sample.error}`)
    const first = canvas.getByRole('radio', { name: sample.options.none })
    const second = canvas.getByRole('radio', { name: sample.options.more })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(second).toHaveAccessibleDescription(sample.help)
    await userEvent.tab()
    await expect(canvas.getByLabelText(sample.count)).toHaveFocus()
    await userEvent.click(canvas.getByText(sample.options.none))
    await expect(first).toBeChecked()
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Plain, Chosen, SideBySide, Cards, CardsWithQuestions, Wrong, WrongCards, OneDisabled, Disabled },
)

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CheckboxGroup } from '#components/fields/checkbox-group.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

type Other = 'justMe' | 'spouse' | 'dependents'

interface Text {
  readonly label: string
  readonly hint: string
  readonly error: string
  readonly cleared: string
  readonly options: Record<Other, string>
  readonly help: string
  readonly levels: string
  readonly bronze: string
  readonly silver: string
  readonly gold: string
}

const text: Bilingual<Text> = {
  en: {
    label: 'Who else will be on your tax return?',
    hint: 'Choose all that apply.',
    error: 'Please select a tax household option.',
    cleared: 'Other options cleared',
    options: { justMe: 'Just me', spouse: 'I file together with my spouse', dependents: 'I claim dependents' },
    help: 'Even when they already have coverage',
    levels: 'Metal levels',
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
  },
  es: {
    label: '¿Quién más figurará en su declaración de impuestos?',
    hint: 'Elija todas las opciones que correspondan.',
    error: 'Elija una opción de hogar fiscal.',
    cleared: 'Se desmarcaron las demás opciones',
    options: { justMe: 'Solo yo', spouse: 'Declaro junto con mi cónyuge', dependents: 'Declaro dependientes' },
    help: 'Aunque ya tengan cobertura',
    levels: 'Niveles de metal',
    bronze: 'Bronce',
    silver: 'Plata',
    gold: 'Oro',
  },
}

interface SampleProps {
  readonly initial?: readonly Other[]
  readonly look?: 'plain' | 'cards' | undefined
  readonly hinted?: boolean
  readonly wrong?: boolean
  readonly disabled?: boolean | undefined
  /** Whether the parent disables the other options while the exclusive option is on. */
  readonly locks?: boolean
  readonly onChanged?: (value: readonly Other[]) => void
}

function Sample({ initial = [], hinted, wrong, locks = false, onChanged, ...rest }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState(initial)
  const locked = locks && value.includes('justMe')
  return (
    <CheckboxGroup
      {...rest}
      label={sample.label}
      hint={hinted === true ? sample.hint : undefined}
      error={wrong === true ? sample.error : undefined}
      clearedText={sample.cleared}
      value={value}
      onChange={(now) => {
        setValue(now)
        onChanged?.(now)
      }}
      options={[
        { value: 'justMe', label: sample.options.justMe, exclusive: true },
        { value: 'spouse', label: sample.options.spouse, hint: sample.help, disabled: locked },
        { value: 'dependents', label: sample.options.dependents, disabled: locked },
      ]}
    />
  )
}

function Facets() {
  const sample = useSample(text)
  const [value, setValue] = useState<readonly string[]>(['silver'])
  return (
    <div className="max-w-facets">
      <CheckboxGroup
        label={sample.levels}
        value={value}
        onChange={setValue}
        options={[
          { value: 'bronze', label: sample.bronze, aside: '41' },
          { value: 'silver', label: sample.silver, aside: '58' },
          { value: 'gold', label: sample.gold, aside: '33' },
        ]}
      />
    </div>
  )
}

const meta = {
  title: 'Fields/Checkbox group (multiple choice, casillas)',
  id: 'fields-checkbox-group',
  component: CheckboxGroup,
  render: Sample,
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof Sample>

export const Plain: Story = { args: { hinted: true } }
export const Ticked: Story = { args: { initial: ['spouse', 'dependents'] } }
export const Cards: Story = { args: { look: 'cards', initial: ['spouse'] } }
export const CardsLockedByExclusive: Story = { args: { look: 'cards', initial: ['justMe'], locks: true } }
export const Wrong: Story = { args: { hinted: true, wrong: true } }
export const WrongCards: Story = { args: { look: 'cards', wrong: true } }
export const Disabled: Story = { args: { initial: ['spouse'], disabled: true } }
export const FacetList: Story = { render: Facets }
export const LongSpanish: Story = { args: { look: 'cards', hinted: true, wrong: true }, globals: { locale: 'es' } }

export const ExclusiveClearsTheOthers: Story = {
  args: { look: 'cards', initial: ['spouse', 'dependents'], onChanged: fn() },
  async play({ args, canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: sample.options.justMe })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChanged).toHaveBeenLastCalledWith(['justMe'])
    await expect(await canvas.findByText(sample.cleared)).toHaveRole('status')
    await userEvent.click(canvas.getByText(sample.options.dependents))
    await expect(args.onChanged).toHaveBeenLastCalledWith(['dependents'])
    await userEvent.click(canvas.getByText(sample.help))
    await expect(args.onChanged).toHaveBeenLastCalledWith(['spouse', 'dependents'])
  },
}

export const SaysWhatIsWrong: Story = {
  args: { hinted: true, wrong: true },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const group = within(canvasElement).getByRole('group', { name: sample.label })
    await expect(group).toHaveAccessibleDescription(`${sample.hint} ${sample.error}`)
    for (const box of within(group).getAllByRole('checkbox')) await expect(box).toBeInvalid()
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Plain, Ticked, Cards, CardsLockedByExclusive, Wrong, WrongCards, Disabled, FacetList },
)

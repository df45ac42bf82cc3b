import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, within } from 'storybook/test'

import { Fieldset } from '#components/fields/fieldset.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<Record<'label' | 'hint' | 'error' | 'optional' | 'street' | 'city', string>> = {
  en: {
    label: 'Mailing address',
    hint: 'Where your insurance card should be sent',
    error: 'Enter a mailing address, or choose your home address.',
    optional: '(optional)',
    street: 'Street address',
    city: 'City',
  },
  es: {
    label: 'Dirección postal',
    hint: 'Adonde debe enviarse su tarjeta del seguro',
    error: 'Ingrese una dirección postal o elija la de su casa.',
    optional: '(opcional)',
    street: 'Calle y número',
    city: 'Ciudad',
  },
}

interface SampleProps {
  readonly legendLook?: 'label' | 'heading' | 'hidden' | null | undefined
  readonly hinted?: boolean
  readonly wrong?: boolean
  readonly optional?: boolean
  readonly disabled?: boolean | undefined
}

function Sample({ hinted, wrong, optional, ...rest }: SampleProps) {
  const sample = useSample(text)
  const [street, setStreet] = useState('2820 Aviation Ave')
  const [city, setCity] = useState('Miami')
  return (
    <Fieldset
      {...rest}
      id={useId()}
      label={sample.label}
      hint={hinted === true ? sample.hint : undefined}
      error={wrong === true ? sample.error : undefined}
      optionalLabel={optional === true ? sample.optional : undefined}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={sample.street} disabled={rest.disabled} value={street} onChange={setStreet} />
        <TextField label={sample.city} disabled={rest.disabled} value={city} onChange={setCity} />
      </div>
    </Fieldset>
  )
}

const meta = {
  title: 'Fields/Fieldset (group, legend)',
  id: 'fields-fieldset',
  component: Fieldset,
  render: Sample,
} satisfies Meta<typeof Fieldset>
export default meta
type Story = StoryObj<typeof Sample>

export const LabelLegend: Story = { args: { hinted: true } }
export const HeadingLegend: Story = { args: { legendLook: 'heading', hinted: true, optional: true } }
export const HiddenLegend: Story = { args: { legendLook: 'hidden' } }
export const Wrong: Story = { args: { hinted: true, wrong: true } }
export const Disabled: Story = { args: { disabled: true } }

export const NamesAndDescribesItsGroup: Story = {
  args: { hinted: true, wrong: true },
  async play({ canvasElement, globals }) {
    const { label, hint, error } = sampleFor(text, globals)
    const group = within(canvasElement).getByRole('group', { name: label })
    await expect(group).toHaveAccessibleDescription(`${hint} ${error}`)
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { LabelLegend, HeadingLegend, HiddenLegend, Wrong, Disabled },
)

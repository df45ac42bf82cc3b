import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { Checkbox } from '#components/fields/checkbox.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{
  compare: string
  plan: string
  terms: string
  hint: string
  error: string
  facet: string
  count: string
  long: string
}> = {
  en: {
    compare: 'Compare',
    plan: 'BlueSelect Silver 2345',
    terms: 'I accept the terms and conditions',
    hint: 'You can read them again at any time at the foot of the page.',
    error: 'You must accept the terms and conditions to continue.',
    facet: 'Florida Blue',
    count: '36',
    long: 'I agree that the agency may contact me by phone, text message and e-mail about my application and my coverage, and I know that I can withdraw this at any time.',
  },
  es: {
    compare: 'Comparar',
    plan: 'BlueSelect Silver 2345',
    terms: 'Acepto los términos y condiciones',
    hint: 'Puede leerlos de nuevo en cualquier momento al pie de la página.',
    error: 'Debe aceptar los términos y condiciones para continuar.',
    facet: 'Florida Blue',
    count: '36',
    long: 'Acepto que la agencia se comunique conmigo por teléfono, mensaje de texto y correo electrónico sobre mi solicitud y mi cobertura, y sé que puedo retirar este permiso en cualquier momento.',
  },
}

interface SampleProps {
  readonly initial?: boolean
  readonly hinted?: boolean
  readonly wrong?: boolean
  readonly disabled?: boolean | undefined
  readonly use?: 'terms' | 'compare' | 'facet' | 'long'
}

function Sample({ initial = false, hinted, wrong, disabled, use = 'terms' }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState(initial)
  const held = { value, onChange: setValue, disabled }
  if (use === 'compare')
    return (
      <Checkbox
        {...held}
        label={
          <>
            {sample.compare} <VisuallyHidden>{sample.plan}</VisuallyHidden>
          </>
        }
      />
    )
  if (use === 'facet')
    return (
      <div className="max-w-facets">
        <Checkbox {...held} quiet label={sample.facet} aside={sample.count} />
      </div>
    )
  return (
    <Checkbox
      {...held}
      label={use === 'long' ? sample.long : sample.terms}
      hint={hinted === true ? sample.hint : undefined}
      error={wrong === true ? sample.error : undefined}
    />
  )
}

const meta = {
  title: 'Fields/Checkbox (tick box, casilla)',
  id: 'fields-checkbox',
  component: Checkbox,
  render: Sample,
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof Sample>

export const Off: Story = {}
export const On: Story = { args: { initial: true } }
export const WithHint: Story = { args: { hinted: true } }
export const Wrong: Story = { args: { wrong: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, initial: true } }
export const InAPlanCard: Story = { args: { use: 'compare' } }
export const AsFacet: Story = { args: { use: 'facet', initial: true } }
export const LongSpanish: Story = { args: { use: 'long', wrong: true }, globals: { locale: 'es' } }

export const TogglesByKeyboardAndOnItsWholeLine: Story = {
  args: { use: 'facet' },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox', { name: sample.facet })
    await expect(box).toHaveAccessibleDescription(sample.count)
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    const line = canvas.getByText(sample.facet).closest('label')
    await expect(line?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(canvas.getByText(sample.facet))
    await expect(box).not.toBeChecked()
  },
}

export const NamesTheComparedPlan: Story = {
  args: { use: 'compare' },
  async play({ canvasElement, globals }) {
    const { compare, plan } = sampleFor(text, globals)
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleName(`${compare} ${plan}`)
  },
}

export const SaysWhatIsWrong: Story = {
  args: { hinted: true, wrong: true },
  async play({ canvasElement, globals }) {
    const { terms, hint, error } = sampleFor(text, globals)
    const box = within(canvasElement).getByRole('checkbox', { name: terms })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(`${hint} ${error}`)
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Off, On, WithHint, Wrong, Disabled, DisabledOn, InAPlanCard, AsFacet, Long: LongSpanish },
)

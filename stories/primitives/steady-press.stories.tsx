import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { Checkbox } from '#components/fields/checkbox.tsx'
import { Button } from '#components/primitives/button.tsx'
import { SteadyPress } from '#components/primitives/steady-press.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ next: string; answer: string }> = {
  en: { next: 'Next', answer: 'Dependents' },
  es: { next: 'Siguiente', answer: 'Dependientes' },
}

function Steps({ layout = 'first' }: { readonly layout?: string }) {
  const sample = useSample(text)
  const [step, setStep] = useState(layout)
  const [ticked, setTicked] = useState(false)
  return (
    <SteadyPress layout={step}>
      {step === 'first' ? (
        <Button
          onClick={() => {
            setStep('second')
          }}
        >
          {sample.next}
        </Button>
      ) : (
        <Checkbox label={sample.answer} value={ticked} onChange={setTicked} />
      )}
    </SteadyPress>
  )
}

const meta = {
  title: 'Primitives/Steady press (double click)',
  id: 'primitives-steady-press',
  component: SteadyPress,
  render: Steps,
} satisfies Meta<typeof SteadyPress>
export default meta
type Story = StoryObj<typeof Steps>

export const First: Story = {}
export const Second: Story = { args: { layout: 'second' } }

export const TakesTheNextPress: Story = {
  async play({ canvasElement, globals }) {
    const { next, answer } = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: next }))
    await userEvent.click(canvas.getByRole('checkbox', { name: answer }))
    await expect(canvas.getByRole('checkbox', { name: answer })).toBeChecked()
  },
}

export const Gallery: Story = gallery({ component: Steps }, { First, Second })

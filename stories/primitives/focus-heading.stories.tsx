import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { Button } from '#components/primitives/button.tsx'
import { FocusHeading, type FocusHeadingProps } from '#components/primitives/focus-heading.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ people: string; household: string; next: string }> = {
  en: { people: 'Who needs health insurance?', household: 'Who is in your tax household?', next: 'Next' },
  es: {
    people: '¿Quién necesita seguro de salud?',
    household: '¿Quién forma parte de su hogar fiscal?',
    next: 'Siguiente',
  },
}

function Sample({ level = 1 }: Pick<FocusHeadingProps, 'level'>) {
  return (
    <FocusHeading level={level} focusKey="people">
      {useSample(text).people}
    </FocusHeading>
  )
}

function Steps() {
  const sample = useSample(text)
  const [step, setStep] = useState<'people' | 'household'>('people')
  return (
    <div className="grid justify-items-start gap-5">
      <FocusHeading focusKey={step}>{sample[step]}</FocusHeading>
      <Button
        onClick={() => {
          setStep('household')
        }}
      >
        {sample.next}
      </Button>
    </div>
  )
}

function Pages() {
  const sample = useSample(text)
  const [moved, setMoved] = useState(false)
  return moved ? (
    <FocusHeading focusKey="household" focusOnMount>
      {sample.household}
    </FocusHeading>
  ) : (
    <Button
      onClick={() => {
        setMoved(true)
      }}
    >
      {sample.next}
    </Button>
  )
}

const meta = {
  title: 'Primitives/Focus heading (title, encabezado)',
  id: 'primitives-focus-heading',
  component: FocusHeading,
  render: Sample,
} satisfies Meta<typeof FocusHeading>
export default meta
type Story = StoryObj<typeof Sample>

export const PageHeading: Story = {}
export const StepHeading: Story = { args: { level: 2 } }
export const SectionHeading: Story = { args: { level: 3 } }

export const TakesTheFocusOnANewStep: Story = {
  render: Steps,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: sample.people })).not.toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: sample.household })).toHaveFocus()
  },
}

export const TakesTheFocusWhenItAppears: Story = {
  render: Pages,
  async play({ canvasElement, globals }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const heading = within(canvasElement).getByRole('heading', { name: sampleFor(text, globals).household })
    await expect(heading).toHaveFocus()
  },
}

export const Gallery: Story = gallery({ component: Sample }, { PageHeading, StepHeading, SectionHeading })

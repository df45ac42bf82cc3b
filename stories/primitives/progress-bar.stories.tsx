import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ProgressBar } from '#components/primitives/progress-bar.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ label: string; at: (step: number) => string }> = {
  en: { label: 'Your application', at: (step) => `Step ${step} of 6: About you` },
  es: { label: 'Su solicitud', at: (step) => `Paso ${step} de 6: Sobre usted` },
}

function Sample({ step = 3, showText = true }: { step?: number; showText?: boolean }) {
  const sample = useSample(text)
  return <ProgressBar label={sample.label} valueText={sample.at(step)} value={step} max={6} showText={showText} />
}

const meta = {
  title: 'Primitives/Progress bar (meter, progreso)',
  id: 'primitives-progress-bar',
  component: ProgressBar,
  render: Sample,
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof Sample>

export const Halfway: Story = {
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const bar = within(canvasElement).getByRole('progressbar', { name: sample.label })
    await expect(bar).toHaveAttribute('aria-valuetext', sample.at(3))
  },
}
export const Start: Story = { args: { step: 0 } }
export const Done: Story = { args: { step: 6 } }
export const BarOnly: Story = { args: { step: 2, showText: false } }

export const Gallery: Story = gallery({ component: Sample }, { Halfway, Start, Done, BarOnly })

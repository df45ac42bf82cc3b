import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { HomeSteps } from '#components/home/home-steps.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Home/Home steps (pasos)',
  id: 'home-home-steps',
  component: HomeSteps,
} satisfies Meta<typeof HomeSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const HasThreeStepsInOrder: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('home', globals)
    const steps = within(canvasElement).getAllByRole('heading', { level: 3 })
    await expect(steps.map((step) => step.textContent)).toEqual(
      (['answer', 'compare', 'choose'] as const).map((step) => t(`homeSteps.${step}.title`)),
    )
  },
}

export const Gallery: Story = gallery(meta, { Default })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ExamplePlanCard } from '#components/home/example-plan-card.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Home/Example plan card (ejemplo)',
  id: 'home-example-plan-card',
  component: ExamplePlanCard,
  args: {
    example: {
      year: 2027,
      age: 58,
      incomeCents: 26_000_00,
      premiumCents: 1_438_50,
      priceCents: 72_50,
      deductibleCents: 900_00,
      usualDeductibleCents: 7_000_00,
      outOfPocketMaximumCents: 3_100_00,
    },
  },
} satisfies Meta<typeof ExamplePlanCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const SaysThatItIsAnExample: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('home', globals)
    const card = within(canvasElement).getByRole('article', { name: t('examplePlan.name') })
    await expect(card).toHaveTextContent(t('examplePlan.label', { age: 58, income: '$26,000' }))
    await expect(card).toHaveTextContent('$72.50')
    await expect(within(canvasElement).getByText(t('examplePlan.note', { year: 2027 }))).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Default })

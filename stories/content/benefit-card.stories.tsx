import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { BenefitCard } from '#components/content/benefit-card.tsx'
import { benefitIds } from '#domain/content/benefit-list.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Content/Benefit card (tarjeta)',
  id: 'content-benefit-card',
  component: BenefitCard,
  args: { benefit: 'guaranteedCare' },
} satisfies Meta<typeof BenefitCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongSpanish: Story = {
  args: { benefit: 'emergency' },
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}
export const AllNine: Story = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-3">
      {benefitIds.map((benefit) => (
        <BenefitCard key={benefit} benefit={benefit} />
      ))}
    </div>
  ),
}

export const IsNamedByItsHeading: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('benefits', globals)
    await expect(
      within(canvasElement).getByRole('article', { name: t('benefitCard.guaranteedCare.name') }),
    ).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { AllNine })

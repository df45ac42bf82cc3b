import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { PillarCard } from '#components/content/pillar-card.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Content/Pillar card (tarjeta)',
  id: 'content-pillar-card',
  component: PillarCard,
  args: { pillar: 'certifiedAgents' },
} satisfies Meta<typeof PillarCard>
export default meta
type Story = StoryObj<typeof meta>

export const Certified: Story = {}
export const Support: Story = { args: { pillar: 'professionalSupport' } }
export const Personal: Story = { args: { pillar: 'personalizedService' } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const IsNamedByItsHeading: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('about', globals)
    await expect(
      within(canvasElement).getByRole('article', { name: t('pillarCard.certifiedAgents.title') }),
    ).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Certified, Support, Personal })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { BenefitsSections } from '#components/content/benefits-sections.tsx'
import { filledButtonGaps } from '#stories/support/filled-buttons.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Content/Benefits sections',
  id: 'content-benefits-sections',
  component: BenefitsSections,
  parameters: { layout: 'fullscreen' },
  args: { testimonials: [] },
} satisfies Meta<typeof BenefitsSections>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

// Proves C-5.
export const LeadsToTheQuote: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('benefits', globals)
    const canvas = within(canvasElement)
    for (const [title, link] of [
      [t('benefitsHero.title'), t('benefitsHero.cta')],
      [t('familyBand.title'), t('familyBand.cta')],
      [t('finalBand.title'), t('finalBand.cta')],
    ] as const) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
      for (const found of canvas.getAllByRole('link', { name: link }))
        await expect(found).toHaveAttribute('href', expect.stringMatching(/^\/(es)?$/))
    }
  },
}

// Proves C-91.
export const HasOneFilledButtonAView: Story = {
  play: async ({ canvasElement }) => {
    const gaps = filledButtonGaps(canvasElement)
    await expect(gaps).toHaveLength(1)
    for (const gap of gaps) await expect(gap).toBeGreaterThan(900)
  },
}

export const Gallery: Story = gallery(meta, { Default })

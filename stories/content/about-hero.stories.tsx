import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { AboutHero } from '#components/content/about-hero.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  component: AboutHero,
  parameters: { layout: 'fullscreen' },
  args: { figures: { familiesProtected: 3127, yearsOfTrust: 12 } },
} satisfies Meta<typeof AboutHero>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const LeadsToTheQuote: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('about', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: t('aboutHero.title') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('aboutHero.ctaText') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/(es)?$/),
    )
  },
}

export const Gallery: Story = gallery(meta, { Default })

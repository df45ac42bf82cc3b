import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { AboutSections } from '#components/content/about-sections.tsx'
import { filledButtonGaps } from '#stories/support/filled-buttons.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Content/About sections',
  id: 'content-about-sections',
  component: AboutSections,
  parameters: { layout: 'fullscreen' },
  args: { figures: { familiesProtected: 3127, yearsOfTrust: 12 }, videoTitle: 'Puente', onPlay: fn() },
} satisfies Meta<typeof AboutSections>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const LeadsToTheQuote: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('about', globals)
    const canvas = within(canvasElement)
    for (const [title, link] of [
      [t('aboutHero.title'), t('aboutHero.ctaText')],
      [t('pillars.title'), t('pillars.cta')],
      [t('missionVision.title'), t('missionVision.cta')],
      [t('process.title'), t('process.cta')],
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { BenefitsFinalBand } from '#components/content/benefits-final-band.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = { component: BenefitsFinalBand, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof BenefitsFinalBand
>
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
    await expect(canvas.getByRole('heading', { name: t('finalBand.title') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('finalBand.cta') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/(es)?$/),
    )
  },
}

export const Gallery: Story = gallery(meta, { Default })

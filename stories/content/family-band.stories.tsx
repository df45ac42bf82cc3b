import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { FamilyBand } from '#components/content/family-band.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = { component: FamilyBand, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof FamilyBand>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const LeadsToTheQuote: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('benefits', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: t('familyBand.title') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('familyBand.cta') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/(es)?$/),
    )
  },
}

export const Gallery: Story = gallery(meta, { Default })

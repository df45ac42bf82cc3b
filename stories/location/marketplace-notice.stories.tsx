import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { MarketplaceNotice } from '#components/location/marketplace-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Location/Marketplace notice',
  id: 'location-marketplace-notice',
  component: MarketplaceNotice,
  args: { state: 'CA', planYear: 2027, isOpen: false, onOpenChange: fn() },
} satisfies Meta<typeof MarketplaceNotice>
export default meta
type Story = StoryObj<typeof meta>

export const NotQuotedHere: Story = {}
export const QuotedHere: Story = { args: { state: 'OR' } }

// Proves Q-159.
export const SaysNothingOfAYearBefore: Story = {
  args: { state: 'OR', planYear: 2026 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

// Proves Q-13.
export const OffersTheDialogWhereItDoesNotQuote: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const more = t('ownMarketplaceNotice.more', { state: 'California' })
    await expect(within(canvasElement).getByRole('button', { name: more })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { NotQuotedHere, QuotedHere })

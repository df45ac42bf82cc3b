import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { FurtherMarketplaceNotice } from '#components/location/further-marketplace-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Location/Further marketplace notice',
  id: 'location-further-marketplace-notice',
  component: FurtherMarketplaceNotice,
  args: { state: 'GA', planYear: 2027 },
} satisfies Meta<typeof FurtherMarketplaceNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Georgia: Story = {}
export const LongName: Story = { args: { state: 'OR' } }
export const Narrow: Story = { ...LongName, globals: { viewport: { value: 'narrow' } } }

// Proves Q-159.
export const LeadsToTheMarketplace: Story = {
  args: { state: 'IL' },
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const link = within(canvasElement).getByRole('link', {
      name: new RegExp(`^${t('restrictedStateDialog.visit', { marketplace: 'Get Covered Illinois' })}`),
    })
    await expect(link).toHaveAttribute('href', 'https://getcovered.illinois.gov/')
  },
}

export const Gallery: Story = gallery(meta, { Georgia, LongName })

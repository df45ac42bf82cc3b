import type { Meta, StoryObj } from '@storybook/react-vite'

import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'

const meta = {
  title: 'Widgets/Chrome/Marketplace disclaimer',
  id: 'chrome-marketplace-disclaimer',
  component: MarketplaceDisclaimer,
  args: { href: 'https://www.healthcare.gov' },
} satisfies Meta<typeof MarketplaceDisclaimer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }

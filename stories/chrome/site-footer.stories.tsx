import type { Meta, StoryObj } from '@storybook/react-vite'

import { SiteFooter } from '#components/chrome/site-footer.tsx'

const meta = {
  component: SiteFooter,
  args: { phone: '1-800-555-0142', year: 2026 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const LoggedOut: Story = { parameters: { chromatic: { disableSnapshot: false } } }

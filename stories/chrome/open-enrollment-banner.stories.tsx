import type { Meta, StoryObj } from '@storybook/react-vite'

import { OpenEnrollmentBanner } from '#components/chrome/open-enrollment-banner.tsx'

const meta = {
  component: OpenEnrollmentBanner,
  args: { news: { planYear: 2026, hasBegun: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OpenEnrollmentBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = { args: { news: { planYear: 2027, hasBegun: true } } }
export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }

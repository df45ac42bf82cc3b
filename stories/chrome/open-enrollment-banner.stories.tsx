import type { Meta, StoryObj } from '@storybook/react-vite'

import { OpenEnrollmentBanner } from '#components/chrome/open-enrollment-banner.tsx'

const meta = {
  component: OpenEnrollmentBanner,
  args: { planYear: 2026 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OpenEnrollmentBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { NotFound } from '#components/chrome/not-found.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Chrome/Not found (404)',
  id: 'chrome-not-found',
  component: NotFound,
  args: { phone: '1-800-555-0142' },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

// Proves C-2.
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('not-found', globals)
    await expect(within(canvasElement).getByRole('link', { name: t('notFound.backHome') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/(es)?$/),
    )
    await expect(within(canvasElement).getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    )
  },
}

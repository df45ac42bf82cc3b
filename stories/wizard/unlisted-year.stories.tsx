import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { UnlistedYear } from '#components/wizard/unlisted-year.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Wizard/Unlisted year',
  id: 'wizard-unlisted-year',
  component: UnlistedYear,
  args: { year: 2028, phone: '1-800-555-0142' },
} satisfies Meta<typeof UnlistedYear>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OffersToCall: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const screen = within(canvasElement)
    await expect(screen.getByText(t('unlistedYear.title', { year: args.year }))).toBeVisible()
    await expect(screen.getByRole('link', { name: `${t('unlistedYear.call')} ${args.phone}` })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    )
  },
}

export const Gallery: Story = gallery(meta, { Default })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

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

export const YearBeforeOnSale: Story = { args: { still: 2027, onStill: fn() } }

// Proves Q-170.
export const OffersTheYearBefore: Story = {
  ...YearBeforeOnSale,
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('unlistedYear.still', { year: 2027 }) }))
    await expect(args.onStill).toHaveBeenCalledOnce()
  },
}

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

export const Gallery: Story = gallery(meta, { Default, YearBeforeOnSale })

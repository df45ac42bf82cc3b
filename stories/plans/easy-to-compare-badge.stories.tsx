import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { EasyToCompareBadge, type EasyToCompareBadgeProps } from '#components/plans/easy-to-compare-badge.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

/** In its place: the last of a card's badges. */
function InARow(props: EasyToCompareBadgeProps) {
  return (
    <div className="flex max-w-field-lg flex-wrap items-center gap-2">
      <EasyToCompareBadge {...props} />
    </div>
  )
}

const meta = {
  title: 'Widgets/Plans/Easy to compare badge',
  id: 'plans-easy-to-compare-badge',
  component: EasyToCompareBadge,
  render: InARow,
  args: { plan: { id: '21525FL0020012', name: 'Silver Simple Standard' } },
} satisfies Meta<typeof EasyToCompareBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

// Proves P-83.
export const SaysWhatItMeans: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const badge = canvas.getByRole('button', { name: new RegExp(t('easyToCompareBadge.label')) })
    await expect(badge).toHaveAccessibleName(new RegExp(args.plan.name))
    badge.focus()
    await userEvent.keyboard('{Enter}')
    await expect(badge).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(t('easyToCompareBadge.meaning'))).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(badge).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Gallery: Story = gallery({ component: InARow, args: meta.args }, { Closed })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { OpeningBadge } from '#components/plans/opening-badge.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Plans/Opening badge',
  id: 'plans-opening-badge',
  component: OpeningBadge,
  args: {
    tone: 'primary',
    plan: { id: '21663FL9000801', name: 'Bronze Classic 4700' },
    label: 'Badge',
    children: <p>Text</p>,
  },
} satisfies Meta<typeof OpeningBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Accent: Story = { args: { tone: 'accent' } }

export const OpensAndClosesByKeyboard: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const badge = canvas.getByRole('button', { name: `${args.label} ${args.plan.name}` })
    await userEvent.tab()
    await expect(badge).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(badge).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Text')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Text')).not.toBeInTheDocument()
  },
}

export const Gallery: Story = gallery(meta, { Primary, Accent })

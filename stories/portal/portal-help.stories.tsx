import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { PortalHelp } from '#components/portal/portal-help.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Portal/Portal help',
  id: 'portal-portal-help',
  component: PortalHelp,
  args: { phone: '1-800-555-0142', contactHref: '/contact' },
} satisfies Meta<typeof PortalHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const ReachedByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '1-800-555-0142' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: playText('portal', globals)('portalHelp.write') })).toHaveFocus()
  },
}

export const Gallery: Story = gallery(meta, { Default })

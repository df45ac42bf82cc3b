import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SlowNotice } from '#components/wizard/slow-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = { component: SlowNotice, args: { isSlow: true, onCancel: fn() } } satisfies Meta<typeof SlowNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Slow: Story = {}
export const Quick: Story = { args: { isSlow: false } }

export const Cancels: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('home', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(t('slowNotice.text'))
    await userEvent.click(canvas.getByRole('button', { name: t('slowNotice.cancel') }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Slow, Quick })

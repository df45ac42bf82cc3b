import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { SlowSearch, type SlowSearchProps } from '#components/plans/slow-search.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const args: SlowSearchProps = { waitSeconds: null, onCancel: fn() }

const meta = { component: SlowSearch, args } satisfies Meta<typeof SlowSearch>
export default meta
type Story = StoryObj<typeof meta>

export const Slow: Story = {}
export const Busy: Story = { args: { waitSeconds: 7 } }
export const LastSecond: Story = { args: { waitSeconds: 1 } }

export const CancelsByKeyboard: Story = {
  async play({ args }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Slow, Busy, LastSecond })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { UpdatePrompt } from '#components/plans/update-prompt.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Plans/Update prompt',
  id: 'plans-update-prompt',
  component: UpdatePrompt,
  args: { onUpdate: fn(), onShowDetails: fn(), onUndo: fn() },
} satisfies Meta<typeof UpdatePrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {}

export const LeadsOnByKeyboard: Story = {
  async play({ args }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUpdate).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowDetails).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Changed })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { StartOverDialog } from '#components/plans/start-over-dialog.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Start over dialog (reset, modal)',
  id: 'plans-start-over-dialog',
  component: StartOverDialog,
  args: { open: true, onClose: fn(), onReopen: fn(), onConfirm: fn() },
} satisfies Meta<typeof StartOverDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { parameters: { chromatic: { disableSnapshot: false } } }

// Proves P-19.
export const StartsAtTheSafeAnswer: Story = {
  async play({ globals, args }) {
    const t = playText('plans', globals)
    const dialog = within(await screen.findByRole('alertdialog', { name: t('startOver.title') }))
    await expect(dialog.getByRole('button', { name: t('startOver.cancel') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: t('startOver.confirm') }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { LogOutDialog } from '#components/account/log-out-dialog.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Log out dialog (sign out, modal)',
  id: 'account-log-out-dialog',
  component: LogOutDialog,
  args: { open: true, onStay: fn(), onLogOut: fn() },
} satisfies Meta<typeof LogOutDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const NothingToAsk: Story = { args: { open: false } }

// Proves A-48.
export const StartsAtTheSafeAnswer: Story = {
  async play({ globals, args }) {
    const t = playText('login', globals)
    const dialog = within(await screen.findByRole('alertdialog', { name: t('logOutDialog.title') }))
    await expect(dialog.getByRole('button', { name: t('logOutDialog.stay') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: t('logOutDialog.logOut') }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

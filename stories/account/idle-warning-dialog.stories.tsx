import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { IdleWarningDialog } from '#components/account/idle-warning-dialog.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Idle warning dialog (timeout, modal)',
  id: 'account-idle-warning-dialog',
  component: IdleWarningDialog,
  args: { remainingSeconds: 95, onContinue: fn(), onLogOut: fn() },
} satisfies Meta<typeof IdleWarningDialog>
export default meta
type Story = StoryObj<typeof meta>

export const NinetyFiveSecondsLeft: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const LastSeconds: Story = { args: { remainingSeconds: 7 } }
export const NothingToWarnOf: Story = { args: { remainingSeconds: null } }

export const StartsAtTheSafeAnswer: Story = {
  async play({ globals, args }) {
    const t = playText('login', globals)
    const dialog = within(await screen.findByRole('alertdialog', { name: t('idleWarning.title') }))
    await expect(dialog.getByRole('button', { name: t('idleWarning.continue') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: t('idleWarning.logOut') }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

export const EscapeGoesOn: Story = {
  async play({ globals, args }) {
    const t = playText('login', globals)
    await screen.findByRole('alertdialog', { name: t('idleWarning.title') })
    await userEvent.keyboard('{Escape}')
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await expect(args.onLogOut).not.toHaveBeenCalled()
  },
}

export const TellsAListenerTheMinutes: Story = {
  async play({ globals }) {
    const t = playText('login', globals)
    await expect(await screen.findByText(t('idleWarning.minutesLeft', { count: 2 }))).toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CrashPanel } from '#components/chrome/crash-panel.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Chrome/Crash panel (error page)',
  id: 'chrome-crash-panel',
  component: CrashPanel,
  args: { phone: '1-800-555-0142', onRetry: fn(), onReload: fn() },
} satisfies Meta<typeof CrashPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }

export const OffersToTryAgain: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const t = playText('common', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('crash.title'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

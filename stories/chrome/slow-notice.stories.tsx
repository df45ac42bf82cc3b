import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const onPress = fn()
const args = { wait: { secondsUntilRetry: null }, cancel: { label: 'OK', onPress } }

const meta = {
  title: 'Widgets/Chrome/Slow notice (waiting)',
  id: 'chrome-slow-notice',
  component: SlowNotice,
  args,
} satisfies Meta<typeof SlowNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Slow: Story = {}
export const Busy: Story = { args: { wait: { secondsUntilRetry: 7 } } }
export const LastSecond: Story = { args: { wait: { secondsUntilRetry: 1 } } }
export const Quick: Story = { args: { wait: null } }
export const NothingElseToDo: Story = { args: { cancel: undefined } }

export const CancelsByKeyboard: Story = {
  async play() {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
  },
}

export const SaysNoSecondsAloud: Story = {
  args: { wait: { secondsUntilRetry: 7 } },
  async play({ canvasElement, globals }) {
    const t = playText('call-failures', globals)
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(t('slowNotice.busy')))
  },
}

export const Gallery: Story = gallery(meta, { Slow, Busy, LastSecond, NothingElseToDo })

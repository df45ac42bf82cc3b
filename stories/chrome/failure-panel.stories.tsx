import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { FailurePanel } from '#components/chrome/failure-panel.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Chrome/Failure panel (error page)',
  id: 'chrome-failure-panel',
  component: FailurePanel,
  args: { failure: { kind: 'network', operation: 'planSearch', reason: 'unreachable' }, onRetry: fn() },
} satisfies Meta<typeof FailurePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Unreachable: Story = {}
export const TooSlow: Story = { args: { failure: { kind: 'network', operation: 'planSearch', reason: 'timeout' } } }
export const StatusOnly: Story = { args: { failure: { kind: 'http', operation: 'planSearch', status: 503 } } }
export const ServersOwnMessage: Story = {
  args: {
    failure: { kind: 'server', operation: 'benchmark', status: 400, message: 'state is not a valid marketplace state' },
  },
}
export const ValidationList: Story = {
  args: {
    failure: {
      kind: 'validation',
      operation: 'planSearch',
      status: 422,
      problems: [
        { field: 'income', message: 'must be no less than 0' },
        { field: 'countyfips', message: 'cannot be blank' },
      ],
    },
  },
}
export const NotJson: Story = {
  args: {
    failure: {
      kind: 'unreadable',
      operation: 'planSearch',
      status: 502,
      detail: 'Unexpected token',
      excerpt: '<html>',
    },
  },
}
export const SuccessNotJson: Story = {
  args: {
    failure: { kind: 'unreadable', operation: 'planSearch', status: 200, detail: 'Unexpected end', excerpt: '{' },
  },
}

export const Part: Story = {
  args: { failure: { kind: 'network', operation: 'pagePart', reason: 'unreachable' }, onClose: fn() },
  play: async ({ canvasElement, globals }) => {
    const t = playText('call-failures', globals)
    const panel = within(canvasElement).getByRole('alert')
    await expect(panel).toHaveTextContent(t('partTitle'))
    await expect(panel).toHaveTextContent(t('next'))
  },
}

export const RetriesByKeyboard: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const t = playText('call-failures', globals)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: t('retry') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, {
  Unreachable,
  TooSlow,
  StatusOnly,
  ServersOwnMessage,
  ValidationList,
  NotJson,
  SuccessNotJson,
})

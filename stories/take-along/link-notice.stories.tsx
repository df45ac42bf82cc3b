import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { LinkNotice } from '#components/take-along/link-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Take along/Link notice',
  id: 'take-along-link-notice',
  component: LinkNotice,
  args: { kind: 'unreadable' },
} satisfies Meta<typeof LinkNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Unreadable: Story = {}
export const UnreadableBesideAnotherQuote: Story = { args: { kind: 'unreadableKept' } }
export const AnotherYear: Story = { args: { kind: 'yearChanged', year: 2027 } }
export const Unconfirmed: Story = { args: { kind: 'unconfirmed', onRetry: fn() } }
export const UnconfirmedAndChanged: Story = { args: { kind: 'unconfirmed', onRetry: undefined } }
export const LongSpanish: Story = {
  args: { kind: 'unconfirmed', onRetry: fn() },
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}

// Proves Q-123.
export const TriesAgainByKeyboard: Story = {
  args: { kind: 'unconfirmed', onRetry: fn() },
  async play({ canvasElement, globals, args }) {
    const t = playText('take-along', globals)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: t('notice.retry') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    if (args.kind === 'unconfirmed') await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Unreadable, AnotherYear, Unconfirmed })

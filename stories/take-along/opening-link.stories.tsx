import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { OpeningLink } from '#components/take-along/opening-link.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const opening = { kind: 'opening', wait: null, onCancel: fn() } as const
const slow = { ...opening, wait: { secondsUntilRetry: null } } as const

const meta = {
  title: 'Widgets/Take along/Opening link',
  id: 'take-along-opening-link',
  component: OpeningLink,
} satisfies Meta<typeof OpeningLink>
export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = { args: opening }
export const Slow: Story = { args: slow }
export const LongSpanish: Story = {
  args: slow,
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}

// Proves Q-122.
export const AsksByKeyboard: Story = {
  args: { kind: 'asking', onOpen: fn(), onKeep: fn() },
  async play({ canvasElement, globals, args }) {
    const t = playText('take-along', globals)
    if (args.kind !== 'asking') return
    await expect(within(canvasElement).getByRole('heading', { name: t('opening.askTitle') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = { args: opening, ...gallery(meta, { Opening, Slow }) }

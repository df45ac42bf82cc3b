import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { RequoteBar } from '#components/requote/requote-bar.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Requote/Requote bar',
  id: 'requote-requote-bar',
  component: RequoteBar,
  args: { onBack: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RequoteBar>
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {}
export const NotBegun: Story = { args: { onFill: fn() } }
export const Narrow: Story = { ...NotBegun, globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { ...NotBegun, globals: { locale: 'es' } }

export const ByKeyboard: Story = {
  args: { onFill: fn() },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('requote', globals)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFill).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: t('bar.back') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { UnderWay, NotBegun })

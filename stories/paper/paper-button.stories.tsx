import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { PaperButton } from '#components/paper/paper-button.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Paper/Paper button (print, imprimir)',
  id: 'paper-paper-button',
  component: PaperButton,
  args: { count: 1, isLoading: false, onOpen: fn(), onNear: fn() },
} satisfies Meta<typeof PaperButton>
export default meta
type Story = StoryObj<typeof meta>

export const OnePlan: Story = {}
export const ThreePlans: Story = { args: { count: 3 } }
export const Loading: Story = { args: { isLoading: true } }
export const Narrow: Story = { ...ThreePlans, globals: { viewport: { value: 'narrow' } } }

export const OpensByKeyboard: Story = {
  async play({ canvasElement, args, globals }) {
    const t = playText('paper', globals)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: t('button.open', { count: 1 }) })).toHaveFocus()
    await expect(args.onNear).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { OnePlan, ThreePlans, Loading })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { MissingPlans, type MissingPlansProps } from '#components/plans/missing-plans.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const args: MissingPlansProps = { missing: 1_480, leftOut: 0, onRetry: fn(), onClose: fn() }

const meta = {
  title: 'Widgets/Plans/Missing plans',
  id: 'plans-missing-plans',
  component: MissingPlans,
  args,
} satisfies Meta<typeof MissingPlans>
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: { missing: 1 } }
export const LeftOut: Story = { args: { missing: 0, leftOut: 2, onRetry: undefined } }
export const Both: Story = { args: { missing: 10, leftOut: 1 } }
export const NoneShown: Story = { args: { isListEmpty: true } }

export const RetriesByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('call-failures', globals)
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t('title'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Many, One, LeftOut, Both, NoneShown })

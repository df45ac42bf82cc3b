import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { PlanSheet } from '#components/plan-page/plan-sheet/plan-sheet.tsx'
import { planCard } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  component: PlanSheet,
  args: {
    plan: planCard(),
    compared: false,
    compareFull: false,
    onBack: fn(),
    onCompare: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof PlanSheet>
export default meta
type Story = StoryObj<typeof meta>

export const WithExtraSavings: Story = {}
export const Compared: Story = { args: { compared: true } }

export const GoesBackByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plan-page', globals)
    within(canvasElement)
      .getByRole('button', { name: t('planSheet.back') })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Compared })

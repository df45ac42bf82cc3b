import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { PlanList } from '#components/plans/plan-list.tsx'
import { planCards } from '#mocks/fixtures/plan.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const plans = planCards()

const meta = {
  component: PlanList,
  args: { plans, compareIds: [], onCompare: fn(), onChoose: fn() },
} satisfies Meta<typeof PlanList>
export default meta
type Story = StoryObj<typeof meta>

export const AllLevels: Story = {}
export const One: Story = { args: { plans: plans.slice(0, 1) } }
export const ThreeChosen: Story = { args: { compareIds: plans.slice(0, 3).map(({ id }) => id) } }

export const ChoosesTheRightPlan: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const third = plans[2]
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `${t('planCard.choose')} ${third?.name ?? ''}` }),
    )
    await expect(args.onChoose).toHaveBeenCalledWith(third?.id)
  },
}

export const Gallery: Story = gallery(meta, { One, ThreeChosen })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { PlanList } from '#components/plans/plan-list.tsx'
import { ResultsPagination } from '#components/plans/results-pagination.tsx'
import { planCards } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const plans = planCards()

const meta = {
  title: 'Widgets/Plans/Plan list (results, resultados)',
  id: 'plans-plan-list',
  component: PlanList,
  args: {
    plans,
    compareIds: [],
    yearView: 'healthy',
    reasons: null,
    care: () => null,
    onCompare: fn(),
    onChoose: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof PlanList>
export default meta
type Story = StoryObj<typeof meta>

export const AllLevels: Story = {}
export const One: Story = { args: { plans: plans.slice(0, 1) } }
export const ThreeChosen: Story = { args: { compareIds: plans.slice(0, 3).map(({ id }) => id) } }

/** The first rendering draws one card, and the others follow. */
export const FirstCardAtOnce: Story = {
  args: { firstCards: 1 },
  async play({ canvasElement }) {
    const cards = () => within(canvasElement).getAllByRole('article')
    await waitFor(() => expect(cards()).toHaveLength(plans.length))
  },
}

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

/** Another page reuses the same cards. Details opened for one plan are closed for the plan that replaces it. */
export const TurnsThePage: Story = {
  render: function Pages(args) {
    const [page, setPage] = useState(1)
    return (
      <>
        <PlanList {...args} plans={plans.slice(2 * page - 2, 2 * page)} />
        <ResultsPagination page={page} pageCount={2} onPage={setPage} />
      </>
    )
  },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const details = (index: number) =>
      canvas.getByRole('button', { name: `${t('planDetails.title')} ${plans[index]?.name ?? ''}` })
    await userEvent.click(details(0))
    await expect(details(0)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: t('resultsPagination.page', { page: 2 }) }))
    await expect(details(2)).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Gallery: Story = gallery(meta, { One, ThreeChosen })

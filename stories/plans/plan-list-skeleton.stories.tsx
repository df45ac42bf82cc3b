import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { PlanList } from '#components/plans/plan-list.tsx'
import { PlanListSkeleton } from '#components/plans/plan-list-skeleton.tsx'
import { planCard } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Plan list skeleton (loading, cargando)',
  id: 'plans-plan-list-skeleton',
  component: PlanListSkeleton,
} satisfies Meta<typeof PlanListSkeleton>
export default meta
type Story = StoryObj<typeof meta>

// Proves P-115.
export const Waiting: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(t('planList.loading'))
  },
}

// Proves P-118.
export const IsAsHighAsAFirstRow: Story = {
  render: () => (
    // As wide as the list beside its filters.
    <div className="mx-auto max-w-page lg:grid lg:grid-cols-4 lg:gap-x-8 lg:px-6">
      <div className="grid gap-4 lg:col-span-3">
        <PlanListSkeleton />
        <PlanList
          plans={[planCard(), planCard({ id: 'second' })]}
          compareIds={[]}
          yearView="healthy"
          reasons={null}
          care={() => null}
          onCompare={fn()}
          onChoose={fn()}
          onOpen={fn()}
        />
      </div>
    </div>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const waiting = canvas.getByRole('status').parentElement?.parentElement?.getBoundingClientRect()
    const [card] = canvas.getAllByRole('article')
    const apart = Math.abs((waiting?.height ?? 0) - (card?.getBoundingClientRect().height ?? 0))
    // A phone's card has as many lines as its words need.
    await expect(apart).toBeLessThanOrEqual(innerWidth >= 1024 ? 4 : 48)
  },
}

export const Gallery: Story = gallery(meta, { Waiting: {} })

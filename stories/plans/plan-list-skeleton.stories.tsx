import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { PlanListSkeleton } from '#components/plans/plan-list-skeleton.tsx'
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

export const Gallery: Story = gallery(meta, { Waiting: {} })

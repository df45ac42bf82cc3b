import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Card } from '#components/primitives/card.tsx'
import { Skeleton } from '#components/primitives/skeleton.tsx'
import { gallery } from '#stories/support/part-gallery.tsx'

function PlanCards() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {[1, 2].map((card) => (
        <Card key={card} className="grid gap-3">
          <Skeleton className="max-w-field-xs" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="block" className="h-20" />
        </Card>
      ))}
    </div>
  )
}

const meta = {
  title: 'Primitives/Skeleton (loading, placeholder, cargando)',
  id: 'primitives-skeleton',
  component: Skeleton,
  render: PlanCards,
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof PlanCards>

export const WhilePlansAreFetched: Story = {
  async play({ canvasElement }) {
    // Screen readers ignore the shapes: the page says in words what it waits for.
    await expect(canvasElement.querySelectorAll('[aria-hidden]')).toHaveLength(8)
  },
}

export const Gallery: Story = gallery({ component: PlanCards }, { WhilePlansAreFetched })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Card } from '#components/primitives/card.tsx'
import { Skeleton, SkeletonGroup } from '#components/primitives/skeleton.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ busy: string }> = {
  en: { busy: 'Searching for plans in your county…' },
  es: { busy: 'Buscando planes en su condado…' },
}

function PlanCards() {
  return (
    <SkeletonGroup busyLabel={useSample(text).busy} className="grid gap-5 md:grid-cols-2">
      {[1, 2].map((card) => (
        <Card key={card} className="grid gap-3">
          <Skeleton className="max-w-field-xs" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="block" className="h-20" />
        </Card>
      ))}
    </SkeletonGroup>
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
  async play({ canvasElement, globals }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(sampleFor(text, globals).busy)
  },
}

export const Gallery: Story = gallery({ component: PlanCards }, { WhilePlansAreFetched })

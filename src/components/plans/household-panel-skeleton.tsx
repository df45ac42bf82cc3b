import { Card } from '#components/primitives/card.tsx'
import { Skeleton } from '#components/primitives/skeleton.tsx'

export interface HouseholdPanelSkeletonProps {
  /** Number of people in the tax household. */
  readonly people: number
}

/** Keeps the panel's place while its answer is awaited, so that the list below it does not move. */
export function HouseholdPanelSkeleton({ people }: HouseholdPanelSkeletonProps) {
  return (
    <Card className="grid gap-3">
      <Skeleton shape="title" />
      {Array.from({ length: people }, (_, at) => (
        <Skeleton key={at} />
      ))}
      <Skeleton shape="block" className="h-10" />
    </Card>
  )
}

import { Card } from '#components/primitives/card.tsx'
import { Skeleton } from '#components/primitives/skeleton.tsx'

export interface HouseholdPanelSkeletonProps {
  /** Number of people in the tax household. */
  readonly people: number
  /** A child is in the household. Medicaid or CHIP is then likely, and with it the panel's row of buttons. */
  readonly hasChild: boolean
}

/** A placeholder for the panel while its answer loads. It is as high as the panel, so the list below does not move. */
export function HouseholdPanelSkeleton({ people, hasChild }: HouseholdPanelSkeletonProps) {
  return (
    <Card className="grid gap-2 sm:py-3.5">
      <div className="-my-2 flex min-h-target items-center">
        <Skeleton shape="title" />
      </div>
      <div className="grid gap-1 leading-snug">
        {Array.from({ length: people }, (_, at) => (
          <div key={at} className="flex items-center">
            {/* An empty text gives the line the height of its letters. */}
            {'\u00A0'}
            <Skeleton />
          </div>
        ))}
      </div>
      <div>{hasChild && <Skeleton shape="block" className="h-target" />}</div>
    </Card>
  )
}

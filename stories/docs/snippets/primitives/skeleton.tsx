import { Skeleton } from '#components/primitives/skeleton.tsx'
import { Spinner } from '#components/primitives/spinner.tsx'

/** Holds the place of a card until it is there. Only the spinner is read aloud. */
export function SkeletonExample() {
  return (
    <div className="grid max-w-field-lg gap-2">
      <Spinner label="Loading your plans" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  )
}

import { Skeleton } from '#components/primitives/skeleton.tsx'

const places = {
  credit: 'md:order-1 md:col-span-7',
  start: 'md:order-3 md:col-span-4 lg:col-span-3',
  choices: 'md:order-3 md:col-span-full lg:col-span-3',
} as const

export interface KeptPlaceProps {
  /** The part of the strip, or of the row below it, whose place is kept. */
  readonly of: keyof typeof places
}

/**
 * Reserves the space of a part above the list while the page waits for the plans, so that the cards do not move later
 * (P-118).
 */
export function KeptPlace({ of }: KeptPlaceProps) {
  return (
    <div className={`grid h-target print:hidden ${places[of]}`}>{of === 'credit' && <Skeleton shape="block" />}</div>
  )
}

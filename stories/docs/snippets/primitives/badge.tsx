import { Badge } from '#components/primitives/badge.tsx'

/** A short fact about what it stands beside. */
export function BadgeExample() {
  return <Badge tone="accent">New in 2027</Badge>
}

import type { LucideIcon } from 'lucide-react'

export interface IconTileProps {
  /** The icon's component. */
  readonly icon: LucideIcon
}

/** A decorative icon on a warm tile, at the top of the cards on content pages. */
export function IconTile({ icon: Icon }: IconTileProps) {
  return (
    <span className="grid size-control shrink-0 place-items-center rounded-card bg-accent-wash text-accent-text">
      <Icon aria-hidden strokeWidth={1.9} className="size-6" />
    </span>
  )
}

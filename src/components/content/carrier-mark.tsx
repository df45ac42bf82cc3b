export interface CarrierMarkProps {
  /** The carrier's name, shown where there is no logo. */
  readonly name: string
  /** The carrier's logo: the address of the picture, and its size in pixels. */
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number } | undefined
  /** The carrier's color, for a line below. */
  readonly color?: string | undefined
}

/** A carrier's logo on a light plate, or its name, for the heading on the dark hero. A screen reader says the name. */
export function CarrierMark({ name, logo, color }: CarrierMarkProps) {
  if (logo === undefined && color === undefined) return <>{name}</>
  return (
    <span className="grid justify-items-start gap-3">
      {logo === undefined ? (
        name
      ) : (
        <span className="rounded-card bg-surface p-4">
          <img {...logo} alt={name} className="h-14 w-auto" />
        </span>
      )}
      {color !== undefined && (
        // An attribute, because the content policy refuses inline styles.
        <svg aria-hidden className="h-1 w-24 rounded-full">
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
    </span>
  )
}

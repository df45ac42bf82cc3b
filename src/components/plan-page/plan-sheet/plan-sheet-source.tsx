export interface SheetSourceProps {
  /** The rules, sources and years behind the figures above. */
  readonly children: string
}

/** The source of figures, in small print. On paper it appears once, at the end. */
export function SheetSource({ children }: SheetSourceProps) {
  return <p className="max-w-prose text-xs text-ink-muted print:hidden">{children}</p>
}

export interface SheetSourceProps {
  /** The law, the sources and the years behind the figures above. */
  readonly children: string
}

/**
 * The source of figures, in small print. It names the law and the tables, and no rule number of this product (C-87). On
 * paper it appears once, at the end.
 */
export function SheetSource({ children }: SheetSourceProps) {
  return <p className="max-w-prose text-xs text-ink-muted print:hidden">{children}</p>
}

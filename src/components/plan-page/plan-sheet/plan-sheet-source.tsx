export interface SheetSourceProps {
  /** Where the figures above come from: rules, sources, years. */
  readonly children: string
}

/** Where figures come from, in small print. Paper has it once, at the end. */
export function SheetSource({ children }: SheetSourceProps) {
  return <p className="max-w-prose text-xs text-ink-muted print:hidden">{children}</p>
}

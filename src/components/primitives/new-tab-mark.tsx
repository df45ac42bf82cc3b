import { ExternalLink as ExternalIcon } from 'lucide-react'

import { VisuallyHidden } from './visually-hidden.tsx'

/** The attributes of a link that opens in a new tab. `noreferrer` hides our address from the other site. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

export interface NewTabMarkProps {
  /** The mark's text: "(opens in a new tab)". */
  readonly label: string
}

/** Says and shows that a link opens in a new tab. */
export function NewTabMark({ label }: NewTabMarkProps) {
  return (
    <>
      <VisuallyHidden> {label}</VisuallyHidden>
      <ExternalIcon aria-hidden strokeWidth={1.9} className="inline-block size-4 shrink-0" />
    </>
  )
}

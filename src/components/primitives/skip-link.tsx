import type { ReactNode } from 'react'

export interface SkipLinkProps {
  /** `#` and the id of the target, which has `tabIndex={-1}`. */
  readonly href: `#${string}`
  readonly children: ReactNode
}

/** A link past what repeats, shown while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-overlay focus:rounded-full focus:bg-primary focus:px-5 focus:py-3 focus:font-semibold focus:text-on-primary"
    >
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'

export interface SkipLinkProps {
  /** `#` and the id of the target, which has `tabIndex={-1}`. */
  readonly href: `#${string}`
  /** The link's text: "Skip to main content". */
  readonly children: ReactNode
}

/** A link past repeated content. It is above the window's edge until it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="fixed start-4 top-4 z-overlay -translate-y-28 rounded-full bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  )
}

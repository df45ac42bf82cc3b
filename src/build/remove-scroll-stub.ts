import type { ReactNode } from 'react'

/**
 * Replaces react-remove-scroll, which Radix Dialog uses: the original injects a style element, which the content policy
 * refuses. A rule in src/styles/base.css locks scrolling instead.
 */
export function RemoveScroll({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

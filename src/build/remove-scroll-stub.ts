import type { ReactNode } from 'react'

/**
 * Stands in for react-remove-scroll, which Radix Dialog uses: the original injects a style element, which the content
 * policy refuses. Scrolling is locked by a rule in src/styles/base.css instead.
 */
export function RemoveScroll({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

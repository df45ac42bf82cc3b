import { useCallback, useSyncExternalStore } from 'react'

/** Widths from which a page has more room: `md` and `lg` of the tokens. */
const widths = { md: '48rem', lg: '64rem' } as const

/**
 * Whether the window is at least this wide, for parts that a narrow window never renders. True without `matchMedia`,
 * such as during prerendering.
 */
export function useWideScreen(from: keyof typeof widths): boolean {
  const query = `(min-width: ${widths[from]})`
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const wide = matchMedia(query)
      wide.addEventListener('change', listener)
      return () => {
        wide.removeEventListener('change', listener)
      }
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia !== 'function' || matchMedia(query).matches,
    () => true,
  )
}

import { useCallback, useSyncExternalStore } from 'react'

/** Widths from which a page has more room: `md` and `lg` of the tokens. */
const widths = { md: '48rem', lg: '64rem' } as const

/** Whether the window fits a media query; `otherwise` without `matchMedia`, such as during prerendering. */
function useMedia(query: string, otherwise: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => {
        media.removeEventListener('change', listener)
      }
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => (typeof matchMedia === 'function' ? matchMedia(query).matches : otherwise),
    () => otherwise,
  )
}

/**
 * Whether the window is at least this wide, for parts that a narrow window never renders. True without `matchMedia`,
 * such as during prerendering.
 */
export function useWideScreen(from: keyof typeof widths): boolean {
  return useMedia(`(min-width: ${widths[from]})`, true)
}

/**
 * Whether three short columns fit a phone's window: at least 360 px wide, lower than `md`, and tall enough for parts
 * that stay. The lengths are in rem, so enlarged text needs a larger window. Never on
 * paper, which has a width of its own.
 */
export function usePhoneColumns(): boolean {
  return useMedia('screen and (min-width: 22.5rem) and (max-width: 47.99rem) and (min-height: 30rem)', false)
}

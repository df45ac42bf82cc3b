import { useEffect, useEffectEvent } from 'react'

/**
 * While `isActive`, Escape calls `onEscape` and nothing else. A dialog around it stays open: it listens on the document,
 * and this on the window, which hears the key before.
 */
export function useEscapeFirst(isActive: boolean, onEscape: () => void): void {
  const takeEscape = useEffectEvent((event: KeyboardEvent) => {
    // The key belongs to the writing system while a word is composed, and to one listener only.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    event.preventDefault()
    onEscape()
  })
  useEffect(() => {
    if (!isActive) return
    const listening = new AbortController()
    window.addEventListener('keydown', takeEscape, { capture: true, signal: listening.signal })
    return () => {
      listening.abort()
    }
  }, [isActive])
}

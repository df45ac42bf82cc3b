import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Part of the screen's height above which the top of a list counts as left. */
const upperPart = 1 / 3

/**
 * Calls `onTop` when the visitor has left the top of a list and a scroll ends with it back on the screen. Nothing is
 * called under a finger or a pressed mouse, or while the focus is in the list: what is there must not move.
 */
export function useBackOnTop(list: RefObject<HTMLElement | null> | null, onTop: () => void): void {
  const onBack = useEffectEvent(onTop)
  useEffect(() => {
    if (!list) return
    const watch = new AbortController()
    const options = { passive: true, capture: true, signal: watch.signal }
    let hasLeft = false
    let isPressed = false
    const isOnTop = () => (list.current?.getBoundingClientRect().top ?? 0) > window.innerHeight * upperPart
    const look = () => {
      hasLeft ||= !isOnTop()
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
    }
    look()
    addEventListener('scroll', look, options)
    addEventListener('pointerdown', press, options)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, options)
    addEventListener(
      'scrollend',
      () => {
        if (hasLeft && !isPressed && isOnTop() && list.current?.contains(document.activeElement) === false) onBack()
      },
      options,
    )
    return () => {
      watch.abort()
    }
  }, [list])
}

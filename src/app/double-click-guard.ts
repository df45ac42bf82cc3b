import { useEffect } from 'react'

/** The button or link that a click falls on. */
function pressed({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest('a, button') : null
}

/**
 * Stops the second half of a double click that falls on another button or link than the first: the page has moved meanwhile,
 * as it does where a message goes, and nobody meant to press what came under the pointer.
 */
export function DoubleClickGuard(): null {
  useEffect(() => {
    let first: Element | null = null
    const guard = (event: MouseEvent) => {
      const control = pressed(event)
      if (event.detail <= 1) first = control
      else if (control !== null && control !== first) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }
    addEventListener('click', guard, true)
    return () => {
      removeEventListener('click', guard, true)
    }
  }, [])
  return null
}

import { useEffect } from 'react'

/**
 * Names the document while it is printed, which is the name of a saved PDF, and gives it back its title afterwards.
 * `null` leaves the title as it is.
 */
export function usePrintTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    let kept: string | null = null
    const rename = () => {
      kept ??= document.title
      document.title = title
    }
    const restore = () => {
      if (kept !== null) document.title = kept
      kept = null
    }
    window.addEventListener('beforeprint', rename)
    window.addEventListener('afterprint', restore)
    return () => {
      restore()
      window.removeEventListener('beforeprint', rename)
      window.removeEventListener('afterprint', restore)
    }
  }, [title])
}

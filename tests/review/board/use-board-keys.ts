import { useEffect, useEffectEvent } from 'react'

const columns = () => [...document.querySelectorAll<HTMLElement>('[data-change]')]
const current = () => document.activeElement?.closest<HTMLElement>('[data-change]') ?? null

function go(step: number): void {
  const list = columns()
  const at = list.findIndex((column) => column === current())
  const next = list[Math.min(Math.max(at + step, 0), list.length - 1)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

/**
 * Walks the pictures by keyboard: j next, k previous, a accept, d deny, c comment. Keys that are typed into a field are
 * left alone.
 */
export function useBoardKeys(decide: (change: string, verdict: 'accepted' | 'denied') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const change = current()?.dataset['change']
    if (event.key === 'j') go(1)
    else if (event.key === 'k') go(-1)
    else if (change === undefined) return
    else if (event.key === 'a') decide(change, 'accepted')
    else if (event.key === 'd') decide(change, 'denied')
    else if (event.key === 'c') current()?.querySelector('textarea')?.focus()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
    }
  }, [])
}

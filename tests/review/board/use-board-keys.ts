import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

import { type BoardRow, changeKey } from './board-groups.ts'

const columnOf = (key: string) => document.querySelector<HTMLElement>(`[data-change="${CSS.escape(key)}"]`)
const current = () => document.activeElement?.closest<HTMLElement>('[data-change]')?.dataset['change']

interface BoardKeys {
  /** The rows that are shown, in their order. */
  readonly rows: readonly BoardRow[]
  /** Called when the focus goes to a row, and before it does: only this row and those near the window are drawn. */
  readonly onGo: (row: BoardRow) => void
  readonly onDecide: (change: string, verdict: 'accepted' | 'denied') => void
}

/**
 * Walks the pictures by keyboard: j next, k previous, a accept, d deny, c comment. Keys that are typed into a field are
 * left alone. Where a filter takes the picture away with its verdict, the focus goes to the one in its place.
 */
export function useBoardKeys({ rows, onGo, onDecide }: BoardKeys): void {
  /** The row that was gone to last, by its place. */
  const place = useRef(0)
  /** The change whose verdict may take it away, and the one that then got the focus: j right after that stays there. */
  const decided = useRef<string>(undefined)
  const followed = useRef<string>(undefined)
  const go = (step: 1 | -1) => {
    const isThere = step > 0 && current() !== undefined && current() === followed.current
    followed.current = undefined
    if (isThere) return
    const list = rows.flatMap((row) => row.changes.map((change) => ({ row, key: changeKey(change) })))
    const at = list.findIndex(({ key }) => key === current())
    const row = rows[Math.min(place.current, rows.length - 1)]
    const begin = list.findIndex((one) => one.row === row) - (step > 0 ? 0 : 1)
    const to = Math.min(Math.max(at < 0 ? begin : at + step, 0), list.length - 1)
    const next = list[to]
    if (!next) return
    place.current = rows.indexOf(next.row)
    flushSync(() => {
      onGo(next.row)
    })
    const column = columnOf(next.key)
    column?.focus({ preventScroll: true })
    column?.scrollIntoView({ block: 'nearest' })
  }
  const decide = (change: string, verdict: 'accepted' | 'denied') => {
    decided.current = change
    onDecide(change, verdict)
  }
  const follow = useEffectEvent(() => {
    const change = decided.current
    decided.current = undefined
    if (change === undefined || columnOf(change) !== null) return
    // A row is drawn at once where it is gone to, which an effect may not do.
    queueMicrotask(() => {
      go(1)
      followed.current = current()
    })
  })
  useEffect(() => {
    follow()
  }, [rows])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const change = current()
    if (event.key === 'Escape' && change !== undefined) columnOf(change)?.focus()
    const isTyping =
      event.target instanceof Element && event.target.closest('input:not([type=range]), textarea, select') !== null
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'j') go(1)
    else if (event.key === 'k') go(-1)
    else if (change === undefined) return
    else if (event.key === 'a') decide(change, 'accepted')
    else if (event.key === 'd') decide(change, 'denied')
    else if (event.key === 'c') columnOf(change)?.querySelector('textarea')?.focus()
    else return
    event.preventDefault()
  })
  const enter = useEffectEvent(({ target }: FocusEvent) => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
    const entered = rows.find((row) => row.key === key)
    if (entered) onGo(entered)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    document.addEventListener('focusin', enter)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('focusin', enter)
    }
  }, [])
}

import { useEffect, useMemo, useState } from 'react'

import { planCardId } from '#components/plans/plan-card/plan-card-id.ts'
import type { Lowest } from '#domain/plans/lowest-plans.ts'

/**
 * Returns the value or, while it is held, the previous value. A new key takes the current value. While the visitor
 * reads the cards, values that change the height of a card are held, so that no card moves.
 */
export function useHeld<Value>(value: Value, key: string, isHeld: boolean): Value {
  const [held, setHeld] = useState({ key, value })
  if (isHeld && held.key === key) return held.value
  if (held.key !== key || held.value !== value) setHeld({ key, value })
  return value
}

type Reasons = Lowest['reasons']

interface Given {
  readonly reasons: Reasons
  readonly planIds: readonly string[]
}

/** Whether a card may grow: it is below the window, or above it in a browser with scroll anchoring. */
function mayGrow({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  if (isIntersecting) return false
  return boundingClientRect.top > 0 || CSS.supports('overflow-anchor', 'auto')
}

/**
 * Returns the reasons that the cards show (P-65). Reasons that arrive while the visitor reads the cards of `key` are
 * added to each card once it is off the screen, so no visible card moves. A new key shows all of them.
 */
export function useLateReasons(reasons: Reasons | null, key: string, isReading: boolean): Reasons | null {
  const held = useHeld(reasons, key, isReading)
  const late = held === reasons ? null : reasons
  const [given, setGiven] = useState<Given | null>(null)
  useEffect(() => {
    if (!late) return
    const observer = new IntersectionObserver((entries) => {
      const planIds = [...late.keys()].filter((id) =>
        entries.some((entry) => entry.target.id === planCardId(id) && mayGrow(entry)),
      )
      if (planIds.length > 0)
        setGiven((before) => ({
          reasons: late,
          planIds: before?.reasons === late ? [...before.planIds, ...planIds] : planIds,
        }))
    })
    for (const id of late.keys()) {
      const card = document.getElementById(planCardId(id))
      if (card) observer.observe(card)
    }
    return () => {
      observer.disconnect()
    }
  }, [late])
  return useMemo(() => {
    if (!late || given?.reasons !== late) return held
    return new Map([...(held ?? []), ...[...late].filter(([id]) => given.planIds.includes(id))])
  }, [held, late, given])
}

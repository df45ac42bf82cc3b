import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import { type IdleLimits, idleState } from '#domain/account/idle.ts'
import type { Clock } from '#lib/clock.ts'

import { storeActivity, storedActivity } from './activity.ts'

/** What the hook needs to know. */
export interface IdleOptions extends IdleLimits {
  readonly clock: Clock
  /** The time is over. */
  readonly onOver: () => void
}

/** How long the person still has. */
export interface Idle {
  /** Null while there is nothing to warn of. */
  readonly remainingSeconds: number | null
  /** The person goes on: the time begins anew, in all tabs. */
  readonly stay: () => void
}

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'input'] as const
/** What may have happened while this tab was asleep, behind or in the back-forward cache. */
const awakenings = ['visibilitychange', 'pageshow', 'focus', 'storage'] as const
/** Activities are looked at this often, and told to the other tabs a little less often. */
const noticeEveryMs = 1_000
const tellEveryMs = 5_000
/** Longest time between two looks at the clock: timers stop while a machine sleeps. */
const lookEveryMs = 30_000

/**
 * Watches for a person who has gone away. Activity in any tab counts, through a moment that the tabs share; that moment is
 * compared with the clock, so that a sleeping machine's hours count too. Once the warning is shown only `stay` goes on.
 */
export function useIdle({ clock, warnAfterMs, purgeAfterMs, onOver }: IdleOptions): Idle {
  const [remainingSeconds, setRemainingSeconds] = useState<number | null>(null)
  const over = useEffectEvent(onOver)
  const goOn = useRef<() => void>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = 0
    let told = 0
    const now = () => clock.now().getTime()
    const state = (at: number) => {
      const elsewhere = storedActivity()
      // A moment of the future is nobody's: the clock was set back, or the stored text tampered with.
      last = Math.max(Math.min(last, at), elsewhere <= at ? elsewhere : 0)
      return idleState(last, at, { warnAfterMs, purgeAfterMs })
    }
    const look = () => {
      clearTimeout(timer)
      const found = state(now())
      setRemainingSeconds(found.kind === 'warned' ? Math.ceil(found.remainingMs / 1_000) : null)
      if (found.kind === 'over') over()
      else timer = setTimeout(look, found.kind === 'warned' ? 1_000 : Math.min(found.warnInMs, lookEveryMs))
    }
    const begin = () => {
      last = told = now()
      storeActivity(told)
      look()
    }
    const notice = () => {
      const at = now()
      if (Math.abs(at - last) < noticeEveryMs) return
      if (state(at).kind !== 'active') {
        look()
        return
      }
      last = at
      if (Math.abs(at - told) < tellEveryMs) return
      told = at
      storeActivity(at)
    }
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true, capture: true }
    for (const activity of activities) addEventListener(activity, notice, options)
    for (const awakening of awakenings) addEventListener(awakening, look, options)
    goOn.current = begin
    // The time goes on from the stored moment: opening the site is no sign of the same person.
    const stored = storedActivity()
    if (stored > 0 && stored <= now()) {
      last = told = stored
      look()
    } else begin()
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [clock, warnAfterMs, purgeAfterMs])
  const stay = useCallback(() => {
    goOn.current?.()
  }, [])
  return { remainingSeconds, stay }
}

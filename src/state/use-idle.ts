import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import { type IdleLimits, idleState } from '#domain/account/idle.ts'
import type { Clock } from '#lib/clock.ts'

import { storeActivity, storedActivity } from './activity.ts'

export interface IdleOptions extends IdleLimits {
  readonly clock: Clock
  /** Called when the time is over. */
  readonly onOver: () => void
}

/** The remaining time. */
export interface Idle {
  /** Null while there is no warning. */
  readonly remainingSeconds: number | null
  /** Restarts the time in all tabs, because the user wants to continue. */
  readonly stay: () => void
}

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'input'] as const
/**
 * Events after which activity may have been missed: this tab was asleep, in the background or in the back-forward
 * cache.
 */
const awakenings = ['visibilitychange', 'pageshow', 'focus', 'storage'] as const
/** How often activities are checked; they are shared with the other tabs a little less often. */
const noticeEveryMs = 1_000
const tellEveryMs = 5_000
/** Longest interval between two checks of the clock: timers stop while a machine sleeps. */
const lookEveryMs = 30_000

/**
 * Detects an idle user. Activity in any tab counts, through a shared stored time; it is compared with the clock, so a
 * sleeping machine's hours count too. Once the warning is shown, only `stay` continues the session.
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
      // A time in the future is ignored: the clock was set back, or the stored text tampered with.
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
    // The time continues from the stored one, because opening the site does not prove that it is the same user.
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

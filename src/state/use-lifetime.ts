import { useEffect, useEffectEvent } from 'react'

import type { Clock } from '#lib/clock.ts'

import { storedBegin } from './activity.ts'

/** What the hook needs to know. */
export interface LifetimeOptions {
  readonly clock: Clock
  readonly lifetimeMs: number
  /** The longest time is over. */
  readonly onOver: () => void
}

const lookEveryMs = 60_000

/** Tells when a session has lasted its longest time, however much is done in it; looked at each minute, for machines sleep. */
export function useLifetime({ clock, lifetimeMs, onOver }: LifetimeOptions): void {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setInterval(() => {
      const beganAt = storedBegin()
      if (beganAt > 0 && clock.now().getTime() - beganAt >= lifetimeMs) over()
    }, lookEveryMs)
    return () => {
      clearInterval(timer)
    }
  }, [clock, lifetimeMs])
}

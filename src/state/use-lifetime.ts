import { useEffect, useEffectEvent } from 'react'

import type { Clock } from '#lib/clock.ts'

import { storedBegin } from './activity.ts'

export interface LifetimeOptions {
  readonly clock: Clock
  readonly lifetimeMs: number
  /** Called when the maximum duration is over. */
  readonly onOver: () => void
}

const lookEveryMs = 60_000

/**
 * Reports when a session reaches its maximum duration, regardless of activity. It checks each minute, because machines
 * sleep.
 */
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

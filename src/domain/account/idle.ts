/** After how many milliseconds without activity a session is warned of its end, and ended. */
export interface IdleLimits {
  readonly warnAfterMs: number
  readonly purgeAfterMs: number
}

/** Moments of a session in milliseconds; 0 where one is not known. */
export interface SessionMoments {
  readonly lastActivityAt: number
  readonly beganAt: number
}

/** How long a session may last. */
export interface SessionLimits extends IdleLimits {
  /** Longest time of a session, however much is done in it. */
  readonly lifetimeMs: number
}

const minuteMs = 60_000

/** Hours after which a person logs in again, whatever they do (decision record 2026-11-22). */
const lifetimeHours = 24

/** The limits of a session, from the settings in minutes. */
export function sessionLimits(settings: {
  readonly idleWarningMinutes: number
  readonly idlePurgeMinutes: number
}): SessionLimits {
  return {
    warnAfterMs: settings.idleWarningMinutes * minuteMs,
    purgeAfterMs: settings.idlePurgeMinutes * minuteMs,
    lifetimeMs: lifetimeHours * 60 * minuteMs,
  }
}

/**
 * Whether a session's time is over by the moments that the device holds, and why. A moment of the future is nobody's: the
 * clock was set back, or the stored text tampered with.
 */
export function sessionOver(moments: SessionMoments, now: number, limits: SessionLimits): 'idle' | 'expired' | null {
  const past = (at: number) => (at <= now ? at : 0)
  const beganAt = past(moments.beganAt)
  const activeAt = Math.max(past(moments.lastActivityAt), beganAt)
  if (activeAt > 0 && now - activeAt >= limits.purgeAfterMs) return 'idle'
  return beganAt > 0 && now - beganAt >= limits.lifetimeMs ? 'expired' : null
}

/** Where a session stands between the last activity and its end. */
export type IdleState =
  | { readonly kind: 'active'; readonly warnInMs: number }
  | { readonly kind: 'warned'; readonly remainingMs: number }
  | { readonly kind: 'over' }

/**
 * Where a session stands (A-45: a warning after 13 minutes, the end at 15). Moments are compared, not
 * counted, so that a machine's sleep counts too; an activity of the future is one of now.
 */
export function idleState(lastActivityAt: number, now: number, { warnAfterMs, purgeAfterMs }: IdleLimits): IdleState {
  const idleMs = Math.max(0, now - lastActivityAt)
  if (idleMs >= purgeAfterMs) return { kind: 'over' }
  if (idleMs >= warnAfterMs) return { kind: 'warned', remainingMs: purgeAfterMs - idleMs }
  return { kind: 'active', warnInMs: warnAfterMs - idleMs }
}

/** Seconds left at which a person who listens is told; in between the page is quiet. */
const saidAt = [10, 30, 60, 120, 300, 600] as const

/** How much of the remaining time is said aloud, in seconds: the next mark at or above it, so that not each second speaks. */
export function announcedSeconds(remainingSeconds: number): number {
  return saidAt.find((mark) => remainingSeconds <= mark) ?? Math.ceil(remainingSeconds / 60) * 60
}

/**
 * Milliseconds without activity until a session shows its warning, and until it ends. The minutes are settings
 * (src/config/settings.ts).
 */
export interface IdleLimits {
  readonly warnAfterMs: number
  readonly purgeAfterMs: number
}

/** Times of a session in milliseconds; 0 when unknown. */
export interface SessionMoments {
  readonly lastActivityAt: number
  readonly beganAt: number
}

/** How long a session may last. */
export interface SessionLimits extends IdleLimits {
  /** Longest duration of a session, whatever the activity. */
  readonly lifetimeMs: number
}

const minuteMs = 60_000

/** Hours until a user has to log in again, whatever the activity (decision record 2026-11-22). */
const lifetimeHours = 24

/** Returns the limits of a session; the settings are in minutes. */
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

/** The largest backward correction of the device's clock within a session. */
const clockStepMs = minuteMs

/**
 * Whether a session is over according to the times stored on the device, and why. A time in the future ends it: the
 * clock was set back, or someone changed the stored text, so the user's absence is of unknown length.
 */
export function sessionOver(moments: SessionMoments, now: number, limits: SessionLimits): 'idle' | 'expired' | null {
  const { beganAt } = moments
  const activeAt = Math.max(moments.lastActivityAt, beganAt)
  if (activeAt > now + clockStepMs) return 'idle'
  if (activeAt > 0 && now - activeAt >= limits.purgeAfterMs) return 'idle'
  return beganAt > 0 && now - beganAt >= limits.lifetimeMs ? 'expired' : null
}

/** The state of a session between the last activity and its end. */
export type IdleState =
  | { readonly kind: 'active'; readonly warnInMs: number }
  | { readonly kind: 'warned'; readonly remainingMs: number }
  | { readonly kind: 'over' }

/**
 * Returns the state of a session (A-45: a warning after 13 minutes, the end at 15). It compares times instead of
 * counting, so a computer's sleep counts too. An activity in the future counts as now.
 */
export function idleState(lastActivityAt: number, now: number, { warnAfterMs, purgeAfterMs }: IdleLimits): IdleState {
  const idleMs = Math.max(0, now - lastActivityAt)
  if (idleMs >= purgeAfterMs) return { kind: 'over' }
  if (idleMs >= warnAfterMs) return { kind: 'warned', remainingMs: purgeAfterMs - idleMs }
  return { kind: 'active', warnInMs: warnAfterMs - idleMs }
}

/** Remaining seconds that are announced to screen readers; the page is silent in between. */
const saidAt = [10, 30, 60, 120, 300, 600] as const

/**
 * Returns the remaining time to announce, in seconds: the next mark at or above it, so that screen readers do not read
 * every second.
 */
export function announcedSeconds(remainingSeconds: number): number {
  return saidAt.find((mark) => remainingSeconds <= mark) ?? Math.ceil(remainingSeconds / 60) * 60
}

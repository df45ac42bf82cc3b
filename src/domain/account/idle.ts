/** After how many milliseconds without activity a session is warned of its end, and ended. */
export interface IdleLimits {
  readonly warnAfterMs: number
  readonly purgeAfterMs: number
}

/** Where a session stands between the last activity and its end. */
export type IdleState =
  | { readonly kind: 'active'; readonly warnInMs: number }
  | { readonly kind: 'warned'; readonly remainingMs: number }
  | { readonly kind: 'over' }

/**
 * Where a session stands (decisions, Accounts: a warning after 13 minutes, the end at 15). Moments are compared, not
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

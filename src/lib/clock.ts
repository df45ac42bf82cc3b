/** The only access to the current time. It is a parameter, so stories and tests can fix it. */
export interface Clock {
  /** The present moment. */
  readonly now: () => Date
}

/** The device's clock. */
export const systemClock: Clock = { now: () => new Date() }

/** Returns a clock stopped at the given time, for stories and tests. */
export function fixedClock(iso: string): Clock {
  return { now: () => new Date(iso) }
}

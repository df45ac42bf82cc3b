/** The only way to the time of day: passed in, so that stories and tests fix it. */
export interface Clock {
  /** The present moment. */
  readonly now: () => Date
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still at the given moment, for stories and tests. */
export function fixedClock(iso: string): Clock {
  return { now: () => new Date(iso) }
}

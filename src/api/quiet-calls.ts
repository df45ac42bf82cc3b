const quiet = new WeakSet<AbortSignal>()

/**
 * Marks the calls of a signal as prefetches: they are tried once and announce no wait. Returns a function that removes
 * the mark. Failures are then handled like any other.
 */
export function quieten(signal: AbortSignal): () => void {
  quiet.add(signal)
  return () => {
    quiet.delete(signal)
  }
}

/** Whether the calls of a signal are prefetches. */
export function isQuiet(signal: AbortSignal | undefined): boolean {
  return signal !== undefined && quiet.has(signal)
}

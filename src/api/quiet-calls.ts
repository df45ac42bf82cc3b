const quiet = new WeakSet<AbortSignal>()

/**
 * Marks the calls of a signal as started before anyone waits for them: they are tried once, and announce no wait.
 * Returns a function that takes the mark away, after which a failure is handled like any other.
 */
export function quieten(signal: AbortSignal): () => void {
  quiet.add(signal)
  return () => {
    quiet.delete(signal)
  }
}

/** Whether nobody waits for the calls of a signal. */
export function isQuiet(signal: AbortSignal | undefined): boolean {
  return signal !== undefined && quiet.has(signal)
}

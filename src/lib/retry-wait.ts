/** The end of each current wait, by the page's own clock in milliseconds. */
const waits = new Set<{ readonly endsAt: number }>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Announces that a call waits so many seconds before it is sent again; returns a function that ends the wait. */
export function startRetryWait(seconds: number): () => void {
  const wait = { endsAt: performance.now() + seconds * 1_000 }
  waits.add(wait)
  tell()
  return () => {
    waits.delete(wait)
    tell()
  }
}

/** Returns the seconds until the last current wait ends, never below one; null when there is none. */
export function secondsUntilRetry(): number | null {
  if (waits.size === 0) return null
  const endsAt = Math.max(...[...waits].map((wait) => wait.endsAt))
  return Math.max(1, Math.ceil((endsAt - performance.now()) / 1_000))
}

/** Calls back when a wait begins or ends; returns a function that unsubscribes. */
export function onRetryWaitChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

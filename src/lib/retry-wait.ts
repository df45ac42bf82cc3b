/** When each wait that is on ends, by the page's own clock in milliseconds. */
const waits = new Set<{ readonly endsAt: number }>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Tells that a call waits so many seconds before it is sent again; gives what ends the telling. */
export function startRetryWait(seconds: number): () => void {
  const wait = { endsAt: performance.now() + seconds * 1_000 }
  waits.add(wait)
  tell()
  return () => {
    waits.delete(wait)
    tell()
  }
}

/** Seconds until the last wait that is on ends, never below one; null while none is on. */
export function secondsUntilRetry(): number | null {
  if (waits.size === 0) return null
  const endsAt = Math.max(...[...waits].map((wait) => wait.endsAt))
  return Math.max(1, Math.ceil((endsAt - performance.now()) / 1_000))
}

/** Calls back when a wait begins or ends; gives what stops that. */
export function onRetryWaitChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

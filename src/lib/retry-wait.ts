/** A wait that a busy service asked for before it is asked again. */
export interface RetryWait {
  readonly seconds: number
}

const waits = new Set<RetryWait>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Tells that a call waits so many seconds before it is sent again; gives what ends the telling. */
export function startRetryWait(seconds: number): () => void {
  const wait = { seconds }
  waits.add(wait)
  tell()
  return () => {
    waits.delete(wait)
    tell()
  }
}

/** The longest wait that is on; null while there is none. The same object while it is the same wait. */
export function currentRetryWait(): RetryWait | null {
  let longest: RetryWait | null = null
  for (const wait of waits) if (longest === null || wait.seconds > longest.seconds) longest = wait
  return longest
}

/** Calls back when a wait begins or ends; gives what ends that. */
export function onRetryWaitChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

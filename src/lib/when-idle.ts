/** Longest wait for an idle moment in milliseconds. */
const longestMs = 2_000
/** The wait in a browser without `requestIdleCallback` (C-95), in milliseconds. */
const instead = 300

/** Calls back once when the page has nothing else to do; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const wish = requestIdleCallback(work, { timeout: longestMs })
    return () => {
      cancelIdleCallback(wish)
    }
  }
  const timer = setTimeout(work, instead)
  return () => {
    clearTimeout(timer)
  }
}

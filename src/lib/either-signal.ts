/** Aborts when one of two signals does. The oldest supported browsers have no `AbortSignal.any` (C-95). */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const signal of [one, other]) {
    const follow = () => {
      either.abort(signal.reason)
    }
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { once: true, signal: either.signal })
  }
  return either.signal
}

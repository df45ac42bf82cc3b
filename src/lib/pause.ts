/** Waits `ms` milliseconds. Rejects with the signal's reason as soon as it aborts. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
    function end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
  })
  signal?.throwIfAborted()
}

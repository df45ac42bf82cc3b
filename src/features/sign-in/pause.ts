/** Waits so many milliseconds; rejects with the abort when the screen is left. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The screen was left', 'AbortError'))
    })
  })
}

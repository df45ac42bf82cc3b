import { useEffect, useRef, useState } from 'react'

/** Runs tasks one at a time. */
export interface OneAtATime {
  readonly isRunning: boolean
  /**
   * Runs the task with a signal for its calls, and returns its result; null when another task is still running or this
   * one is canceled before it ends. Rejects with the task's error.
   */
  readonly run: <Result>(task: (signal: AbortSignal) => Promise<Result>) => Promise<Result | null>
  /** Aborts the running task and drops its result, so another can start at once. */
  readonly cancel: () => void
}

/** Runs one task at a time, so a double press sends once. Leaving the screen cancels the task. */
export function useOneAtATime(): OneAtATime {
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef<AbortController>(null)
  const stop = () => {
    running.current?.abort()
    running.current = null
  }
  useEffect(() => stop, [])
  return {
    isRunning,
    run: async (task) => {
      if (running.current !== null) return null
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      setIsRunning(true)
      try {
        const result = await task(signal)
        return signal.aborted ? null : result
      } catch (error) {
        if (signal.aborted) return null
        throw error
      } finally {
        if (running.current === controller) {
          running.current = null
          setIsRunning(false)
        }
      }
    },
    cancel: () => {
      stop()
      setIsRunning(false)
    },
  }
}

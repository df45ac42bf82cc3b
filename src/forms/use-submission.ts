import { useEffect, useRef, useState } from 'react'

import { isAbort } from '#lib/call-failure.ts'

/** Where a submission stands. */
export type SubmissionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** What was thrown, most often a `CallError`; its words are the feature's. */
  | { readonly kind: 'failed'; readonly error: unknown }

/** One action that calls a service, such as a form's submit. */
export interface Submission {
  readonly state: SubmissionState
  /**
   * Runs the action, which gets the signal for its calls and does itself what follows success. While one runs, further
   * presses do nothing, so that a double click or Enter sends once.
   */
  readonly send: (action: (signal: AbortSignal) => Promise<void>) => void
  /** Takes a failure away. */
  readonly dismiss: () => void
}

const idle: SubmissionState = { kind: 'idle' }

/** Runs one action at a time; leaving the screen aborts it, and then nothing of it is heard any more. */
export function useSubmission(): Submission {
  const [state, setState] = useState<SubmissionState>(idle)
  const running = useRef<AbortController>(null)
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )
  const run = async (action: (signal: AbortSignal) => Promise<void>, controller: AbortController) => {
    const settle = (next: SubmissionState) => {
      if (running.current !== controller) return
      running.current = null
      setState(next)
    }
    try {
      await action(controller.signal)
      settle(idle)
    } catch (error) {
      settle(isAbort(error) ? idle : { kind: 'failed', error })
    }
  }
  return {
    state,
    send: (action) => {
      if (running.current !== null) return
      const controller = new AbortController()
      running.current = controller
      setState({ kind: 'sending' })
      void run(action, controller)
    },
    dismiss: () => {
      if (running.current === null) setState(idle)
    },
  }
}

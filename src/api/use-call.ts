import { useMutation } from '@tanstack/react-query'

import { useOneAtATime } from '#lib/use-one-at-a-time.ts'

import { siteQueries } from './site-queries.ts'

/** The state of a call. */
export type CallState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** What was thrown, most often a `CallError`; the feature chooses the words. */
  | { readonly kind: 'failed'; readonly error: unknown }

/** A call that a press starts, such as a form's submit. */
export interface Call<Input> {
  readonly state: CallState
  /** Starts the call unless it runs already, so that a double press sends once. */
  readonly send: (input: Input) => void
  /** Aborts the call, so that another can start at once. */
  readonly cancel: () => void
  /** Takes a failure away. */
  readonly dismiss: () => void
}

interface Task<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

/**
 * A call that changes something. `action` gets the input and a signal for its requests, and does itself what follows success.
 * One call runs at a time, and leaving the screen aborts it. Tries and time limits are those of `client.ts`.
 */
export function useCall<Input>(action: (input: Input, signal: AbortSignal) => Promise<void>): Call<Input> {
  const { isRunning, run, cancel } = useOneAtATime()
  const { mutateAsync, reset, isPending, error } = useMutation(
    {
      mutationFn: ({ input, signal }: Task<Input>) => action(input, signal),
      // What was sent may be personal, and nobody reads it again.
      gcTime: 0,
    },
    siteQueries,
  )
  const stateOf = (): CallState => {
    if (isRunning || isPending) return { kind: 'sending' }
    return error === null ? { kind: 'idle' } : { kind: 'failed', error }
  }
  return {
    state: stateOf(),
    send: (input) => {
      // The state tells a failure.
      run((signal) => mutateAsync({ input, signal })).catch(() => undefined)
    },
    cancel: () => {
      cancel()
      reset()
    },
    dismiss: () => {
      if (!isRunning) reset()
    },
  }
}

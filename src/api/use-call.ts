import { useMutation } from '@tanstack/react-query'

import { useOneAtATime } from '#lib/use-one-at-a-time.ts'

import { siteQueries } from './site-queries.ts'

/** The state of a call. */
export type CallState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** The thrown value, usually a `CallError`; the feature chooses the message. */
  | { readonly kind: 'failed'; readonly error: unknown }

/** A call started by a press, such as a form's submit. */
export interface Call<Input> {
  readonly state: CallState
  /** Starts the call unless it is already running, so a double press sends once. */
  readonly send: (input: Input) => void
  /** Aborts the call, so another can start at once. */
  readonly cancel: () => void
  /** Clears a failure. */
  readonly dismiss: () => void
}

interface Task<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

/**
 * A call that changes something. `action` gets the input and a signal for its requests, and handles the success itself.
 * Only one call runs at a time, and leaving the screen aborts it. `client.ts` sets retries and time limits.
 */
export function useCall<Input>(action: (input: Input, signal: AbortSignal) => Promise<void>): Call<Input> {
  const { isRunning, run, cancel } = useOneAtATime()
  const { mutateAsync, reset, isPending, error } = useMutation(
    {
      mutationFn: ({ input, signal }: Task<Input>) => action(input, signal),
      // The input may be personal, and no code reads it again.
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
      // The state contains the failure.
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

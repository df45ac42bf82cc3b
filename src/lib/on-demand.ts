import { useEffect, useSyncExternalStore } from 'react'

import { fetchPart } from './fetch-part.ts'

/** How far a part of the site has come that is fetched when it is needed. */
export type OnDemandState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly part: T }
  | { readonly kind: 'failed' }

/** A part of the site that is fetched once, on intent or on need. */
export interface OnDemand<T> {
  /** Fetches the part, or hands out what was fetched; rejects when it cannot be fetched, and the next call asks again. */
  readonly load: () => Promise<T>
  /** Starts fetching ahead of need; a failure waits until the part is needed. */
  readonly warm: () => void
  readonly state: () => OnDemandState<T>
  readonly subscribe: (onChange: () => void) => () => void
}

/** Makes a part that is fetched by `importPart`, a dynamic import. */
export function onDemand<T>(importPart: () => Promise<T>): OnDemand<T> {
  const listeners = new Set<() => void>()
  let state: OnDemandState<T> = { kind: 'idle' }
  let fetching: Promise<T> | undefined
  const set = (next: OnDemandState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const load = () => {
    if (fetching) return fetching
    set({ kind: 'loading' })
    fetching = fetchPart(importPart).then(
      (part) => {
        set({ kind: 'ready', part })
        return part
      },
      (error: unknown) => {
        fetching = undefined
        set({ kind: 'failed' })
        throw error
      },
    )
    return fetching
  }
  return {
    load,
    warm: () => {
      load().catch(() => undefined)
    },
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The state of a part, which is fetched as soon as it is `wanted`. */
export function useOnDemand<T>(source: OnDemand<T>, wanted: boolean): OnDemandState<T> {
  useEffect(() => {
    if (wanted) source.warm()
  }, [source, wanted])
  return useSyncExternalStore(source.subscribe, source.state, source.state)
}

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
  /** Starts fetching ahead of need; a failure is not told, and the part stays `idle`. */
  readonly warm: () => void
  /** Fetches a part that is needed; a failure is told by `state`. */
  readonly need: () => void
  /** Ends the need: a failure of the part is no longer told. */
  readonly leave: () => void
  readonly state: () => OnDemandState<T>
  readonly subscribe: (onChange: () => void) => () => void
}

/** Makes a part that is fetched by `importPart`, a dynamic import. */
export function onDemand<T>(importPart: () => Promise<T>): OnDemand<T> {
  const listeners = new Set<() => void>()
  let state: OnDemandState<T> = { kind: 'idle' }
  let fetching: Promise<T> | undefined
  let isNeeded = false
  const set = (next: OnDemandState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fetchOnce = () => {
    if (fetching) return fetching
    set({ kind: 'loading' })
    fetching = fetchPart(importPart).then(
      (part) => {
        set({ kind: 'ready', part })
        return part
      },
      (error: unknown) => {
        fetching = undefined
        set({ kind: isNeeded ? 'failed' : 'idle' })
        throw error
      },
    )
    return fetching
  }
  const load = () => {
    isNeeded = true
    return fetchOnce()
  }
  return {
    load,
    warm: () => {
      fetchOnce().catch(() => undefined)
    },
    need: () => {
      load().catch(() => undefined)
    },
    leave: () => {
      isNeeded = false
      if (state.kind === 'failed') set({ kind: 'idle' })
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
    if (!wanted) return
    source.need()
    return source.leave
  }, [source, wanted])
  return useSyncExternalStore(source.subscribe, source.state, source.state)
}

import { type ComponentType, type ReactNode, createElement, use, useEffect, useSyncExternalStore } from 'react'

import { reloadForMissingScript } from '#lib/missing-script.ts'

import { loadNamespaces } from './i18n.ts'
import type { Namespace } from './namespaces.ts'

/** Loading state of a part that is fetched on demand. */
export type OnDemandState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly part: T }
  | { readonly kind: 'failed' }

/** A part of the site that is fetched once, ahead or on demand. */
export interface OnDemand<T> {
  /** Fetches the part, or returns the fetched one; rejects when it can't be fetched, and the next call tries again. */
  readonly load: () => Promise<T>
  /** Starts fetching ahead; a failure is not reported, and the part stays `idle`. */
  readonly warm: () => void
  /** Fetches a part that is needed; `state` reports a failure. */
  readonly need: () => void
  /** Called when the part is no longer needed: its failure is no longer reported. */
  readonly leave: () => void
  /** The part for React's `use`: one promise for each need, already fulfilled if the part is loaded. */
  readonly promise: () => Promise<T>
  readonly state: () => OnDemandState<T>
  readonly subscribe: (onChange: () => void) => () => void
}

/** Returns a fulfilled promise that React reads without suspending. */
function keptAtOnce<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/**
 * Creates a part that `importPart`, a dynamic import, fetches. The texts of its areas are loaded with it, so it never
 * appears without them.
 */
export function onDemand<T>(importPart: () => Promise<T>, ...areas: readonly Namespace[]): OnDemand<T> {
  const listeners = new Set<() => void>()
  let state: OnDemandState<T> = { kind: 'idle' }
  let fetching: Promise<T> | undefined
  let isNeeded = false
  let hasFailed = false
  let read: Promise<T> | undefined
  const set = (next: OnDemandState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fetchOnce = () => {
    if (fetching) return fetching
    set({ kind: 'loading' })
    fetching = Promise.all([importPart(), loadNamespaces(...areas)]).then(
      ([part]) => {
        read = keptAtOnce(part)
        set({ kind: 'ready', part })
        return part
      },
      (error: unknown) => {
        // The next need tries again, because the connection may be back.
        fetching = undefined
        // The part's script has got another address (src/lib/import-part.ts) and failed again, so what is missing is a
        // script that it imports. Some browsers request that one again only after a reload.
        if (isNeeded && hasFailed && String(error).endsWith('?')) reloadForMissingScript(error, 'again: ')
        hasFailed ||= isNeeded
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
      if (state.kind !== 'failed') return
      read = undefined
      set({ kind: 'idle' })
    },
    promise: () => (read ??= load()),
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/**
 * Returns the state of a part, which is fetched as soon as it is `wanted`. Use it where the surroundings of the part,
 * such as a dialog, show that it is loading.
 */
export function useOnDemand<T>(source: OnDemand<T>, wanted: boolean): OnDemandState<T> {
  useEffect(() => {
    if (!wanted) return
    source.need()
    return source.leave
  }, [source, wanted])
  return useSyncExternalStore(source.subscribe, source.state, source.state)
}

const thrown = new Set<OnDemand<unknown>>()

/** Resets the parts whose failure an error boundary has shown, so they can be fetched again. */
export function forgetFailures(): void {
  for (const source of thrown) source.leave()
  thrown.clear()
}

function usePart<T>(source: OnDemand<T>): T {
  if (source.state().kind === 'failed') thrown.add(source)
  return use(source.promise())
}

/**
 * Creates a component from a part. It suspends until the part is loaded, and throws to the error boundary when it can't
 * be fetched.
 */
export function componentOf<T, Props extends object>(
  source: OnDemand<T>,
  component: (part: T) => ComponentType<Props>,
): (props: Props) => ReactNode {
  return function OnDemandComponent(props) {
    return createElement(component(usePart(source)), props)
  }
}

import { type ComponentType, type ReactNode, createElement, use, useEffect, useSyncExternalStore } from 'react'

import { fetchPart } from '#lib/fetch-part.ts'

import { loadNamespaces } from './i18n.ts'
import type { Namespace } from './namespaces.ts'

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
  /** The part as React reads it (`use`): one promise from a need to its end, kept at once where the part is there. */
  readonly promise: () => Promise<T>
  readonly state: () => OnDemandState<T>
  readonly subscribe: (onChange: () => void) => () => void
}

/** A promise that is kept at once, so that React need not wait for what is already there. */
function keptAtOnce<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** Makes a part that `importPart`, a dynamic import, fetches; the texts of its areas come with it, so that it never shows without words. */
export function onDemand<T>(importPart: () => Promise<T>, ...areas: readonly Namespace[]): OnDemand<T> {
  const listeners = new Set<() => void>()
  let state: OnDemandState<T> = { kind: 'idle' }
  let fetching: Promise<T> | undefined
  let isNeeded = false
  let read: Promise<T> | undefined
  const set = (next: OnDemandState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fetchOnce = () => {
    if (fetching) return fetching
    set({ kind: 'loading' })
    fetching = Promise.all([fetchPart(importPart), loadNamespaces(...areas)]).then(
      ([part]) => {
        read = keptAtOnce(part)
        set({ kind: 'ready', part })
        return part
      },
      (error: unknown) => {
        // The next need asks again: a lost connection must not stay lost.
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

/** The state of a part, which is fetched as soon as it is `wanted`: for a part that its surroundings speak for, such as a dialog. */
export function useOnDemand<T>(source: OnDemand<T>, wanted: boolean): OnDemandState<T> {
  useEffect(() => {
    if (!wanted) return
    source.need()
    return source.leave
  }, [source, wanted])
  return useSyncExternalStore(source.subscribe, source.state, source.state)
}

const thrown = new Set<OnDemand<unknown>>()

/** Lets the parts be asked for again whose failure an error boundary has shown. */
export function forgetFailures(): void {
  for (const source of thrown) source.leave()
  thrown.clear()
}

function usePart<T>(source: OnDemand<T>): T {
  if (source.state().kind === 'failed') thrown.add(source)
  return use(source.promise())
}

/** A component out of a part: it suspends until the part is there, and throws to the error boundary when the part cannot be fetched. */
export function componentOf<T, Props extends object>(
  source: OnDemand<T>,
  component: (part: T) => ComponentType<Props>,
): (props: Props) => ReactNode {
  return function OnDemandComponent(props) {
    return createElement(component(usePart(source)), props)
  }
}

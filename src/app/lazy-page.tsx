import { type ComponentType, type ReactNode, createElement, lazy } from 'react'

import { loadNamespaces } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { fetchPart } from '#lib/fetch-part.ts'

/** A page in its own chunk; `preload` starts fetching it and its texts before it is shown. */
export interface LazyPage<Props extends object = object> {
  readonly Page: (props: Props) => ReactNode
  readonly preload: () => Promise<unknown>
  /** The same ahead of need: a failure waits until the page is asked for. */
  readonly warm: () => void
}

const failed = new Set<() => void>()

/** Lets every page that could not be fetched be asked for again: React itself would remember each failure for good. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** A promise that is kept at once, so that React need not wait for what is already there. */
function keptAtOnce<T>(value: T): Promise<T> {
  const kept = Promise.resolve(value)
  return Object.assign(kept, {
    then: (resolve: (value: T) => unknown) => {
      resolve(value)
      return kept
    },
  })
}

/** Makes a page that arrives together with the texts of its areas, so that it never shows without words. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...namespaces: readonly Namespace[]
): LazyPage<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  let loaded: { default: ComponentType<Props> } | undefined
  const preload = () => {
    loading ??= Promise.all([fetchPart(load), loadNamespaces(...namespaces)]).then(
      ([page]) => (loaded = { default: page }),
      (error: unknown) => {
        // The next visit asks again: a lost connection must not stay lost.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const warm = () => {
    preload().catch(() => undefined)
  }
  const ask = () =>
    lazy(() =>
      loaded
        ? keptAtOnce(loaded)
        : preload().catch((error: unknown) => {
            failed.add(() => {
              asked = ask()
            })
            throw error
          }),
    )
  let asked = ask()
  return { Page: (props) => createElement<Props>(asked, props), preload, warm }
}

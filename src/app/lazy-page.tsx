import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

import { loadNamespaces } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/namespaces.ts'

/** A page in its own chunk; `preload` starts fetching it and its texts before it is shown. */
export interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>
  readonly preload: () => Promise<unknown>
  /** The same ahead of need: a failure waits until the page is asked for. */
  readonly warm: () => void
}

/** Makes a page that arrives together with the texts of its areas, so that it never shows without words. */
export function lazyPage(load: () => Promise<ComponentType>, ...namespaces: readonly Namespace[]): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined
  const preload = () => {
    loading ??= Promise.all([load(), loadNamespaces(...namespaces)]).then(
      ([page]) => ({ default: page }),
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
  return { Page: lazy(preload), preload, warm }
}

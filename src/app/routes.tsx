import { Suspense } from 'react'

import { LoadingPage } from '#components/chrome/loading-page.tsx'

import { Arrival } from './arrival.ts'
import { lazyPage } from './lazy-page.tsx'
import { PlaceHead } from './place-head.ts'
import { useSitePath } from './site-location.ts'

const flow = lazyPage(() => import('./flow-page.tsx').then((module) => module.FlowPage), 'quote-start')
/** All other paths: a visitor who came for a quote does not fetch their list. */
const others = lazyPage(() => import('./other-routes.tsx').then((module) => module.OtherRoutes))

/** Starts fetching the page of a path, so that it is there when the application first renders. */
export async function preloadRoute(path: string): Promise<void> {
  if (path === '/') await flow.preload()
  else {
    await others.preload()
    await import('./other-routes.tsx').then((module) => module.preloadOther(path))
  }
}

/** Shows the page of the current path. */
export function Routes() {
  const path = useSitePath()
  return (
    <Suspense fallback={<LoadingPage />}>
      {path === '/' ? <flow.Page /> : <others.Page />}
      <PlaceHead />
      <Arrival />
    </Suspense>
  )
}

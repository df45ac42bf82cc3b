import { Suspense } from 'react'
import { Route, Switch } from 'wouter'

import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { pages } from '#config/pages.ts'
import { componentOf, onDemand } from '#i18n/on-demand.ts'

import { Arrival } from './arrival.ts'
import { PlaceHead } from './place-head.ts'

const flow = onDemand(() => import('./flow-page.tsx'), ...pages['/'].catalogs)
/** All other pages: a visitor who came for a quote does not load their list. */
const others = onDemand(() => import('./screens.tsx'))

const FlowPage = componentOf(flow, (part) => part.FlowPage)
const OtherRoutes = componentOf(others, (part) => part.OtherRoutes)

/** Loads the page of a path, so it is ready when the site first renders. */
export async function preloadRoute(path: string): Promise<void> {
  if (path === '/') await flow.load()
  else await others.load().then(({ loadScreen }) => loadScreen(path))
}

/** Shows the page of the current path. */
export function Routes() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Switch>
        <Route path="/">
          <FlowPage />
        </Route>
        <Route>
          <OtherRoutes />
        </Route>
      </Switch>
      <PlaceHead />
      <Arrival />
    </Suspense>
  )
}

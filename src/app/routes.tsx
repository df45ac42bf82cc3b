import { Suspense } from 'react'
import { Route, Switch } from 'wouter'

import { LoadingPage } from '#components/chrome/loading-page.tsx'

import { type LazyPage, lazyPage } from './lazy-page.tsx'

const flow = lazyPage(() => import('./flow-page.tsx').then((module) => module.FlowPage), 'home')
const notFound = lazyPage(() => import('./not-found-page.tsx').then((module) => module.NotFoundPage))

/** Every path of the site; what none of them matches is the 404 page. */
const routes: readonly { readonly path: string; readonly page: LazyPage }[] = [{ path: '/', page: flow }]

/** Starts fetching the page of a path, so that it is there when the application first renders. */
export function preloadRoute(pathname: string): Promise<unknown> {
  const route = routes.find(({ path }) => path === pathname)
  return (route?.page ?? notFound).preload()
}

/** Shows the page of the current path. */
export function Routes() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Switch>
        {routes.map(({ path, page }) => (
          <Route key={path} path={path} component={page.Page} />
        ))}
        <Route component={notFound.Page} />
      </Switch>
    </Suspense>
  )
}

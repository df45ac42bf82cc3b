import type { ReactNode } from 'react'
import { type BaseLocationHook, Router } from 'wouter'

import { goTo, useSitePath } from './site-location.ts'

const useSiteLocation: BaseLocationHook = () => [useSitePath(), goTo]

/** Gives the features the site's location by the router's own hooks: paths without their language. */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  return (
    <Router hook={useSiteLocation} ssrSearch="">
      {children}
    </Router>
  )
}

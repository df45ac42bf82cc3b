import { useLocation } from 'wouter'

import { carrierSlugs } from '#domain/content/carrier.ts'
import { CarrierScreen } from '#features/content/carrier-screen.tsx'

import { NotFoundPage } from './not-found-page.tsx'

/** `/carriers/…`: eight names are known, any other is the 404 page. */
export function CarrierPage() {
  const [path] = useLocation()
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const known = carrierSlugs.find((one) => one === slug)
  return known === undefined ? <NotFoundPage /> : <CarrierScreen key={known} slug={known} />
}

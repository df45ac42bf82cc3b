import { useParams } from 'wouter'

import { isCarrierSlug } from '#domain/content/carriers/all.ts'

import { CarrierScreen } from './carrier-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** `/carriers/…`: the page of the carrier in the address, and the 404 page for any other name. */
export function CarrierPage() {
  const { slug } = useParams<{ readonly slug: string }>()
  return isCarrierSlug(slug) ? <CarrierScreen key={slug} slug={slug} /> : <NotFoundScreen />
}

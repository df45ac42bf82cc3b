import { useParams } from 'wouter'

import { carriers } from '#content/carriers.ts'

import { CarrierScreen } from './carrier-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** `/carriers/…`: the page of the carrier in the address, and the 404 page for any other name. */
export function CarrierPage() {
  const { slug } = useParams<{ readonly slug: string }>()
  const carrier = carriers.find((one) => one.slug === slug)
  return carrier ? <CarrierScreen key={slug} carrier={carrier} /> : <NotFoundScreen />
}

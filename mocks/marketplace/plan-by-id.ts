import { type OfferedPlan, firstProduct, planName, versionsOfADesign } from './catalogue.ts'
import { designsOf } from './designs-of-year.ts'
import { isPlanYear } from '#domain/years/plan-years.ts'
import { issuersByState } from './tables/issuers.ts'

/**
 * Returns the plan of an id in a year. It has no rate, because rates depend on the place. Undefined for an unknown
 * plan.
 */
export function planById(id: string, year: number): OfferedPlan | undefined {
  const [, hios, state = '', product, component] = /^(\d{5})([A-Z]{2})(\d{3})(\d{4})$/.exec(id) ?? []
  const issuer = issuersByState[state]?.find((candidate) => candidate.hios === hios)
  const place = Number(component) - 1
  if (issuer === undefined || place < 0 || !isPlanYear(year)) return undefined
  const network = issuer.networks[Number(product) - firstProduct]
  const design = designsOf(year)[Math.floor(place / versionsOfADesign)]
  if (network === undefined || design === undefined) return undefined
  const version = place % versionsOfADesign
  const name = planName({ issuer, network, design }, version)
  return { id, name, state, year, issuer, network, design, version, rateAt21Cents: 0, essentialRateAt21Cents: 0 }
}

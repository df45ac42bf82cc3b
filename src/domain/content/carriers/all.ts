import type { Carrier } from '#domain/content/carrier.ts'

import { aetna } from './aetna.ts'
import { ambetter } from './ambetter.ts'
import { bcbs } from './bcbs.ts'
import { cigna } from './cigna.ts'
import { floridaBlue } from './florida-blue.ts'
import { molina } from './molina.ts'
import { oscar } from './oscar.ts'
import { unitedhealthcare } from './unitedhealthcare.ts'

const bySlug = {
  aetna,
  ambetter,
  bcbs,
  cigna,
  'florida-blue': floridaBlue,
  molina,
  oscar,
  unitedhealthcare,
} satisfies Readonly<Record<string, Carrier>>

/** A carrier's name in the address, `/carriers/oscar`, and in the catalog. */
export type CarrierSlug = keyof typeof bySlug

/**
 * Every carrier by its name in the address, in the order of the footer's list (C-1, A-71). Pages, menus and the sitemap
 * use this list.
 */
export const carriers: Readonly<Record<CarrierSlug, Carrier>> = bySlug

/** The carriers' names in the address, in the same order. */
export const carrierSlugs = Object.keys(carriers) as readonly CarrierSlug[]

/** Whether a text is a carrier's name in the address. */
export function isCarrierSlug(slug: string): slug is CarrierSlug {
  return Object.hasOwn(carriers, slug)
}

import { hasOwnMarketplace } from '#domain/geo/own-marketplace-states.ts'

import { type Catalogue, type OfferedPlan, catalogueOf } from './catalogue.ts'
import { deductibleForSearch } from './limits.ts'
import type { Market, Sale, SaleQuestion, SoldPlan } from './market.ts'
import { personFactor } from './person-fields.ts'
import { countiesOf, countyOf } from './places.ts'
import { isHsaEligible, programsOf, starsOf, toPlanAnswer } from './plan-answer.ts'
import { planById } from './plan-by-id.ts'
import { premiumOf } from './premiums.ts'
import type { WirePerson } from './wire.ts'

/** The factors of a list of people, because each plan of a place asks for the same list. */
const factors = new WeakMap<readonly WirePerson[], readonly number[]>()

function factorsOf(charged: readonly WirePerson[]): readonly number[] {
  const known = factors.get(charged) ?? charged.map(personFactor)
  factors.set(charged, known)
  return known
}

function soldPlan(plan: OfferedPlan): SoldPlan {
  return {
    id: plan.id,
    name: plan.name,
    metalLevel: plan.design.metalLevel,
    type: plan.network.type,
    designType: plan.design.designType,
    issuerName: plan.issuer.name,
    isHsaEligible: isHsaEligible(plan),
    get programs() {
      return programsOf(plan)
    },
    get stars() {
      return starsOf(plan)
    },
    premiumOf: (charged) => ({
      premiumCents: premiumOf(plan.rateAt21Cents, factorsOf(charged)),
      essentialCents: premiumOf(plan.essentialRateAt21Cents, factorsOf(charged)),
    }),
    deductibleOf: (row) => deductibleForSearch(plan, row),
    answer: (premium, creditCents, detail) => toPlanAnswer(plan, premium, creditCents, detail),
  }
}

const sales = new WeakMap<Catalogue, Sale>()

/** Returns a place's sale: the catalogue of its county, where that lies in the given state. */
function saleAt({ place, year, size }: SaleQuestion): Sale | undefined {
  const county = countyOf(place.countyfips)
  const catalogue = county?.state === place.state ? catalogueOf(county, year, size) : undefined
  if (catalogue === undefined) return undefined
  const { ratingArea, plans } = catalogue
  const sale = sales.get(catalogue) ?? {
    ratingArea: { state: ratingArea.state, area: ratingArea.area },
    plans: plans.map(soldPlan),
  }
  sales.set(catalogue, sale)
  return sale
}

/** The market of invented plans: in every state that buys from the federal marketplace, the same on every run. */
export const inventedMarket: Market = {
  countiesOf,
  sellsIn: (state) => !hasOwnMarketplace(state),
  saleAt,
  planById: (id, year) => {
    const plan = planById(id, year)
    return plan && soldPlan(plan)
  },
}

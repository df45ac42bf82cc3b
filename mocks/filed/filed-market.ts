import type { CsrRow, Market, Sale, SoldPlan } from '#mocks/marketplace/market.ts'
import { countiesOf, countyOf } from '#mocks/marketplace/places.ts'
import { creditEligibleCents } from '#mocks/marketplace/plan-answer.ts'
import type { WirePerson, WirePlace, WirePlan } from '#mocks/marketplace/wire.ts'
import { writtenPlan } from '#mocks/marketplace/written-plan.ts'

import { millionths } from './filed-values.ts'
import type { PlanStore } from './plan-store.ts'
import { ratingAreaByZip } from './rating-area-by-zip.ts'
import { type StoredArea, type StoredPlan, ageIndex, areaKey, ratedAges } from './stored-plan.ts'

/** Keeps the last values of a function, which forgets the oldest. */
function remembered<Key, Value>(most: number, valueOf: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    const value = kept.has(key) ? (kept.get(key) as Value) : valueOf(key)
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
}

/** Returns a plan's name in a variant; a plan without that variant has its standard one (C-90). */
function nameOf({ name, names }: StoredPlan, row: CsrRow): string {
  return names?.[row] ?? names?.standard ?? name
}

/** Whether a service area has a place: its state, its county, or its ZIP code of a county that it has in part. */
function covers(area: StoredArea, { state, countyfips, zipcode }: WirePlace): boolean {
  if (area.state !== state) return false
  const county = area.counties[countyfips]
  return area.isWhole || county === 'all' || county?.includes(zipcode) === true
}

/** A market of imported files: their plans, at their places, for their rates. */
export function filedMarket(store: PlanStore): Market {
  const { record, places, rates, tobacco } = store
  const [year, month, day] = record.date.split('-')
  const asOf = `${month}/${day}/${year}`
  const byState = new Map<string, StoredPlan[]>()
  for (const plan of store.plans) byState.set(plan.state, [...(byState.get(plan.state) ?? []), plan])
  const byId = new Map(store.plans.map((plan) => [plan.id, plan]))
  const detailsOf = remembered(400, (plan: StoredPlan) => store.details(plan))

  const centsOf = (row: number, person: WirePerson) =>
    (person.uses_tobacco === true ? tobacco : rates)[row * ratedAges + ageIndex(person.age)] ?? 0
  const essentialOf = (plan: StoredPlan, cents: number) => Math.round((cents * plan.essential) / millionths)

  function answerOf(plan: StoredPlan): SoldPlan['answer'] {
    return (premium, creditCents, _detail, row = 'standard'): WirePlan => {
      const issuer = places.issuers[plan.issuer]
      const eligibleCents = creditEligibleCents(plan.level, premium)
      const changing = {
        id: plan.id,
        name: nameOf(plan, row),
        issuer: {
          id: plan.issuer,
          name: issuer?.name ?? '',
          state: plan.state,
          toll_free: issuer?.tollFree ?? '',
          tty: issuer?.tty ?? '',
          individual_url: '',
        },
        state: plan.state,
        metal_level: plan.level,
        type: plan.type,
        design_type: plan.design,
        market: 'Individual',
        insurance_market: 'QHP',
        product_division: 'HealthCare',
        premium: premium.premiumCents / 100,
        premium_w_credit: (premium.premiumCents - Math.min(creditCents, eligibleCents)) / 100,
        ehb_premium: premium.essentialCents / 100,
        aptc_eligible_premium: eligibleCents / 100,
        hsa_eligible: plan.hsa,
        specialist_referral_required: plan.referral,
        has_national_network: plan.national,
        simple_choice: plan.design !== 'NOT_APPLICABLE',
        guaranteed_rate: true,
        max_age_child: 26,
        oopc: -1,
        suppression_state: 'Available',
        certification: 'Certified',
        is_ineligible: false,
        service_area_id: plan.area,
        disease_mgmt_programs: plan.programs,
        network_url: places.directories[plan.id] ?? '',
        source: record.invented ? 'invented_files' : 'cms_files',
        as_of: asOf,
      } as const
      return writtenPlan(changing, detailsOf(plan))
    }
  }

  function soldPlan(plan: StoredPlan, row: number | null): SoldPlan {
    return {
      id: plan.id,
      name: nameOf(plan, 'standard'),
      metalLevel: plan.level,
      type: plan.type,
      designType: plan.design,
      issuerName: places.issuers[plan.issuer]?.name ?? '',
      isHsaEligible: plan.hsa,
      programs: plan.programs,
      stars: 0,
      onlyFor: plan.onlyFor,
      premiumOf: (charged) => {
        const premiumCents = row === null ? 0 : charged.reduce((sum, person) => sum + centsOf(row, person), 0)
        return { premiumCents, essentialCents: essentialOf(plan, premiumCents) }
      },
      deductibleOf: (variant) => plan.deductibles[variant] ?? plan.deductibles.standard ?? 0,
      answer: answerOf(plan),
    }
  }

  function saleOf(place: WirePlace): Sale | undefined {
    const { state, countyfips, zipcode } = place
    const isItsCounty = countyOf(countyfips)?.state === state
    const area = ratingAreaByZip(state, zipcode) ?? places.ratingAreas[countyfips]
    if (!isItsCounty || area === undefined) return undefined
    const plans = (byState.get(state) ?? []).flatMap((plan) => {
      const row = plan.rates[area]
      const sold = places.areas[areaKey(state, plan.issuer, plan.area)]
      return row !== undefined && sold !== undefined && covers(sold, place) ? [soldPlan(plan, row)] : []
    })
    return { ratingArea: { state, area }, plans }
  }
  const saleAtPlace = remembered(200, (key: string) => {
    const [state = '', countyfips = '', zipcode = ''] = key.split(' ')
    return saleOf({ state, countyfips, zipcode })
  })

  return {
    countiesOf: async (zip) => {
      const filed = (places.zips[zip] ?? []).flatMap((fips) => {
        const county = countyOf(fips)
        return county === undefined ? [] : [{ zipcode: zip, name: county.name, fips, state: county.state }]
      })
      // The files have only the states that they sell in; elsewhere the visitor learns of the state's own marketplace.
      return filed.length > 0 ? filed : countiesOf(zip)
    },
    onlyYear: record.year,
    filedUntil: record.date,
    sellsIn: (state) => byState.has(state),
    saleAt: ({ place, year: asked }) =>
      asked === record.year ? saleAtPlace(`${place.state} ${place.countyfips} ${place.zipcode}`) : undefined,
    planById: (id, asked) => {
      const plan = asked === record.year ? byId.get(id) : undefined
      return plan && soldPlan(plan, null)
    },
  }
}

import { describe, expect, it, vi } from 'vitest'

import { generatePlans } from '#mocks/marketplace/catalogue.ts'
import { type KnownCounty, countyOf, knownCounties } from '#mocks/marketplace/places.ts'
import { toPlanAnswer } from '#mocks/marketplace/plan-answer.ts'
import { issuersByState } from '#mocks/marketplace/tables/issuers.ts'
import { hasOwnMarketplace } from '#domain/geo/own-marketplace-states.ts'
import type { WireCsr, WireLimit, WirePlan } from '#mocks/marketplace/wire.ts'

function county(fips: string): KnownCounty {
  const known = countyOf(fips)
  if (known === undefined) throw new Error(`No county ${fips}`)
  return known
}
const miami = county('12086')
const sold = knownCounties().filter(({ state }) => !hasOwnMarketplace(state))
const plansIn = (where: KnownCounty, size?: number) =>
  generatePlans({ county: where, year: 2026, ...(size ? { size } : {}) })
const premium = { premiumCents: 70_000, essentialCents: 69_000 }
const answers = (where: KnownCounty): readonly WirePlan[] =>
  plansIn(where).map((plan) => toPlanAnswer(plan, premium, 0))
const miamiAnswers = answers(miami)
const sample = [miami, ...['48201', '37183', '04013', '02020', '55079', '56021', '54039'].map(county)]
const sampleAnswers = sample.flatMap(answers)
const keyOf = (limit: WireLimit, kind: string) => [limit.type, limit.csr, limit.network_tier, kind].join()

/** The phrases that the site can translate into Spanish. */
const displayGrammar = [
  /^No Charge$/,
  /^No Charge After Deductible$/,
  /^\$\d{1,3}(,\d{3})*$/,
  /^\$\d{1,3}(,\d{3})* Copay (after|before|with) deductible$/,
  /^\$\d{1,3}(,\d{3})* Copay per (Day|Stay)$/,
  /^\d{1,2}%$/,
  /^\d{1,2}% Coinsurance after deductible$/,
  /^Not Covered$/,
  /^Not Applicable$/,
]

describe('the plans of a county', () => {
  it('have stars that are the mean of the three ratings below them', () => {
    const rated = sampleAnswers.flatMap(({ quality_rating: stars }) =>
      stars && stars.global_rating > 0 ? [stars] : [],
    )
    expect(rated.length).toBeGreaterThan(100)
    for (const stars of rated) {
      const sum =
        stars.clinical_quality_management_rating + stars.enrollee_experience_rating + stars.plan_efficiency_rating
      expect(stars.global_rating).toBe(Math.round(sum / 3))
    }
  })

  it('are the same on every run', async () => {
    vi.resetModules()
    const again = await import('#mocks/marketplace/catalogue.ts')
    const fresh = again.generatePlans({ county: miami, year: 2026 })
    expect(fresh).not.toBe(plansIn(miami))
    expect(fresh).toEqual(plansIn(miami))
  })

  it('of 2027 are those of 2026 at other prices, but for a company that leaves and the Catastrophic deductible, which is the federal limit', () => {
    const [before = [], after = []] = [2026, 2027].map((year) => generatePlans({ county: miami, year }))
    const stays = before.filter(({ issuer }) => issuer.lastYear === undefined)
    expect(stays.length).toBeGreaterThan(before.length / 2)
    expect(stays.length).toBeLessThan(before.length)
    expect(after.length).toBe(before.length)
    expect(after.filter(({ issuer }) => issuer.lastYear !== undefined)).toEqual([])
    for (const plan of stays) {
      const next = after.find(({ id }) => id === plan.id)
      expect(next?.name.replace('12000', '10600')).toBe(plan.name)
      expect(next?.rateAt21Cents).not.toBe(plan.rateAt21Cents)
    }
    for (const plan of after) {
      const { deductibles, moops } = toPlanAnswer(plan, premium, 0)
      const inNetwork = [...deductibles, ...moops].filter((row) => row.network_tier === 'In-Network')
      const amounts = inNetwork.filter((row) => row.family_cost === 'Individual').map((row) => row.amount)
      if (plan.design.metalLevel === 'Catastrophic') expect(new Set(amounts)).toEqual(new Set([12_000]))
      else expect(Math.max(...amounts)).toBeLessThanOrEqual(10_600)
    }
  })

  it('differ from county to county in number, while a plan that two counties share covers the same', () => {
    const [broward, palmBeach] = [answers(county('12011')), answers(county('12099'))]
    const shared = broward.filter((plan) => palmBeach.some((other) => other.id === plan.id))
    expect(shared.length).toBeGreaterThan(0)
    for (const plan of shared) expect(palmBeach.find((other) => other.id === plan.id)).toEqual(plan)
    expect(broward.length).not.toBe(palmBeach.length)
  })

  it('have ids of 14 characters with the company and the state, each once', () => {
    for (const where of sold) {
      const ids = plansIn(where).map((plan) => plan.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const plan of plansIn(where))
        expect(plan.id).toMatch(new RegExp(`^${plan.issuer.hios}${where.state}\\d{7}$`))
    }
  })

  it('have names that tell them apart, without the version marks of load work', () => {
    for (const where of sold) {
      const names = plansIn(where).map((plan) => plan.name)
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => / v\d+$/.test(name))).toEqual([])
    }
  })

  it('number well over 100 in Miami-Dade and 30 to 80 elsewhere', () => {
    expect(plansIn(miami).length).toBeGreaterThan(150)
    for (const where of sold.filter(({ fips }) => fips !== miami.fips)) {
      expect(plansIn(where).length).toBeGreaterThanOrEqual(30)
      expect(plansIn(where).length).toBeLessThanOrEqual(80)
    }
  })

  it('are none in a state with its own marketplace', () => {
    for (const where of knownCounties().filter(({ state }) => hasOwnMarketplace(state)))
      expect(plansIn(where)).toEqual([])
  })

  it.each([10, 57, 100, 1_000, 5_000])('are exactly %i by the size switch, each with its own id', (size) => {
    for (const where of [miami, county('02020')]) {
      const ids = new Set(plansIn(where, size).map((plan) => plan.id))
      expect(plansIn(where, size)).toHaveLength(size)
      expect(ids.size).toBe(size)
    }
  })

  it('cover all five metal levels and all four kinds of network', () => {
    expect(new Set(miamiAnswers.map((plan) => plan.metal_level))).toEqual(
      new Set(['Bronze', 'Silver', 'Gold', 'Platinum', 'Catastrophic']),
    )
    expect(new Set(miamiAnswers.map((plan) => plan.type))).toEqual(new Set(['HMO', 'EPO', 'PPO', 'POS']))
  })

  it('come from at least two companies, with HIOS numbers that no other company has', () => {
    for (const where of sold)
      expect(new Set(plansIn(where).map((plan) => plan.issuer.hios)).size).toBeGreaterThanOrEqual(2)
    const numbers = Object.entries(issuersByState).flatMap(([state, issuers]) =>
      issuers.map(({ hios }) => `${hios} ${state}`),
    )
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.every((number) => /^\d{5} [A-Z]{2}$/.test(number))).toBe(true)
  })
})

describe('what a plan covers', () => {
  it('has five cost-sharing rows on Silver and one on every other level', () => {
    const silver = new Set<WireCsr>([
      'Exchange variant (no CSR)',
      'Zero Cost Sharing Plan Variation',
      '73% AV Level Silver Plan CSR',
      '87% AV Level Silver Plan CSR',
      '94% AV Level Silver Plan CSR',
    ])
    for (const plan of miamiAnswers) {
      const rows = plan.metal_level === 'Silver' ? silver : new Set<WireCsr>(['Exchange variant (no CSR)'])
      expect(new Set(plan.deductibles.map((limit) => limit.csr))).toEqual(rows)
      expect(new Set(plan.moops.map((limit) => limit.csr))).toEqual(rows)
      expect(new Set(plan.benefits[0]?.cost_sharings.map((row) => row.csr))).toEqual(rows)
    }
  })

  it('gives each limit for one person, each of a family and the whole family, once for a tier and a variant', () => {
    for (const limits of sampleAnswers.flatMap((plan) => [plan.deductibles, plan.moops])) {
      const amounts = new Map(limits.map((limit) => [keyOf(limit, limit.family_cost), limit.amount]))
      expect(amounts.size).toBe(limits.length)
      const uneven = limits.filter((limit) => {
        const whole = amounts.get(keyOf(limit, 'Family')) ?? Number.NaN
        const each = [amounts.get(keyOf(limit, 'Individual')), amounts.get(keyOf(limit, 'Family Per Person'))]
        return each.some((amount) => amount !== whole / 2)
      })
      expect(uneven).toEqual([])
    }
  })

  it('uses every network tier somewhere, and pays outside its network for PPO and POS plans', () => {
    const tiers = new Set(miamiAnswers.flatMap((plan) => plan.moops.map((limit) => limit.network_tier)))
    expect(tiers).toEqual(new Set(['In-Network', 'In-Network Tier 2', 'Out-of-Network', 'Combined In-Out of Network']))
    for (const plan of miamiAnswers) {
      const outside = plan.moops.some((limit) => limit.network_tier === 'Out-of-Network')
      expect(outside).toBe(plan.type === 'PPO' || plan.type === 'POS')
    }
  })

  it('keeps deductibles under the out-of-pocket maximum and that under the federal limit of 2026', () => {
    const ceilings: Partial<Record<WireCsr, number>> = {
      '73% AV Level Silver Plan CSR': 8_450,
      '87% AV Level Silver Plan CSR': 3_500,
      '94% AV Level Silver Plan CSR': 3_500,
    }
    for (const plan of sampleAnswers) {
      const own = (limit: WireLimit) => limit.network_tier === 'In-Network' && limit.individual
      const moops = new Map(plan.moops.filter(own).map((limit) => [limit.csr, limit.amount]))
      expect([...moops].filter(([csr, amount]) => amount > (ceilings[csr] ?? 10_600))).toEqual([])
      const higher = plan.deductibles.filter(own).filter((limit) => limit.amount > (moops.get(limit.csr) ?? 0))
      expect(higher).toEqual([])
    }
  })

  it('has 20 benefits and more, worded only in ways that the site can translate', () => {
    const rows = sampleAnswers.flatMap((plan) => plan.benefits.flatMap((benefit) => benefit.cost_sharings))
    const wordings = new Set(rows.map((row) => row.display_string))
    expect([...wordings].filter((words) => !displayGrammar.some((wording) => wording.test(words)))).toEqual([])
    expect(Math.min(...sampleAnswers.map((plan) => plan.benefits.length))).toBeGreaterThanOrEqual(20)
    expect(
      sampleAnswers.flatMap((plan) => plan.benefits).filter((benefit) => benefit.cost_sharings.length === 0),
    ).toEqual([])
  })

  it('says the same in words and in figures', () => {
    const plan = miamiAnswers.find((answer) => answer.name.endsWith('Silver Standard'))
    const rows = plan?.benefits.find((benefit) => benefit.name === 'Primary Care Visit to Treat an Injury or Illness')
    expect(rows?.cost_sharings[0]).toMatchObject({ display_string: '$40', copay_amount: 40 })
    const imaging = plan?.benefits.find((benefit) => benefit.name === 'Imaging (CT/PET Scans, MRIs)')
    expect(imaging?.cost_sharings[0]).toMatchObject({
      display_string: '40% Coinsurance after deductible',
      coinsurance_rate: 0.4,
    })
  })

  it.each([
    ['Bronze Standard', 'Exchange variant (no CSR)', 7_500, 10_000],
    ['Gold Standard', 'Exchange variant (no CSR)', 2_000, 8_200],
    ['Silver Standard', 'Exchange variant (no CSR)', 6_000, 8_900],
    ['Silver Standard', '73% AV Level Silver Plan CSR', 3_000, 7_400],
    ['Silver Standard', '87% AV Level Silver Plan CSR', 700, 3_300],
    ['Silver Standard', '94% AV Level Silver Plan CSR', 0, 2_200],
  ])('gives the federal standard %s its 2026 amounts: %s', (title, csr, deductible, moop) => {
    const plan = miamiAnswers.find((answer) => answer.name.endsWith(title))
    const row = { csr, network_tier: 'In-Network', family_cost: 'Individual' }
    expect(plan?.design_type).toBe('DESIGN1')
    expect(plan?.deductibles).toContainEqual(expect.objectContaining({ ...row, amount: deductible }))
    expect(plan?.moops).toContainEqual(expect.objectContaining({ ...row, amount: moop }))
  })

  it('lets Bronze and Catastrophic plans, and no others, go with a health savings account', () => {
    for (const plan of sampleAnswers) {
      expect(plan.hsa_eligible).toBe(plan.metal_level === 'Bronze' || plan.metal_level === 'Catastrophic')
    }
  })

  it('links four documents that are plainly samples, some of them missing', () => {
    const links = miamiAnswers.flatMap((plan) => [
      plan.benefits_url,
      plan.brochure_url,
      plan.formulary_url,
      plan.network_url,
    ])
    expect(links).toContain('')
    for (const link of links.filter((url) => url !== '')) expect(link).toMatch(/^https:\/\/documents\.example\/2026\//)
  })

  it('asks a little more than the credit may pay for some plans, and never less', () => {
    const gaps = plansIn(miami).map((plan) => plan.rateAt21Cents / plan.essentialRateAt21Cents)
    expect(gaps.some((gap) => gap === 1)).toBe(true)
    expect(gaps.some((gap) => gap > 1)).toBe(true)
    for (const gap of gaps) expect(gap >= 1 && gap < 1.03).toBe(true)
  })

  it('pays no more in the three federal examples than the care costs', () => {
    for (const { sbcs } of sampleAnswers) {
      if (sbcs === undefined) throw new Error('A plan without examples')
      const bills = [
        [sbcs.baby, 12_700],
        [sbcs.diabetes, 5_600],
        [sbcs.fracture, 2_800],
      ] as const
      const wrong = bills.filter(
        ([{ deductible, copay, coinsurance }, total]) =>
          deductible + copay + coinsurance > total || Math.min(deductible, copay, coinsurance) < 0,
      )
      expect(wrong).toEqual([])
    }
  })
})

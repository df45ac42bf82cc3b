import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { benefitNames } from '#domain/plans/benefits.ts'
import { compareTable, differingRows } from '#domain/plans/compare-table.ts'
import type { Benefit, Plan } from '#domain/plans/plan.ts'
import { planLinks, toPlanCard } from '#domain/plans/plan-card-model.ts'
import { shortName, shortNameAmong } from '#domain/plans/short-name.ts'
import type { YearView } from '#domain/plans/year-costs.ts'

import { limit, samplePlan } from './sample-plan.ts'

const benefit = (name: string, displayString: string): Benefit => ({
  name,
  covered: true,
  costSharings: [{ networkTier: 'In-Network', displayString, csr: 'none' }],
})
const household = { csr: '87', applicants: 1, creditCents: 30000, priceShown: 'specified', monthsCovered: 12 } as const
const card = (change: Partial<Plan>) => toPlanCard(samplePlan(change), household)

// Proves P-13.
describe('a plan card', () => {
  it('is priced and picked for the household', () => {
    const plan = samplePlan({
      deductibles: [limit(600_000), limit(50_000, { csr: '87' })],
      benefits: [benefit(benefitNames.genericDrugs, '$3'), benefit(benefitNames.primaryCare, '$15')],
    })
    expect(toPlanCard(plan, household)).toMatchObject({
      price: { priceCents: 30000, beforeCents: 60000 },
      extraSavings: true,
      deductibleCents: 50_000,
      outOfPocketMaximumCents: 900_000,
      perPerson: false,
      benefits: [
        { key: 'primaryCare', value: { kind: 'copay', amountCents: 1500 } },
        { key: 'genericDrugs', value: { kind: 'copay', amountCents: 300 } },
      ],
    })
  })

  // Proves P-86.
  it('has the deductible for drugs of a plan that has two', () => {
    const medical = limit(200_000, { type: 'Medical EHB Deductible' })
    const drug = limit(50_000, { type: 'Drug EHB Deductible' })
    const both = (deductibles: Plan['deductibles']) => {
      const { deductibleCents, drugDeductibleCents } = card({ deductibles })
      return [deductibleCents, drugDeductibleCents]
    }
    expect(both([drug, medical])).toEqual([200_000, 50_000])
    expect(both([limit(300_000), medical, drug])).toEqual([300_000, null])
    expect(both([medical])).toEqual([200_000, null])
    // A deductible for drugs alone is the only one that is stated.
    expect(both([drug])).toEqual([50_000, null])
    expect(both([medical, { ...drug, networkTier: 'Out-of-Network' }])).toEqual([200_000, null])
    expect(both([medical, drug, { ...medical, amountCents: 0, csr: '87' }])).toEqual([0, null])
  })

  it('has the maximum of a family that applies, where the plan states one', () => {
    const total = 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)'
    const family = limit(1_840_000, { type: total, familyCost: 'Family' })
    const maximum = (outOfPocketMaximums: Plan['outOfPocketMaximums'], applicants = 2) =>
      toPlanCard(samplePlan({ outOfPocketMaximums }), { ...household, applicants }).familyMaximumCents
    expect(maximum([family])).toBe(1_840_000)
    expect(maximum([family, { ...family, amountCents: 360_000, csr: '87' }])).toBe(360_000)
    expect(
      maximum([
        { ...family, type: 'Medical EHB' },
        { ...family, amountCents: 5, type: 'Drug EHB' },
      ]),
    ).toBe(1_840_005)
    expect(maximum([{ ...family, type: 'Medical EHB' }])).toBeNull()
    expect(maximum([limit(900_000, { type: total })])).toBeNull()
    expect(maximum([family], 1)).toBeNull()
  })

  it('promises extra savings on Silver plans only', () => {
    expect(card({ metalLevel: 'Gold' }).extraSavings).toBe(false)
    expect(toPlanCard(samplePlan(), { ...household, csr: 'none' }).extraSavings).toBe(false)
  })

  it('promises the savings of the Zero and Limited variants on plans of any level that have them', () => {
    const gold = { metalLevel: 'Gold', deductibles: [limit(100), limit(0, { csr: 'zero' })] } as const
    expect(toPlanCard(samplePlan(gold), { ...household, csr: 'zero' })).toMatchObject({
      extraSavings: true,
      deductibleCents: 0,
    })
    expect(toPlanCard(samplePlan(gold), { ...household, csr: 'limited' }).extraSavings).toBe(false)
  })

  it('links whole https addresses only', () => {
    expect(
      planLinks({
        benefits: 'https://www.hioscar.com/sbc.pdf',
        formulary: 'http://www.hioscar.com/drugs',
        network: 'javascript:alert(1)',
        brochure: ' HTTPS://www.hioscar.com ',
      }),
    ).toEqual([
      { kind: 'benefits', href: 'https://www.hioscar.com/sbc.pdf' },
      { kind: 'brochure', href: 'HTTPS://www.hioscar.com' },
    ])
    expect(planLinks({ network: 'https://' })).toEqual([])
  })
})

// Proves P-42 and P-87.
describe('a short name among others', () => {
  const saver = ['Bronze Simple PCP Saver 7000', 'Bronze Simple PCP Saver 9500', 'Gold Classic']
  it.each([
    ['is the beginning where no other has the same', 'Silver Standard Choice Plus', 'Silver Standard…'],
    ['is whole where it fits', 'Gold Classic', 'Gold Classic'],
    ['shows the word that differs', 'Bronze Simple PCP Saver 7000', '…PCP Saver 7000'],
    [
      'is cut again where the rest is long',
      'Bronze Simple PCP Saver 7000 with Dental and Vision',
      '…PCP Saver 7000 with…',
    ],
    ['keeps its beginning where that differs', 'Bronze Simply Another Saver 7000', 'Bronze Simply…'],
  ])('%s', (_, name, text) => {
    const short = shortNameAmong(name, saver)
    expect(short.text).toBe(text)
  })

  it('begins where two names of one company begin to differ', () => {
    const one = 'BlueSelect Silver 2345 ($0 Virtual Visits)'
    const other = 'BlueSelect Silver 1435 (Rewards)'
    expect(shortNameAmong(one, [one, other]).text).toBe('…Silver 2345…')
    expect(shortNameAmong(other, [one, other]).text).toBe('…Silver 1435…')
  })

  it('differs from the others and stays within 20 characters', () => {
    const names = [...saver, 'Bronze Simple PCP Saver', 'Bronze Simple PCP Saver 7000 HSA']
    const texts = names.map((name) => shortNameAmong(name, names).text)
    expect(new Set(texts).size).toBe(names.length)
    for (const text of texts) expect(Array.from(text.replaceAll('…', '')).length).toBeLessThanOrEqual(20)
  })

  const word = fc.constantFrom(
    'Blue',
    'Silver',
    'Saver',
    'Simple PCP',
    '7000',
    '7001',
    '$0',
    'HSA',
    'y',
    'Virtual Visits',
  )
  const planName = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' '))

  it('differs from the short names of all other names, and is the same whatever their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(planName, { minLength: 2, maxLength: 3 }), (names) => {
        const texts = names.map((name) => shortNameAmong(name, names).text)
        expect(new Set(texts).size).toBe(names.length)
        for (const name of names) {
          const { text, isCut } = shortNameAmong(name, names)
          expect(isCut).toBe(text !== name)
          for (const part of text.split('…')) expect(name).toContain(part)
        }
      }),
    )
  })
})

describe('a short name', () => {
  it.each([
    ['Bronze Classic 4700', 'Bronze Classic 4700', false],
    ['12345678901234567890', '12345678901234567890', false],
    ['123456789012345678901', '12345678901234567890…', true],
    ['BlueSelect Silver 2345 ($0 Virtual Visits)', 'BlueSelect Silver…', true],
    ['Ambetter Value Bronze $0 Deductible', 'Ambetter Value…', true],
    ['Florida Blue HMO (a BlueCross BlueShield FL company)', 'Florida Blue HMO…', true],
    ['Blue (of Florida) HMO Plan', 'Blue (of Florida)…', true],
    ['Bronze Classic Plus | 3 Free PCP', 'Bronze Classic Plus…', true],
    ['Plata Económica Más Ahorros', 'Plata Económica Más…', true],
  ])('of %j is %j', (name, text, isCut) => {
    expect(shortName(name)).toEqual({ text, isCut })
  })
})

// Proves P-41.
describe('the comparison', () => {
  const cells = (cards: Parameters<typeof compareTable>[0], key: string) =>
    compareTable(cards).rows.find((row) => row.key === key)
  const marks = (costs: readonly string[]) =>
    cells(
      costs.map((cost, at) => card({ id: String(at), benefits: [benefit(benefitNames.primaryCare, cost)] })),
      'primaryCare',
    )?.cells.map(({ isLowest }) => isLowest)

  it('has three columns, padded when fewer', () => {
    expect(compareTable([card({}), card({})]).columns.map((column) => column !== null)).toEqual([true, true, false])
    expect(compareTable([card({}), card({}), card({}), card({})]).columns).toHaveLength(3)
  })

  it('marks the lowest price', () => {
    const row = cells([card({ monthlyPremiumCents: 40000 }), card({})], 'price')
    expect(row).toMatchObject({ differs: true, cells: [{ isLowest: true }, { isLowest: false }] })
  })

  it('marks no price as lowest whose bill is as high as the other', () => {
    const row = cells([card({ creditEligibleMonthlyPremiumCents: 40000 }), card({})], 'price')
    expect(row).toMatchObject({ differs: true, cells: [{ isLowest: false }, { isLowest: false }] })
  })

  it('marks nothing where all plans are alike, or one is unknown', () => {
    expect(cells([card({}), card({})], 'price')).toMatchObject({
      differs: false,
      cells: [{ isLowest: false }, { isLowest: false }],
    })
    expect(cells([card({ deductibles: [] }), card({})], 'deductible')).toMatchObject({
      differs: true,
      cells: [{ isLowest: false }, { isLowest: false }],
    })
  })

  it.each([
    [
      ['$15', '$5'],
      [false, true],
    ],
    [
      ['$5', '$5', '$9'],
      [true, true, false],
    ],
    [
      ['40%', '30%'],
      [false, true],
    ],
    [
      ['$350', '40% Coinsurance after deductible'],
      [false, false],
    ],
    [
      ['$35', '$10 Copay after deductible'],
      [false, false],
    ],
    [
      ['No Charge', '40%'],
      [true, false],
    ],
    [
      ['$0', 'No Charge', '$9'],
      [true, true, false],
    ],
    [
      ['No Charge After Deductible', '$9'],
      [false, false],
    ],
    [
      ['Not Covered', 'No Charge'],
      [false, true],
    ],
    [
      ['Not Covered', '$9'],
      [false, false],
    ],
  ])('of %j marks %j as the lowest', (costs, expected) => {
    expect(marks(costs)).toEqual(expected)
  })

  // Proves P-88.
  it('begins with the year: the bills, the most, and the example of the view where a plan has it', () => {
    const none = { fracture: null, diabetes: null, baby: null }
    const diabetes = { sharedCents: 120_000, notCoveredCents: 6_000 }
    const [one, two] = [card({ exampleCosts: { ...none, diabetes } }), card({ exampleCosts: { ...none, diabetes } })]
    const keys = (cards: Parameters<typeof compareTable>[0], view: YearView) =>
      compareTable(cards, view)
        .rows.map(({ key }) => key)
        .slice(0, 4)
    expect(keys([one, two], 'diabetes')).toEqual(['yearHealthy', 'yearBad', 'yearExample', 'price'])
    expect(keys([one, two], 'baby').slice(0, 3)).toEqual(['yearHealthy', 'yearBad', 'price'])
    expect(keys([one, two], 'bad').slice(0, 3)).toEqual(['yearHealthy', 'yearBad', 'price'])
    expect(keys([{ ...one, year: null }], 'diabetes')[0]).toBe('price')
    expect(keys([card({ outOfPocketMaximums: [] })], 'healthy').slice(0, 2)).toEqual(['yearHealthy', 'price'])
  })

  it('marks the lowest year only where every plan has one', () => {
    const cheap = card({ monthlyPremiumCents: 50_000 })
    const marksOf = (cards: Parameters<typeof compareTable>[0]) =>
      cells(cards, 'yearBad')?.cells.map(({ isLowest }) => isLowest)
    expect(marksOf([cheap, card({})])).toEqual([true, false])
    expect(marksOf([cheap, card({ outOfPocketMaximums: [] })])).toEqual([false, false])
  })

  // Proves P-86.
  it('has a row of drug deductibles where a plan has two deductibles', () => {
    const two = card({
      deductibles: [limit(200_000, { type: 'Medical EHB Deductible' }), limit(5, { type: 'Drug EHB Deductible' })],
    })
    const [drugs, same] = [{ kind: 'money', cents: 5 }, { kind: 'sameDeductible' }]
    expect(cells([two, card({})], 'drugDeductible')?.cells.map(({ value }) => value)).toEqual([drugs, same])
    const onlyCare = card({ deductibles: [limit(200_000, { type: 'Medical EHB Deductible' })] })
    expect(cells([two, onlyCare], 'drugDeductible')?.cells[1]?.value).toEqual({ kind: 'unknown' })
    expect(cells([card({}), card({})], 'drugDeductible')).toBeUndefined()
  })

  it('leaves out services that no plan speaks of, and rows alike when only differences are wanted', () => {
    const table = compareTable([card({ type: 'HMO' }), card({ type: 'EPO' })])
    expect(table.rows.map(({ key }) => key)).toEqual([
      'yearHealthy',
      'yearBad',
      'price',
      'deductible',
      'outOfPocketMaximum',
      'type',
      'hsa',
    ])
    expect(differingRows(table.rows).map(({ key }) => key)).toEqual(['type'])
  })
})

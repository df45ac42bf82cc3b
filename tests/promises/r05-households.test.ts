import { expect, it } from 'vitest'

import { toPlan } from '#api/plan-search.ts'
import { readPlan } from '#api/plan-search-response.ts'
import { placeOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { quoteRequest } from '#api/quote-request.ts'
import { noFilters } from '#domain/plans/filters.ts'
import type { Plan } from '#domain/plans/plan.ts'
import type { PriceShown } from '#domain/plans/shown-price.ts'
import { monthlyCreditCents } from '#domain/subsidy/monthly-credit.ts'
import { type ResultsModel, resultsModel } from '#features/plan-results/results-model.ts'
import { applicant, criteria } from '#mocks/fixtures/results-session.ts'
import { benchmark, percentOfPoverty } from '#mocks/marketplace/credit.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'

import { creditDollars, povertyLevels } from './credit-oracle.ts'
import { centsAsDollars, written } from './fraction.ts'
import { printFigure } from './sample.ts'

/**
 * R5: whole lists against a second version of the rules (P-20, P-21): every plan that the engine offers several
 * households, from the answer's wire format, with exact fractions and no helper of the site.
 */
const miami = { fips: '12086', name: 'Miami-Dade County', state: 'FL' }
const households: Readonly<Record<string, QuoteCriteria>> = {
  '33139, 25, $30,000': criteria({
    ...placeOf({ ...miami, zipCode: '33139' }),
    householdMembers: [applicant('primary', 25)],
    income: 30_000,
  }),
  '33012, 42, 12 and 8, $27,600': criteria({
    ...placeOf({ ...miami, zipCode: '33012' }),
    householdMembers: [applicant('primary', 42), applicant('dependent', 12), applicant('dependent', 8)],
    income: 27_600,
  }),
  '77002, 22, $18,000': criteria({
    ...placeOf({ fips: '48201', name: 'Harris County', state: 'TX', zipCode: '77002' }),
    householdMembers: [applicant('primary', 22)],
    income: 18_000,
  }),
  '99501, 28 and 27, $45,000': criteria({
    ...placeOf({ fips: '02020', name: 'Anchorage Municipality', state: 'AK', zipCode: '99501' }),
    householdMembers: [applicant('primary', 28), applicant('spouse', 27)],
    income: 45_000,
  }),
  '33133, 52, $95,000': criteria({
    householdMembers: [applicant('primary', 52)],
    income: 95_000,
  }),
}

type Wire = ReturnType<typeof searchPlans>['plans'][number]

/** Reads dollars of an answer as cents, from their digits. */
function centsOf(dollars: number): bigint {
  const { over, under } = written(String(dollars))
  return (over * 100n) / under
}

interface Due {
  readonly id: string
  readonly price: bigint
  readonly bill: bigint
  readonly struck: bigint | null
}

function dueOf(plan: Wire, credit: bigint): Due {
  const premium = centsOf(plan.premium)
  const eligible = plan.metal_level === 'Catastrophic' ? 0n : centsOf(plan.aptc_eligible_premium)
  if (credit === 0n || eligible === 0n) return { id: plan.id, price: premium, bill: premium, struck: null }
  const rest = eligible - credit
  return {
    id: plan.id,
    price: rest > 0n ? rest : 0n,
    bill: premium - (credit < eligible ? credit : eligible),
    struck: premium,
  }
}

interface Listed {
  readonly wire: readonly Wire[]
  readonly due: readonly Due[]
  readonly credit: bigint
  readonly model: (shown: PriceShown) => ResultsModel
}

function listed(asked: QuoteCriteria): Listed {
  const question = quoteRequest(asked)
  const { stateAbbreviation: state, income: annualIncome } = asked
  const householdSize = asked.householdMembers.length
  const fplPercent = percentOfPoverty(state, householdSize, annualIncome, 2026)
  const found = benchmark(question)
  if (fplPercent === undefined || !found) throw new Error('The engine sells nothing here')
  const credit =
    creditDollars(centsAsDollars(found.premiumCents), annualIncome, written(String(fplPercent)), 2026) * 100n
  const ours = monthlyCreditCents({
    benchmarkCents: found.premiumCents,
    annualIncome,
    fplPercent,
    year: 2026,
  })
  expect(BigInt(ours)).toBe(credit)
  const [first, extra] = povertyLevels[2026][state] ?? [15_650, 5_500]
  const exact = (annualIncome * 100) / (first + (householdSize - 1) * extra)
  expect(Math.abs(fplPercent - exact)).toBeLessThanOrEqual(0.01)

  const wire: Wire[] = []
  for (let offset = 0, total = 1; offset < total; offset += 10) {
    const page = searchPlans({ ...question, offset, aptc_override: ours / 100 })
    total = page.total
    wire.push(...page.plans)
  }
  const plans: readonly Plan[] = wire.flatMap((plan) => {
    const read = readPlan(plan)
    return read ? [toPlan(read)] : []
  })
  const ranking = {
    csr: 'none',
    applicants: asked.householdMembers.length,
    creditCents: ours,
    monthsCovered: 12,
  } as const
  return {
    wire,
    due: wire.map((plan) => dueOf(plan, credit)),
    credit,
    model: (priceShown) => resultsModel(plans, { ...ranking, priceShown }, fplPercent),
  }
}

/** Every plan as its card shows it, in the order of the list by price. */
function cardsByPrice(model: ResultsModel) {
  return model.matching({ filters: noFilters, sort: 'price', yearView: 'healthy' }).map(model.card)
}

let compared = 0

it.each(Object.entries(households))('R5: each price, bill and place of %s follows from its answer', (_, asked) => {
  const { due, wire, credit, model } = listed(asked)
  const dueById = new Map(due.map((one) => [one.id, one]))
  for (const shown of ['specified', 'bill'] as const) {
    const cards = cardsByPrice(model(shown))
    expect(cards).toHaveLength(wire.length)
    const prices = cards.map(({ id, price }) => {
      const expected = dueById.get(id)
      expect({
        bill: BigInt(price.billCents),
        price: BigInt(price.priceCents),
        struck: price.beforeCents === undefined ? null : BigInt(price.beforeCents),
      }).toEqual({
        bill: expected?.bill,
        price: shown === 'bill' ? expected?.bill : expected?.price,
        struck: expected?.struck,
      })
      compared += 1
      return price.priceCents
    })
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  }
  // If the service gets the credit, its own price with the credit is the bill.
  for (const plan of wire) expect(centsOf(plan.premium_w_credit)).toBe(dueById.get(plan.id)?.bill)
  expect(credit > 0n).toBe(asked.income < 90_000)
})

it('R5: at 33139 a Catastrophic plan is never the cheapest for a credit that cannot pay it', () => {
  const asked = households['33139, 25, $30,000']
  if (!asked) throw new Error('No such household')
  const { wire, model } = listed(asked)
  const catastrophic = wire.filter((plan) => plan.metal_level === 'Catastrophic')
  expect(catastrophic.length).toBeGreaterThan(0)
  const cards = cardsByPrice(model('specified'))
  for (const plan of catastrophic) {
    expect(plan.aptc_eligible_premium).toBe(0)
    expect(plan.ehb_premium).toBeGreaterThan(0)
    const card = cards.find(({ id }) => id === plan.id)
    expect(card?.price).toEqual({
      priceCents: Math.round(plan.premium * 100),
      billCents: Math.round(plan.premium * 100),
      refusesCredit: true,
    })
  }
  expect(cards[0]?.metalLevel).not.toBe('Catastrophic')
})

it('R5: at 33012 the bill of every plan whose price is less is told', () => {
  const asked = households['33012, 42, 12 and 8, $27,600']
  if (!asked) throw new Error('No such household')
  const { due, model } = listed(asked)
  const cards = cardsByPrice(model('specified'))
  const less = cards.filter(({ price }) => price.priceCents < price.billCents)
  expect(less.map(({ id }) => id).toSorted()).toEqual(
    due
      .filter(({ price, bill }) => price < bill)
      .map(({ id }) => id)
      .toSorted(),
  )
  // Written out, so a change of the engine is noticed: 71 of 161 plans, 22 of the 46 "$0.00" ones among them, by up to
  // $50.31.
  expect([cards.length, less.length]).toEqual([161, 71])
  const free = cards.filter(({ price }) => price.priceCents === 0)
  expect([free.length, free.filter(({ price }) => price.billCents > 0).length]).toEqual([46, 22])
  expect(Math.max(...less.map(({ price }) => price.billCents - price.priceCents))).toBe(5_031)
  printFigure(
    'R5',
    `${compared} shown prices and bills of ${Object.keys(households).length} households, each as by hand`,
  )
})

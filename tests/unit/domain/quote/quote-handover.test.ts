import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { LifeChange } from '#domain/calendar/life-changes.ts'
import { emptyPersonIncome, type EstimatorDraft } from '#domain/income/estimator.ts'
import { emptyDraft } from '#domain/quote/draft.ts'
import { incomeAdjusted } from '#domain/quote/income-typed.ts'
import { basisOfHandover, estimatorOfIncome, handoverOfChoice, quoteDay } from '#domain/quote/quote-handover.ts'
import { readHandover } from '#domain/quote/read-handover.ts'
import { initialView } from '#domain/quote/session.ts'
import { applicant, criteria } from '#mocks/fixtures/results-session.ts'
import { childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'
import { handover, hourlyWages } from '#mocks/fixtures/sample-handover.ts'
import { floridaPlans, plan } from '#mocks/fixtures/sample-plans.ts'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const [silver = plan(), gold = plan()] = floridaPlans
const compared = [silver, gold].map(({ id, name, issuerName }) => ({ id, name, issuerName, monthlyBillCents: 100 }))

// Proves P-95.
describe('the hand-over of a quote', () => {
  const chosen = { plan: silver, monthlyPriceCents: 0, monthlyCreditCents: 10_000, compared }
  const results = { criteria: criteria({ income: 33_540 }), view: initialView, compareIds: [] }
  const at = quoteDay(new Date('2026-01-08T15:00:00Z'), 2026, null)
  const session = { phase: 'verify', draft: { ...emptyDraft, estimator: hourlyWages }, results, chosen } as const

  it('has the chosen plan with its bill, and the other plans of the comparison', () => {
    const made = handoverOfChoice({ ...session, attempt: { secret: 'x' } }, at)
    expect(made.plan).toMatchObject({ id: silver.id, monthlyPremiumCents: silver.monthlyPremiumCents })
    expect(made.plan.monthlyPremiumCents - made.plan.monthlyBillCents).toBe(10_000)
    expect(made.compared.map(({ id }) => id)).toEqual([gold.id])
    expect(made).toMatchObject({ day: { year: 2026, month: 1, day: 8 }, effective: { start: { month: 2, day: 1 } } })
    expect(made).toMatchObject({ estimator: hourlyWages, lifeChanges: null })
    expect(JSON.stringify(made)).not.toContain('secret')
  })

  // Proves P-96.
  it('has the estimate that was used, whatever was typed and cancelled afterwards', () => {
    const cancelled: EstimatorDraft = { primary: { ...hourlyWages.primary, sources: ['other'] }, spouse: null }
    const draft = { ...emptyDraft, estimator: cancelled, usedEstimator: hourlyWages }
    expect(handoverOfChoice({ ...session, draft, attempt: {} }, at).estimator).toEqual(hourlyWages)
  })

  it('has the extra savings, and who may have Medicaid, as they were at the choice', () => {
    const told = { ...chosen, csr: '94', outlook: childrenInChip } as const
    expect(handoverOfChoice({ ...session, chosen: told, attempt: {} }, at).plan).toMatchObject({
      csr: '94',
      hasExtraSavings: false,
      outlook: childrenInChip,
    })
    const { plan } = handoverOfChoice({ ...session, attempt: {} }, at)
    expect(plan).toMatchObject({ csr: 'none' })
    expect(plan).not.toHaveProperty('outlook')
  })

  it('has whether there is a Marketplace plan today, where it was answered', () => {
    const of = (hasMarketplaceCoverage: boolean | null) =>
      readHandover(
        throughJson(
          handoverOfChoice(
            { ...session, draft: { ...emptyDraft, coverage: { hasMarketplaceCoverage } }, attempt: {} },
            at,
          ),
        ),
      )?.hasMarketplaceCoverage
    expect([of(false), of(true), of(null)]).toEqual([false, true, undefined])
    expect(
      readHandover(throughJson({ ...handover(), hasMarketplaceCoverage: 'no' }))?.hasMarketplaceCoverage,
    ).toBeUndefined()
  })

  // Proves Q-55.
  it('has the income that was told before it was raised, until another one is quoted', () => {
    const raised = { ...emptyDraft, income: incomeAdjusted(33_540, 14_000) }
    const of = (income: number) =>
      handoverOfChoice(
        { ...session, attempt: {}, draft: raised, results: { ...results, criteria: criteria({ income }) } },
        at,
      )
    expect(of(33_540)).toMatchObject({ toldIncome: 14_000 })
    expect(basisOfHandover(of(33_540))).toMatchObject({ annualIncome: 33_540, toldIncome: 14_000 })
    expect(readHandover(throughJson(of(33_540)))).toMatchObject({ toldIncome: 14_000 })
    expect(of(40_000)).not.toHaveProperty('toldIncome')
  })

  it('has the life changes as they were ticked, and none of them as an empty list', () => {
    const of = (lifeChanges: readonly LifeChange[]) =>
      handoverOfChoice({ ...session, attempt: {}, lifeChanges }, at).lifeChanges
    const moved = [{ id: 'moved', day: { year: 2026, month: 1, day: 2 } }] as const
    expect([of(moved), of([])]).toEqual([moved, []])
  })
})

// Proves P-96.
it('an estimate counts only where the quoted income is its sum', () => {
  const quoted = (income: number) => criteria({ income })
  expect(estimatorOfIncome(hourlyWages, quoted(33_540))).toEqual(hourlyWages)
  expect(estimatorOfIncome(hourlyWages, quoted(33_541))).toBeNull()
  expect(
    estimatorOfIncome({ primary: { ...emptyPersonIncome, sources: ['wages'] }, spouse: null }, quoted(0)),
  ).toBeNull()
  expect(estimatorOfIncome(null, quoted(33_540))).toBeNull()
})

// Proves P-96.
it('a household without a spouse hands over no answers of one', () => {
  const spouse = { ...emptyPersonIncome, hasNoIncome: true }
  const single = criteria({ income: 33_540 })
  const couple = criteria({ income: 33_540, householdMembers: [applicant('primary', 34), applicant('spouse', 33)] })
  expect(estimatorOfIncome({ ...hourlyWages, spouse }, single)).toEqual({ ...hourlyWages, spouse: null })
  expect(estimatorOfIncome({ ...hourlyWages, spouse }, couple)).toEqual({ ...hourlyWages, spouse })
})

// Proves A-78.
describe('a stored hand-over', () => {
  it('comes back as it was', () => {
    for (const one of [handover(), handover({ estimator: null, lifeChanges: null, effective: null, compared: [] })])
      expect(readHandover(throughJson(one))).toEqual(one)
  })

  it.each([
    ['a search in a state of another marketplace', { criteria: { ...criteria(), stateAbbreviation: 'NY' } }],
    ['a search for nobody', { criteria: { ...criteria(), householdMembers: [] } }],
    ['a bill above the premium', { plan: { ...handover().plan, monthlyBillCents: 9_999_999 } }],
    ['a bill with more credit than there is', { plan: { ...handover().plan, monthlyCreditCents: 1 } }],
    ['a broken amount', { plan: { ...handover().plan, monthlyPremiumCents: 1.5 } }],
    ['a name without end', { plan: { ...handover().plan, name: 'x'.repeat(301) } }],
    ['a day that no month has', { day: { year: 2026, month: 2, day: 30 } }],
  ])('is refused with %s', (_title, change) => {
    expect(readHandover(throughJson({ ...handover(), ...change }))).toBeNull()
  })

  it.each([
    ['compared plans', { compared: Array.from({ length: 4 }, () => handover().compared[0]) }, { compared: [] }],
    ['an estimator', { estimator: { primary: 'x' } }, { estimator: null }],
    ['an estimate of another income', { criteria: criteria({ income: 1 }) }, { estimator: null }],
    [
      'the day of a life change',
      { lifeChanges: [{ id: 'moved', day: { year: 2026, month: 2, day: 30 } }] },
      { lifeChanges: [{ id: 'moved', day: null }] },
    ],
    [
      'the days of life changes of an earlier release',
      { lifeChanges: ['moved'] },
      { lifeChanges: [{ id: 'moved', day: null }] },
    ],
    ['life changes', { lifeChanges: ['moved', 'rich'] }, { lifeChanges: null }],
    ['a start', { effective: { variant: 'soon' } }, { effective: null }],
    ['a variant', { plan: { ...handover().plan, csr: '50' } }, { plan: { csr: 'none' } }],
    [
      'who may have Medicaid',
      { plan: { ...handover().plan, outlook: { reasons: ['rich'] } } },
      { plan: { outlook: undefined } },
    ],
    ['who may have Medicaid, of an older visit', { plan: { ...handover().plan, elsewhere: 'some' } }, { plan: {} }],
    ['the savings of an older visit', { plan: { ...handover().plan, hasExtraSavings: undefined } }, { plan: {} }],
  ])('is read without %s that can not be read', (_title, change, left) => {
    expect(readHandover(throughJson({ ...handover(), ...change }))).toMatchObject(left)
  })

  it('never throws, and has nothing that it does not know', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...Object.keys(handover())), (json, key) => {
        const broken: unknown = { ...handover(), [key]: JSON.parse(json) as unknown, token: 'secret' }
        expect(JSON.stringify(readHandover(broken) ?? {})).not.toContain('secret')
        readHandover(JSON.parse(json))
      }),
    )
  })
})

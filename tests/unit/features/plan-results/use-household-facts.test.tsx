import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { MarketplaceRequest } from '#api/marketplace-request.ts'
import type { PlanPage } from '#api/plan-search.ts'
import { creditQuery } from '#api/credit-query.ts'
import { createQueryClient } from '#api/queries.ts'
import type { CreditEstimate } from '#api/subsidy.ts'
import { type PersonPriceAnswers, type PriceAnswers } from '#domain/household/price-answers.ts'
import { noFacets } from '#domain/plans/facets.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { useHouseholdFacts } from '#features/plan-results/use-household-facts.ts'
import { useCreditCalls, useSubsidy } from '#features/plan-results/use-subsidy.ts'
import { CallError } from '#lib/call-failure.ts'
import { applicant, criteria } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

const calls = vi.hoisted(() => ({
  fetchPovertyPercent: vi.fn<() => Promise<number>>(),
  fetchBenchmarkCents: vi.fn<() => Promise<number>>(),
  fetchCreditEstimate: vi.fn<(body: MarketplaceRequest) => Promise<CreditEstimate>>(),
  fetchPlanPage: vi.fn<(body: MarketplaceRequest) => Promise<PlanPage>>(),
}))
vi.mock('#api/plan-search.ts', () => ({ fetchPlanPage: calls.fetchPlanPage }))
vi.mock('#api/poverty-percent.ts', () => ({ fetchPovertyPercent: calls.fetchPovertyPercent }))
vi.mock('#api/subsidy.ts', () => ({
  fetchBenchmarkCents: calls.fetchBenchmarkCents,
  fetchCreditEstimate: calls.fetchCreditEstimate,
}))

const person = (isMedicaidChip = false) => ({ csr: null, isMedicaidChip, inCoverageGap: false })
const alone = criteria({ householdMembers: [applicant('primary', 55)], income: 48_000 })
const family = criteria({ householdMembers: [applicant('primary', 42), applicant('dependent', 12)], income: 66_000 })
const refused = new CallError({ kind: 'http', operation: 'estimates', status: 404 })

function factsOf(asked: QuoteCriteria, priceAnswers: PriceAnswers | null = null) {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const credit = creditQuery(asked)
  return renderHook(
    () => {
      const calls = useCreditCalls(credit)
      const subsidy = useSubsidy(asked, credit, calls)
      return { subsidy, ...useHouseholdFacts({ criteria: asked, priceAnswers }, calls, subsidy, true) }
    },
    { wrapper },
  ).result
}
async function settled(asked: QuoteCriteria) {
  const result = factsOf(asked)
  await waitFor(() => {
    const { subsidy, isHelpPending, isHouseholdPending } = result.current
    expect([subsidy.isPending, isHelpPending, isHouseholdPending]).toEqual([false, false, false])
  })
  return result.current
}

beforeEach(() => {
  // $48,000 for one person in Florida in 2026, by the service's estimate.
  calls.fetchPovertyPercent.mockReset().mockResolvedValue(306.7)
  calls.fetchBenchmarkCents.mockReset().mockResolvedValue(119_419)
  calls.fetchCreditEstimate.mockReset().mockResolvedValue({ monthlyCreditCents: 79_579, csr: null, people: [person()] })
})

// Proves.
describe('what is known of a household', () => {
  it('is the help of each person, and what gives a credit for every income', async () => {
    const { help, household } = await settled(alone)
    expect(help).toMatchObject([{ role: 'primary', help: { kind: 'credit' } }])
    expect(household).toEqual({ benchmarkCents: 119_419, stateAbbr: 'FL', householdSize: 1, year: 2026 })
  })

  // Proves Q-141.
  it('has the credit of the others where the estimate is of the people in the prices, and says nothing of it elsewhere', async () => {
    // $42,000 for two, by the benchmark.
    calls.fetchPovertyPercent.mockResolvedValue(198.58)
    calls.fetchCreditEstimate.mockResolvedValue({
      monthlyCreditCents: 71_686,
      csr: null,
      people: [person(), person(true), person(true)],
    })
    const [parent, older, younger] = [applicant('primary', 42), applicant('dependent', 12), applicant('dependent', 8)]
    const three = await settled(criteria({ householdMembers: [parent, older, younger] }))
    expect(three.outlook).toEqual({ reasons: [null, 'medicaidOrChip', 'medicaidOrChip'], probableCents: 71_600 })
    // The one estimate is of three: what it says of the credit of two is not known.
    const left = { ...younger, isApplyingForCoverage: false }
    const two = await settled(criteria({ householdMembers: [parent, older, left] }))
    expect(two.outlook).toEqual({ reasons: [null, 'medicaidOrChip'], probableCents: null })
  })

  // Proves.
  it('has the credit and the bills of those who are left, by one search of them', async () => {
    const counted = ({ household }: MarketplaceRequest) => household.people.filter(({ has_mec: has }) => !has).length
    calls.fetchCreditEstimate.mockImplementation((body) =>
      Promise.resolve({ monthlyCreditCents: counted(body) * 100_050, csr: null, people: [person(), person()] }),
    )
    calls.fetchPlanPage.mockResolvedValue({
      plans: [{ ...plan(), monthlyPremiumCents: 150_000, creditEligibleMonthlyPremiumCents: 150_000 }],
      received: 1,
      total: 1,
      facets: noFacets,
    })
    calls.fetchPlanPage.mockClear()
    const result = factsOf(criteria({ householdMembers: [applicant('primary', 60), applicant('spouse', 66)] }))
    await waitFor(() => {
      expect(result.current.secondBillOf(plan())).toBe(150_000 - 100_050)
    })
    expect(result.current.basis.outlook).toEqual({ reasons: [null, 'medicare'], probableCents: 100_000 })
    expect(calls.fetchPlanPage).toHaveBeenCalledOnce()
    const ordinary = factsOf(alone)
    await waitFor(() => {
      expect(ordinary.current.subsidy.isPending).toBe(false)
    })
    expect(ordinary.current.secondBillOf(plan())).toBeUndefined()
    expect(calls.fetchPlanPage).toHaveBeenCalledOnce()
  })

  // Proves Q-145.
  it('has the second amount of a worker’s family as the search of the spouse alone where the child can get CHIP', async () => {
    const counted = ({ household }: MarketplaceRequest) => household.people.filter(({ has_mec: has }) => !has).length
    calls.fetchCreditEstimate.mockImplementation((body) =>
      Promise.resolve({
        monthlyCreditCents: counted(body) * 100_050,
        csr: null,
        people: [person(), person(), person(true)],
      }),
    )
    calls.fetchPlanPage.mockResolvedValue({
      plans: [{ ...plan(), monthlyPremiumCents: 150_000, creditEligibleMonthlyPremiumCents: 150_000 }],
      received: 1,
      total: 1,
      facets: noFacets,
    })
    const no: PersonPriceAnswers = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' }
    const householdMembers = [applicant('primary', 40), applicant('spouse', 38), applicant('dependent', 7)]
    const result = factsOf(criteria({ householdMembers }), {
      people: [{ ...no, jobOffer: 'yes' }, no, no],
      marriedApart: 'no',
    })
    await waitFor(() => {
      expect(result.current.secondBillOf(plan())).toBe(150_000 - 100_050)
    })
    const { basis } = result.current
    expect(basis.outcome.second).toEqual({ without: [0, 2], isFullPrice: false })
    expect(basis.outlook).toEqual({ reasons: ['jobOffer', null, 'medicaidOrChip'], probableCents: 100_000 })
  })

  // Proves.
  it('has the credit of the others where a status gives none, and the price of all who are not in CHIP', async () => {
    const counted = ({ household }: MarketplaceRequest) => household.people.filter(({ has_mec: has }) => !has).length
    calls.fetchCreditEstimate.mockImplementation((body) =>
      Promise.resolve({
        monthlyCreditCents: counted(body) * 50_050,
        csr: null,
        people: [person(), person(), person(true)],
      }),
    )
    const searched: number[] = []
    calls.fetchPlanPage.mockImplementation((body) => {
      searched.push(counted(body))
      const premium = { monthlyPremiumCents: 150_000, creditEligibleMonthlyPremiumCents: 150_000 }
      return Promise.resolve({ plans: [{ ...plan(), ...premium }], received: 1, total: 1, facets: noFacets })
    })
    const no: PersonPriceAnswers = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' }
    const householdMembers = [applicant('primary', 40), applicant('spouse', 38), applicant('dependent', 7)]
    const result = factsOf(criteria({ householdMembers, planYear: 2027 }), {
      people: [{ ...no, status: 'other' }, no, no],
      marriedApart: 'no',
    })
    await waitFor(() => {
      expect(result.current.secondBillOf(plan())).toBe(150_000 - 50_050)
    })
    const { basis } = result.current
    expect(basis.outcome.second).toEqual({ without: [2], isFullPrice: false, withoutCredit: [0] })
    expect(basis.outlook).toEqual({ reasons: ['immigrationStatus', null, 'medicaidOrChip'], probableCents: 50_000 })
    expect(searched).toContain(2)
    expect(searched).not.toContain(1)
  })

  it('leaves out what no call answered, and the credit stays', async () => {
    // $42,000 for two.
    calls.fetchPovertyPercent.mockResolvedValue(198.58)
    calls.fetchCreditEstimate.mockRejectedValue(refused)
    const { help, household, subsidy } = await settled(criteria())
    expect(help).toBeNull()
    expect(household).not.toBeNull()
    expect(subsidy).toMatchObject({ failure: null })
    expect(subsidy.creditCents).toBeGreaterThan(0)
  })

  it.each([
    ['benchmark', 198.58],
    ['estimates', 306.7],
  ] as const)(
    'asks once for a credit from the %s, also when that fails before the poverty level comes',
    async (operation, percent) => {
      const call = operation === 'benchmark' ? calls.fetchBenchmarkCents : calls.fetchCreditEstimate
      call.mockRejectedValueOnce(new CallError({ kind: 'http', operation, status: 400 }))
      let answer: ((povertyPercent: number) => void) | undefined
      calls.fetchPovertyPercent.mockImplementation(
        () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      )
      const result = factsOf(alone)
      await waitFor(() => {
        expect(call).toHaveBeenCalled()
      })
      await act(async () => {
        await Promise.resolve()
        answer?.(percent)
      })
      await waitFor(() => {
        expect(result.current.subsidy.failure).toMatchObject({ operation })
      })
      expect(call).toHaveBeenCalledTimes(1)
      act(result.current.subsidy.retry)
      await waitFor(() => {
        expect(result.current.subsidy.creditCents).toBeGreaterThan(0)
      })
      expect(call).toHaveBeenCalledTimes(2)
    },
  )

  it('leaves out other incomes when the benchmark has no answer, and the credit of the estimate stays', async () => {
    calls.fetchBenchmarkCents.mockRejectedValue(refused)
    const { help, household, subsidy } = await settled(alone)
    expect(household).toBeNull()
    expect(help).not.toBeNull()
    expect(subsidy).toMatchObject({ failure: null, creditCents: 79_579 })
  })

  it('leaves out other incomes where the estimate leaves an applicant out of the credit', async () => {
    calls.fetchPovertyPercent.mockResolvedValue(305)
    calls.fetchCreditEstimate.mockResolvedValue({
      monthlyCreditCents: 8_100,
      csr: null,
      people: [person(), person(true)],
    })
    const { help, household } = await settled(family)
    expect(help?.map((one) => one.help.kind)).toEqual(['credit', 'medicaidChip'])
    expect(household).toBeNull()
  })

  it('leaves out other incomes where the formula contradicts the credit of the page', async () => {
    calls.fetchCreditEstimate.mockResolvedValue({ monthlyCreditCents: 60_000, csr: null, people: [person()] })
    expect((await settled(alone)).household).toBeNull()
  })

  it('stays where rounding alone moves the credit by a dollar', async () => {
    // 133.4888… % is cut to 133.48.
    calls.fetchPovertyPercent.mockResolvedValue(133.48)
    const asked = criteria({ householdMembers: [applicant('primary', 55)], income: 20_891 })
    expect((await settled(asked)).household).not.toBeNull()
  })

  it('is nothing when the credit is forgone or its call failed', async () => {
    const forgone = await settled(criteria({ ...alone, forceZeroSubsidy: true }))
    expect(forgone).toMatchObject({ help: null, household: null })
    expect(calls.fetchBenchmarkCents).not.toHaveBeenCalled()
    calls.fetchPovertyPercent.mockRejectedValue(refused)
    expect(await settled(alone)).toMatchObject({ help: null, household: null })
  })
})

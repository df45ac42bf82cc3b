import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import fc, { type Scheduler } from 'fast-check'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

import type { PlanSearchRequest } from '#api/marketplace-request.ts'
import type { PlanPage } from '#api/plan-search.ts'
import { countiesQuery, createQueryClient, planListQuery } from '#api/queries.ts'
import type { County } from '#domain/geo/county.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { planSorts } from '#domain/plans/plan.ts'
import { yearViews } from '#domain/plans/year-costs.ts'
import { type ShownView, resultsModel } from '#features/plan-results/results-model.ts'
import { marketplaceBody } from '#mocks/fixtures/marketplace-body.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

import { isFull, printFigure, seed } from './sample.ts'

/** R2: in whatever order answers arrive, the screen shows the answer to the last request. */

const calls = vi.hoisted(() => ({
  fetchPlanPage: vi.fn<(body: PlanSearchRequest, signal: AbortSignal) => Promise<PlanPage>>(),
  fetchCounties: vi.fn<(zip: string, signal: AbortSignal) => Promise<readonly County[]>>(),
}))
vi.mock('#api/plan-search.ts', () => ({ fetchPlanPage: calls.fetchPlanPage }))
vi.mock('#api/counties.ts', () => ({ fetchCounties: calls.fetchCounties }))

const runs = isFull ? 1_000 : 250
const counted: string[] = []

/** An answer released by the scheduler; an aborted request rejects as with `fetch`. */
async function arrives<T>(scheduler: Scheduler, signal: AbortSignal, answer: () => T): Promise<T> {
  await scheduler.schedule(Promise.resolve())
  signal.throwIfAborted()
  return answer()
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

async function letAllArrive(scheduler: Scheduler): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    while (scheduler.count() > 0) {
      await scheduler.waitNext(1)
      await turn()
      quiet = 0
    }
    await turn()
  }
}

interface Race<Asked, Data> {
  readonly asked: readonly Asked[]
  readonly optionsOf: (asked: Asked) => QueryObserverOptions<Data, Error, Data, Data>
  readonly serve: (scheduler: Scheduler) => void
  /** Whether data may be shown for the request, in between and at the end. */
  readonly belongs: (data: Data, asked: Asked, isEnd: boolean) => boolean
}

/** Sends one request after the other while answers arrive in any order, and reads what a screen would show. */
async function race<Asked, Data>({ asked, optionsOf, serve, belongs }: Race<Asked, Data>): Promise<number> {
  const script = fc.array(fc.oneof(fc.constantFrom(...asked), fc.constant(null)), { minLength: 2, maxLength: 25 })
  let asks = 0
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
      serve(scheduler)
      const client = createQueryClient()
      let current = asked[0] as Asked
      const observer = new QueryObserver(client, optionsOf(current))
      const leave = observer.subscribe(() => undefined)
      const look = (isEnd: boolean) => {
        const { data } = observer.getOptimisticResult(client.defaultQueryOptions(optionsOf(current)))
        if (data !== undefined) expect(belongs(data, current, isEnd)).toBe(true)
        else expect(isEnd).toBe(false)
      }
      for (const step of steps) {
        if (step !== null) {
          current = step
          asks += 1
          observer.setOptions(optionsOf(current))
        } else if (scheduler.count() > 0) await scheduler.waitNext(1)
        await turn()
        look(false)
      }
      await letAllArrive(scheduler)
      look(true)
      leave()
      client.clear()
    }),
    { numRuns: runs, seed },
  )
  return asks
}

beforeEach(() => {
  calls.fetchPlanPage.mockReset()
  calls.fetchCounties.mockReset()
})

it('shows the plans of the last search only, and all of them in the end', async () => {
  const pageSize = 10
  const totals: Readonly<Record<number, number>> = { 20_000: 4, 30_000: 35, 40_000: 60, 50_000: 0 }
  const incomes = Object.keys(totals).map(Number)
  const asks = await race<number, { readonly plans: readonly { readonly id: string }[]; readonly total: number }>({
    asked: incomes,
    // Its data is a list of plans; the test reads only their ids.
    optionsOf: (income) => planListQuery(marketplaceBody({ income }), () => Promise.resolve(null)) as never,
    serve: (scheduler) => {
      calls.fetchPlanPage.mockImplementation(({ household: { income }, offset }, signal) =>
        arrives(scheduler, signal, () => {
          const total = totals[income] ?? 0
          const length = Math.min(pageSize, total - offset)
          return {
            total,
            facets: { metalLevels: [], issuers: [], types: [] },
            received: length,
            plans: Array.from({ length }, (_, index) => plan({ id: `${income}-${offset + index}` })),
          }
        }),
      )
    },
    belongs: ({ plans }, income, isEnd) =>
      plans.every(({ id }) => id.startsWith(`${income}-`)) &&
      new Set(plans.map(({ id }) => id)).size === plans.length &&
      (!isEnd || plans.length === totals[income]),
  })
  counted.push(`${runs} races of ${asks} searches`)
}, 120_000)

it('shows the counties of the last ZIP only', async () => {
  const asks = await race<string, readonly County[]>({
    asked: ['33133', '27012', '77002', '90210'],
    optionsOf: (zip) => countiesQuery(zip) as never,
    serve: (scheduler) => {
      calls.fetchCounties.mockImplementation((zip, signal) =>
        arrives(scheduler, signal, () => [{ fips: '12086', name: 'County', state: 'FL', zipCode: zip }]),
      )
    },
    belongs: (counties, zip) => counties.every(({ zipCode }) => zipCode === zip),
  })
  counted.push(`${runs} of ${asks} ZIP codes`)
}, 120_000)

it('shows for any succession of filters, orders and pages what a list made for the last of them shows', () => {
  const plans = Array.from({ length: 45 }, (_, index) =>
    plan({
      id: `p-${index}`,
      metalLevel: (['Bronze', 'Silver', 'Gold'] as const)[index % 3] ?? 'Gold',
      issuerName: `Issuer ${index % 4}`,
      monthlyPremiumCents: ((index * 7_919) % 90) * 1_000,
    }),
  )
  const ranking = {
    csr: 'none',
    applicants: 1,
    creditCents: 20_000,
    priceShown: 'specified',
    monthsCovered: 12,
  } as const
  const views: fc.Arbitrary<ShownView> = fc.record({
    filters: fc.constantFrom(
      noFilters,
      { ...noFilters, metalLevels: ['Silver'] },
      { ...noFilters, issuers: ['Issuer 1', 'Issuer 2'] },
      { ...noFilters, types: ['none such'] },
    ),
    sort: fc.constantFrom(...planSorts),
    yearView: fc.constantFrom(...yearViews),
    page: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(fc.array(views, { minLength: 2, maxLength: 10 }), (visited) => {
      const used = resultsModel(plans, ranking, 180)
      for (const view of visited) expect(used.matching(view)).toEqual(resultsModel(plans, ranking, 180).matching(view))
    }),
    { numRuns: runs, seed },
  )
  counted.push(`${runs} successions of views`)
})

afterAll(() => {
  printFigure('R2', `${counted.join(', ')}: always the last one's answer`)
})

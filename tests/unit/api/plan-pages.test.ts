import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type PlanList, fetchAllPlans, firstOfPlans, joinedPlans } from '#api/plan-pages.ts'
import type { PlanPage } from '#api/plan-search.ts'
import type { PlanSearchRequest } from '#api/marketplace-request.ts'
import { marketplaceBody } from '#mocks/fixtures/marketplace-body.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

const fetchPlanPage = vi.hoisted(() => vi.fn<(body: PlanSearchRequest, signal: AbortSignal) => Promise<PlanPage>>())
vi.mock('#api/plan-search.ts', () => ({ fetchPlanPage }))

const facets = { metalLevels: [], issuers: [], types: [] }
const pageOf = (offset: number, total: number, length = Math.max(0, Math.min(10, total - offset))): PlanPage => ({
  total,
  facets,
  received: length,
  plans: Array.from({ length }, (_, index) => plan({ id: `plan-${offset + index}` })),
})
const serve = (total: number, fails: (offset: number, tries: number) => boolean = () => false) => {
  const tries = new Map<number, number>()
  fetchPlanPage.mockImplementation(({ offset }) => {
    const nth = (tries.get(offset) ?? 0) + 1
    tries.set(offset, nth)
    return fails(offset, nth) ? Promise.reject(new Error('failed')) : Promise.resolve(pageOf(offset, total))
  })
}
const fetchAll = (heard: PlanList[] = [], known?: PlanList) =>
  fetchAllPlans(marketplaceBody(), {
    signal: new AbortController().signal,
    onProgress: (list) => heard.push(list),
    known,
  })
const offsetsAsked = () => fetchPlanPage.mock.calls.map(([{ offset }]) => offset)

beforeEach(() => {
  fetchPlanPage.mockReset()
})

// Proves P-3.
describe('fetching all plans', () => {
  it('asks for the first page at once, and for the others with the credit', async () => {
    serve(25)
    await fetchAllPlans(marketplaceBody(), {
      signal: new AbortController().signal,
      onProgress: () => undefined,
      creditCents: () => Promise.resolve(44_808),
    })
    expect(fetchPlanPage.mock.calls.map(([body]) => body.aptc_override)).toEqual([undefined, 448.08, 448.08])
    expect(fetchPlanPage.mock.calls[0]?.[0]).not.toHaveProperty('aptc_override')
  })

  it('asks once for a list of one page, and tells nothing on the way', async () => {
    serve(7)
    const heard: PlanList[] = []
    const list = await fetchAll(heard)
    expect(list.plans).toHaveLength(7)
    expect(list.missingOffsets).toEqual([])
    expect(heard).toEqual([])
  })

  it('gives the first page at once and the whole list at the end', async () => {
    serve(136)
    const heard: PlanList[] = []
    const list = await fetchAll(heard)
    expect(heard[0]?.plans).toHaveLength(10)
    expect(list.plans).toHaveLength(136)
    expect(new Set(offsetsAsked()).size).toBe(14)
  })

  it('tells of 5,000 plans about as often as the list doubles, not at each of 500 pages', async () => {
    serve(5_000)
    const heard: PlanList[] = []
    await fetchAll(heard)
    expect(heard.length).toBeLessThan(20)
    expect(heard.map(({ plans }) => plans.length)).toEqual(
      heard.map(({ plans }) => plans.length).toSorted((a, b) => a - b),
    )
  })

  it('has at most six pages under way', async () => {
    let underWay = 0
    let most = 0
    fetchPlanPage.mockImplementation(async ({ offset }) => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      return pageOf(offset, 300)
    })
    await fetchAll()
    expect(most).toBe(6)
  })

  it('notes a later page that fails and keeps the rest', async () => {
    serve(50, (offset) => offset === 20)
    const list = await fetchAll()
    expect(list.plans).toHaveLength(40)
    expect(list.missingOffsets).toEqual([20])
  })

  it('notes a later page that is empty, short or repeats another', async () => {
    fetchPlanPage.mockImplementation(({ offset }) => {
      if (offset === 10) return Promise.resolve(pageOf(10, 50, 0))
      if (offset === 20) return Promise.resolve(pageOf(20, 50, 4))
      return Promise.resolve(offset === 30 ? { ...pageOf(0, 50) } : pageOf(offset, 50))
    })
    const list = await fetchAll()
    expect(list.missingOffsets).toEqual([10, 20, 30])
    expect(list.plans).toHaveLength(24)
    expect(list.total).toBe(50)
  })

  it('asks for the first page again where it was empty and there are plans', async () => {
    fetchPlanPage.mockImplementation(({ offset }) => Promise.resolve(pageOf(offset, 57, offset === 0 ? 0 : undefined)))
    const known = await fetchAll()
    expect(known.missingOffsets).toEqual([0])
    serve(57)
    expect((await fetchAll([], known)).plans).toHaveLength(57)
  })

  it('tells how many plans came and could not be read', async () => {
    fetchPlanPage.mockImplementation(({ offset }) =>
      Promise.resolve({ ...pageOf(offset, 20), plans: pageOf(offset, 20).plans.slice(offset === 0 ? 1 : 0) }),
    )
    const list = await fetchAll()
    expect(list).toMatchObject({ leftOut: 1, missingOffsets: [], total: 20 })
    expect(list.plans).toHaveLength(19)
  })

  it('finds nothing missing where pages overlap and everything came', async () => {
    fetchPlanPage.mockImplementation(({ offset }) =>
      Promise.resolve(pageOf(offset, 12, offset === 0 ? 3 : 12 - offset)),
    )
    const list = await fetchAll()
    expect(list.plans).toHaveLength(12)
    expect(list.missingOffsets).toEqual([])
  })

  it('never has fewer plans in all than came', async () => {
    fetchPlanPage.mockResolvedValue({ ...pageOf(0, 10), total: 3 })
    expect((await fetchAll()).total).toBe(10)
  })

  it('stops asking once six pages in a row bring nothing, whatever total the service claims', async () => {
    fetchPlanPage.mockImplementation(({ offset }) => Promise.resolve(pageOf(offset, 1e9, offset === 0 ? 10 : 0)))
    const list = await fetchAll()
    expect(list.total).toBe(10_000)
    expect(fetchPlanPage.mock.calls.length).toBeLessThan(15)
    expect(list.missingOffsets).toHaveLength(999)
  })

  it('asks only for the missing pages of a known list', async () => {
    serve(50, (offset) => offset === 20)
    const known = await fetchAll()
    fetchPlanPage.mockReset()
    serve(50)
    const list = await fetchAll([], known)
    expect(offsetsAsked()).toEqual([20])
    expect(list.plans).toHaveLength(50)
    expect(list.missingOffsets).toEqual([])
  })

  it('fails when the first page does', async () => {
    serve(50, (offset) => offset === 0)
    await expect(fetchAll()).rejects.toThrow('failed')
  })

  it('stops when it is called off', async () => {
    const controller = new AbortController()
    fetchPlanPage.mockImplementation(({ offset }, signal) => {
      if (offset > 0) controller.abort()
      return signal.aborted
        ? Promise.reject(new DOMException('called off', 'AbortError'))
        : Promise.resolve(pageOf(offset, 500))
    })
    const all = fetchAllPlans(marketplaceBody(), { signal: controller.signal, onProgress: () => undefined })
    await expect(all).rejects.toThrow('called off')
    expect(fetchPlanPage.mock.calls.length).toBeLessThan(10)
  })
})

// Proves P-3.
describe('a first page that has come already', () => {
  it('is not asked for or told of again', async () => {
    serve(50)
    const heard: PlanList[] = []
    const list = await fetchAllPlans(marketplaceBody(), {
      signal: new AbortController().signal,
      onProgress: (part) => heard.push(part),
      firstPage: pageOf(0, 50),
    })
    expect(offsetsAsked().toSorted((a, b) => a - b)).toEqual([10, 20, 30, 40])
    expect(list.plans).toHaveLength(50)
    expect(list.isWhole).toBe(true)
    expect(heard.every(({ plans, isWhole }) => plans.length > 10 && !isWhole)).toBe(true)
  })

  it('is the whole list when there are no others', () => {
    expect(firstOfPlans(pageOf(0, 7)).isWhole).toBe(true)
    expect(firstOfPlans(pageOf(0, 11))).toMatchObject({ isWhole: false, total: 11, missingOffsets: [] })
  })
})

it('pages that come together are told of once', async () => {
  const waiting: (() => void)[] = []
  fetchPlanPage.mockImplementation(({ offset }) =>
    offset === 0
      ? Promise.resolve(pageOf(0, 300))
      : new Promise((resolve) => {
          waiting.push(() => {
            resolve(pageOf(offset, 300))
          })
        }),
  )
  const heard: PlanList[] = []
  const all = fetchAll(heard)
  await vi.waitFor(() => {
    expect(waiting).toHaveLength(6)
  })
  for (const answer of waiting.splice(0)) answer()
  await vi.waitFor(() => {
    expect(heard).toHaveLength(2)
  })
  expect(heard[1]?.plans).toHaveLength(70)
  const later = setInterval(() => {
    for (const answer of waiting.splice(0)) answer()
  })
  await all
  clearInterval(later)
})

// Proves P-5.
describe('the plans of the first screen and of the whole search', () => {
  const one = plan({ id: 'one' })
  const two = plan({ id: 'two' })
  const list = { plans: [one], total: 9, facets, missingOffsets: [], leftOut: 0, isWhole: false }

  it('are joined by id, and a plan of both stays the same object', () => {
    const again = plan({ id: 'one' })
    const joined = joinedPlans(list, [two, again])
    expect(joined.map(({ id }) => id)).toEqual(['one', 'two'])
    expect(joined[0]).toBe(again)
  })

  it('are those of the whole search once nothing of it is missing', () => {
    expect(joinedPlans({ ...list, isWhole: true }, [two])).toEqual([one])
    expect(joinedPlans({ ...list, isWhole: true, missingOffsets: [10] }, [two])).toEqual([one, two])
  })
})

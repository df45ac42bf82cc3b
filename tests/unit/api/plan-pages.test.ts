import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type PlanList, fetchAllPlans } from '#api/plan-pages.ts'
import type { PlanPage } from '#api/plan-search.ts'
import type { PlanSearchRequest } from '#api/marketplace-request.ts'
import { marketplaceBody } from '#mocks/fixtures/marketplace-body.ts'
import { plan } from '#mocks/fixtures/plan.ts'

const fetchPlanPage = vi.hoisted(() => vi.fn<(body: PlanSearchRequest, signal: AbortSignal) => Promise<PlanPage>>())
vi.mock('#api/plan-search.ts', () => ({ fetchPlanPage }))

const facets = { metalLevels: [], issuers: [], types: [] }
const pageOf = (offset: number, total: number): PlanPage => ({
  total,
  facets,
  plans: Array.from({ length: Math.min(10, total - offset) }, (_, index) => plan({ id: `plan-${offset + index}` })),
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

describe('fetching all plans', () => {
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

  it('tries a later page twice, then notes it and keeps the rest', async () => {
    serve(50, (offset) => offset === 20)
    const list = await fetchAll()
    expect(list.plans).toHaveLength(40)
    expect(list.missingOffsets).toEqual([20])
    expect(offsetsAsked().filter((offset) => offset === 20)).toHaveLength(2)
  })

  it('says nothing of a page that comes at the second try', async () => {
    serve(50, (offset, tries) => offset === 20 && tries === 1)
    expect((await fetchAll()).missingOffsets).toEqual([])
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

import 'fake-indexeddb/auto'

import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, delay, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'

import { typedCareEntry, withCareEntry, withCareMark } from '#domain/care/care-list.ts'
import { hasAllDoctors } from '#domain/care/plan-care.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { useCareCoverage } from '#features/plan-results/use-care-coverage.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { server } from '#mocks/node-server.ts'
import { useCareList } from '#state/use-care-list.ts'

import { codedEntry, queryWrapper, withoutList } from './care-setup.tsx'

const plansFrom = (from: number, count: number): readonly Plan[] =>
  Array.from({ length: count }, (_, at) => plan({ id: `${10_000 + from + at}FL9000001` }))
const ruiz = codedEntry('doctor', 'Ramón Ruiz, MD', '1120860007')
const metformin = codedEntry('medicine', 'metFORMIN', '905096368')
const typed = typedCareEntry('doctor', 'Dr. Soto') ?? ruiz
const question = { year: 2026, zipCode: '33133' }

/** The plans of each coverage call. */
const asked: (readonly string[])[] = []
/** The calls under way, and the most at a time. */
const running = { now: 0, most: 0 }
function answering(answer: (ids: readonly string[]) => Response | undefined) {
  server.use(
    http.post('*/quoter/coverage', async ({ request }) => {
      const { plan_ids: ids } = (await request.clone().json()) as { readonly plan_ids: readonly string[] }
      asked.push(ids)
      running.now += 1
      running.most = Math.max(running.most, running.now)
      await delay(5)
      running.now -= 1
      return answer(ids)
    }),
  )
}

beforeEach(async () => {
  asked.length = 0
  Object.assign(running, { now: 0, most: 0 })
  answering(() => undefined)
  await withoutList()
})

async function open(plans: readonly Plan[]) {
  const { result, rerender } = renderHook(
    (given: { readonly plans: readonly Plan[]; readonly year: number }) => ({
      kept: useCareList(),
      care: useCareCoverage(given.plans, { ...question, year: given.year }),
    }),
    { wrapper: queryWrapper(), initialProps: { plans, year: 2026 } },
  )
  await waitFor(() => {
    expect(result.current.kept.isReady).toBe(true)
  })
  const add = (...entries: readonly (typeof ruiz)[]) => {
    act(() => {
      result.current.kept.change((list) => entries.reduce(withCareEntry, list))
    })
  }
  const arrived = async () => {
    await waitFor(() => {
      expect(result.current.care.isLoading).toBe(false)
    })
  }
  return { result, rerender, add, arrived }
}

// Proves P-77.
it('asks nothing without a list, and nothing for names typed by hand', async () => {
  const plans = plansFrom(0, 3)
  const { result, add, arrived } = await open(plans)
  expect(result.current.care.of(plans[0]?.id ?? '')).toBeNull()
  add(typed)
  await arrived()
  expect(result.current.care.of(plans[0]?.id ?? '')?.doctors).toMatchObject({ total: 1, unknown: 1, silence: 'typed' })
  expect(asked).toEqual([])
})

it('asks in batches of a hundred, and for each plan once while the list arrives', async () => {
  const plans = plansFrom(0, 130)
  const { result, rerender, add, arrived } = await open(plans.slice(0, 10))
  add(ruiz, metformin)
  await arrived()
  const first = result.current.care.of(plans[0]?.id ?? '')
  expect(first?.doctors?.total).toBe(1)
  expect(result.current.care.of(plans[20]?.id ?? '')).toBeNull()
  rerender({ plans, year: 2026 })
  await arrived()
  expect(asked.map((ids) => ids.length)).toEqual([10, 100, 20])
  expect(new Set(asked.flat()).size).toBe(130)
  expect(result.current.care.of(plans[129]?.id ?? '')?.medicines?.total).toBe(1)
  // The card of the first plan is not drawn again.
  expect(result.current.care.of(plans[0]?.id ?? '')).toBe(first)
})

it('asks for a thousand plans six calls at a time, once each', async () => {
  const plans = plansFrom(0, 1_230)
  const { add, arrived } = await open(plans)
  add(ruiz)
  await arrived()
  expect(asked).toHaveLength(13)
  expect(new Set(asked.flat()).size).toBe(1_230)
  expect(running.most).toBe(6)
})

it('stops asking a service that has too many calls, and asks again for the rest only', async () => {
  const covered = (ids: readonly string[]) =>
    HttpResponse.json(ids.map((plan_id) => ({ plan_id, npi: ruiz.code, coverage: 'Covered' })))
  let answered = 0
  answering((ids) => {
    answered += 1
    return answered <= 2 ? covered(ids) : HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } })
  })
  const plans = plansFrom(0, 1_230)
  const { result, add, arrived } = await open(plans)
  add(ruiz)
  await arrived()
  expect(asked.length).toBeLessThanOrEqual(8)
  expect(result.current.care.hasAllMyDoctors).toBeNull()
  expect(result.current.care.of(plans[0]?.id ?? '')?.doctors).toMatchObject({ covered: 1 })
  expect(result.current.care.of(plans[1_229]?.id ?? '')?.doctors).toMatchObject({ unknown: 1 })
  asked.length = 0
  answering(covered)
  act(() => {
    result.current.care.retry?.()
  })
  await waitFor(() => {
    expect(result.current.care.retry).toBeNull()
    expect(result.current.care.isLoading).toBe(false)
  })
  expect(asked).toHaveLength(11)
  expect(result.current.care.of(plans[1_229]?.id ?? '')?.doctors).toMatchObject({ covered: 1 })
})

it('asks anew for another year and another list', async () => {
  const plans = plansFrom(0, 2)
  const { result, rerender, add, arrived } = await open(plans)
  add(ruiz)
  await arrived()
  rerender({ plans, year: 2027 })
  await arrived()
  add(metformin)
  await arrived()
  expect(asked).toHaveLength(3)
  expect(result.current.care.of(plans[0]?.id ?? '')?.medicines?.total).toBe(1)
})

it('keeps nothing unknown for covered where the data does not load, and asks again', async () => {
  answering(() => HttpResponse.json({ message: 'No' }, { status: 400 }))
  const plans = plansFrom(0, 1)
  const { result, add, arrived } = await open(plans)
  add(ruiz)
  await arrived()
  const id = plans[0]?.id ?? ''
  expect(result.current.care.of(id)?.doctors).toMatchObject({ covered: 0, unknown: 1, silence: 'failed' })
  expect(hasAllDoctors(result.current.care.of(id))).toBe(false)
  answering((ids) => HttpResponse.json(ids.map((plan_id) => ({ plan_id, npi: ruiz.code, coverage: 'Covered' }))))
  act(() => {
    result.current.care.retry?.()
  })
  await waitFor(() => {
    expect(hasAllDoctors(result.current.care.of(id))).toBe(true)
  })
  expect(result.current.care.retry).toBeNull()
})

// Proves P-78.
it('is checked by hand where the service has no such call, which is asked once', async () => {
  answering(() => HttpResponse.json({ message: 'Not found' }, { status: 404 }))
  const plans = plansFrom(0, 1)
  const { result, rerender, add, arrived } = await open(plans)
  add(ruiz)
  await arrived()
  rerender({ plans: plansFrom(0, 300), year: 2026 })
  await arrived()
  await vi.waitFor(() => {
    expect(asked).toHaveLength(1)
  })
  const id = plans[0]?.id ?? ''
  expect(result.current.care.retry).toBeNull()
  expect(result.current.care.of(id)).toMatchObject({ gap: 'notOffered', doctors: { silence: 'notOffered' } })
  act(() => {
    result.current.kept.change((list) => withCareMark(list, ruiz.id, { planId: id, year: 2026 }, 'covered'))
  })
  expect(result.current.care.of(id)?.doctors).toMatchObject({ covered: 1, byYou: 1 })
})

// Proves P-81.
it('filters by doctors only where it is known who has them', async () => {
  const plans = plansFrom(0, 1)
  const said = (coverage: string) => (ids: readonly string[]) =>
    HttpResponse.json(ids.map((plan_id) => ({ plan_id, npi: ruiz.code, coverage })))
  answering(said('NotCovered'))
  const { result, rerender, add, arrived } = await open(plans)
  const passes = () => result.current.care.hasAllMyDoctors?.(plans[0]?.id ?? '') ?? null
  add(metformin)
  await arrived()
  expect(passes()).toBeNull()
  add(ruiz)
  expect(result.current.care.isLoading).toBe(true)
  expect(passes()).toBeNull()
  await arrived()
  expect(passes()).toBe(false)
  answering(said('DataNotProvided'))
  rerender({ plans, year: 2027 })
  await arrived()
  expect(passes()).toBeNull()
})

it.each([404, 400])('does not filter by doctors after an answer of %i', async (status) => {
  answering(() => HttpResponse.json({ message: 'No' }, { status }))
  const plans = plansFrom(0, 1)
  const { result, add, arrived } = await open(plans)
  add(ruiz)
  await arrived()
  const place = { planId: plans[0]?.id ?? '', year: 2026 }
  act(() => {
    result.current.kept.change((list) => withCareMark(list, ruiz.id, place, 'covered'))
  })
  expect(hasAllDoctors(result.current.care.of(place.planId))).toBe(true)
  expect(result.current.care.hasAllMyDoctors).toBeNull()
})

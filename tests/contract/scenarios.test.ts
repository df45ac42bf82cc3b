import { describe, expect, it, vi } from 'vitest'

import { fetchCounties } from '#api/counties.ts'
import { fetchPlanPage } from '#api/plan-search.ts'
import { planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { sampleRequests } from '#mocks/fixtures/sample-requests.ts'
import { server } from '#mocks/node-server.ts'
import { callNames, callOf } from '#mocks/openapi/contract.ts'
import { callDirectly } from '#mocks/openapi/sample-call.ts'
import { scenario, scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { faults, scenarioNames, scenarios } from '#mocks/scenarios/scenarios.ts'

import { failureFrom } from './support/failure.ts'
import { fetchers } from './support/fetchers.ts'

const answers = scenarioNames.flatMap((name) => {
  const { plan } = scenarios[name]
  return plan.kind === 'answer' ? [{ name, plan }] : []
})

describe.each(answers)('$name', ({ name, plan }) => {
  it('answers every call with its status', async () => {
    for (const call of callNames) {
      const { status } = await callDirectly(callOf(call), sampleRequests[call], scenario(name))
      expect(status).toBe(plan.status)
    }
  })
})

it('there are the 24 faults that every call must survive', () => {
  expect(faults).toHaveLength(24)
})

describe('a scenario for one call', () => {
  it('leaves the others as they are', async () => {
    server.use(...scenario('error-message', 'povertyLevel'))
    expect(await failureFrom(fetchers.povertyLevel())).toMatchObject({ status: 500 })
    await expect(fetchers.benchmark()).resolves.toBeGreaterThan(0)
  })

  it('tells a save from a submit, which share an address', async () => {
    server.use(...scenario('unavailable', 'submitApplication'))
    expect(await failureFrom(fetchers.submitApplication())).toMatchObject({ status: 503 })
    await expect(fetchers.saveApplication()).resolves.toMatchObject({ status: 'IN_PROGRESS' })
  })

  it('asks to wait before another try', async () => {
    server.use(...scenario('too-many', 'zipLookup'))
    const response = await fetch('/api/quoter/zip-code/33133')
    expect(response.headers.get('Retry-After')).toBe('30')
  })
})

describe('slow answers', () => {
  it.each([
    ['slow', 3_000],
    ['late', 10_000],
  ] as const)('%s take %d milliseconds, and are true', async (name, ms) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answered = vi.fn()
      const answer = callDirectly(callOf('zipLookup'), sampleRequests.zipLookup, scenario(name)).then(answered)
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(answered).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await answer
      expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }))
    } finally {
      vi.useRealTimers()
    }
  })
})

it('out-of-order brings the first answer after the second', async () => {
  server.use(...scenario('out-of-order', 'zipLookup'))
  const order: string[] = []
  const ask = async (zip: string) => {
    const [county] = await fetchCounties(zip)
    order.push(`${zip} ${county?.state ?? ''}`)
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = ask('33133')
    await ask('77002')
    await vi.advanceTimersByTimeAsync(100)
    await first
    expect(order).toEqual(['77002 TX', '33133 FL'])
  } finally {
    vi.useRealTimers()
  }
})

it('double refuses the same request the second time, and another one not', async () => {
  server.use(...scenario('double', 'sendContactMessage'))
  await fetchers.sendContactMessage()
  expect(await failureFrom(fetchers.sendContactMessage())).toMatchObject({ kind: 'server', status: 409 })
  await expect(fetchers.zipLookup()).resolves.toHaveLength(2)
})

it('empty lists are read as nothing', async () => {
  server.use(...scenario('empty'))
  expect(await fetchers.zipLookup()).toEqual([])
  expect(await fetchers.planSearch()).toMatchObject({ total: 0, plans: [] })
  expect(await fetchers.estimates()).toEqual({ monthlyCreditCents: 0, csr: null, people: [] })
  expect(await fetchers.communicationOptions()).toEqual([])
  expect(await fetchers.addressSuggestions()).toEqual([])
})

it.each([
  ['few-plans', 10],
  ['many-plans', 5_000],
] as const)('%s offers %d plans at most', async (name, size) => {
  server.use(...scenario(name))
  const { total } = await fetchPlanPage(planSearchBody())
  expect(total).toBeLessThanOrEqual(size)
  expect(total).toBeGreaterThan(size * 0.8)
})

describe('a scenario by its text', () => {
  it('may name several, each with its call', async () => {
    server.use(...scenariosFrom('not-found:zipLookup, error-html:benchmark'))
    expect(await failureFrom(fetchers.zipLookup())).toMatchObject({ status: 404 })
    expect(await failureFrom(fetchers.benchmark())).toMatchObject({ kind: 'unreadable', status: 500 })
  })

  it('is refused with the names there are', () => {
    expect(scenariosFrom('happy')).toEqual([])
    expect(() => scenariosFrom('sluggish')).toThrow(/No scenario "sluggish"\. There are: happy, slow/)
    expect(() => scenariosFrom('slow:everything')).toThrow(/No call "everything"/)
  })
})

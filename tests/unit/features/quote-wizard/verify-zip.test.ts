import { beforeEach, expect, it, vi } from 'vitest'

import type { County } from '#domain/geo/county.ts'
import { emptyDraft, type LocationDraft } from '#domain/quote/draft.ts'
import { verifyZip } from '#features/quote-wizard/calls.ts'
import { CallError } from '#lib/call-failure.ts'

const fetchCounties = vi.hoisted(() => vi.fn<(zip: string, signal: AbortSignal) => Promise<readonly County[]>>())
vi.mock('#api/counties.ts', () => ({ fetchCounties }))

const { signal } = new AbortController()
const at = (zip: string): LocationDraft => ({ ...emptyDraft.location, zip })
const countyOf = (zip: string): County => ({ fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: zip })

beforeEach(() => {
  fetchCounties.mockReset()
})

it('confirms the only county', async () => {
  fetchCounties.mockImplementation((zip) => Promise.resolve([countyOf(zip)]))
  expect(await verifyZip(at('33133'), signal)).toEqual({
    location: { zip: '33133', counties: [countyOf('33133')], countyFips: '12086' },
    problem: null,
  })
})

it('keeps one county of a state with its own marketplace, since none of them can be chosen', async () => {
  const counties = ['06037', '06059'].map((fips) => ({ fips, name: 'County', state: 'CA', zipCode: '90631' }))
  fetchCounties.mockResolvedValue(counties)
  const { location, problem } = await verifyZip(at('90631'), signal)
  expect(location?.counties).toHaveLength(1)
  expect(problem).toBeNull()
})

it.each([
  ['no county', () => Promise.resolve([]), { kind: 'notFound' }],
  [
    'a failed call',
    () => Promise.reject(new CallError({ kind: 'http', operation: 'zipLookup', status: 503 })),
    { kind: 'refused', reason: { kind: 'http', operation: 'zipLookup', status: 503 } },
  ],
  ['anything else thrown', () => Promise.reject(new Error('?')), { kind: 'unknown' }],
])('tells of %s', async (_, answer, problem) => {
  fetchCounties.mockImplementation(answer)
  expect(await verifyZip(at('33133'), signal)).toMatchObject({ problem })
})

// Proves Q-160.
it.each([
  ['the digits of Puerto Rico', []],
  ['a county of Puerto Rico', [{ fips: '72127', name: 'San Juan Municipio', state: 'PR', zipCode: '00901' }]],
])('says of %s that there is no Marketplace', async (_, counties) => {
  fetchCounties.mockResolvedValue(counties)
  const { location, problem } = await verifyZip(at('00901'), signal)
  expect(location?.counties).toEqual([])
  expect(problem).toEqual({ kind: 'refused', reason: 'noMarketplace' })
})

it('asks the service with each press, and reads no older answer', async () => {
  fetchCounties.mockResolvedValue([countyOf('33133')])
  await verifyZip(at('33133'), signal)
  fetchCounties.mockResolvedValue([])
  expect(await verifyZip(at('33133'), signal)).toMatchObject({ problem: { kind: 'notFound' } })
  expect(fetchCounties).toHaveBeenCalledTimes(2)
})

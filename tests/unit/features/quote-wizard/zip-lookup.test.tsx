import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { County } from '#domain/geo/county.ts'
import { emptyDraft, type LocationDraft } from '#domain/quote/draft.ts'
import { type LookedUp, useZipLookup } from '#features/quote-wizard/zip-lookup.ts'
import { CallError } from '#lib/call-failure.ts'

const lookUpCounties = vi.fn<(zip: string, signal: AbortSignal) => Promise<readonly County[]>>()
const load = vi.fn(() => Promise.resolve({ lookUpCounties }))

vi.mock('#features/quote-wizard/later-parts.ts', () => ({ calls: { load: () => load() } }))

const at = (zip: string): LocationDraft => ({ ...emptyDraft.location, zip })
const countyOf = (zip: string): County => ({ fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: zip })

beforeEach(() => {
  lookUpCounties.mockReset()
  load.mockClear()
})

describe('the ZIP lookup', () => {
  it('confirms the only county', async () => {
    lookUpCounties.mockImplementation((zip) => Promise.resolve([countyOf(zip)]))
    const { result } = renderHook(() => useZipLookup())
    const found = await act(() => result.current.verify(at('33133')))
    expect(found?.outcome.kind).toBe('confirmed')
    expect(found?.location).toEqual({ zip: '33133', counties: [countyOf('33133')], countyFips: '12086' })
    expect(result.current).toMatchObject({ isVerifying: false, problem: null })
  })

  it('keeps one county of a state with its own marketplace, since none of them can be chosen', async () => {
    const counties = ['06037', '06059'].map((fips) => ({ fips, name: 'County', state: 'CA', zipCode: '90631' }))
    lookUpCounties.mockResolvedValue(counties)
    const { result } = renderHook(() => useZipLookup())
    const found = await act(() => result.current.verify(at('90631')))
    expect(found?.outcome.kind).toBe('ownMarketplace')
    expect(found?.location.counties).toHaveLength(1)
  })

  it.each([
    ['no county', () => Promise.resolve([]), { kind: 'notFound' }],
    [
      'a failed call',
      () => Promise.reject(new CallError({ kind: 'http', operation: 'zipLookup', status: 503 })),
      { kind: 'callFailed', failure: { kind: 'http', operation: 'zipLookup', status: 503 } },
    ],
    ['anything else thrown', () => Promise.reject(new Error('?')), { kind: 'unknown' }],
  ])('tells of %s', async (_, answer, problem) => {
    lookUpCounties.mockImplementation(answer)
    const { result } = renderHook(() => useZipLookup())
    await act(() => result.current.verify(at('33133')))
    expect(result.current).toMatchObject({ isVerifying: false, problem })
  })

  it('tells when the calls themselves could not be fetched, and tries again', async () => {
    load.mockRejectedValueOnce(new Error('offline'))
    lookUpCounties.mockResolvedValue([countyOf('33133')])
    const { result } = renderHook(() => useZipLookup())
    await act(() => result.current.verify(at('33133')))
    expect(result.current.problem).toEqual({ kind: 'notLoaded' })
    const found = await act(() => result.current.verify(at('33133')))
    expect(found?.outcome.kind).toBe('confirmed')
  })

  it('gives, in any order of answers, only the one that nothing overtook', async () => {
    const steps = fc.array(fc.constantFrom('verify', 'type', 'answer'), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, script) => {
        lookUpCounties.mockImplementation((zip) => scheduler.schedule(Promise.resolve([countyOf(zip)])))
        const { result, unmount } = renderHook(() => useZipLookup())
        const asked: { zip: string; wasOvertaken: boolean; answer: Promise<LookedUp | null> }[] = []
        let zip = 10_000
        for (const step of script)
          await act(async () => {
            if (step === 'verify' && !result.current.isVerifying)
              asked.push({ zip: String(zip), wasOvertaken: false, answer: result.current.verify(at(String(zip))) })
            if (step === 'type') {
              zip += 1
              const last = asked.at(-1)
              if (last && result.current.isVerifying) last.wasOvertaken = true
              result.current.reset()
            }
            if (step === 'answer' && scheduler.count() > 0) await scheduler.waitNext(1)
          })
        await act(() => scheduler.waitIdle())
        for (const { zip: wanted, wasOvertaken, answer } of asked) {
          const found = await answer
          expect(found?.location.zip ?? null).toBe(wasOvertaken ? null : wanted)
        }
        expect(result.current.isVerifying).toBe(false)
        unmount()
      }),
      { numRuns: 200 },
    )
  })
})

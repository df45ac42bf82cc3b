import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createQueryClient } from '#api/queries.ts'
import type { County } from '#domain/geo/county.ts'
import { useZipCounties } from '#features/plan-results/use-zip-counties.ts'
import { CallError } from '#lib/call-failure.ts'

const fetchCounties = vi.hoisted(() => vi.fn<(zip: string, signal: AbortSignal) => Promise<readonly County[]>>())
vi.mock('#api/counties.ts', () => ({ fetchCounties }))

const countyAt = (zipCode: string): County => ({ fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode })
const saved = countyAt('33133')

function typing(first = '33133') {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(({ zip }) => useZipCounties(zip, saved), { initialProps: { zip: first }, wrapper })
}
/** Advances the time, then lets the answer of a call that started with it arrive. */
const rest = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() => vi.advanceTimersByTimeAsync(0))
}

beforeEach(() => {
  vi.useFakeTimers()
  fetchCounties.mockReset().mockImplementation((zip) => Promise.resolve([countyAt(zip)]))
})
afterEach(() => {
  vi.useRealTimers()
})

// Proves P-52.
describe('the ZIP in the editor', () => {
  it('has its saved county at once', () => {
    expect(typing().result.current).toMatchObject({ counties: [saved], isVerifying: false, problem: null })
  })

  it('is looked up when the typing rests for half a second', async () => {
    const { result, rerender } = typing()
    await rest(600)
    fetchCounties.mockClear()
    rerender({ zip: '33139' })
    expect(result.current).toMatchObject({ counties: [], isVerifying: true })
    await rest(490)
    expect(fetchCounties).not.toHaveBeenCalled()
    await rest(20)
    expect(fetchCounties).toHaveBeenCalledOnce()
    expect(result.current).toMatchObject({ counties: [countyAt('33139')], isVerifying: false, problem: null })
  })

  it('asks for nothing on the way to another ZIP', async () => {
    const { rerender } = typing()
    await rest(600)
    fetchCounties.mockClear()
    for (const zip of ['3313', '331', '3312', '33125']) {
      rerender({ zip })
      await rest(200)
    }
    await rest(600)
    expect(fetchCounties.mock.calls.map(([zip]) => zip)).toEqual(['33125'])
  })

  it.each([
    ['331', 'fiveDigits'],
    ['', null],
  ])('is told of %o: %s', async (zip, problem) => {
    const { result, rerender } = typing()
    rerender({ zip })
    expect(result.current.problem).toBeNull()
    await rest(600)
    expect(result.current).toMatchObject({ counties: [], isVerifying: false, problem })
  })

  it('may have no county', async () => {
    fetchCounties.mockResolvedValue([])
    const { result, rerender } = typing()
    rerender({ zip: '00000' })
    await rest(600)
    expect(result.current).toMatchObject({ counties: [], problem: 'notFound' })
  })

  it('tells of a failed call, and tries again', async () => {
    const failure = { kind: 'http', operation: 'zipLookup', status: 503 } as const
    fetchCounties.mockRejectedValue(new CallError(failure))
    const { result, rerender } = typing()
    rerender({ zip: '33139' })
    await rest(600)
    expect(result.current.problem).toEqual(failure)
    fetchCounties.mockResolvedValue([countyAt('33139')])
    act(result.current.retry)
    await rest(10)
    expect(result.current).toMatchObject({ counties: [countyAt('33139')], problem: null })
  })

  it('never shows a late answer for another ZIP', async () => {
    const answers = new Map<string, (counties: readonly County[]) => void>()
    fetchCounties.mockImplementation(
      (zip) =>
        new Promise((resolve) => {
          answers.set(zip, resolve)
        }),
    )
    const { result, rerender } = typing()
    rerender({ zip: '33139' })
    await rest(600)
    rerender({ zip: '33125' })
    await rest(600)
    answers.get('33125')?.([countyAt('33125')])
    answers.get('33139')?.([countyAt('33139')])
    await rest(10)
    expect(result.current.counties).toEqual([countyAt('33125')])
  })
})

import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createQueryClient } from '#api/queries.ts'
import type { County } from '#domain/geo/county.ts'
import { countyOf } from '#domain/quote/criteria.ts'
import { dependentAdded, memberRemoved, spouseAdded } from '#domain/quote/search-edit.ts'
import { useSearchEdit } from '#features/plan-results/use-search-edit.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'

const fetchCounties = vi.hoisted(() => vi.fn<(zip: string) => Promise<readonly County[]>>())
vi.mock('#api/counties.ts', () => ({ fetchCounties }))

const miami = countyOf(criteria())
const broward: County = { ...miami, fips: '12011', name: 'Broward County' }

function editing() {
  const client = createQueryClient()
  const onDirtyChange = vi.fn<(isDirty: boolean) => void>()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const view = renderHook(({ asked }) => useSearchEdit(asked, onDirtyChange), {
    initialProps: { asked: criteria() },
    wrapper,
  })
  return { ...view, onDirtyChange }
}

beforeEach(() => {
  fetchCounties.mockReset().mockImplementation((zip) => Promise.resolve([{ ...miami, zipCode: zip }]))
})

// Proves P-51 and P-52.
describe('the editor of the search', () => {
  it('begins with the search, unchanged', () => {
    const { result } = editing()
    expect(result.current).toMatchObject({ isDirty: false, edit: { primaryIncome: '42000', spouseIncome: '' } })
    expect(result.current.edit.location).toMatchObject({ zip: '33133', countyFips: '12086' })
  })

  it('is changed by a typed income, and no longer when it is typed back', () => {
    const { result, onDirtyChange } = editing()
    act(() => {
      result.current.change({ ...result.current.edit, primaryIncome: '51000' })
    })
    expect(result.current.isDirty).toBe(true)
    expect(onDirtyChange).toHaveBeenLastCalledWith(true)
    act(() => {
      result.current.change({ ...result.current.edit, primaryIncome: '42000' })
    })
    expect(result.current.isDirty).toBe(false)
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
  })

  it('is changed by a spouse or a dependent, and not by one added and removed', () => {
    const { result } = editing()
    for (const added of [spouseAdded, dependentAdded]) {
      const before = result.current.edit
      act(() => {
        result.current.change(added(before))
      })
      expect(result.current.isDirty).toBe(true)
      const newcomer = result.current.edit.members.find(({ id }) => before.members.every((member) => member.id !== id))
      act(() => {
        result.current.change(memberRemoved(result.current.edit, newcomer?.id ?? ''))
      })
      expect(result.current.isDirty).toBe(false)
    }
  })

  it('keeps the saved county while the ZIP is the saved one, among several too', async () => {
    fetchCounties.mockResolvedValue([broward, miami])
    const { result } = editing()
    await waitFor(() => {
      expect(result.current.edit.location.counties).toHaveLength(2)
    })
    expect(result.current.edit.location.countyFips).toBe('12086')
    act(() => {
      result.current.changeZip('33139')
    })
    expect(result.current.edit.location).toMatchObject({ counties: [], countyFips: null })
    act(() => {
      result.current.changeZip('33133')
    })
    expect(result.current).toMatchObject({ isDirty: false })
    expect(result.current.edit.location.countyFips).toBe('12086')
  })

  it('asks for a county of another ZIP that has several, and takes the only one of one that has not', async () => {
    const { result } = editing()
    act(() => {
      result.current.changeZip('33139')
    })
    await waitFor(() => {
      expect(result.current.edit.location.countyFips).toBe('12086')
    })
    fetchCounties.mockImplementation((zip) =>
      Promise.resolve([broward, miami].map((county) => ({ ...county, zipCode: zip }))),
    )
    act(() => {
      result.current.changeZip('33009')
    })
    await waitFor(() => {
      expect(result.current.edit.location.counties).toHaveLength(2)
    })
    expect(result.current.edit.location.countyFips).toBeNull()
    act(() => {
      result.current.changeCounty('12011')
    })
    expect(result.current.edit.location.countyFips).toBe('12011')
  })

  it('offers one county of a state with its own marketplace', async () => {
    fetchCounties.mockImplementation((zip) =>
      Promise.resolve(['06037', '06059'].map((fips) => ({ fips, name: 'County', state: 'CA', zipCode: zip }))),
    )
    const { result } = editing()
    act(() => {
      result.current.changeZip('90631')
    })
    await waitFor(() => {
      expect(result.current.edit.location.counties).toHaveLength(1)
    })
  })

  it('starts again with a new search, and goes back when asked to', () => {
    const { result, rerender } = editing()
    act(() => {
      result.current.change({ ...result.current.edit, primaryIncome: '51000' })
      result.current.refuse()
    })
    act(result.current.undo)
    expect(result.current).toMatchObject({ isDirty: false, refusals: 0, edit: { primaryIncome: '42000' } })
    act(() => {
      result.current.change({ ...result.current.edit, primaryIncome: '51000' })
    })
    rerender({ asked: criteria({ income: 60_000 }) })
    expect(result.current).toMatchObject({ isDirty: false, edit: { primaryIncome: '60000' } })
  })
})

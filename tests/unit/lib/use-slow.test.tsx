import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useSlow } from '#lib/use-slow.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('what is under way for four seconds counts as slow, until it ends', () => {
  const { result, rerender } = renderHook(({ isUnderWay }) => useSlow(isUnderWay), {
    initialProps: { isUnderWay: true },
  })
  pass(3_900)
  expect(result.current).toBe(false)
  pass(200)
  expect(result.current).toBe(true)
  rerender({ isUnderWay: false })
  expect(result.current).toBe(false)
  rerender({ isUnderWay: true })
  expect(result.current).toBe(false)
})

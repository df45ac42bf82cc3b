import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useRetryWait } from '#features/plan-results/use-retry-wait.ts'
import { useSlow } from '#features/plan-results/use-slow.ts'
import { startRetryWait } from '#lib/retry-wait.ts'

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

it('counts down the longest wait that a busy service asked for, never below one second', () => {
  const { result } = renderHook(() => useRetryWait())
  expect(result.current).toBeNull()
  const ends: (() => void)[] = []
  act(() => {
    ends.push(startRetryWait(2), startRetryWait(7))
  })
  expect(result.current).toBe(7)
  pass(3_000)
  expect(result.current).toBe(4)
  pass(9_000)
  expect(result.current).toBe(1)
  act(() => {
    ends[1]?.()
  })
  expect(result.current).toBe(2)
  act(() => {
    ends[0]?.()
  })
  expect(result.current).toBeNull()
})

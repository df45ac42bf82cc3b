import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useRetryWait } from '#features/plan-results/use-retry-wait.ts'
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

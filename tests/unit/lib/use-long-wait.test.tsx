import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startRetryWait } from '#lib/retry-wait.ts'
import { useLongWait } from '#lib/use-long-wait.ts'

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
const slow = { secondsUntilRetry: null }

it('what is under way for four seconds takes long, until it ends', () => {
  const { result, rerender } = renderHook(({ isUnderWay }) => useLongWait(isUnderWay), {
    initialProps: { isUnderWay: true },
  })
  pass(3_900)
  expect(result.current).toBeNull()
  pass(200)
  expect(result.current).toEqual(slow)
  rerender({ isUnderWay: false })
  expect(result.current).toBeNull()
  rerender({ isUnderWay: true })
  expect(result.current).toBeNull()
})

it('counts down to the end of the last wait that a busy service asked for, never below one second', () => {
  const { result } = renderHook(() => useLongWait(true))
  const left = () => result.current?.secondsUntilRetry
  expect(left()).toBeUndefined()
  const ends: (() => void)[] = []
  act(() => {
    ends.push(startRetryWait(7), startRetryWait(2))
  })
  expect(left()).toBe(7)
  pass(3_000)
  expect(left()).toBe(4)
  act(() => {
    ends.push(startRetryWait(7))
  })
  expect(left()).toBe(7)
  pass(5_000)
  act(() => {
    ends[0]?.()
  })
  expect(left()).toBe(2)
  pass(9_000)
  expect(left()).toBe(1)
  act(() => {
    for (const end of ends) end()
  })
  expect(result.current).toEqual(slow)
})

it('counts for somebody who looks later from what is left, and says nothing of waits of others', () => {
  const end = startRetryWait(7)
  pass(3_000)
  const { result, rerender } = renderHook(({ isUnderWay }) => useLongWait(isUnderWay), {
    initialProps: { isUnderWay: false },
  })
  expect(result.current).toBeNull()
  rerender({ isUnderWay: true })
  expect(result.current).toEqual({ secondsUntilRetry: 4 })
  end()
})

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { systemClock } from '#lib/clock.ts'
import { useIdle } from '#state/use-idle.ts'

const minute = 60_000
const onOver = vi.fn()

const watch = () =>
  renderHook(() => useIdle({ clock: systemClock, warnAfterMs: 13 * minute, purgeAfterMs: 15 * minute, onOver }))
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const press = () => {
  act(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  onOver.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// Proves A-45.
describe('a person who goes away', () => {
  it('is warned after 13 minutes and gone at 15', () => {
    const { result } = watch()
    pass(13 * minute - 1)
    expect(result.current.remainingSeconds).toBeNull()
    pass(1)
    expect(result.current.remainingSeconds).toBe(120)
    pass(minute)
    expect(result.current.remainingSeconds).toBe(60)
    expect(onOver).not.toHaveBeenCalled()
    pass(minute)
    expect(onOver).toHaveBeenCalledOnce()
    expect(result.current.remainingSeconds).toBeNull()
    pass(60 * minute)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('starts the time anew by doing something', () => {
    const { result } = watch()
    pass(12 * minute)
    press()
    pass(12 * minute)
    expect(result.current.remainingSeconds).toBeNull()
    pass(minute)
    expect(result.current.remainingSeconds).toBe(120)
  })

  it('goes on after the warning only by saying so', () => {
    const { result } = watch()
    pass(13 * minute + 1_000)
    press()
    expect(result.current.remainingSeconds).toBe(119)
    act(() => {
      result.current.stay()
    })
    expect(result.current.remainingSeconds).toBeNull()
    pass(13 * minute - 1)
    expect(result.current.remainingSeconds).toBeNull()
    expect(onOver).not.toHaveBeenCalled()
  })

  it('is there as long as another tab is used', () => {
    const { result } = watch()
    pass(12 * minute)
    localStorage.setItem('lastActivity', String(Date.now()))
    pass(12 * minute)
    expect(result.current.remainingSeconds).toBeNull()
  })

  it('goes on in every tab by going on in one', () => {
    const { result } = watch()
    pass(14 * minute)
    localStorage.setItem('lastActivity', String(Date.now()))
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }))
    })
    expect(result.current.remainingSeconds).toBeNull()
  })

  it('tells the other tabs of being here', () => {
    watch()
    pass(minute)
    press()
    expect(localStorage.getItem('lastActivity')).toBe(String(Date.now()))
  })

  it('has no more time than the stored moment leaves when the page is opened again', () => {
    localStorage.setItem('lastActivity', String(Date.now() - 14 * minute))
    const { result } = watch()
    expect(result.current.remainingSeconds).toBe(60)
    pass(minute)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('is gone when the machine slept too long, whatever wakes it', () => {
    watch()
    vi.setSystemTime(Date.now() + 8 * 60 * minute)
    press()
    expect(onOver).toHaveBeenCalledOnce()
  })

  it.each(['9e99', 'x', '-1', ''])('is not kept here by the stored moment %j', (moment) => {
    watch()
    localStorage.setItem('lastActivity', moment)
    pass(13 * minute)
    localStorage.setItem('lastActivity', moment)
    pass(4 * minute)
    expect(onOver).toHaveBeenCalledOnce()
  })
})

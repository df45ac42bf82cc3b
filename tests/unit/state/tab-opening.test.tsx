import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fixedClock } from '#lib/clock.ts'
import { storeSharedDevice, noteLeaving } from '#state/shared-device.ts'
import { openSharedTab } from '#state/tab-opening.ts'

const clock = fixedClock('2026-11-25T12:00:00Z')
const now = clock.now().getTime()

/** What the browser says of the page's load. */
const loaded = (type: string, notRestoredReasons: object | null = null) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([
    { type, notRestoredReasons } as unknown as PerformanceNavigationTiming,
  ])
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('sessionBegan', '1')
  for (const key of ['language', 'authToken', 'quoteSession', 'applicationDraft:2001']) sessionStorage.setItem(key, 'x')
})

// Proves Q-136.
describe('a page of a shared device', () => {
  it.each([
    ['a reload', 'reload', null, 1_000, false],
    ['a load half a minute later', 'navigate', null, 31_000, true],
    ['Back, where the browser had kept a page', 'back_forward', {}, 1_000, false],
    ['a closed tab that is opened again', 'back_forward', null, 1_000, true],
  ])('keeps or erases what the tab has: %s', (_, type, reasons, awayMs, isReopened) => {
    loaded(type, reasons)
    sessionStorage.setItem('leftAt', String(now - awayMs))
    expect(openSharedTab(clock)).toBe(isReopened)
    expect(localStorage.getItem('sessionBegan')).toBe(isReopened ? null : '1')
    const kept = ['authToken', 'language']
    expect(Object.keys(sessionStorage).toSorted()).toEqual(
      isReopened ? kept : ['applicationDraft:2001', ...kept, 'quoteSession'],
    )
  })

  it('notes when it is left, and a private one does not', () => {
    noteLeaving()
    expect(sessionStorage.getItem('leftAt')).toBeNull()
    storeSharedDevice(true)
    noteLeaving()
    expect(Number(sessionStorage.getItem('leftAt'))).toBeGreaterThan(0)
  })
})

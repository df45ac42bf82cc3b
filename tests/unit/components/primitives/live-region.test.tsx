import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LiveRegion } from '#components/primitives/live-region.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('takes away at once what no longer holds, and waits for quiet with news', () => {
  const { rerender } = render(<LiveRegion text="33139, Miami-Dade County, FL" />)
  act(() => {
    vi.advanceTimersByTime(399)
  })
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(screen.getByRole('status').textContent).toBe('33139, Miami-Dade County, FL')
  rerender(<LiveRegion text="" />)
  act(() => {
    vi.advanceTimersByTime(0)
  })
  expect(screen.getByRole('status').textContent).toBe('')
})

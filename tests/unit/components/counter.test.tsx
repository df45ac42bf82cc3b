import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { Counter } from '#components/primitives/counter.tsx'

// Proves C-21.

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([3127, 12])('a count to %i is only legible near its end, and ends at the number', (target) => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void
      readonly disconnect = vi.fn()
      constructor(onView: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.observe = () => {
          onView([{ isIntersecting: true }])
        }
      }
    },
  )
  vi.spyOn(performance, 'now').mockReturnValue(0)
  render(<Counter target={target} milliseconds={2_500} format={String} />)
  const counts: { readonly value: number; readonly opacity: number }[] = []
  for (let now = 0; now < 2_500; now += 50) {
    act(() => {
      frames.pop()?.(now)
    })
    const drawn = document.querySelector<HTMLElement>('[aria-hidden]')
    counts.push({ value: Number(drawn?.textContent), opacity: Number(drawn?.style.opacity) })
  }
  expect(counts[0]).toEqual({ value: 0, opacity: 0 })
  expect(counts.filter(({ value }) => value > 0).length).toBeGreaterThan(20)
  for (const { value, opacity } of counts) if (opacity > 0.5) expect(value / target).toBeGreaterThan(0.95)
  act(() => {
    frames.pop()?.(2_500)
  })
  expect(document.querySelector('[aria-hidden]')).toBeNull()
  expect(document.body.textContent).toBe(String(target))
})

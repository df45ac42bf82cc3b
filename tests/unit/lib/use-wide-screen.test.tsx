import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { useWideScreen } from '#lib/use-wide-screen.ts'
import { screens } from '#tokens/scales.ts'

function Sample() {
  return useWideScreen('lg') ? 'wide' : 'narrow'
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('follows the width of the window', () => {
  const listeners = new Set<() => void>()
  const query = {
    matches: false,
    addEventListener: (_kind: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_kind: string, listener: () => void) => listeners.delete(listener),
  }
  const asked = vi.fn(() => query)
  vi.stubGlobal('matchMedia', asked)
  const { container, unmount } = render(<Sample />)
  expect(container.textContent).toBe('narrow')
  expect(asked).toHaveBeenCalledWith(`(min-width: ${screens.lg})`)
  query.matches = true
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(container.textContent).toBe('wide')
  unmount()
  expect(listeners.size).toBe(0)
})

it('takes a window that cannot be asked for a wide one', () => {
  vi.stubGlobal('matchMedia', undefined)
  expect(render(<Sample />).container.textContent).toBe('wide')
})

import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { FoldedRow } from '#components/primitives/folded-row.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// Proves P-84. Paper is narrower than most windows: a dialog in the content is printed, so it must not go away.
it('keeps what a wide window has shown when the window becomes narrower before the browser is idle', () => {
  const listeners = new Set<() => void>()
  const query = {
    matches: true,
    addEventListener: (_kind: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_kind: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => query)
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const { container } = render(
    <FoldedRow summary="The plan" aloneFrom="lg">
      <input defaultValue="typed" />
    </FoldedRow>,
  )
  const shown = container.querySelector('input')
  expect(shown).not.toBeNull()
  query.matches = false
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(container.querySelector('input')).toBe(shown)
})

import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useHeld } from '#features/plan-results/use-late-reasons.ts'

function held(value: string | null) {
  const { result, rerender } = renderHook(
    (given: { readonly value: string | null; readonly key: string; readonly isHeld: boolean }) =>
      useHeld(given.value, given.key, given.isHeld),
    { initialProps: { value, key: 'first page', isHeld: false } },
  )
  return { result, rerender }
}

// Proves P-65.
test('a value is held from the moment of reading, and another key or the end of reading takes the newest', () => {
  const { result, rerender } = held(null)
  rerender({ value: null, key: 'first page', isHeld: true })
  rerender({ value: 'chips', key: 'first page', isHeld: true })
  expect(result.current).toBeNull()
  rerender({ value: 'chips', key: 'second page', isHeld: true })
  expect(result.current).toBe('chips')
  rerender({ value: 'other chips', key: 'second page', isHeld: true })
  expect(result.current).toBe('chips')
  rerender({ value: 'other chips', key: 'second page', isHeld: false })
  expect(result.current).toBe('other chips')
})

test('a value that came before the reading stays', () => {
  const { result, rerender } = held('chips')
  rerender({ value: 'chips', key: 'first page', isHeld: true })
  rerender({ value: null, key: 'first page', isHeld: true })
  expect(result.current).toBe('chips')
})

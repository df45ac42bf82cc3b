import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useNews } from '#lib/use-news.ts'

function News() {
  const { fresh, tell, resting } = useNews(5_000)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          tell(7)
        }}
      >
        tell
      </button>
      <output {...resting}>{fresh ?? 'none'}</output>
    </>
  )
}

const shown = () => screen.getByRole('status').textContent
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  render(<News />)
  fireEvent.click(screen.getByRole('button'))
})
afterEach(() => {
  vi.useRealTimers()
})

it('is news for its time', () => {
  pass(4_999)
  expect(shown()).toBe('7')
  pass(1)
  expect(shown()).toBe('none')
})

it('stays news while the pointer rests on it, and for its time after that', () => {
  pass(4_000)
  fireEvent.pointerEnter(screen.getByRole('status'))
  pass(60_000)
  expect(shown()).toBe('7')
  fireEvent.pointerLeave(screen.getByRole('status'))
  pass(4_999)
  expect(shown()).toBe('7')
  pass(1)
  expect(shown()).toBe('none')
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { planCardId } from '#components/plans/plan-card/plan-card-id.ts'
import type { Lowest } from '#domain/plans/lowest-plans.ts'
import { useLateReasons } from '#features/plan-results/use-late-reasons.ts'

const bills = [{ figure: 'healthy', cents: 0, among: 161, sharedBy: 1, isAtMost: false }] as const
const reasons: Lowest['reasons'] = new Map([
  ['first', bills],
  ['second', bills],
])

interface Given {
  readonly reasons: Lowest['reasons'] | null
  readonly key: string
  readonly isReading: boolean
}

/** The browser's observer: the test says where each card is. */
let tell: (entries: readonly Partial<IntersectionObserverEntry>[]) => void = () => undefined
class Observer {
  readonly #watched = new Set<Element>()
  constructor(listen: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
    tell = (entries) => {
      listen(entries.filter(({ target }) => target !== undefined && this.#watched.has(target)))
    }
  }
  observe(card: Element) {
    this.#watched.add(card)
  }
  disconnect() {
    this.#watched.clear()
  }
}

function read({ keepsPlace }: { readonly keepsPlace: boolean }) {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('CSS', { supports: () => keepsPlace })
  const cards = [...reasons.keys()].map((id) => {
    const card = document.createElement('article')
    card.id = planCardId(id)
    document.body.append(card)
    return card
  })
  const initialProps: Given = { reasons: null, key: 'page 1', isReading: true }
  const { result, rerender } = renderHook((given: Given) => useLateReasons(given.reasons, given.key, given.isReading), {
    initialProps,
  })
  const move = (at: number, isIntersecting: boolean, top: number) => {
    const target = cards[at]
    if (!target) throw new Error('There is no such card.')
    act(() => {
      tell([{ target, isIntersecting, boundingClientRect: new DOMRect(0, top) }])
    })
  }
  const shown = () => [...(result.current?.keys() ?? [])]
  return { rerender, move, shown }
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

// Proves P-65.
test('reasons that come while cards are read appear on each card once it is off the screen', () => {
  const { rerender, move, shown } = read({ keepsPlace: true })
  rerender({ reasons, key: 'page 1', isReading: true })
  expect(shown()).toEqual([])
  move(0, true, 300)
  move(1, false, 1200)
  expect(shown()).toEqual(['second'])
  move(0, false, -900)
  expect(shown()).toEqual(['second', 'first'].toSorted())
  rerender({ reasons, key: 'page 2', isReading: true })
  expect(shown()).toEqual(['first', 'second'])
})

test('a card above the screen keeps its height where the browser would move what is read', () => {
  const { rerender, move, shown } = read({ keepsPlace: false })
  rerender({ reasons, key: 'page 1', isReading: true })
  move(0, false, -900)
  expect(shown()).toEqual([])
  move(0, false, 1200)
  expect(shown()).toEqual(['first'])
})

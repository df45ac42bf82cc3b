import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Plan } from '#domain/plans/plan.ts'
import { useArrivalOrder } from '#features/plan-results/use-arrival-order.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { printFigure, seed } from '#tests/promises/sample.ts'

/** The order of a list: by a plan's number, ascending or descending. */
type Sort = 'up' | 'down'

function Sample({ numbers, sort, page }: { numbers: readonly number[]; sort: Sort; page: number }) {
  const order = numbers.toSorted((a, b) => (sort === 'up' ? a - b : b - a))
  const ranked: readonly Plan[] = order.map((number) => plan({ id: String(number) }))
  const list = useArrivalOrder({ ranked, viewKey: sort, page })
  return (
    <>
      <div data-testid="list" {...list.reading}>
        {list.page?.items.map(({ id }) => (
          <article key={id}>
            {id}
            <button type="button">{`choose ${id}`}</button>
          </article>
        ))}
      </div>
      <button type="button" data-testid="put-in" onClick={list.putIn}>
        {list.waiting}
      </button>
    </>
  )
}

let isOnScreen = true
let listTop = 100
const state = { numbers: [] as readonly number[], sort: 'up' as Sort, page: 1 }
let rerender: (ui: React.ReactNode) => void

const draw = () => {
  rerender(<Sample {...state} />)
}
const open = (numbers: readonly number[]) => {
  Object.assign(state, { numbers, sort: 'up', page: 1 })
  ;({ rerender } = render(<Sample {...state} />))
}
const arrive = (...numbers: readonly number[]) => {
  state.numbers = [...state.numbers, ...numbers]
  draw()
}
const shown = () => [...document.querySelectorAll('article')].map((card) => Number(/^\d+/.exec(card.textContent)?.[0]))
const putIn = () => screen.getByTestId('put-in')
const waiting = () => Number(putIn().textContent)
const list = () => screen.getByTestId('list')

const moveMouse = (movementX: number) => {
  const move = new MouseEvent('pointermove', { bubbles: true })
  Object.defineProperty(move, 'movementX', { value: movementX })
  fireEvent(list(), move)
}

/** Acts that show that the visitor is reading the list, each with the act that ends it. */
const signs = {
  'a finger that taps and is lifted': () => {
    fireEvent.pointerDown(list(), { pointerType: 'touch' })
    fireEvent.pointerUp(list(), { pointerType: 'touch' })
    fireEvent.pointerLeave(list(), { pointerType: 'touch' })
  },
  'a finger that scrolls and is lifted': () => {
    fireEvent.touchMove(document.body)
    fireEvent.scroll(window)
    fireEvent.pointerCancel(list(), { pointerType: 'touch' })
    fireEvent.pointerLeave(list(), { pointerType: 'touch' })
  },
  'a mouse that moves over it and away': () => {
    moveMouse(3)
    fireEvent.pointerLeave(list(), { pointerType: 'mouse' })
  },
  'a mouse wheel': () => {
    fireEvent.wheel(document.body)
    fireEvent.scroll(window)
  },
  'the keyboard': () => {
    const button = list().querySelector('button')
    button?.focus()
    button?.blur()
  },
  'two seconds before the eyes': () => {
    vi.advanceTimersByTime(2_000)
  },
} as const
const signNames = Object.keys(signs) as readonly (keyof typeof signs)[]

beforeEach(() => {
  vi.useFakeTimers()
  isOnScreen = true
  listTop = 100
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: isOnScreen ? listTop : 2_000, bottom: 3_000 }) as DOMRect,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the cards on the screen', () => {
  it.each(signNames)('keep their places after %s, and what belongs before them waits', (sign) => {
    open([20, 40])
    act(() => {
      signs[sign]()
    })
    arrive(30, 10, 50)
    expect(shown()).toEqual([20, 40, 50])
    expect(waiting()).toBe(2)
    fireEvent.click(putIn())
    expect(shown()).toEqual([10, 20, 30, 40, 50])
    expect(waiting()).toBe(0)
  })

  it('take their places at once when the page scrolls by itself to the heading that takes the focus', () => {
    open([20, 40])
    fireEvent.scroll(window)
    arrive(30, 10)
    expect(shown()).toEqual([10, 20, 30, 40])
  })

  it('take their places at once before anybody reads: none on the screen, and a mouse at rest is no reader', () => {
    isOnScreen = false
    open([20, 40])
    fireEvent.wheel(document.body)
    fireEvent.scroll(window)
    act(() => {
      vi.advanceTimersByTime(20_000)
    })
    moveMouse(0)
    arrive(30, 10)
    expect(shown()).toEqual([10, 20, 30, 40])
  })

  it('stand in the new order after a sort, with nothing waiting', () => {
    open([20, 40])
    signs['the keyboard']()
    arrive(10)
    state.sort = 'down'
    draw()
    expect(shown()).toEqual([40, 20, 10])
    expect(waiting()).toBe(0)
  })

  // Proves P-70.
  it('are where they were for a visitor who left for a plan and returns', () => {
    const listOf = (...numbers: readonly number[]) => ({
      ranked: numbers.map((number) => plan({ id: String(number) })),
      viewKey: 'up',
      page: 1,
    })
    const left = renderHook(useArrivalOrder, { initialProps: listOf(20, 40) })
    act(() => {
      left.result.current.reading.onFocus()
    })
    const seenBefore = left.result.current.seen
    left.unmount()
    const { result } = renderHook(useArrivalOrder, { initialProps: { ...listOf(10, 20, 40, 50), seenBefore } })
    expect(result.current.page?.items.map(({ id }) => id)).toEqual(['20', '40', '50'])
    expect(result.current.waiting).toBe(1)
  })

  it('of a later page keep theirs, and so do those above', () => {
    open(Array.from({ length: 30 }, (_, index) => 100 + index))
    state.page = 2
    draw()
    const second = shown()
    arrive(1, 2)
    expect(shown()).toEqual(second)
  })

  // Proves P-8.
  it('make room for what waits when the visitor turns back to the first page', () => {
    open(Array.from({ length: 30 }, (_, index) => 100 + index))
    state.page = 2
    draw()
    arrive(1, 2)
    expect(waiting()).toBe(2)
    state.page = 1
    draw()
    expect(shown().slice(0, 3)).toEqual([1, 2, 100])
    expect(waiting()).toBe(0)
  })

  it('of a page that a reload opened are not read yet, so every plan takes its place', () => {
    isOnScreen = false
    Object.assign(state, { numbers: Array.from({ length: 30 }, (_, index) => 100 + index), sort: 'up', page: 2 })
    ;({ rerender } = render(<Sample {...state} />))
    arrive(1, 2)
    expect(shown()[0]).toBe(108)
    expect(waiting()).toBe(0)
  })

  const scrollTo = (top: number) => {
    listTop = top
    fireEvent.wheel(document.body)
    fireEvent.scroll(window)
  }
  const endScroll = () => fireEvent(window, new Event('scrollend'))

  it('make room for what waits when a scroll ends back on top of the list', () => {
    open([20, 40])
    scrollTo(-600)
    arrive(10)
    scrollTo(500)
    expect(shown()).toEqual([20, 40])
    endScroll()
    expect(shown()).toEqual([10, 20, 40])
  })

  it.each<readonly [string, () => void]>([
    ['a visitor who never left the top', () => undefined],
    [
      'a finger on the screen',
      () => {
        scrollTo(-600)
        fireEvent.pointerDown(list())
      },
    ],
    [
      'the focus in the list',
      () => {
        scrollTo(-600)
        list().querySelector('button')?.focus()
      },
    ],
  ])('stay at the end of a scroll under %s', (_, act) => {
    open([20, 40])
    scrollTo(500)
    arrive(10)
    act()
    scrollTo(500)
    endScroll()
    expect(shown()).toEqual([20, 40])
    expect(waiting()).toBe(1)
  })
})

describe('a reader while plans arrive in any order', () => {
  type Step =
    | { readonly kind: 'arrive'; readonly count: number }
    | { readonly kind: 'read'; readonly sign: keyof typeof signs }
    | { readonly kind: 'sort' | 'ask' }
    | { readonly kind: 'turn'; readonly page: number }
  const steps = fc.array(
    fc.oneof<fc.Arbitrary<Step>[]>(
      fc.record({ kind: fc.constant('arrive'), count: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('read'), sign: fc.constantFrom(...signNames) }),
      fc.record({ kind: fc.constantFrom('sort', 'ask') }),
      fc.record({ kind: fc.constant('turn'), page: fc.integer({ min: 1, max: 4 }) }),
    ),
    { minLength: 8, maxLength: 24 },
  )
  const order = fc.shuffledSubarray(
    Array.from({ length: 60 }, (_, index) => index),
    { minLength: 60 },
  )

  it('never sees a card change its place or its plan unasked, and every plan is shown or waits', () => {
    const runs = 60
    let arrivals = 0
    fc.assert(
      fc.property(order, steps, (numbers, taken) => {
        cleanup()
        open(numbers.slice(0, 5))
        let come = 5
        const reader = { isReading: false }
        const run: Readonly<Record<Step['kind'], (step: Step) => void>> = {
          arrive: (step) => {
            const before = shown()
            const next = numbers.slice(come, come + (step.kind === 'arrive' ? step.count : 0))
            come += next.length
            arrivals += next.length
            arrive(...next)
            if (reader.isReading) expect(shown().slice(0, before.length)).toEqual(before)
          },
          read: (step) => {
            const before = shown()
            act(() => {
              if (step.kind === 'read') signs[step.sign]()
            })
            reader.isReading = true
            expect(shown()).toEqual(before)
          },
          sort: () => {
            state.sort = state.sort === 'up' ? 'down' : 'up'
            state.page = 1
            reader.isReading = false
            draw()
          },
          ask: () => {
            state.page = 1
            act(() => {
              fireEvent.click(putIn())
              draw()
            })
            reader.isReading = false
            expect(waiting()).toBe(0)
          },
          turn: (step) => {
            const from = state.page
            if (step.kind === 'turn') state.page = Math.min(step.page, Math.max(1, Math.ceil((come - waiting()) / 10)))
            draw()
            if (state.page > 1) reader.isReading = true
            else if (from > 1) reader.isReading = false
          },
        }
        for (const step of taken) {
          run[step.kind](step)
          const cards = shown()
          expect(cards).toEqual(cards.toSorted((a, b) => (state.sort === 'up' ? a - b : b - a)))
          if (!reader.isReading) expect(waiting()).toBe(0)
          expect(cards.length).toBe(Math.min(10, come - waiting() - (state.page - 1) * 10))
        }
      }),
      { numRuns: runs, seed },
    )
    printFigure('Arrival order', `${runs} readers, ${arrivals} plans came while they read`)
  })
})

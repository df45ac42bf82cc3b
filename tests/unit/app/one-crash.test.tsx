import { act } from '@testing-library/react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { CallReport } from '#app/call-report.ts'
import type { ErrorReport } from '#app/error-report.ts'
import { createReporter } from '#app/reporter.ts'
import { ErrorBoundary } from '#components/primitives/error-boundary.tsx'
import { systemClock } from '#lib/clock.ts'

/** What React told of, in its order. */
let told: string[] = []
let sent: (ErrorReport | CallReport)[] = []
let report: (kind: 'error' | 'render', error: unknown) => void
let sendNow: () => void

function uncaught(event: ErrorEvent): void {
  event.preventDefault()
  report('error', event.error)
}

beforeEach(() => {
  told = []
  sent = []
  const reporter = createReporter({
    surroundings: () => ({ path: '/', language: 'en', build: null, now: systemClock.now(), scripts: new Set() }),
    takeDaily: () => true,
    later: () => undefined,
    send: (one) => sent.push(one),
  })
  sendNow = reporter.sendNow
  report = (kind, error) => {
    told.push(kind)
    reporter.report(kind, error)
  }
  addEventListener('error', uncaught)
})

afterEach(() => {
  removeEventListener('error', uncaught)
})

/** Brings a built page to life in which this part is broken. */
async function bringToLife(part: ReactNode): Promise<void> {
  // React logs what the boundary has caught.
  const logged = vi.mocked(console.error).mockImplementation(() => undefined)
  const page = document.createElement('main')
  page.innerHTML = '<!--$--><p>As built</p><!--/$-->'
  await act(async () => {
    hydrateRoot(
      page,
      <Suspense fallback={null}>
        <ErrorBoundary
          fallback={() => <p>Broken</p>}
          onError={(error) => {
            report('render', error)
          }}
        >
          {part}
        </ErrorBoundary>
      </Suspense>,
    )
    await Promise.resolve()
  })
  logged.mockClear()
  sendNow()
  expect(page.textContent).toBe('Broken')
}

function Broken(): never {
  throw new RangeError('x')
}

/** Differs from the built page, and breaks when it is shown. */
function BrokenLater() {
  useEffect(() => {
    throw new RangeError('x')
  }, [])
  return <p>Not as built</p>
}

it('a part that breaks while the built page comes to life is one report', async () => {
  await bringToLife(<Broken />)
  expect(sent).toMatchObject([{ kind: 'render', name: 'RangeError' }])
})

it('a part of which React tells twice is one report', async () => {
  await bringToLife(<BrokenLater />)
  expect(told).toEqual(['error', 'render'])
  expect(sent).toHaveLength(1)
})

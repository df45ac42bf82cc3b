import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { ErrorBoundary } from '#components/primitives/error-boundary.tsx'

import { componentOf, forgetFailures, onDemand } from '#i18n/on-demand.ts'

describe('a part that is fetched on demand', () => {
  it('is fetched once, however often it is asked for', async () => {
    const fetchPart = vi.fn(() => Promise.resolve('part'))
    const part = onDemand(fetchPart)
    part.warm()
    await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['part', 'part'])
    expect(fetchPart).toHaveBeenCalledOnce()
    expect(part.state()).toEqual({ kind: 'ready', part: 'part' })
  })

  it('does not tell a failure that nobody waits for', async () => {
    const fetchPart = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('offline'))
    const part = onDemand(fetchPart)
    part.warm()
    await vi.waitFor(() => {
      expect(part.state()).toEqual({ kind: 'idle' })
    })
    await expect(part.load()).resolves.toBe('part')
    expect(fetchPart).toHaveBeenCalledTimes(2)
  })

  it('tells a failure of what is needed, until it is asked for again or no longer needed', async () => {
    const part = onDemand(vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('offline')))
    part.warm()
    part.need()
    await vi.waitFor(() => {
      expect(part.state()).toEqual({ kind: 'failed' })
    })
    part.leave()
    expect(part.state()).toEqual({ kind: 'idle' })
    part.need()
    await vi.waitFor(() => {
      expect(part.state()).toEqual({ kind: 'ready', part: 'part' })
    })
  })

  it('tells its listeners of every change until they leave', async () => {
    const part = onDemand(() => Promise.resolve('part'))
    const kinds: string[] = []
    const leave = part.subscribe(() => kinds.push(part.state().kind))
    await part.load()
    leave()
    await part.load()
    expect(kinds).toEqual(['loading', 'ready'])
  })
})

describe('a component that is fetched on demand', () => {
  const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

  it('shows what its surroundings show while it comes, and at once where it is there', async () => {
    const part = onDemand(() => Promise.resolve({ Hello }))
    const Shown = componentOf(part, (module) => module.Hello)
    const page = (name: string) => (
      <Suspense fallback="Loading">
        <Shown name={name} />
      </Suspense>
    )
    const { rerender, unmount } = await act(() => Promise.resolve(render(page('Ana'))))
    expect(await screen.findByText('Hello Ana')).toBeTruthy()
    rerender(page('Luis'))
    expect(screen.getByText('Hello Luis')).toBeTruthy()
    unmount()
    render(page('Eva'))
    expect(screen.getByText('Hello Eva')).toBeTruthy()
  })

  it('tells the error boundary that it did not come, and is asked for again once that has been shown', async () => {
    const fetchHello = vi.fn(() => Promise.resolve({ Hello })).mockRejectedValueOnce(new Error('offline'))
    const Shown = componentOf(onDemand(fetchHello), (module) => module.Hello)
    let tryAgain = () => undefined as unknown
    const page = (
      <ErrorBoundary
        onError={forgetFailures}
        fallback={(reset) => {
          tryAgain = reset
          return 'Not there'
        }}
      >
        <Suspense fallback="Loading">
          <Shown name="Ana" />
        </Suspense>
      </ErrorBoundary>
    )
    await act(() => Promise.resolve(render(page)))
    expect(await screen.findByText('Not there')).toBeTruthy()
    expect(fetchHello).toHaveBeenCalledOnce()
    // React reports the errors that its boundary has caught.
    vi.mocked(console.error).mockClear()
    await act(() => Promise.resolve(tryAgain()))
    expect(await screen.findByText('Hello Ana')).toBeTruthy()
    expect(fetchHello).toHaveBeenCalledTimes(2)
  })
})

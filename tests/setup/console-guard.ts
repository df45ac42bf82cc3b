import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Any console error or warning fails the test that caused it. */
export function guardConsole(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error')
    vi.spyOn(console, 'warn')
  })
  afterEach(() => {
    const noise = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls].map((call) =>
      call.join(' '),
    )
    vi.restoreAllMocks()
    expect(noise).toEqual([])
  })
}

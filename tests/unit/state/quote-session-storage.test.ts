import { beforeEach, describe, expect, it, vi } from 'vitest'

import { emptyDraft } from '#domain/quote/draft.ts'
import { initialSession } from '#domain/quote/session.ts'
import { reduceSession } from '#domain/quote/session-events.ts'
import { keepSession, keptSession } from '#state/quote-session-storage.ts'

const typed = reduceSession(initialSession, {
  type: 'draftChanged',
  draft: { location: { ...emptyDraft.location, zip: '33133' } },
})

/** A tab's storage; `refuse` makes it throw like a full or forbidden one. */
function storage(refuse = false) {
  const items = new Map<string, string>()
  const guard = <T>(value: T): T => {
    if (refuse) throw new DOMException('refused', 'QuotaExceededError')
    return value
  }
  return {
    items,
    getItem: (key: string) => guard(items.get(key) ?? null),
    setItem: (key: string, value: string) => guard(items.set(key, value)),
    removeItem: (key: string) => guard(items.delete(key)),
  }
}

// Proves Q-7.
describe('the kept session', () => {
  let tab = storage()
  beforeEach(() => {
    tab = storage()
    vi.stubGlobal('sessionStorage', tab)
  })

  it('comes back after a reload as it was', async () => {
    keepSession(typed)
    expect(await keptSession()).toEqual(typed)
  })

  it('is the initial one where nothing was kept', async () => {
    expect(await keptSession()).toBe(initialSession)
  })

  it('is forgotten when the flow starts over', () => {
    keepSession(typed)
    keepSession(initialSession)
    expect(tab.items.size).toBe(0)
  })

  it.each([
    '',
    'null',
    '{',
    '{"version":1}',
    '{"version":99,"session":{}}',
    '[]',
    '{"version":1,"session":{"phase":"results"}}',
  ])('is the initial one where %j stands in its place', async (text) => {
    tab.items.set('quoteSession', text)
    expect(await keptSession()).toEqual(initialSession)
  })

  // Proves A-51.
  it('takes the note about a link with it', () => {
    tab.items.set('linkedQuote', '{"zipCode":"33133"}')
    keepSession(typed)
    expect(tab.items.has('linkedQuote')).toBe(true)
    keepSession(initialSession)
    expect([...tab.items]).toEqual([])
  })

  it('outlives a script that cannot be fetched', async () => {
    keepSession(typed)
    const kept = [...tab.items]
    vi.resetModules()
    vi.doMock('#domain/quote/restore-session.ts', () => Promise.reject(new TypeError('gone after a deploy')))
    const anew = await import('#state/quote-session-storage.ts')
    await expect(anew.keptSession()).rejects.toThrow()
    expect([...tab.items]).toEqual(kept)
    vi.doUnmock('#domain/quote/restore-session.ts')
    vi.resetModules()
    expect(await (await import('#state/quote-session-storage.ts')).keptSession()).toEqual(typed)
  })

  it('needs no storage to go on', async () => {
    vi.stubGlobal('sessionStorage', storage(true))
    keepSession(typed)
    expect(await keptSession()).toBe(initialSession)
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { emptyDraft } from '#domain/quote/draft.ts'
import { initialSession } from '#domain/quote/session.ts'
import { reduceSession } from '#domain/quote/session-events.ts'
import { storeSession, readStoredSession } from '#state/quote-session-storage.ts'

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
    storeSession(typed)
    expect(await readStoredSession()).toEqual(typed)
  })

  it('is the initial one where nothing was kept', async () => {
    expect(await readStoredSession()).toBe(initialSession)
  })

  it('is forgotten when the flow starts over', () => {
    storeSession(typed)
    storeSession(initialSession)
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
    expect(await readStoredSession()).toEqual(initialSession)
  })

  // Proves A-51.
  it('takes the note about a link with it', () => {
    tab.items.set('linkedQuote', '{"zipCode":"33133"}')
    storeSession(typed)
    expect(tab.items.has('linkedQuote')).toBe(true)
    storeSession(initialSession)
    expect([...tab.items]).toEqual([])
  })

  it('outlives a script that cannot be fetched', async () => {
    storeSession(typed)
    const kept = [...tab.items]
    vi.resetModules()
    vi.doMock('#domain/quote/restore-session.ts', () => Promise.reject(new TypeError('gone after a deploy')))
    const anew = await import('#state/quote-session-storage.ts')
    await expect(anew.readStoredSession()).rejects.toThrow()
    expect([...tab.items]).toEqual(kept)
    vi.doUnmock('#domain/quote/restore-session.ts')
    vi.resetModules()
    expect(await (await import('#state/quote-session-storage.ts')).readStoredSession()).toEqual(typed)
  })

  it('needs no storage to go on', async () => {
    vi.stubGlobal('sessionStorage', storage(true))
    storeSession(typed)
    expect(await readStoredSession()).toBe(initialSession)
  })
})

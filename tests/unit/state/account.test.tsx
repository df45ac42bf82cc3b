import 'fake-indexeddb/auto'

import { act, renderHook, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { readStoredUser } from '#state/stored-account.ts'
import { createAccountStore } from '#state/account-store.ts'
import { AccountProvider, useAccount, useAccountActions } from '#state/account.tsx'
import { vault } from '#state/vault.ts'

import { ana, emptyDevice, tab } from './account-tab.ts'

const luis = verifiedLead({ leadId: '2002', firstName: 'Luis' })

/** The event that browsers send to every tab except the writing one. */
const tellOtherTabs = () => dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
const comeBackFromCache = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

beforeEach(emptyDevice)

describe('the account session', () => {
  it('is nobody at first, and starts where a token is stored', () => {
    expect(createAccountStore().session()).toEqual({ kind: 'signedOut' })
    localStorage.setItem('authToken', 'token-1')
    expect(createAccountStore().session()).toEqual({ kind: 'starting', token: 'token-1' })
  })

  it('starts from no stored value that cannot be a token', () => {
    const stored = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.stringMatching(/^[!-~]+$/))
    fc.assert(
      fc.property(stored, (text) => {
        localStorage.setItem('authToken', text)
        const session = createAccountStore().session()
        return session.kind === 'starting' ? encodeURIComponent(session.token) !== '' : session.kind === 'signedOut'
      }),
      { numRuns: 1_000 },
    )
  }, 60_000)

  // Proves A-40.
  it('keeps token and user when somebody signs in, with the defaults, and the user sealed', async () => {
    const store = tab()
    expect(await store.actions.signIn('token-1', verifiedLead({ status: null }))).toBe(true)
    expect(store.session()).toMatchObject({ kind: 'signedIn', token: 'token-1', user: { status: 'LOGGED_IN_LEAD' } })
    expect(localStorage.getItem('authToken')).toBe('token-1')
    // A shorter word can stand in a ciphertext by chance.
    expect(localStorage.getItem('verifiedUser')).not.toMatch(/Torres|example/)
    expect(await readStoredUser()).toEqual({ leadId: '2001', memberId: null, quotedPrice: null })
  })

  it('keeps a newer state of the person, and of nobody where nobody is signed in', async () => {
    const store = tab()
    await store.actions.updateUser(ana)
    expect(store.session()).toEqual({ kind: 'signedOut' })
    await store.actions.signIn('token-1', ana)
    await store.actions.updateUser({ ...ana, memberId: 'M-1' })
    expect(store.session()).toMatchObject({ user: { memberId: 'M-1' } })
    expect(await readStoredUser()).toEqual({ leadId: '2001', memberId: 'M-1', quotedPrice: null })
  })

  it('keeps what the quote knew of the price when the profile comes again, and drops it for another plan of another person', async () => {
    const quotedPrice = { planApiId: '21663FL9000801', priceCents: 9_640, premiumCents: 50_840, billCents: 9_640 }
    const store = tab()
    await store.actions.signIn('token-1', { ...ana, quotedPrice })
    await store.actions.signIn('token-1', ana)
    expect(store.session()).toMatchObject({ user: { quotedPrice } })
    await store.actions.signIn('token-2', { ...ana, leadId: '2002' })
    expect(store.session()).toMatchObject({ user: { quotedPrice: null } })
  })

  // Proves P-89.
  it('keeps the facts of the chosen plan, and the price alone where they cannot be read', async () => {
    const price = { planApiId: '21663FL9000801', priceCents: 9_640, premiumCents: 50_840, billCents: 9_640 }
    const store = tab()
    await store.actions.signIn('token-1', {
      ...ana,
      quotedPrice: { ...price, facts: chosenFacts(), isMarriedApart: true },
    })
    expect((await readStoredUser())?.quotedPrice).toEqual({ ...price, facts: chosenFacts(), isMarriedApart: true })
    await vault.seal('verifiedUser', { ...ana, quotedPrice: { ...price, facts: { year: 1 } } })
    expect((await readStoredUser())?.quotedPrice).toEqual(price)
  })

  it('erases token, user, drafts, key and the last activity when it ends', async () => {
    const store = tab()
    await store.actions.signIn('token-1', ana)
    await vault.seal('applicationDraft:2001', { ssn: '900123456' })
    localStorage.setItem('lastActivity', '1')
    localStorage.setItem('language', 'es')
    await store.actions.signOut('idle')
    expect(store.session()).toEqual({ kind: 'signedOut', reason: 'idle' })
    expect(Object.keys(localStorage)).toEqual(['language'])
    vault.begin()
    expect(await vault.unseal('applicationDraft:2001')).toEqual({ kind: 'nothing' })
  })

  it("keeps the same person's draft over a new sign-in, and nobody else's", async () => {
    const store = tab()
    await store.actions.signIn('token-1', ana)
    const name = 'applicationDraft:2001'
    await vault.seal(name, 'typed')
    await store.actions.signIn('token-2', ana)
    expect(await vault.unseal(name)).toMatchObject({ value: 'typed' })
    await store.actions.signIn('token-3', luis)
    expect(await vault.unseal(name)).toEqual({ kind: 'nothing' })
    expect(await readStoredUser()).toMatchObject({ leadId: '2002' })
  })

  it('ends in the other tabs too', async () => {
    const here = tab()
    await here.actions.signIn('token-1', ana)
    const there = tab()
    await there.actions.signIn('token-1', ana)
    await here.actions.signOut('signedOut')
    tellOtherTabs()
    expect(there.session()).toEqual({ kind: 'signedOut', reason: 'elsewhere' })
    expect(here.session()).toEqual({ kind: 'signedOut', reason: 'signedOut' })
  })

  it('begins in the other tabs too, and notices that somebody else has signed in', async () => {
    const here = tab()
    const there = tab()
    await here.actions.signIn('token-1', ana)
    tellOtherTabs()
    expect(there.session()).toEqual({ kind: 'starting', token: 'token-1' })
    await there.actions.signIn('token-1', ana)
    await here.actions.signIn('token-2', luis)
    tellOtherTabs()
    expect(there.session()).toEqual({ kind: 'starting', token: 'token-2' })
    expect(here.session()).toMatchObject({ kind: 'signedIn', user: { firstName: 'Luis' } })
  })

  it('does not bring back a session that ended elsewhere while it was starting', async () => {
    localStorage.setItem('authToken', 'token-1')
    const there = tab()
    const signingIn = there.actions.signIn('token-1', ana)
    localStorage.removeItem('authToken')
    expect(await signingIn).toBe(false)
    expect(there.session()).toEqual({ kind: 'signedOut', reason: 'elsewhere' })
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('lasts for this page where storage is refused, and says so', async () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const store = tab()
    expect(await store.actions.signIn('token-1', ana)).toBe(false)
    tellOtherTabs()
    expect(store.session()).toMatchObject({ kind: 'signedIn' })
    refused.mockRestore()
  })
})

describe('the provider', () => {
  function Account() {
    return { session: useAccount(), actions: useAccountActions() }
  }

  it('shows nobody once a page comes back from the back-forward cache after a sign-out', async () => {
    const { result } = renderHook(Account, { wrapper: AccountProvider })
    await act(async () => {
      await result.current.actions.signIn('token-1', ana)
    })
    expect(result.current.session).toMatchObject({ kind: 'signedIn' })
    // A page frozen in the cache receives no events.
    localStorage.clear()
    comeBackFromCache()
    await waitFor(() => {
      expect(result.current.session).toEqual({ kind: 'signedOut', reason: 'elsewhere' })
    })
  })

  it('stops listening when it goes', () => {
    const remove = vi.spyOn(window, 'removeEventListener')
    const { unmount } = renderHook(Account, { wrapper: AccountProvider })
    unmount()
    for (const event of ['storage', 'pageshow', 'visibilitychange'])
      expect(remove).toHaveBeenCalledWith(event, expect.any(Function))
  })

  it('must stand around what signs in', () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    expect(() => renderHook(() => useAccountActions())).toThrow('AccountProvider')
    vi.mocked(console.error).mockClear()
  })
})

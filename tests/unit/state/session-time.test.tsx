import 'fake-indexeddb/auto'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { readStoredForReturn } from '#state/stored-account.ts'
import { createAccountStore } from '#state/account-store.ts'
import { writeStored } from '#state/storage.ts'
import { vault } from '#state/vault.ts'

import { ana, emptyDevice, tab } from './account-tab.ts'

beforeEach(emptyDevice)

describe('the time of a session', () => {
  const minute = 60_000
  const now = Date.parse('2026-11-22T12:00:00Z')
  const clock = { now: () => new Date(now) }
  const ago = (ms: number) => String(now - ms)
  /** The stored data that a page finds when it opens on this device. */
  const opened = () => createAccountStore({ clock })
  const keepSomething = async () => {
    await vault.seal('verifiedUser', { leadId: '2001' })
    await vault.seal('applicationDraft:2001', 'typed')
  }
  const isErased = () =>
    vi.waitFor(() => {
      expect(Object.keys(localStorage)).toEqual([])
    })

  it.each([
    ['14 minutes', 14 * minute, 'starting'],
    ['15 minutes', 15 * minute, 'signedOut'],
    ['3 hours', 180 * minute, 'signedOut'],
  ])('is judged by the stored moment before anything is shown: %s', async (_, ms, kind) => {
    await keepSomething()
    localStorage.setItem('authToken', 'token-1')
    localStorage.setItem('lastActivity', ago(ms))
    const session = opened().session()
    expect(session).toMatchObject({ kind, ...(kind === 'signedOut' && { reason: 'idle' }) })
    if (kind === 'signedOut') await isErased()
    else expect(localStorage.getItem('lastActivity')).toBe(ago(ms))
  })

  it.each([String(now + minute), 'x', ''])('is not over by the stored moment %j', (moment) => {
    localStorage.setItem('authToken', 'token-1')
    localStorage.setItem('lastActivity', moment)
    expect(opened().session()).toMatchObject({ kind: 'starting' })
  })

  it.each(['9e99', String(now + 2 * minute)])('is over by the stored moment %j, which is in the future', (moment) => {
    localStorage.setItem('authToken', 'token-1')
    localStorage.setItem('lastActivity', moment)
    expect(opened().session()).toEqual({ kind: 'signedOut', reason: 'idle' })
  })

  // Proves A-45.
  it('ends after 24 hours whatever is done in it, and what is sealed waits for the person', async () => {
    await keepSomething()
    localStorage.setItem('authToken', 'token-1')
    localStorage.setItem('lastActivity', ago(minute))
    localStorage.setItem('sessionBegan', ago(24 * 60 * minute))
    expect(opened().session()).toEqual({ kind: 'signedOut', reason: 'expired' })
    await vi.waitFor(() => {
      expect(localStorage.getItem('authToken')).toBeNull()
    })
    expect(await vault.unseal('applicationDraft:2001')).toMatchObject({ value: 'typed' })
  })

  // Proves A-51.
  it('keeps what a refused token left until the limit has passed, and no longer', async () => {
    await keepSomething()
    localStorage.setItem('lastActivity', ago(14 * minute))
    opened()
    expect(await vault.unseal('applicationDraft:2001')).toMatchObject({ value: 'typed' })
    localStorage.setItem('lastActivity', ago(15 * minute))
    opened()
    await isErased()
  })

  // Proves A-55.
  it('locks instead of erasing where something is not sent yet, also when the page is opened later', async () => {
    const store = tab()
    await store.actions.signIn('token-1', ana)
    await vault.seal('applicationDraft:2001', 'typed')
    writeStored('local', 'unsentWrite', '1')
    await store.actions.signOut('idle')
    expect(store.session()).toEqual({ kind: 'signedOut', reason: 'locked' })
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(await readStoredForReturn()).toEqual({ kind: 'unsent', leadId: '2001' })

    localStorage.setItem('lastActivity', ago(300 * minute))
    opened()
    localStorage.setItem('authToken', 'token-1')
    expect(opened().session()).toEqual({ kind: 'signedOut', reason: 'locked' })
    expect(await readStoredForReturn()).toEqual({ kind: 'unsent', leadId: '2001' })
    await store.actions.signOut('signedOut')
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('begins with the sign-in', async () => {
    localStorage.setItem('lastActivity', ago(300 * minute))
    const store = opened()
    await store.actions.signIn('token-1', ana)
    expect([localStorage.getItem('lastActivity'), localStorage.getItem('sessionBegan')]).toEqual([ago(0), ago(0)])
  })
})

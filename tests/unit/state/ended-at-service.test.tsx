import 'fake-indexeddb/auto'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { AccountSession, SessionEnd } from '#domain/account/account-session.ts'
import { createAccountStore } from '#state/account-store.ts'
import { storeSharedDevice } from '#state/shared-device.ts'

import { ana, emptyDevice } from './account-tab.ts'

const minute = 60_000
const now = Date.parse('2026-11-25T12:00:00Z')
const clock = { now: () => new Date(now) }
const signedIn: AccountSession = { kind: 'signedIn', token: 'token-1', user: ana }

/** What the service was told, each time with the token that the device had then. */
const told = vi.fn<(token: string, stored: string | null) => void>()
const tell = (token: string) => {
  told(token, localStorage.getItem('authToken') ?? sessionStorage.getItem('authToken'))
  return Promise.resolve()
}
const isGone = () =>
  vi.waitFor(() => {
    expect([localStorage.getItem('authToken'), sessionStorage.getItem('authToken')]).toEqual([null, null])
  })
const open = (initial?: AccountSession, isReopened = false) => {
  const store = createAccountStore({ initial, clock, tellService: tell, isReopened })
  store.subscribe(() => undefined)
  return store
}
const store = (moments: Readonly<Record<string, number | string>>) => {
  for (const [key, value] of Object.entries(moments)) localStorage.setItem(key, String(value))
}
const tellOtherTabs = () => dispatchEvent(new StorageEvent('storage'))

beforeEach(async () => {
  await emptyDevice()
  sessionStorage.clear()
  told.mockClear()
})

// Proves A-88.
describe('a session that ends', () => {
  it.each([
    ['the idle limit', { lastActivity: now - 15 * minute }, 'idle'],
    ['the longest time', { lastActivity: now, sessionBegan: now - 24 * 60 * minute }, 'expired'],
    ['a time in the future', { lastActivity: now + 5 * minute }, 'idle'],
    ['the idle limit with something unsent', { lastActivity: now - 15 * minute, unsentWrite: 1 }, 'locked'],
  ])('over a closed tab is ended at the service before the token goes: %s', async (_, moments, reason) => {
    store({ authToken: 'token-1', ...moments })
    expect(open().session()).toEqual({ kind: 'signedOut', reason })
    expect(told.mock.calls).toEqual([['token-1', 'token-1']])
    await isGone()
    open()
    expect(told).toHaveBeenCalledOnce()
  })

  it('over a closed tab is ended by the next page where this one was closed too early', () => {
    store({ authToken: 'token-1', lastActivity: now - 15 * minute })
    const never = () => new Promise<void>(() => undefined)
    for (const page of [1, 2]) {
      const { kind } = createAccountStore({ clock, tellService: never }).session()
      expect([page, kind, localStorage.getItem('authToken')]).toEqual([page, 'signedOut', 'token-1'])
    }
  })

  it.each<[SessionEnd, number]>([
    ['signedOut', 1],
    ['idle', 1],
    ['expired', 1],
    ['refused', 0],
  ])('by %s is told %i times', async (end, times) => {
    store({ authToken: 'token-1' })
    const session = open(signedIn)
    await session.actions.signOut(end)
    await session.actions.signOut(end)
    expect(told.mock.calls).toEqual(Array.from({ length: times }, () => ['token-1', 'token-1']))
    expect(session.session()).toEqual({ kind: 'signedOut', reason: end === 'refused' ? 'expired' : end })
  })

  it('in another tab was told there', () => {
    store({ authToken: 'token-1' })
    const session = open(signedIn)
    localStorage.removeItem('authToken')
    tellOtherTabs()
    expect(session.session()).toEqual({ kind: 'signedOut', reason: 'elsewhere' })
    expect(told).not.toHaveBeenCalled()
  })

  it.each(['while this one is open', 'before this one opens'])(
    'in another tab of a shared device leaves a token of this one, which is told here: %s',
    async (when) => {
      storeSharedDevice(true)
      sessionStorage.setItem('authToken', 'own')
      store({ sessionBegan: now, lastActivity: now })
      const session = when.startsWith('while') ? open({ ...signedIn, token: 'own' }) : null
      localStorage.removeItem('sessionBegan')
      tellOtherTabs()
      expect((session ?? open()).session().kind).toBe('signedOut')
      expect(told.mock.calls).toEqual([['own', 'own']])
      await isGone()
    },
  )

  // Proves Q-136.
  it('with a closed tab of a shared device is told, and the key goes too', async () => {
    storeSharedDevice(true)
    sessionStorage.setItem('authToken', 'own')
    expect(open(undefined, true).session()).toEqual({ kind: 'signedOut', reason: 'closed' })
    expect(told.mock.calls).toEqual([['own', 'own']])
    await vi.waitFor(() => {
      expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['sharedDevice'], []])
    })
  })

  it('tells nothing of a stored text that is no token', () => {
    sessionStorage.setItem('authToken', '\ud800')
    expect(open().session()).toEqual({ kind: 'signedOut' })
    expect(told).not.toHaveBeenCalled()
  })
})

import 'fake-indexeddb/auto'

import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { careListStore } from '#state/care-list-store.ts'
import { chooseSharedDevice } from '#state/shared-device-choice.ts'
import { isSharedDevice } from '#state/shared-device.ts'
import { createVault, vault } from '#state/vault.ts'
import { systemClock } from '#lib/clock.ts'

import { ana, tab } from './account-tab.ts'

// Runs apart: it reads the mirror of the site's own vault, which other files open with databases of their own.
const name = 'applicationDraft:2001'

async function mirrored(): Promise<readonly string[]> {
  const database = await openDB('vault')
  const sealed = database.objectStoreNames.contains('sealed') ? await database.getAllKeys('sealed') : []
  database.close()
  return sealed.map(String)
}
const tokenIn = (store: Storage) => store.getItem('authToken')
const elsewhere = () => dispatchEvent(new StorageEvent('storage'))

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await vault.erase()
  vault.begin()
})
afterEach(async () => {
  await chooseSharedDevice(false)
  localStorage.clear()
  sessionStorage.clear()
})

// Proves Q-130.
describe('a shared device', () => {
  it('keeps sealed values in the tab only', async () => {
    await chooseSharedDevice(true)
    expect(await vault.seal(name, 'typed')).toBe('stored')
    expect(Object.keys(localStorage)).toEqual(['sharedDevice'])
    expect(await mirrored()).toEqual([])
    expect(sessionStorage.getItem(name)).not.toContain('typed')
    expect(await createVault(systemClock).unseal(name)).toMatchObject({ kind: 'found', value: 'typed' })
    sessionStorage.clear()
    expect(await createVault(systemClock).unseal(name)).toEqual({ kind: 'nothing' })
  })

  it('takes over what was stored, the newer of both copies, and leaves none behind', async () => {
    await vault.seal(name, 'older')
    const older = localStorage.getItem(name) ?? ''
    await vault.seal(name, 'newer')
    localStorage.setItem(name, older)
    await vault.seal('savedQuotes', [])
    await chooseSharedDevice(true)
    expect(Object.keys(localStorage)).toEqual(['sharedDevice'])
    expect(await mirrored()).toEqual([])
    expect(await vault.unseal(name)).toMatchObject({ value: 'newer' })
    expect(await vault.unseal('savedQuotes')).toEqual({ kind: 'nothing' })
  })

  it('gives everything back when it is one person’s again', async () => {
    await chooseSharedDevice(true)
    await vault.seal(name, 'typed')
    await chooseSharedDevice(false)
    expect(isSharedDevice()).toBe(false)
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(await vault.unseal(name)).toMatchObject({ value: 'typed' })
  })

  it('erases both places', async () => {
    await vault.seal(name, 'typed')
    sessionStorage.setItem('careList', 'left')
    await vault.erase()
    expect(Object.keys(localStorage)).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('says when the tab can store nothing', async () => {
    await chooseSharedDevice(true)
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(await vault.seal(name, 'typed')).toBe('notStored')
    refused.mockRestore()
  })

  it('signs in for the tab only, and a reload of it stays signed in', async () => {
    await chooseSharedDevice(true)
    await tab().actions.signIn('token-1', ana)
    expect(tokenIn(localStorage)).toBeNull()
    expect(tokenIn(sessionStorage)).toBe('token-1')
    expect(tab().session()).toEqual({ kind: 'starting', token: 'token-1' })
    sessionStorage.clear()
    expect(tab().session()).toEqual({ kind: 'signedOut' })
  })

  it('keeps a session that is open while it becomes shared', async () => {
    const mine = tab()
    await mine.actions.signIn('token-1', ana)
    await chooseSharedDevice(true)
    expect(tokenIn(localStorage)).toBeNull()
    expect(mine.session()).toMatchObject({ kind: 'signedIn' })
    expect(tab().session()).toEqual({ kind: 'starting', token: 'token-1' })
  })

  it('lets another tab go on with a token of its own, until one of them signs out', async () => {
    const other = tab()
    await other.actions.signIn('token-1', ana)
    // Another tab makes the device shared: this one finds its token gone.
    localStorage.setItem('sharedDevice', '1')
    localStorage.removeItem('authToken')
    elsewhere()
    expect(other.session()).toMatchObject({ kind: 'signedIn' })
    expect(tokenIn(sessionStorage)).toBe('token-1')
    // It signs out: the start of the session goes with everything else.
    localStorage.removeItem('sessionBegan')
    elsewhere()
    expect(other.session()).toEqual({ kind: 'signedOut', reason: 'elsewhere' })
    expect(tokenIn(sessionStorage)).toBeNull()
  })

  it('erases token and values at a log-out', async () => {
    await chooseSharedDevice(true)
    const mine = tab()
    await mine.actions.signIn('token-1', ana)
    await mine.actions.signOut('signedOut')
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(Object.keys(localStorage)).toEqual(['sharedDevice'])
  })

  it('shows the list of doctors after a reload of the tab', async () => {
    await chooseSharedDevice(true)
    const leave = careListStore.subscribe(() => undefined)
    await vi.waitFor(() => {
      expect(careListStore.state().isReady).toBe(true)
    })
    careListStore.change((list) => ({
      ...list,
      entries: [{ id: 'doctor:a', kind: 'doctor', name: 'A', detail: '', code: null }],
    }))
    await vi.waitFor(() => {
      expect(careListStore.state().status).toBe('stored')
    })
    leave()
    expect(localStorage.getItem('careList')).toBeNull()
    expect(sessionStorage.getItem('careList')).not.toBeNull()
  })
})

it('is not shared where the mark cannot be stored', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await chooseSharedDevice(true)
  expect(isSharedDevice()).toBe(false)
  refused.mockRestore()
  vi.unstubAllGlobals()
})

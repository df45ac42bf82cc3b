import 'fake-indexeddb/auto'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { readStoredForReturn } from '#state/stored-account.ts'
import { vault } from '#state/vault.ts'

import { ana, emptyDevice, tab } from './account-tab.ts'

beforeEach(emptyDevice)

describe('what is sealed', () => {
  it('outlives a session that the service has ended', async () => {
    const store = tab()
    await store.actions.signIn('token-1', ana)
    await vault.seal('applicationDraft:2001', 'typed')
    await store.actions.signOut('expired')
    expect(store.session()).toEqual({ kind: 'signedOut', reason: 'expired' })
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(await readStoredForReturn()).toEqual({ kind: 'answers', leadId: '2001' })
    await store.actions.signIn('token-2', ana)
    expect(await vault.unseal('applicationDraft:2001')).toMatchObject({ value: 'typed' })
  })

  it("is nobody else's because the device does not answer in time", async () => {
    const store = tab()
    await store.actions.signIn('token-1', ana)
    await vault.seal('applicationDraft:2001', 'typed')
    const slow = vi.spyOn(vault, 'unseal').mockResolvedValue({ kind: 'unavailable' })
    await store.actions.signIn('token-1', ana)
    slow.mockRestore()
    expect(await vault.unseal('applicationDraft:2001')).toMatchObject({ value: 'typed' })
  })

  it('holds no identity number of the person', async () => {
    const store = tab()
    const record = { ...ana.record, ssn: '900123456', alienNumber: '123456789', cardNumber: 'ABC1234567890' }
    await store.actions.signIn('token-1', { ...ana, record })
    const kept = await vault.unseal('verifiedUser')
    expect(JSON.stringify(kept)).not.toMatch(/900123456|123456789|ABC1234567890/)
    expect(store.session()).toMatchObject({ user: { record: { ssn: '900123456' } } })
  })
})

// Runs apart: what another file of the worker still erases would end in the storage of this one.
import 'fake-indexeddb/auto'

import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { handover } from '#mocks/fixtures/sample-handover.ts'
import { readStoredHandover, useHandover } from '#state/use-handover.ts'
import { vault } from '#state/vault.ts'

import { ana, emptyDevice, tab } from './account-tab.ts'

beforeEach(emptyDevice)

const other = { ...ana, leadId: '2002' }

// Proves A-78.
describe('what a quote hands over', () => {
  it('is kept with the user of the quote, sealed, through the next sign-in of the same user', async () => {
    const store = tab()
    await store.actions.signIn('token-1', ana, handover())
    expect(localStorage.getItem('quoteHandover')).not.toContain('33133')
    await store.actions.signOut('expired')
    await store.actions.signIn('token-2', ana)
    expect(await readStoredHandover(ana.leadId)).toEqual(handover())
  })

  it.each(['signedOut', 'idle'] as const)('is erased by %s', async (reason) => {
    const store = tab()
    await store.actions.signIn('token-1', ana, handover())
    await store.actions.signOut(reason)
    expect(localStorage.getItem('quoteHandover')).toBeNull()
    vault.begin()
    expect(await readStoredHandover(ana.leadId)).toBeNull()
  })

  it('leaves the screen when the device erases it', async () => {
    await tab().actions.signIn('token-1', ana, handover())
    const { result } = renderHook(() => useHandover(ana))
    await waitFor(() => {
      expect(result.current).toEqual(handover())
    })
    await act(() => vault.erase())
    expect(result.current).toBeNull()
  })

  it('is nothing where the device has something else under its name', async () => {
    for (const value of [null, 'x', { leadId: ana.leadId }, { leadId: ana.leadId, handover: { criteria: 1 } }]) {
      await vault.seal('quoteHandover', value)
      expect(await readStoredHandover(ana.leadId)).toBeNull()
    }
  })
})

// Proves A-79.
describe('the hand-over of another user', () => {
  it('is neither shown nor kept', async () => {
    await vault.seal('quoteHandover', { leadId: ana.leadId, handover: handover() })
    expect(await readStoredHandover(other.leadId)).toBeNull()
    expect(await readStoredHandover(ana.leadId)).toBeNull()
  })

  it('is erased by the sign-in of another user', async () => {
    const store = tab()
    await store.actions.signIn('token-1', ana, handover())
    await store.actions.signOut('expired')
    await store.actions.signIn('token-2', other)
    expect((await vault.unseal('quoteHandover')).kind).toBe('nothing')
  })

  it('is erased by a sign-in though the device no longer knows whose session it was', async () => {
    await vault.seal('quoteHandover', { leadId: ana.leadId, handover: handover() })
    await tab().actions.signIn('token-2', other)
    expect((await vault.unseal('quoteHandover')).kind).toBe('nothing')
  })
})

import 'fake-indexeddb/auto'

import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { emptyCareList, typedCareEntry, withCareEntry, withoutCareEntry } from '#domain/care/care-list.ts'
import { systemClock } from '#lib/clock.ts'
import { type CareListStore, createCareListStore } from '#state/care-list-store.ts'
import { type Vault, createVault, sealedNames } from '#state/vault.ts'

const doctor = (name: string) => {
  const entry = typedCareEntry('doctor', name)
  if (entry === null) throw new Error('no name')
  return entry
}
const adding = (name: string) => (list: typeof emptyCareList) => withCareEntry(list, doctor(name))
const names = (store: CareListStore) => store.state().list.entries.map(({ name }) => name)

/** A tab that shows the list, once it is read. */
async function open(vault: Vault = createVault(systemClock)) {
  const store = createCareListStore(vault)
  const close = store.subscribe(() => undefined)
  await vi.waitFor(() => {
    expect(store.state().isReady).toBe(true)
  })
  return { ...store, close, vault }
}
async function settled(store: CareListStore, status = 'kept') {
  await vi.waitFor(
    () => {
      expect(store.state().status).toBe(status)
    },
    { interval: 5 },
  )
}
const stored = () => createVault(systemClock).unseal(sealedNames.careList)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})

// Proves P-76.
describe('the kept list', () => {
  it('is empty at first, and comes back later', async () => {
    const tab = await open()
    expect(tab.state().list).toEqual(emptyCareList)
    tab.change(adding('Dra. Ruiz'))
    expect(tab.state().status).toBe('pending')
    expect(names(tab)).toEqual(['Dra. Ruiz'])
    await settled(tab)
    tab.close()
    expect(tab.state().list).toEqual(emptyCareList)
    const later = await open()
    expect(names(later)).toEqual(['Dra. Ruiz'])
    later.close()
  })

  it('is ciphertext on the device', async () => {
    const tab = await open()
    tab.change(adding('Dra. Canaria'))
    await settled(tab)
    const text = localStorage.getItem(sealedNames.careList) ?? ''
    expect(text).not.toBe('')
    expect(text).not.toContain('Canaria')
    expect(JSON.stringify(localStorage)).not.toContain('Canaria')
    tab.close()
  })

  it('ignores changes before it is read', () => {
    const store = createCareListStore(createVault(systemClock))
    store.change(adding('Too early'))
    expect(names(store)).toEqual([])
  })

  it('reaches the other tabs', async () => {
    const [one, other] = [await open(), await open()]
    one.change(adding('Dra. Ruiz'))
    await vi.waitFor(() => {
      expect(names(other)).toEqual(['Dra. Ruiz'])
    })
    other.change(adding('Dr. Soto'))
    await vi.waitFor(() => {
      expect(names(one)).toEqual(['Dra. Ruiz', 'Dr. Soto'])
    })
    one.close()
    other.close()
  })

  it('leaves nothing on the device when the last entry is removed', async () => {
    const tab = await open()
    tab.change(adding('Dra. Ruiz'))
    await settled(tab)
    tab.change((list) => withoutCareEntry(list, doctor('Dra. Ruiz').id))
    await settled(tab)
    expect(await stored()).toEqual({ kind: 'nothing' })
    tab.close()
  })

  it.each([
    ['is another shape', 'text'],
    ['is a list of nothing', { entries: 'no' }],
  ])('is empty where the stored value %s', async (_, value) => {
    await createVault(systemClock).seal(sealedNames.careList, value)
    const tab = await open()
    expect(tab.state().list).toEqual(emptyCareList)
    tab.close()
  })
})

// Proves A-51.
describe('the list is erased', () => {
  it('from the screen and the device when this tab signs out, and begins anew later', async () => {
    const tab = await open()
    tab.change(adding('Dra. Ruiz'))
    const erasing = tab.vault.erase()
    expect(names(tab)).toEqual([])
    await erasing
    await vi.waitFor(async () => {
      expect(await stored()).toEqual({ kind: 'nothing' })
    })
    tab.change(adding('Dr. Soto'))
    await settled(tab)
    expect(await stored()).toMatchObject({ kind: 'found', value: { entries: [{ name: 'Dr. Soto' }] } })
    tab.close()
  })

  it('from the screen when another tab signs out', async () => {
    const tab = await open()
    tab.change(adding('Dra. Ruiz'))
    await settled(tab)
    await createVault(systemClock).erase()
    dispatchEvent(new StorageEvent('storage', { key: sealedNames.careList, newValue: null }))
    await vi.waitFor(() => {
      expect(names(tab)).toEqual([])
    })
    tab.close()
  })

  it('when the visitor starts over, in all tabs', async () => {
    const [one, other] = [await open(), await open()]
    one.change(adding('Dra. Ruiz'))
    await vi.waitFor(() => {
      expect(names(other)).toEqual(['Dra. Ruiz'])
    })
    one.forget()
    expect(names(one)).toEqual([])
    await vi.waitFor(() => {
      expect(names(other)).toEqual([])
    })
    expect(await stored()).toEqual({ kind: 'nothing' })
    one.close()
    other.close()
  })
})

// Proves A-53.
describe('a device that refuses', () => {
  it('is told, and the list stays in the tab', async () => {
    const seal = vi.fn<Vault['seal']>().mockResolvedValue('notKept')
    const tab = await open({ ...createVault(systemClock), seal })
    tab.change(adding('Dra. Ruiz'))
    await settled(tab, 'notKept')
    dispatchEvent(new Event('pageshow'))
    await vi.waitFor(() => {
      expect(names(tab)).toEqual(['Dra. Ruiz'])
    })
    tab.close()
    expect(names(tab)).toEqual(['Dra. Ruiz'])
  })

  it('does not lose a list that it could not read at first', async () => {
    const vault = createVault(systemClock)
    await vault.seal(sealedNames.careList, { entries: [doctor('Dra. Ruiz')], marks: [] })
    const unseal = vi.fn<Vault['unseal']>(vault.unseal).mockResolvedValueOnce({ kind: 'unavailable' })
    const tab = await open({ ...vault, unseal })
    expect(names(tab)).toEqual([])
    tab.change(adding('Dr. Soto'))
    await settled(tab)
    expect(names(tab)).toEqual(['Dra. Ruiz', 'Dr. Soto'])
    expect(await stored()).toMatchObject({ value: { entries: [{ name: 'Dra. Ruiz' }, { name: 'Dr. Soto' }] } })
    tab.close()
  })
})

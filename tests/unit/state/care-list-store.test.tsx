// Runs apart: what another file of the worker still erases would end in the storage of this one.
import 'fake-indexeddb/auto'

import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { emptyCareList, typedCareEntry, withCareEntry, withCareMark, withoutCareEntry } from '#domain/care/care-list.ts'
import { systemClock } from '#lib/clock.ts'
import { type CareListStore, createCareListStore } from '#state/care-list-store.ts'
import { type Vault, createVault } from '#state/vault.ts'

const doctor = (name: string) => {
  const entry = typedCareEntry('doctor', name)
  if (entry === null) throw new Error('no name')
  return entry
}
const adding = (name: string) => (list: typeof emptyCareList) => withCareEntry(list, doctor(name))
const removing = (name: string) => (list: typeof emptyCareList) => withoutCareEntry(list, doctor(name).id)
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
async function settled(store: CareListStore, status = 'stored') {
  await vi.waitFor(
    () => {
      expect(store.state().status).toBe(status)
    },
    { interval: 5 },
  )
}
const stored = () => createVault(systemClock).unseal('careList')

/** Locks as a browser has them: who asks first is first, in whichever tab. */
function fakeLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: LockOptions, act: LockGrantedCallback<unknown>) => {
    const mine = last.then(() => act(null))
    last = mine.catch(() => undefined)
    return mine
  }
  return { request: request as LockManager['request'] }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: fakeLocks() } }))
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
    const text = localStorage.getItem('careList') ?? ''
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
    await createVault(systemClock).seal('careList', value)
    const tab = await open()
    expect(tab.state().list).toEqual(emptyCareList)
    tab.close()
  })
})

// Proves P-76.
describe('two tabs that change the list at once', () => {
  const plan = { planId: '16842FL0320004', year: 2026 }

  it.each([
    ['adds and the other removes', adding('Dr. Soto'), removing('Dra. Ruiz')],
    ['removes and the other adds', removing('Dra. Ruiz'), adding('Dr. Soto')],
  ])('lose nothing of each other where one %s', async (_, ofOne, ofOther) => {
    const first = await open()
    first.change(adding('Dra. Ruiz'))
    first.change(adding('Dra. Vidal'))
    await settled(first)
    const other = await open()
    first.change(ofOne)
    other.change(ofOther)
    await Promise.all([settled(first), settled(other)])
    for (const tab of [first, other])
      await vi.waitFor(() => {
        expect(names(tab)).toEqual(['Dra. Vidal', 'Dr. Soto'])
      })
    first.close()
    other.close()
  })

  it('lose no added entry, and bring no removed one back, whatever they do', async () => {
    const shared = ['S1', 'S2']
    const own = [['A1', 'A2'], ['B1']] as const
    const act = fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      at: fc.nat(3),
      waits: fc.boolean(),
      isMarked: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 12 }), async (acts) => {
        vi.stubGlobal('indexedDB', new IDBFactory())
        localStorage.clear()
        const before = await open()
        for (const name of shared) before.change(adding(name))
        await settled(before)
        before.close()
        const tabs = [await open(), await open()] as const
        const expected = new Set<string>(shared)
        for (const { tab, at, waits, isMarked } of acts) {
          const name = [...own[tab], ...shared][at] ?? own[tab][0]
          // Each tab adds its own names, and either removes the shared ones.
          const isShown = names(tabs[tab]).includes(name)
          if (isShown && isMarked) {
            tabs[tab].change((list) => withCareMark(list, doctor(name).id, plan, 'covered'))
          } else if (isShown) {
            tabs[tab].change(removing(name))
            expected.delete(name)
          } else if (!shared.includes(name)) {
            tabs[tab].change(adding(name))
            expected.add(name)
          }
          if (waits) await settled(tabs[tab])
        }
        await Promise.all(tabs.map((tab) => settled(tab)))
        for (const tab of tabs)
          await vi.waitFor(() => {
            expect(names(tab).toSorted()).toEqual([...expected].toSorted())
          })
        const { marks } = tabs[0].state().list
        expect(new Set(marks.map(({ entryId }) => entryId)).size).toBe(marks.length)
        for (const tab of tabs) tab.close()
      }),
      { numRuns: 20, seed: 20_261_123 },
    )
  }, 60_000)

  it('leaves the list of a new session alone in a tab of the old one', async () => {
    const [one, other] = [await open(), await open()]
    one.change(adding('Dra. Ruiz'))
    await vi.waitFor(() => {
      expect(names(other)).toEqual(['Dra. Ruiz'])
    })
    await one.vault.erase()
    one.change(adding('Dr. Soto'))
    await settled(one)
    dispatchEvent(new Event('pageshow'))
    await vi.waitFor(() => {
      expect(names(other)).not.toContain('Dra. Ruiz')
    })
    expect(await stored()).toMatchObject({ kind: 'found', value: { entries: [{ name: 'Dr. Soto' }] } })
    one.close()
    other.close()
  })

  it('wait no longer than some seconds for a tab that sleeps', async () => {
    const request = vi.fn<LockManager['request']>().mockRejectedValue(new DOMException('', 'TimeoutError'))
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
    const tab = await open()
    tab.change(adding('Dra. Ruiz'))
    await settled(tab)
    expect(request.mock.calls[0]?.[1]).toHaveProperty('signal')
    expect(await stored()).toMatchObject({ kind: 'found' })
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
    dispatchEvent(new StorageEvent('storage', { key: 'careList', newValue: null }))
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
    one.erase()
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
    const seal = vi.fn<Vault['seal']>().mockResolvedValue('notStored')
    const tab = await open({ ...createVault(systemClock), seal })
    tab.change(adding('Dra. Ruiz'))
    await settled(tab, 'notStored')
    dispatchEvent(new Event('pageshow'))
    await vi.waitFor(() => {
      expect(names(tab)).toEqual(['Dra. Ruiz'])
    })
    tab.close()
    expect(names(tab)).toEqual(['Dra. Ruiz'])
  })

  it('does not lose a list that it could not read at first', async () => {
    const vault = createVault(systemClock)
    await vault.seal('careList', { entries: [doctor('Dra. Ruiz')], marks: [] })
    const unseal = vi.fn<Vault['unseal']>(vault.unseal).mockResolvedValueOnce({ kind: 'unavailable' })
    const tab = await open({ ...vault, unseal })
    expect(names(tab)).toEqual([])
    tab.change(adding('Dr. Soto'))
    await settled(tab)
    expect(names(tab)).toEqual(['Dra. Ruiz', 'Dr. Soto'])
    expect(await stored()).toMatchObject({ value: { entries: [{ name: 'Dra. Ruiz' }, { name: 'Dr. Soto' }] } })
    tab.close()
  })

  it('does not bring back what was removed before the list could be read, nor double a mark', async () => {
    const plan = { planId: '16842FL0320004', year: 2026 }
    const vault = createVault(systemClock)
    const kept = withCareMark(adding('Dra. Ruiz')(emptyCareList), doctor('Dra. Ruiz').id, plan, 'covered')
    await vault.seal('careList', kept)
    const unseal = vi.fn<Vault['unseal']>().mockResolvedValue({ kind: 'unavailable' })
    const tab = await open({ ...vault, unseal })
    tab.change(adding('Dra. Ruiz'))
    tab.change((list) => withCareMark(list, doctor('Dra. Ruiz').id, plan, 'notCovered'))
    tab.change(adding('Dr. Soto'))
    await settled(tab, 'notStored')
    tab.change(removing('Dr. Soto'))
    unseal.mockImplementation(vault.unseal)
    await settled(tab)
    expect(names(tab)).toEqual(['Dra. Ruiz'])
    expect(tab.state().list.marks).toEqual([{ entryId: doctor('Dra. Ruiz').id, ...plan, mark: 'notCovered' }])
    expect(await stored()).toMatchObject({ value: tab.state().list })
    tab.close()
  })
})

import 'fake-indexeddb/auto'

import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { systemClock } from '#lib/clock.ts'
import { createDraftStore } from '#state/draft-store.ts'
import { type Vault, createVault } from '#state/vault.ts'

interface Draft {
  readonly street: string
}

const name = 'applicationDraft:2001'
const parse = (value: unknown): Draft | null =>
  typeof value === 'object' && value !== null && 'street' in value && typeof value.street === 'string'
    ? { street: value.street }
    : null

/** A tab that shows the draft, once it is restored. */
async function open(vault: Vault = createVault(systemClock)) {
  const keeper = createDraftStore({ name, parse, vault })
  const close = keeper.subscribe(() => undefined)
  await vi.waitFor(() => {
    expect(keeper.state().restored.kind).not.toBe('restoring')
  })
  return { ...keeper, close, vault }
}

const kept = async () => createVault(systemClock).unseal(name)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})

// Proves A-50 and F-5.
describe('a kept draft', () => {
  it('is nothing at first, and comes back later', async () => {
    const tab = await open()
    expect(tab.state().restored).toEqual({ kind: 'nothing' })
    tab.store({ street: 'Calle Ocho' })
    expect(tab.state().status).toBe('pending')
    await vi.waitFor(
      () => {
        expect(tab.state().status).toBe('stored')
      },
      { interval: 5 },
    )
    tab.close()
    const later = await open()
    expect(later.state().restored).toMatchObject({ kind: 'found', value: { street: 'Calle Ocho' } })
    later.close()
  })

  it('is written within 100 ms of the first change, however long somebody types', async () => {
    const seal = vi.fn<Vault['seal']>().mockResolvedValue('stored')
    const tab = await open({ ...createVault(systemClock), seal })
    vi.useFakeTimers()
    for (let letter = 1; letter <= 10; letter++) {
      tab.store({ street: 'x'.repeat(letter) })
      await vi.advanceTimersByTimeAsync(30)
    }
    vi.useRealTimers()
    expect(seal.mock.calls.length).toBeGreaterThanOrEqual(3)
    tab.close()
  })

  it.each([
    ['the page is left', () => dispatchEvent(new PageTransitionEvent('pagehide'))],
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('is written at once when %s', async (_, happen) => {
    const seal = vi.fn<Vault['seal']>().mockResolvedValue('stored')
    const tab = await open({ ...createVault(systemClock), seal })
    tab.store({ street: 'Calle Ocho' })
    happen()
    await Promise.resolve()
    expect(seal).toHaveBeenCalledWith(name, { street: 'Calle Ocho' })
    tab.close()
  })

  it('is written when its form goes', async () => {
    const tab = await open()
    tab.store({ street: 'Calle Ocho' })
    tab.close()
    await tab.flush()
    expect(await kept()).toMatchObject({ value: { street: 'Calle Ocho' } })
  })

  it('is not written again for the same words', async () => {
    const seal = vi.fn<Vault['seal']>().mockResolvedValue('stored')
    const tab = await open({ ...createVault(systemClock), seal })
    tab.store({ street: 'Calle Ocho' })
    await tab.flush()
    tab.store({ street: 'Calle Ocho' })
    await tab.flush()
    expect(seal).toHaveBeenCalledOnce()
    tab.close()
  })

  // Proves A-53.
  it('says so where it cannot be kept', async () => {
    const tab = await open({ ...createVault(systemClock), seal: () => Promise.resolve('notStored') })
    tab.store({ street: 'Calle Ocho' })
    await tab.flush()
    expect(tab.state().status).toBe('notStored')
    tab.close()
  })

  it.each([[7], [{ avenue: '' }], [null]])('is discarded, and said so, where it is %j', async (value) => {
    await createVault(systemClock).seal(name, value)
    const tab = await open()
    expect(tab.state().restored).toEqual({ kind: 'discarded', reason: 'unreadable' })
    tab.close()
  })

  it('is forgotten when it is cleared, and a waiting change with it', async () => {
    const tab = await open()
    tab.store({ street: 'Calle Ocho' })
    await tab.flush()
    tab.store({ street: 'Calle Nueve' })
    await tab.clear()
    tab.close()
    expect(await kept()).toEqual({ kind: 'nothing' })
    expect(tab.state().status).toBe('stored')
  })

  it('does not come back once the session has ended', async () => {
    const tab = await open()
    tab.store({ street: 'Calle Ocho' })
    await tab.flush()
    tab.store({ street: 'Calle Nueve' })
    await tab.vault.erase()
    tab.close()
    await tab.flush()
    expect(await kept()).toEqual({ kind: 'nothing' })
  })
})

describe('two tabs', () => {
  it('tell each other of a newer draft, which the person takes or refuses', async () => {
    const here = await open()
    const there = await open()
    here.store({ street: 'Calle Ocho' })
    await here.flush()
    await vi.waitFor(() => {
      expect(there.state().changedElsewhere).toMatchObject({ value: { street: 'Calle Ocho' } })
    })
    expect(here.state().changedElsewhere).toBeNull()
    there.settle('taken')
    expect(there.state().changedElsewhere).toBeNull()
    there.store({ street: 'Calle Ocho' })
    expect(there.state().status).toBe('stored')
    there.store({ street: 'Calle Nueve' })
    await there.flush()
    await vi.waitFor(() => {
      expect(here.state().changedElsewhere).toMatchObject({ value: { street: 'Calle Nueve' } })
    })
    here.settle('refused')
    here.store({ street: 'Calle Diez' })
    await here.flush()
    expect(await kept()).toMatchObject({ value: { street: 'Calle Diez' } })
    here.close()
    there.close()
  })

  it('tell of what the other typed after the person has taken over', async () => {
    const here = await open()
    const there = await open()
    for (const street of ['Calle O', 'Calle Ocho']) {
      here.store({ street })
      await here.flush()
      await vi.waitFor(() => {
        expect(there.state().changedElsewhere).toMatchObject({ value: { street } })
      })
      there.settle('taken')
    }
    here.close()
    there.close()
  })

  it('show the newest draft, in whatever order the looks at it end', async () => {
    const here = await open()
    const vault = createVault(systemClock)
    const ends: (() => void)[] = []
    const slowVault: Vault = {
      ...vault,
      async unseal(sealed) {
        const found = await vault.unseal(sealed)
        if (found.kind === 'found') await new Promise<void>((end) => ends.push(end))
        return found
      },
    }
    const there = await open(slowVault)
    for (const [at, street] of ['Calle O', 'Calle Ocho'].entries()) {
      here.store({ street })
      await here.flush()
      await vi.waitFor(() => {
        expect(ends).toHaveLength(at + 1)
      })
    }
    for (const end of ends.toReversed()) {
      end()
      await vi.waitFor(() => {
        expect(there.state().changedElsewhere).toMatchObject({ value: { street: 'Calle Ocho' } })
      })
    }
    await new Promise((resolve) => setTimeout(resolve))
    expect(there.state().changedElsewhere).toMatchObject({ value: { street: 'Calle Ocho' } })
    here.close()
    there.close()
  })
})

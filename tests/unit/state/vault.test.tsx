import 'fake-indexeddb/auto'

import * as fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createVault } from '#state/vault.ts'

const dayMs = 86_400_000
let now = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(now) }
const draft = { ssn: '900-12-3456', name: 'Ñandú' }
const name = 'applicationDraft:2001'

/** Another letter of base64: a spoilt value that by chance equals the sealed one proves nothing. */
const otherLetter = (letter: string) => (letter === 'A' ? 'B' : 'A')

/** A copy of the mirror's content, read without the vault. */
async function mirror() {
  const database = await openDB('vault')
  const [keys, sealed] = await Promise.all([
    database.getAll('keys') as Promise<{ key: CryptoKey }[]>,
    database.getAll('sealed') as Promise<string[]>,
  ])
  const put = (text: unknown) => database.put('sealed', text, name)
  return {
    keys,
    sealed,
    put,
    close: () => {
      database.close()
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
  now = Date.parse('2026-11-21T12:00:00Z')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

// Proves A-50.
describe('the vault', () => {
  it('gives back what was sealed, to a later visit too', async () => {
    const vault = createVault(clock)
    expect(await vault.seal(name, draft)).toBe('stored')
    expect(await vault.unseal(name)).toEqual({ kind: 'found', value: draft, at: now })
    expect(await createVault(clock).unseal(name)).toEqual({ kind: 'found', value: draft, at: now })
    expect(await vault.unseal('verifiedUser')).toEqual({ kind: 'nothing' })
  })

  it('stores ciphertext in both places, under a key that cannot be read', async () => {
    await createVault(clock).seal(name, draft)
    const { keys, sealed, close } = await mirror()
    close()
    const stored = [localStorage.getItem(name) ?? '', ...sealed]
    expect(stored).toHaveLength(2)
    expect(stored[0]).toBe(stored[1])
    for (const text of stored) expect(text).not.toMatch(/900-12-3456|Ñandú/)
    expect(keys.map(({ key }) => key.extractable)).toEqual([false])
  })

  it('never repeats a ciphertext', async () => {
    const vault = createVault(clock)
    await vault.seal(name, draft)
    const first = localStorage.getItem(name)
    await vault.seal(name, draft)
    expect(localStorage.getItem(name)).not.toBe(first)
  })

  it('seals a signature of 200 KB', async () => {
    const vault = createVault(clock)
    const signature = 'x'.repeat(200_000)
    await vault.seal(name, signature)
    expect(await vault.unseal(name)).toMatchObject({ value: signature })
  })

  it.each(['local', 'mirror'] as const)('prefers the newer copy: %s', async (newer) => {
    const vault = createVault(clock)
    await vault.seal(name, 'old')
    const old = localStorage.getItem(name) ?? ''
    now += 1_000
    await vault.seal(name, 'new')
    if (newer === 'mirror') localStorage.setItem(name, old)
    else {
      const { put, close } = await mirror()
      await put(old)
      close()
    }
    expect(await vault.unseal(name)).toMatchObject({ kind: 'found', value: 'new' })
  })

  it('knows the newer copy on a clock that was set back', async () => {
    await createVault(clock).seal(name, 'old')
    const old = localStorage.getItem(name) ?? ''
    now -= dayMs
    const later = createVault(clock)
    await later.unseal(name)
    await later.seal(name, 'new')
    localStorage.setItem(name, old)
    expect(await createVault(clock).unseal(name)).toMatchObject({ kind: 'found', value: 'new' })
  })

  it('needs only one whole copy', async () => {
    const vault = createVault(clock)
    await vault.seal(name, draft)
    localStorage.setItem(name, '{"version":1,"at":9e15,"nonce":"AAAA","data":"AAAA"}')
    expect(await vault.unseal(name)).toMatchObject({ kind: 'found', value: draft })
    await vault.seal(name, draft)
    const { put, close } = await mirror()
    await put(42)
    close()
    expect(await vault.unseal(name)).toMatchObject({ kind: 'found', value: draft })
  })

  it.each([
    [30 * dayMs - 1, 'found'],
    [30 * dayMs, 'discarded'],
  ])('after %i ms it is %s', async (age, kind) => {
    const vault = createVault(clock)
    await vault.seal(name, draft)
    now += age
    expect(await vault.unseal(name)).toMatchObject({ kind, ...(kind === 'discarded' && { reason: 'expired' }) })
    expect(localStorage.getItem(name) === null).toBe(kind === 'discarded')
  })

  it('throws away what another version sealed', async () => {
    const vault = createVault(clock)
    await vault.seal(name, draft)
    const text = (localStorage.getItem(name) ?? '').replace('"version":1', '"version":2')
    const { put, close } = await mirror()
    await put(text)
    close()
    localStorage.setItem(name, text)
    expect(await vault.unseal(name)).toEqual({ kind: 'discarded', reason: 'otherVersion' })
    expect(await vault.unseal(name)).toEqual({ kind: 'nothing' })
  })

  it.each([
    ['its moment', (text: string) => text.replace(/"at":\d/, '"at":9')],
    ['its ciphertext', (text: string) => text.replace(/(?<="data":")./, otherLetter)],
    ['its nonce', (text: string) => text.replace(/(?<="nonce":")./, otherLetter)],
    ['its end', (text: string) => text.slice(0, -9)],
  ])('throws away what was tampered with in %s', async (_, spoil) => {
    const vault = createVault(clock)
    await vault.seal(name, draft)
    const text = spoil(localStorage.getItem(name) ?? '')
    const { put, close } = await mirror()
    await put(text)
    close()
    localStorage.setItem(name, text)
    expect(await vault.unseal(name)).toEqual({ kind: 'discarded', reason: 'unreadable' })
    expect(localStorage.getItem(name)).toBeNull()
  })

  it("does not read one person's draft as another's", async () => {
    const vault = createVault(clock)
    await vault.seal(name, draft)
    const other = 'applicationDraft:2002'
    localStorage.setItem(other, localStorage.getItem(name) ?? '')
    expect(await vault.unseal(other)).toEqual({ kind: 'discarded', reason: 'unreadable' })
  })

  it('survives 1,000 fuzzed stored values', async () => {
    const vault = createVault(clock)
    await vault.seal(name, draft)
    const genuine = localStorage.getItem(name) ?? ''
    const envelope = fc.record({
      version: fc.oneof(fc.constant(1), fc.anything()),
      at: fc.oneof(fc.constant(now), fc.double(), fc.anything()),
      nonce: fc.oneof(fc.base64String({ maxLength: 24 }), fc.anything()),
      data: fc.oneof(fc.base64String({ maxLength: 64 }), fc.anything()),
    })
    const spoilt = fc
      .tuple(fc.nat({ max: genuine.length - 1 }), fc.string({ maxLength: 3 }))
      .map(([at, inserted]) => genuine.slice(0, at) + inserted + genuine.slice(at + 1))
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      envelope.map((value) => JSON.stringify(value)),
      spoilt,
    )
    const { put, close } = await mirror()
    await fc.assert(
      fc.asyncProperty(text, async (stored) => {
        await put(stored)
        localStorage.setItem(name, stored)
        const outcome = await vault.unseal(name)
        if (outcome.kind === 'found') expect(outcome.value).toEqual(draft)
        else expect(localStorage.getItem(name)).toBeNull()
      }),
      { numRuns: 1_000 },
    )
    close()
  }, 60_000)

  it('says that nothing is kept where there is no database', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const vault = createVault(clock)
    expect(await vault.seal(name, draft)).toBe('notStored')
    expect(await vault.unseal(name)).toEqual({ kind: 'unavailable' })
    await vault.remove(name)
    await vault.erase()
    expect(localStorage).toHaveLength(0)
  })

  it('says that nothing is kept where the context is not secure', async () => {
    vi.stubGlobal('crypto', {})
    expect(await createVault(clock).seal(name, draft)).toBe('notStored')
    expect(localStorage).toHaveLength(0)
  })

  it('keeps in the mirror alone where local storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const vault = createVault(clock)
    expect(await vault.seal(name, draft)).toBe('stored')
    expect(await vault.unseal(name)).toMatchObject({ kind: 'found', value: draft })
  })

  it('says that nothing is kept where both places are full', async () => {
    const vault = createVault(clock)
    await vault.seal('verifiedUser', 'first')
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    expect(await vault.seal(name, draft)).toBe('notStored')
  })

  it('erases everything of its own and nothing else', async () => {
    localStorage.setItem('language', 'es')
    const vault = createVault(clock)
    await vault.seal(name, draft)
    await vault.seal('applicationDraft:guest', draft)
    await vault.seal('verifiedUser', draft)
    await vault.erase()
    const { keys, sealed, close } = await mirror()
    close()
    expect({ keys, sealed, local: Object.keys(localStorage) }).toEqual({ keys: [], sealed: [], local: ['language'] })
  })

  it('keeps nothing of an ended session, in this tab or another', async () => {
    const here = createVault(clock)
    const there = createVault(clock)
    await here.seal(name, draft)
    expect(await there.seal(name, draft)).toBe('stored')
    await here.erase()
    expect(await here.seal(name, draft)).toBe('notStored')
    expect(await there.seal(name, draft)).toBe('notStored')
    expect(Object.keys(localStorage)).toEqual([])
    here.begin()
    expect(await here.seal(name, 'next')).toBe('stored')
    expect(await there.seal(name, draft)).toBe('notStored')
    there.begin()
    expect(await there.unseal(name)).toMatchObject({ value: 'next' })
  })

  it('makes one key for two tabs that begin at once', async () => {
    const tabs = [createVault(clock), createVault(clock)]
    expect(await Promise.all(tabs.map((vault, tab) => vault.seal(`applicationDraft:${tab}`, tab)))).toEqual([
      'stored',
      'stored',
    ])
    expect(await createVault(clock).unseal('applicationDraft:0')).toMatchObject({ value: 0 })
    expect(await createVault(clock).unseal('applicationDraft:1')).toMatchObject({ value: 1 })
  })
})

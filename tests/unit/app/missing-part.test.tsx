import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { sendToImportPart } from '#build/import-part-plugin.ts'
import { importPart } from '#lib/import-part.ts'

const folder = `${location.origin}/assets/`
const missing = new TypeError(`Failed to fetch dynamically imported module: ${folder}page.js`)
const entries = [
  { name: `${folder}page.js`, responseStatus: 404 },
  { name: `${folder}shared.js`, responseStatus: 404 },
  { name: `${folder}there.js`, responseStatus: 200 },
  { name: 'https://elsewhere.example/assets/x.js', responseStatus: 404 },
]
const asked = vi.fn<(address: string, init: RequestInit) => Promise<{ ok: boolean }>>()

beforeEach(async () => {
  vi.resetModules()
  await import('#app/early.ts')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never)
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  ;(globalThis as { early?: { end: () => unknown } }).early?.end()
  vi.unstubAllGlobals()
  asked.mockReset()
})

it('what the host refused is asked for past every cache, and a part that has come is shown', async () => {
  asked.mockImplementation((address) => Promise.resolve({ ok: address.endsWith('shared.js') }))
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(missing).mockResolvedValueOnce('part')
  await expect(importPart('./page.js', load)).resolves.toBe('part')
  expect(load.mock.calls).toEqual([['./page.js'], ['./page.js']])
  expect(asked.mock.calls).toEqual([
    [`${folder}page.js`, { cache: 'reload' }],
    [`${folder}shared.js`, { cache: 'reload' }],
  ])
})

it('a part whose address the browser never requests again gets another one, and keeps it', async () => {
  asked.mockResolvedValue({ ok: true })
  const refused = new Set(['./kept.js', './kept.js?'])
  const load = vi.fn((file: string) => (refused.has(file) ? Promise.reject(missing) : Promise.resolve(file)))
  await expect(importPart('./kept.js', load)).rejects.toBe(missing)
  await expect(importPart('./kept.js', load)).resolves.toBe('./kept.js??')
  load.mockClear()
  await expect(importPart('./kept.js', load)).resolves.toBe('./kept.js??')
  expect(load).toHaveBeenCalledOnce()
})

it('a part that is still refused, or cannot be asked for, fails as it did', async () => {
  asked.mockResolvedValueOnce({ ok: false }).mockRejectedValue(new TypeError('offline'))
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(missing)
  await expect(importPart('./page.js', load)).rejects.toBe(missing)
  expect(load).toHaveBeenCalledTimes(1)
})

it('a mistake in a part is not asked for again', async () => {
  const mistake = new TypeError('x is not a function')
  await expect(importPart('./page.js', () => Promise.reject(mistake))).rejects.toBe(mistake)
  expect(asked).not.toHaveBeenCalled()
})

it('the build sends the imports of its scripts, and no others', () => {
  expect(sendToImportPart('const f=()=>import("./menus-CBkWCsf8.js").then(m=>import(`./a.js`))')).toBe(
    'const f=()=>importPart("./menus-CBkWCsf8.js").then(m=>importPart(`./a.js`))',
  )
  for (const other of ['import(file)', 'import("https://a.example/b.js")', 'reimport("./a.js")', 'import"./a.js"'])
    expect(sendToImportPart(other)).toBe(other)
})

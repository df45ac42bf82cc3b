import { expect, it, vi } from 'vitest'

import { randomId } from '#lib/random-id.ts'

it('makes ids that differ and fit a session of the address service, on plain http too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 1_000 }, randomId)
  vi.unstubAllGlobals()
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

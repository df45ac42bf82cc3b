import fc from 'fast-check'
import { expect, it } from 'vitest'

import { site } from '#config/site.ts'
import { membersPortalLogin } from '#config/urls.ts'

const portal = new URL(site.membersPortalUrl)

it.each([
  [{ method: 'email', email: 'rosa+1@example.com' }, 'rosa+1@example.com'],
  [{ method: 'phone', phone: '9195550114' }, '9195550114'],
] as const)('the identifier %o stands in the query', (identifier, value) => {
  const url = new URL(membersPortalLogin(identifier))
  expect(url.pathname).toBe('/login')
  expect([...url.searchParams]).toEqual([['identifier', value]])
})

// Proves A-54.
it('no identifier leads anywhere but to the members portal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (email) => {
      const url = new URL(membersPortalLogin({ method: 'email', email }))
      expect([url.origin, url.pathname, url.hash]).toEqual([portal.origin, '/login', ''])
      expect(url.searchParams.get('identifier')).toBe(email)
    }),
    { numRuns: 2_000 },
  )
})

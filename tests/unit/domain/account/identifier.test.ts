import { expect, it } from 'vitest'

import { emailIssue } from '#domain/account/contact-rules.ts'
import { emptyIdentifier, identifierOf } from '#domain/account/identifier.ts'

it.each([' ana@example.com ', 'ana\u200b@example.com', '\ufeffana@example.com', 'ana@exam\u00adple.com\u2060'])(
  'an address goes out without what nobody sees in it: %j',
  (email) => {
    expect(emailIssue(email)).toBeNull()
    expect(identifierOf({ ...emptyIdentifier, email })).toEqual({ method: 'email', email: 'ana@example.com' })
  },
)

it('an address of invisible signs alone is missing', () => {
  expect(emailIssue('\u200b \u2060')).toBe('email.required')
})

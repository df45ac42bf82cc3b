import { expect, it } from 'vitest'

import { withoutIdentityNumbers } from '#domain/application/identity-numbers.ts'

it('leaves identity numbers and the signature out, however deep they stand, and nothing else', () => {
  const person = { firstName: 'Ana', ssn: '900123456', alienNumber: '1', cardNumber: '2', i94Number: '3' }
  expect(withoutIdentityNumbers({ members: [person, null], signature: { dataUrl: 'x' }, revision: 4 })).toEqual({
    members: [{ firstName: 'Ana' }, null],
    revision: 4,
  })
})

import { expect, it } from 'vitest'

import { applicationStatus, handOverPaths, placeOf } from '#domain/account/portal.ts'
import { personRecord, savedAddress, verifiedLead, verifiedMember } from '#mocks/fixtures/sample-user.ts'

// Proves A-64.
it.each([
  ['a new lead', verifiedLead(), 'notStarted'],
  ['a lead with an address', verifiedLead({ address: savedAddress({ street: '2820 Oak Ave' }) }), 'inProgress'],
  ['a lead with a preference', verifiedLead({ communicationId: 1 }), 'inProgress'],
  ['a lead with a date of birth', verifiedLead({ record: personRecord({ dob: '03/14/1992' }) }), 'inProgress'],
  ['a lead with a sex', verifiedLead({ record: personRecord({ gender: 1 }) }), 'inProgress'],
  ['a lead who has submitted', verifiedLead({ submissionId: 'PU-1' }), 'underReview'],
  ['a member', verifiedMember(), 'enrolled'],
  ['a member without a member id', verifiedMember({ memberId: null, submissionId: null }), 'notStarted'],
])('%s: %s', (_who, user, status) => {
  expect(applicationStatus(user)).toBe(status)
})

// Proves A-75.
it('knows the place of every path of the menus, and of no other', () => {
  for (const [path, place] of Object.entries(handOverPaths)) expect(placeOf(path)).toBe(place)
  for (const path of ['/portal/status', '/portal', '/', 'constructor']) expect(placeOf(path)).toBeUndefined()
})

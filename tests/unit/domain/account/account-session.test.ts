import { expect, it } from 'vitest'

import { type AccountSession, viewerOf } from '#domain/account/account-session.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { verifiedLead, verifiedMember } from '#mocks/fixtures/sample-user.ts'

const signedIn = (user: VerifiedUser): AccountSession => ({ kind: 'signedIn', token: 'token', user })

it.each<[string, AccountSession, string]>([
  ['nobody', { kind: 'signedOut' }, 'visitor'],
  ['somebody whose session has ended', { kind: 'signedOut', reason: 'idle' }, 'visitor'],
  ['somebody whose profile is on its way', { kind: 'starting', token: 'token' }, 'visitor'],
  ['a member with a member id', signedIn(verifiedMember({ memberId: '71', submissionId: null })), 'member'],
  ['a member without one', signedIn(verifiedMember({ memberId: null, submissionId: null })), 'incomplete'],
  [
    'a member without one who submitted',
    signedIn(verifiedMember({ memberId: null, submissionId: 'PU-1' })),
    'incomplete',
  ],
  ['a lead who has not submitted', signedIn(verifiedLead({ memberId: null, submissionId: null })), 'incomplete'],
  ['a lead who has', signedIn(verifiedLead({ memberId: null, submissionId: 'PU-1' })), 'lead'],
])('the header serves %s', (_who, session, viewer) => {
  expect(viewerOf(session)).toBe(viewer)
})

import { describe, expect, it } from 'vitest'

import type { AccountSession } from '#domain/account/account-session.ts'
import {
  admission,
  destinationAfterSignIn,
  destinationAfterStart,
  profileCallFor,
  withSessionDefaults,
} from '#domain/account/startup.ts'
import { isToken } from '#domain/account/token.ts'
import { verifiedLead, verifiedMember } from '#mocks/fixtures/sample-user.ts'

const lead = verifiedLead()
const member = verifiedMember()
const incompleteMember = verifiedMember({ memberId: null })

// Proves A-41.
describe('the profile of a stored token', () => {
  it.each([
    ['nobody is kept', null, 'leadProfile'],
    ['a lead', { memberId: null }, 'leadProfile'],
    ['a person with a member id', { memberId: 'M-1' }, 'memberProfile'],
  ] as const)('of %s', (_, kept, call) => {
    expect(profileCallFor(kept)).toBe(call)
  })
})

// Proves F-82.
describe('where the start leads a person who checks prices for an application', () => {
  it.each([
    ['a lead at /', verifiedLead({ submissionId: null }), '/', null],
    ['a lead who has sent it', verifiedLead({ submissionId: 'A-1' }), '/', '/portal/status'],
    ['a member', member, '/', null],
    ['a member without a member id', verifiedMember({ memberId: null, submissionId: null }), '/', null],
    ['a member without a member id elsewhere', verifiedMember({ memberId: null, submissionId: null }), '/faqs', null],
  ] as const)('%s', (_, user, path, destination) => {
    expect(destinationAfterStart(user, path, { isRequoting: true })).toBe(destination)
  })
})

// Proves.
describe('where the start leads a person who opens a shared link', () => {
  it.each([
    ['a lead stays with it', lead, '/', null],
    ['a lead who has sent an application stays with it', verifiedLead({ submissionId: 'A-1' }), '/', null],
    ['a member without a member id stays with it', incompleteMember, '/', null],
    ['a member without a member id elsewhere', incompleteMember, '/portal/status', '/lead'],
  ] as const)('%s', (_, user, path, destination) => {
    expect(destinationAfterStart(user, path, { hasLink: true })).toBe(destination)
  })
})

// Proves A-42.
describe('where the start leads', () => {
  it.each([
    ['a lead at /', lead, '/', '/portal/status'],
    ['a lead at /lead', lead, '/lead', null],
    ['a lead at /confirmation', lead, '/confirmation', null],
    ['a lead at /contact', lead, '/contact', null],
    ['a lead at /login', lead, '/login', null],
    ['a member at /', member, '/', null],
    ['a member at /portal/status', member, '/portal/status', null],
    ['a member without a member id at /', incompleteMember, '/', '/lead'],
    ['a member without a member id at /faqs', incompleteMember, '/faqs', null],
    ['a member without a member id at /contact', incompleteMember, '/contact', null],
    ['a member without a member id at /portal/status', incompleteMember, '/portal/status', '/lead'],
    ['a member without a member id at /lead', incompleteMember, '/lead', null],
    ['a member without a member id at /confirmation', incompleteMember, '/confirmation', null],
    ['a member without a member id at /login', incompleteMember, '/login', null],
  ] as const)('%s', (_, user, path, destination) => {
    expect(destinationAfterStart(user, path)).toBe(destination)
  })

  it.each([
    ['a lead', lead, '/portal/status'],
    ['a member', member, '/portal/status'],
    ['a member without a member id', incompleteMember, '/lead'],
  ] as const)('after signing in: %s', (_, user, destination) => {
    expect(destinationAfterSignIn(user)).toBe(destination)
  })

  it.each([
    ['a lead who has not sent it', verifiedLead({ submissionId: null }), '/lead', '/lead'],
    ['a lead who has sent it', verifiedLead({ submissionId: 'A-1' }), '/lead', '/portal/status'],
    ['a member', member, '/lead', '/portal/status'],
    ['a lead who asked for another page', verifiedLead({ submissionId: null }), '//evil.example', '/portal/status'],
  ])('is the application where %s asked for it, else as from /', (_, user, wanted, destination) => {
    expect(destinationAfterSignIn(user, wanted)).toBe(destination)
  })

  it.each([
    ['a lead who has not sent it', verifiedLead({ submissionId: null }), '/'],
    ['a lead who has sent it', verifiedLead({ submissionId: 'A-1' }), '/portal/status'],
    ['a member', member, '/portal/status'],
  ])('is the plan that was chosen in this tab for %s, as long as it can be taken over', (_, user, destination) => {
    expect(destinationAfterSignIn(user, '/')).toBe(destination)
  })
})

// Proves A-42.
describe('the defaults of a session', () => {
  const unsaid = { status: null, applicationProgressStep: null }
  it.each([
    ['a lead', verifiedLead(unsaid), 1, 'LOGGED_IN_LEAD'],
    ['a member', verifiedMember(unsaid), 2, 'LOGGED_IN_MEMBER'],
    ['a member without a member id', verifiedMember({ ...unsaid, memberId: null }), 2, 'LOGGED_IN'],
  ] as const)('of %s', (_, user, applicationProgressStep, status) => {
    expect(withSessionDefaults(user)).toEqual({ ...user, applicationProgressStep, status })
  })

  it('leave alone what the service says', () => {
    const said = verifiedLead({ status: 'IN_REVIEW', applicationProgressStep: 0 })
    expect(withSessionDefaults(said)).toEqual(said)
  })
})

// Proves.
describe('a protected page', () => {
  const open = { kind: 'open' }
  const wait = { kind: 'wait' }
  const to = (path: string) => ({ kind: 'redirect', to: path })
  const sessions = {
    starting: { kind: 'starting', token: 't' },
    signedIn: { kind: 'signedIn', token: 't', user: lead },
    signedOut: { kind: 'signedOut' },
    enrolled: { kind: 'signedIn', token: 't', user: verifiedMember() },
  } as const satisfies Record<string, AccountSession>
  it.each([
    ['starting', '/lead', wait],
    ['starting', '/confirmation', wait],
    ['signedIn', '/lead', open],
    ['signedIn', '/portal/status', open],
    ['signedOut', '/lead', to('/login')],
    ['signedOut', '/confirmation', to('/')],
    ['signedOut', '/portal/status', to('/')],
    ['enrolled', '/lead', to('/portal/status')],
    ['enrolled', '/confirmation', to('/portal/status')],
    ['enrolled', '/portal/status', open],
  ] as const)('%s at %s', (session, path, expected) => {
    expect(admission(sessions[session], path)).toEqual(expected)
  })

  it.each(['signedOut', 'expired', 'idle', 'locked', 'elsewhere'] as const)(
    'sends to /login when its session ended: %s',
    (reason) => {
      for (const path of ['/lead', '/confirmation', '/portal/status'])
        expect(admission({ kind: 'signedOut', reason }, path)).toEqual(to('/login'))
    },
  )
})

// Proves A-43.
describe('a token', () => {
  it.each(['demo-session-lead', 'a', 'eyJhbGciOi.J9_-.~', '!'])('may be %j', (text) => {
    expect(isToken(text)).toBe(true)
  })
  it.each([null, undefined, 7, {}, '', ' ', 'two words', 'línea', '\ud800', 'a\n', 'x'.repeat(4097)])(
    'may not be %j',
    (text) => {
      expect(isToken(text)).toBe(false)
    },
  )
})

import { expect, it } from 'vitest'

import { saveBody } from '#api/application-request.ts'
import { toVerifiedUser } from '#api/profile.ts'
import { profileResponse } from '#api/profile-response.ts'
import { saveRequest } from '#api/send-application.ts'
import { memberRows } from '#components/application/review-answers/review-rows.ts'
import { type ApplicationMember, withMember } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { memberIssues } from '#domain/application/validate-member.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'
import { sheetContact } from '#domain/account/sheet-contact.ts'
import { recordAfter } from '#mocks/state/record.ts'

import { dependent, facts, filledApplication, member, today } from './filled-application.ts'

const child = { ssn: '', hasNoNumberYet: true } as const
const codes = (one: ApplicationMember) => memberIssues(one, 0, today, null).map(({ code }) => code)

// Proves F-101.
it.each<readonly [Partial<ApplicationMember>, readonly string[]]>([
  [child, []],
  [{ ...child, hasNoNumberYet: false }, ['ssn.requiredOrNotYet']],
  [{ ...child, quotedAge: 19, dateOfBirth: '08/02/2007' }, ['ssn.required']],
  [{ ...child, legalStatus: 'resident' }, ['ssn.required']],
])('a dependent under 19 who is a citizen may have no number yet: %j', (change, issues) => {
  expect(codes(dependent(change))).toEqual(issues)
})

it('nobody but a dependent may have no number yet', () => {
  const young = { ...child, quotedAge: 18, dateOfBirth: '03/14/2008' }
  expect(codes(member(young))).toEqual(['ssn.required'])
})

it('the number is sent empty, whatever stood there, and the tick survives a reload', () => {
  const profile = {
    leadID: '1',
    enrol: 1,
    age: 34,
    dependents: [{ lead_dependentID: '2', spouse: 0, enrol: 1, age: 7, legal_statusID: 1, ssn: '457555462' }],
  }
  const user = toVerifiedUser(profileResponse.parse(profile))
  const opened = applicationOf(user)
  const form = withMember(opened, 1, child)
  const body = saveBody(form, user)
  expect(body.members[1]).toMatchObject({ ssn: '', legalStatus: 1 })
  const stored = JSON.stringify(storedDraft({ application: form, place: startOf('dependents'), revision: 1 }))
  expect(restoreDraft(JSON.parse(stored), opened, { facts, today })?.application.members[1]?.hasNoNumberYet).toBe(true)
  const after = toVerifiedUser(profileResponse.parse(recordAfter(profile, saveRequest.parse(body))))
  const people = [{ role: 'dependent', age: 7, isApplyingForCoverage: true }] as const
  expect(sheetContact(after, people).people).toEqual([{ name: '', relationship: '', hasNoNumberYet: true }])
  expect(applicationOf(after).members[1]?.hasNoNumberYet).toBe(true)
})

it.each([
  ['no number was sent', { legal_statusID: 1 }],
  ['the status is not known', { ssn: '' }],
  ['the person has a document', { ssn: '', legal_statusID: 2 }],
])('the tick does not come back where %s', (_, saved) => {
  const dependents = [{ lead_dependentID: '2', spouse: 0, enrol: 1, age: 7, ...saved }]
  const user = toVerifiedUser(profileResponse.parse({ leadID: '1', enrol: 1, age: 34, dependents }))
  expect(applicationOf(user).members[1]?.hasNoNumberYet).toBe(false)
})

it('the review says it in place of the number', () => {
  const texts = { t: (key: string) => key, language: 'en' } as unknown as Parameters<typeof memberRows>[0]
  const [, said] = filledApplication({ members: [member(), dependent(child)] }).members
  const rows = memberRows(texts, said ?? member(), null).map(({ label, value }) => [label, value])
  expect(rows).toContainEqual(['memberFields.hasNoNumberYet', 'reviewAnswers.yes'])
  expect(rows.map(([label]) => label)).not.toContain('memberFields.ssn')
})

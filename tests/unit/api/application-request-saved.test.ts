import { saveBody, submitBody } from '#api/application-request.ts'
import { describe, expect, it } from 'vitest'

import { toVerifiedUser } from '#api/profile.ts'
import { profileResponse } from '#api/profile-response.ts'
import { userAfterSave } from '#domain/account/read-profile.ts'
import { type Application, type ApplicationMember, withMember } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { memberIssues } from '#domain/application/validate-member.ts'
import { signatureUrl, today } from '#tests/unit/domain/application/filled-application.ts'

const person = {
  name: 'Ana',
  last_name: 'Torres',
  dob: '1988-01-31',
  sexID: 1,
  ssn: '***-**-6789',
  legal_statusID: 5,
  civil_statusID: 3,
  employment_statusID: 6,
  job: 'Weaver',
}
const userOf = (profile: object = {}) =>
  toVerifiedUser(
    profileResponse.parse({
      leadID: '1',
      enrol: 1,
      zip_code: '33133',
      stateAbbreviation: 'FL',
      county: 'Dade',
      ...profile,
    }),
  )
const household = {
  ...person,
  dependents: [
    { lead_dependentID: 's', spouse: 1, enrol: 1, age: 40, name: 'Luis', employment_statusID: 6, civil_statusID: 2 },
    { lead_dependentID: 'm', spouse: 0, enrol: 1, age: 70, name: 'Rosa', relationID: 4 },
  ],
}
const opened = (user = userOf(household)) => ({ user, form: applicationOf(user) })

// Proves F-62.
describe('a save of what nobody has touched', () => {
  const { user, form } = opened()
  /** Runs within a test: mutants count only what a test runs. */
  const sent = () => saveBody(form, user).members

  it('sends back codes, numbers and dates as they came, whether they can be shown or not', () => {
    const [primary, spouse] = sent()
    expect(primary).toEqual({
      id: 'primary',
      role: 'primary',
      firstName: 'Ana',
      lastName: 'Torres',
      dob: '1988-01-31',
      gender: 'Femenino',
      maritalStatus: 3,
      isApplyingForCoverage: true,
      ssn: '***-**-6789',
      legalStatus: 5,
      employmentStatus: 6,
      occupation: 'Weaver',
    })
    expect(spouse).toMatchObject({ employmentStatus: 6, maritalStatus: 'Casado/a' })
  })

  it('sends a relation code as it was read, though the two maps disagree', () => {
    expect(form.members[2]?.relationship).toBe('father')
    expect(sent()[2]?.relationID).toBe(4)
  })

  it('says nothing of what is not known', () => {
    expect(saveBody(form, user)).toEqual({
      addressZip: '33133',
      addressCounty: 'Dade',
      members: expect.anything() as unknown,
    })
    expect(sent()[2]).toBeDefined()
    expect(sent()[2]).not.toHaveProperty('annualIncome')
    expect(sent()[2]).not.toHaveProperty('maritalStatus')
  })

  it('does not ask again for what the service holds in a form that cannot be shown', () => {
    const wrong = memberIssues(form.members[0], 0, today, null).map(({ path }) => path[2])
    expect(wrong).not.toContain('ssn')
    expect(wrong).not.toContain('legalStatus')
  })
})

describe('a save of a changed answer', () => {
  const { user, form } = opened()
  const changed = (index: number, change: Partial<ApplicationMember>) =>
    saveBody(withMember(form, index, change), user).members[index]

  it('carries the new relation by the forward map, and the old code once it is chosen back', () => {
    expect(changed(2, { relationship: 'mother' })?.relationID).toBe(4)
    expect(changed(2, { relationship: 'son' })?.relationID).toBe(1)
    expect(changed(2, { relationship: 'father' })?.relationID).toBe(4)
  })

  it('replaces a number that could not be shown, and nothing beside it', () => {
    expect(changed(0, { ssn: '123-45-6789' })).toMatchObject({ ssn: '123456789', legalStatus: 5, dob: '1988-01-31' })
  })

  it('derives the employment status from sources that were chosen', () => {
    expect(changed(0, { incomeSources: ['employed'], occupation: 'Weaver' })).toMatchObject({
      employmentStatus: 1,
      occupation: 'Weaver',
    })
    expect(changed(0, { annualIncome: '20,000' })).toMatchObject({ annualIncome: 20_000, employmentStatus: 6 })
    expect(changed(2, { annualIncome: '' })).not.toHaveProperty('annualIncome')
  })

  it('empties the papers of another status only where the service holds some', () => {
    const resident = userOf({ legal_statusID: 2, registration_number: '123456789', card_number: 'ABC1234567890' })
    const [sent] = saveBody(withMember(applicationOf(resident), 0, { legalStatus: 'citizen' }), resident).members
    expect(sent).toMatchObject({ legalStatus: 1, alienNumber: '', cardNumber: '' })
    expect(sent).not.toHaveProperty('categoryCode')
  })

  it('sends an address whole once a part of it was touched', () => {
    const lived = userOf({ address: '2820 Oak Ave', city: 'Miami' })
    const home = applicationOf(lived)
    expect(saveBody(home, lived)).not.toHaveProperty('addressState')
    const moved: Application = { ...home, address: { ...home.address, street: '1 Main St' } }
    expect(saveBody(moved, lived)).toMatchObject({
      addressStreet: '1 Main St',
      addressCity: 'Miami',
      addressState: 'FL',
      sameAddress: 1,
    })
  })
})

it('the submit also sends what the form shows from the quote', () => {
  const { user, form } = opened(userOf({ ...household, civil_statusID: null }))
  const signed: Application = {
    ...form,
    communicationPreference: '1',
    signature: { ...form.signature, dataUrl: signatureUrl },
  }
  expect(submitBody(signed, user)).toMatchObject({
    addressState: 'FL',
    sameAddress: 1,
    members: [{ maritalStatus: 'Casado/a' }, {}, { maritalStatus: 'Soltero/a' }],
  })
})

it('what was saved is what the form opens with in the same session', () => {
  const { user, form } = opened()
  const typed = withMember({ ...form, phone: '(305) 555-0123' }, 0, { annualIncome: '20000.50', gender: 'male' })
  const after = userAfterSave(user, saveBody(typed, user))
  expect(applicationOf(after)).toMatchObject({
    phone: '(305) 555-0123',
    members: [{ annualIncome: '20000.5', gender: 'male', kept: ['ssn', 'legalStatus', 'incomeSources'] }, {}, {}],
  })
  expect(saveBody(applicationOf(after), after)).toEqual(saveBody(typed, user))
})

it.each([
  ['Y', true],
  [undefined, true],
  ['maybe', true],
  ['0', false],
  ['N', false],
  [0, false],
])('of an enrol mark %j nobody loses their papers: applying is %s', (enrol, applies) => {
  const user = userOf({ ...person, enrol, ssn: '123456789', legal_statusID: 1 })
  const [sent] = saveBody(applicationOf(user), user).members
  expect(user.isApplyingForCoverage).toBe(applies)
  expect(sent).toMatchObject(applies ? { ssn: '123456789', legalStatus: 1 } : { ssn: '', legalStatus: null })
})

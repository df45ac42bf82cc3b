import { expect, it } from 'vitest'

import { sheetContact } from '#domain/account/sheet-contact.ts'
import { applicant } from '#mocks/fixtures/results-session.ts'
import { personRecord, verifiedLead, verifiedRelative } from '#mocks/fixtures/sample-user.ts'

const relative = (firstName: string, age: number, rest: object = {}) =>
  verifiedRelative({ age, isApplyingForCoverage: true, record: personRecord({ firstName, ...rest }) })
const members = [applicant('primary', 34), applicant('dependent', 7), applicant('dependent', 2)]
const user = verifiedLead({ firstName: 'Ana', lastName: 'Torres', phone: '+13055550142', email: 'ana@example.com' })

// Proves P-101.
it('the sheet has the names, relations and contact of the profile, by age and not by position', () => {
  const relatives = [relative('Leo', 2), relative('Eva', 7, { lastName: 'Torres', relationID: 2 })]
  expect(sheetContact({ ...user, relatives }, members)).toEqual({
    people: [
      { name: 'Ana Torres', relationship: '' },
      { name: 'Eva Torres', relationship: 'daughter' },
      { name: 'Leo', relationship: '' },
    ],
    phone: '(305) 555-0142',
    email: 'ana@example.com',
  })
})

// Proves P-101.
it('the sheet has the work of the filer and the spouse, where it was typed', () => {
  const luis = verifiedRelative({ isSpouse: true, age: 36, record: personRecord({ occupation: ' cook ' }) })
  const eva = relative('Eva', 7, { occupation: 'pupil' })
  const record = personRecord({ occupation: 'nurse' })
  const household = [applicant('primary', 34), applicant('spouse', 36), applicant('dependent', 7)]
  const { people } = sheetContact({ ...user, record, relatives: [luis, eva] }, household)
  expect(people.map(({ occupation }) => occupation)).toEqual(['nurse', 'cook', undefined])
  expect(sheetContact(user, members).people[0]).not.toHaveProperty('occupation')
})

// Proves P-101.
it('twins stay without a name, and a spouse has theirs', () => {
  const luis = verifiedRelative({ isSpouse: true, age: 36, record: personRecord({ firstName: 'Luis' }) })
  const twins = [
    applicant('primary', 34),
    applicant('spouse', 36),
    applicant('dependent', 7),
    applicant('dependent', 7),
  ]
  const { people } = sheetContact({ ...user, relatives: [relative('Eva', 7), luis, relative('Leo', 7)] }, twins)
  expect(people.map(({ name }) => name)).toEqual(['Ana Torres', 'Luis', '', ''])
})

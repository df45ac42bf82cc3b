import { describe, expect, it } from 'vitest'

import { quotedPriceOf } from '#domain/account/quoted-price.ts'
import { applicationOf, quoteFacts, settledAddressFields } from '#domain/application/application-of.ts'
import { legalStatusOfCode, relationshipOfCode } from '#domain/application/codes.ts'
import { employmentStatusCode } from '#domain/application/income.ts'
import { personAnswerNames } from '#domain/application/person-answers.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { personRecord, savedAddress, verifiedLead, verifiedRelative } from '#mocks/fixtures/sample-user.ts'

import { member } from './filled-application.ts'

describe('the form of somebody who has just verified the account', () => {
  const user = verifiedLead({ relatives: [] })

  // Proves F-7.
  it('holds what the quote and the registration told', () => {
    expect(applicationOf(user)).toMatchObject({
      phone: '(305) 555-0110',
      email: 'ana.torres@example.com',
      communicationPreference: '',
      address: { street: '', apartment: '', city: '', state: 'FL', county: 'Miami-Dade County', zip: '33133' },
      isMailingSameAsHome: true,
      members: [
        {
          id: 'primary',
          role: 'primary',
          firstName: 'Ana',
          lastName: 'Torres',
          quotedAge: 34,
          maritalStatus: 'single',
          isApplyingForCoverage: true,
          relationship: '',
        },
      ],
      signature: { dataUrl: '' },
    })
  })

  it('is held against the quote', () => {
    expect(quoteFacts(user)).toEqual({
      zip: '33133',
      state: 'FL',
      county: 'Miami-Dade County',
      incomeLimitCents: 4_200_000,
      planYear: null,
    })
    expect(quoteFacts(verifiedLead({ householdAnnualIncome: null })).incomeLimitCents).toBeNull()
    expect(settledAddressFields(quoteFacts(user))).toEqual(['state', 'county', 'zip'])
    expect(settledAddressFields(quoteFacts(verifiedLead({ county: '', zipCode: '' })))).toEqual(['state'])
  })
})

// Proves A-61.
it('brings back what was saved', () => {
  const record = personRecord({
    firstName: 'Anita',
    dob: '03/14/1992',
    gender: 1,
    ssn: '219099921',
    legalStatus: 4,
    maritalStatus: 2,
    employmentStatus: 2,
    occupation: 'Baker',
    cardNumber: '12345678901',
    expirationDate: '01/01/2027',
  })
  const form = applicationOf(
    verifiedLead({
      record,
      communicationId: 3,
      isMailingSameAsHome: false,
      address: savedAddress({ street: '2820 Oak Ave', apartment: '4', city: 'Miami', state: 'GA', zipCode: '30301' }),
      mailingAddress: savedAddress({ street: 'PO Box 9', city: 'Orlando', state: 'FL', zipCode: '32801' }),
    }),
  )
  expect(form).toMatchObject({
    communicationPreference: '3',
    isMailingSameAsHome: false,
    address: { street: '2820 Oak Ave', apartment: '4', city: 'Miami', state: 'FL', zip: '33133' },
    mailingAddress: { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801' },
  })
  expect(form.members[0]).toMatchObject({
    firstName: 'Anita',
    lastName: 'Torres',
    gender: 'female',
    maritalStatus: 'married',
    legalStatus: 'i94',
    i94Number: '12345678901',
    cardNumber: '',
    incomeSources: ['selfEmployed'],
    occupation: 'Baker',
  })
})

it('keeps a card number where the status has a card', () => {
  const record = personRecord({ legalStatus: 2, cardNumber: 'ABC1234567890', gender: 2 })
  expect(applicationOf(verifiedLead({ record })).members[0]).toMatchObject({
    gender: 'male',
    cardNumber: 'ABC1234567890',
    i94Number: '',
  })
})

// Proves F-6.
it('takes the first spouse for one and further ones for dependents, behind the spouse', () => {
  const relatives = [
    verifiedRelative({ leadDependentId: 'd', age: 7, record: personRecord({ relationID: 2 }) }),
    verifiedRelative({ leadDependentId: 's', isSpouse: true, age: 36, isApplyingForCoverage: false }),
    verifiedRelative({ leadDependentId: 't', isSpouse: true, age: 30 }),
  ]
  const { members } = applicationOf(verifiedLead({ relatives }))
  expect(members.map(({ id, role, maritalStatus }) => [id, role, maritalStatus])).toEqual([
    ['primary', 'primary', 'married'],
    ['s', 'spouse', 'married'],
    ['d', 'dependent', 'single'],
    ['t', 'dependent', 'single'],
  ])
  expect(members[1]).toMatchObject({ isApplyingForCoverage: false, quotedAge: 36, relationship: '' })
  expect(members[2]).toMatchObject({ relationship: 'daughter' })
})

// Proves F-22.
it.each([
  [{ marriedApart: 'yes' }, 1, 'married'],
  [{ marriedApart: 'withChild' }, 1, 'married'],
  [{ marriedApart: 'no' }, 2, 'single'],
  [{ marriedApart: null }, 2, 'married'],
  [{ marriedApart: null }, 1, 'single'],
] as const)('the answer %o of the quote comes before the saved marital status %i', (answers, saved, shown) => {
  const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
  const quotedPrice = quotedPriceOf(chosen, { criteria: criteria(), priceAnswers: { people: [], ...answers } })
  const { planApiId, priceCents: monthlyPriceCents } = quotedPrice
  const record = personRecord({ maritalStatus: saved })
  const user = verifiedLead({ planApiId, monthlyPriceCents, quotedPrice, record })
  expect(applicationOf(user).members[0].maritalStatus).toBe(shown)
  expect(applicationOf({ ...user, relatives: [verifiedRelative({ isSpouse: true })] }).members[0].maritalStatus).toBe(
    'married',
  )
})

it('gives everybody an id of their own', () => {
  const relatives = [null, 'a', 'a', '', 'primary'].map((leadDependentId) => verifiedRelative({ leadDependentId }))
  const ids = applicationOf(verifiedLead({ relatives })).members.map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
})

it('names who has no id of their own by their place among the relatives', () => {
  const relatives = [null, 'a', 'a', '', 'primary'].map((leadDependentId) => verifiedRelative({ leadDependentId }))
  const ids = applicationOf(verifiedLead({ relatives })).members.map(({ id }) => id)
  expect(ids).toEqual(['primary', 'relative-1', 'a', 'relative-3', 'relative-4', 'relative-5'])
})

it('leaves empty what was never saved of a relative', () => {
  expect(applicationOf(verifiedLead()).members[1]).toEqual({
    ...Object.fromEntries(personAnswerNames.map((name) => [name, ''])),
    hasNoNumberYet: false,
    hasNoEndDate: false,
    id: '2001-1',
    role: 'dependent',
    quotedAge: 7,
    maritalStatus: 'single',
    isApplyingForCoverage: true,
    incomeSources: [],
    kept: [],
  })
})

it('reads a relationship of dependents only', () => {
  const relatives = [
    verifiedRelative({ leadDependentId: 's', isSpouse: true, record: personRecord({ relationID: 1 }) }),
  ]
  expect(applicationOf(verifiedLead({ relatives })).members[1]?.relationship).toBe('')
})

it('takes the county of the quote, and the saved one only where the quote knows none', () => {
  const address = savedAddress({ county: 'Orange County' })
  expect(applicationOf(verifiedLead({ address })).address.county).toBe('Miami-Dade County')
  expect(applicationOf(verifiedLead({ address, county: '' })).address.county).toBe('Orange County')
})

it('shows a phone of another form as it is', () => {
  expect(applicationOf(verifiedLead({ phone: '+1 305 555 0110' })).phone).toBe('(305) 555-0110')
  expect(applicationOf(verifiedLead({ phone: '555' })).phone).toBe('555')
})

// Proves A-63.
it('reads relation codes by the reverse map, which takes 3 for the mother and 4 for the father', () => {
  expect([1, 2, 3, 4, 7, 8].map(relationshipOfCode)).toEqual([
    'son',
    'daughter',
    'mother',
    'father',
    'fatherInLaw',
    'motherInLaw',
  ])
  expect([null, 0, 5, 6, 9].map(relationshipOfCode)).toEqual(['', '', '', '', ''])
})

// Proves A-62.
it('reads the four legal statuses', () => {
  expect([null, 0, 1, 2, 3, 4, 5].map(legalStatusOfCode)).toEqual([
    '',
    '',
    'citizen',
    'resident',
    'workPermit',
    'i94',
    '',
  ])
})

// Proves F-44.
it.each([
  [[], 5],
  [['employed'], 1],
  [['selfEmployed'], 2],
  [['unemployment'], 3],
  [['other'], 6],
  [['other', 'investment'], 6],
  [['employed', 'selfEmployed'], 6],
  [['employed', 'other', 'ssdi'], 6],
  [['employed', 'rentals'], 1],
  [['rentals'], 5],
] as const)('the sources %j are employment status %i', (incomeSources, code) => {
  expect(employmentStatusCode(member({ incomeSources }))).toBe(code)
})

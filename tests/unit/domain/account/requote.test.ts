import { beforeEach, describe, expect, it } from 'vitest'

import { saveBody } from '#api/application-request.ts'
import { toVerifiedUser } from '#api/profile.ts'
import { profileResponse } from '#api/profile-response.ts'
import { readRequote } from '#domain/account/read-requote.ts'
import { userAfterSave } from '#domain/account/read-profile.ts'
import { userQuote, withRequote } from '#domain/account/requote.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { type Application, withMember } from '#domain/application/application.ts'
import { serviceAnswers } from '#domain/application/newer-answers.ts'
import { quotePartsOf } from '#api/registration-request.ts'
import { carriedDraft } from '#domain/requote/carried-draft.ts'
import { renewedInProfile } from '#domain/requote/renewed-user.ts'
import { applicant } from '#mocks/fixtures/results-session.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { accountOf, keepApplication, renewQuote } from '#mocks/state/accounts.ts'
import { profileOf } from '#mocks/state/profile-answer.ts'
import { resetMocks } from '#mocks/state/store.ts'
import { newQuote, requote, today } from '#tests/unit/domain/requote/renewed-quote.ts'

const { token } = demoPeople.lead
const account = () => {
  const found = accountOf(token)
  if (found === undefined) throw new Error('the demo has no lead')
  return found
}
/** The profile of the couple of 38 and 40 with a child of 9 in Miami, as the service answers it now. */
const profile = () => toVerifiedUser(profileResponse.parse(profileOf(account())))
const ofAges = (...ages: readonly (readonly ['primary' | 'spouse' | 'dependent', number])[]) =>
  ages.map(([role, age]) => applicant(role, age))
const same = ofAges(['primary', 38], ['spouse', 40], ['dependent', 9])
const factsOf = (user: VerifiedUser) => {
  const { relatives, ...facts } = userQuote(user)
  return {
    ...facts,
    relatives: relatives.map(({ isSpouse, isApplyingForCoverage, age: years }) => ({
      isSpouse,
      isApplyingForCoverage,
      years,
    })),
  }
}

beforeEach(() => {
  resetMocks()
})

const quotes = [
  ['another income', newQuote(same, { income: 60_000 })],
  ['another place', newQuote(same, { zipCode: '77002', countyName: 'Harris County', stateAbbreviation: 'TX' })],
  ['another child', newQuote([...same, applicant('dependent', 2)])],
  ['no spouse', newQuote(ofAges(['primary', 38], ['dependent', 9]))],
  ['other ages', newQuote(ofAges(['primary', 39], ['spouse', 41], ['dependent', 10]))],
  [
    'a primary who does not apply',
    newQuote([{ ...applicant('primary', 38), isApplyingForCoverage: false }, ...same.slice(1)]),
  ],
  ['all of it', newQuote(ofAges(['primary', 39], ['dependent', 1]), { income: 20_000, zipCode: '33012' })],
] as const

// Proves F-86.
describe.each(quotes)('a new quote with %s', (_, quote) => {
  it('lies over the profile of a service that keeps the old one, after a reload too', () => {
    const { user } = requote(profile(), quote)
    const kept = readRequote(JSON.parse(JSON.stringify(user.requote)))
    const again = withRequote(profile(), kept)
    expect(factsOf(again)).toEqual(factsOf(user))
    expect(applicationOf(again)).toEqual(applicationOf(user))
  })

  it('holds through the saves of such a service, with nothing to merge', () => {
    const { user } = requote(profile(), quote)
    let known = user
    let form = applicationOf(user)
    for (const firstName of ['Lucia', 'Luz']) {
      form = withMember({ ...form, communicationPreference: '1' }, 0, { firstName })
      const draft = { application: form, place: { step: 'primary', leadsTo: 'nextStep' } as const, revision: 1 }
      const answers = serviceAnswers(draft, known, withRequote(profile(), known.requote), today)
      expect(answers.kind).toBe('same')
      const body = saveBody(form, answers.user)
      keepApplication(account(), body as Parameters<typeof keepApplication>[1])
      known = userAfterSave(answers.user, body)
    }
    expect(factsOf(withRequote(profile(), known.requote))).toEqual(factsOf(user))
  })

  it('is sent with each person’s age and applying', () => {
    const { user, after } = requote(profile(), quote)
    const body = saveBody(after, user)
    expect(body.members.map(({ role }) => role)).toEqual(after.members.map(({ role }) => role))
    body.members.forEach(({ quotedAge, isApplyingForCoverage }, at) => {
      const member = after.members[at]
      expect(isApplyingForCoverage).toBe(member?.isApplyingForCoverage)
      expect(quotedAge).toBe(member?.quotedAge)
    })
  })

  it('is no longer kept once the service has it, and every person has the service’s id', () => {
    const { renewed } = requote(profile(), quote)
    renewQuote(account(), { token, ...quotePartsOf(quote) })
    const taken = renewedInProfile(renewed, profile())
    expect(taken.user.requote).toBeUndefined()
    expect(factsOf(taken.user)).toEqual(factsOf(renewed.user))
    expect(taken.places).toEqual(renewed.places)
    expect(taken.user.relatives.every(({ leadDependentId }) => leadDependentId !== null)).toBe(true)
    expect(withRequote(profile(), renewed.user.requote)).toEqual(profile())
  })
})

// Proves F-83.
it('keeps children of one age apart by their typed dates of birth, whatever the service takes them for', () => {
  const children = (...ages: readonly number[]) =>
    newQuote([applicant('primary', 38), ...ages.map((age) => applicant('dependent', age))])
  renewQuote(account(), { token, ...quotePartsOf(children(9, 9)) })
  const user = profile()
  const born = (form: Application, at: number, firstName: string, dateOfBirth: string) =>
    withMember(form, at, { firstName, dateOfBirth })
  const form = born(born(applicationOf(user), 1, 'Eva', '06/10/2016'), 2, 'Leo', '06/10/2017')
  const { renewed, draft } = requote(user, children(10, 9), form)
  renewQuote(account(), { token, ...quotePartsOf(children(10, 9)) })
  const taken = renewedInProfile(renewed, profile())
  const carried = carriedDraft(user, taken, { ...draft, application: form }).draft.application
  const ages = Object.fromEntries(carried.members.map(({ firstName, quotedAge }) => [firstName, quotedAge]))
  expect(ages).toMatchObject({ Eva: 10, Leo: 9 })
})

describe('a profile', () => {
  const { user } = requote(profile(), newQuote(same, { income: 60_000 }))
  it.each([
    ['another plan', { planApiId: 'another' }],
    ['another price', { monthlyPriceCents: 1 }],
    ['another income', { householdAnnualIncome: 1 }],
    ['another ZIP code', { zipCode: '33139' }],
    ['another age', { age: 50 }],
    ['nobody else', { relatives: [] }],
    ['an unreadable household', { isHouseholdReadable: false }],
  ] as const)('that was changed elsewhere wins: %s', (_, changes) => {
    const changed = { ...profile(), ...changes }
    expect(withRequote(changed, user.requote)).toEqual(changed)
  })

  it('is the base of a second new quote, too', () => {
    const second = requote(user, newQuote([...same, applicant('dependent', 2)], { income: 70_000 }))
    const again = withRequote(profile(), second.user.requote)
    expect(again.householdAnnualIncome).toBe(70_000)
    expect(applicationOf(again)).toEqual(applicationOf(second.user))
  })

  it.each([undefined, null, {}, { before: {}, now: {} }, 'text'])('is as it came beside %j', (stored) => {
    expect(withRequote(profile(), readRequote(stored))).toEqual(profile())
  })
})

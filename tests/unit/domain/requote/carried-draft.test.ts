import { describe, expect, it } from 'vitest'

import { type Application, withMember } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'
import { standingMisfits } from '#domain/requote/misfits.ts'
import { applicant } from '#mocks/fixtures/results-session.ts'
import { personRecord, verifiedLead, verifiedRelative } from '#mocks/fixtures/sample-user.ts'
import { signatureUrl } from '#tests/unit/domain/application/filled-application.ts'

import { newQuote, requote, today } from './renewed-quote.ts'

const family = verifiedLead({
  relatives: [
    verifiedRelative({ leadDependentId: '2001-1', isSpouse: true, age: 36 }),
    verifiedRelative({ leadDependentId: '2001-2', age: 12 }),
    verifiedRelative({ leadDependentId: '2001-3', age: 8 }),
  ],
})
const people = [
  applicant('primary', 34),
  applicant('spouse', 36),
  applicant('dependent', 12),
  applicant('dependent', 8),
]
const named = (form: Application) =>
  ['Ana', 'Luis', 'Eva', 'Leo'].reduce(
    (now, firstName, at) => withMember(now, at, { firstName, lastName: 'Torres', ssn: `219-09-992${at}` }),
    form,
  )
const typed = {
  ...named(applicationOf(family)),
  address: { ...applicationOf(family).address, street: '1200 Coral Way', city: 'Miami', apartment: '4' },
}
const names = ({ members }: Application) => members.map(({ firstName }) => firstName)
const kinds = (found: readonly { readonly kind: string }[]) => found.map(({ kind }) => kind)

// Proves F-83 and F-85.
describe('the typed answers under a new quote', () => {
  it('are all kept where only the income is another one', () => {
    const { after, facts, misfits, draft } = requote(family, newQuote(people, { income: 60_000 }), typed)
    expect(after).toEqual(typed)
    expect(facts.incomeLimitCents).toBe(6_000_000)
    expect(misfits).toEqual([])
    expect(draft).toMatchObject({ place: { step: 'financial' }, revision: 4 })
  })

  it('stay with their people where one is gone and one is new', () => {
    const now = [applicant('primary', 34), applicant('dependent', 3), applicant('dependent', 12)]
    const { after, misfits } = requote(family, newQuote(now), typed)
    expect(names(after)).toEqual(['Ana', '', 'Eva'])
    expect(after.members.map(({ ssn }) => ssn)).toEqual(['219-09-9920', '', '219-09-9922'])
    expect(after.members.map(({ maritalStatus }) => maritalStatus)).toEqual(['single', 'single', 'single'])
    expect(misfits).toEqual([
      { kind: 'added', person: { role: 'dependent', firstName: '', number: 1 } },
      { kind: 'gone', person: { role: 'spouse', firstName: 'Luis', number: 1 } },
      { kind: 'gone', person: { role: 'dependent', firstName: 'Leo', number: 2 } },
    ])
  })

  it('fit the age that the typed date of birth gives', () => {
    const born = withMember(typed, 3, { dateOfBirth: '03/14/2021' })
    const now = [...people.slice(0, 3), applicant('dependent', 5)]
    const { after, misfits } = requote(family, newQuote(now), born)
    expect(after.members[3]).toMatchObject({ firstName: 'Leo', quotedAge: 5, dateOfBirth: '03/14/2021' })
    expect(misfits).toEqual([])
  })

  it('name a date of birth of another age', () => {
    const born = withMember(typed, 0, { dateOfBirth: '03/14/1992' })
    const { misfits } = requote(family, newQuote([applicant('primary', 35), ...people.slice(1)]), born)
    expect(misfits).toEqual([
      { kind: 'dateOfBirth', person: { role: 'primary', firstName: 'Ana', number: 1 }, age: 35 },
    ])
  })

  it('ask the city again in another ZIP code, and keep the street', () => {
    const { after, misfits } = requote(family, newQuote(people, { zipCode: '33012' }), typed)
    expect(after.address).toMatchObject({ street: '1200 Coral Way', apartment: '4', city: '', zip: '33012' })
    expect(misfits).toEqual([{ kind: 'address', zip: '33012' }])
  })

  it('keep an address that is in the new ZIP code already', () => {
    const moved = { ...typed, address: { ...typed.address, street: '900 E 9th St', city: 'Hialeah', zip: '33012' } }
    const { after, misfits } = requote(family, newQuote(people, { zipCode: '33012' }), moved)
    expect(after.address).toMatchObject({ street: '900 E 9th St', city: 'Hialeah', zip: '33012' })
    expect(misfits).toEqual([])
  })

  it('name incomes above the new limit, and fit them below it', () => {
    const earning = withMember(withMember(typed, 0, { annualIncome: '20,000.50' }), 1, { annualIncome: '9899' })
    expect(requote(family, newQuote(people, { income: 29_900 }), earning).misfits).toEqual([])
    expect(requote(family, newQuote(people, { income: 29_899 }), earning).misfits).toEqual([
      { kind: 'income', combinedCents: 2_989_950, limitCents: 2_989_900 },
    ])
  })

  it('are signed again', () => {
    const signed = { ...typed, signature: { ...typed.signature, dataUrl: signatureUrl } }
    const { after, misfits } = requote(family, newQuote(people), signed)
    expect(after.signature.dataUrl).toBe('')
    expect(kinds(misfits)).toEqual(['signature'])
  })

  it('ask for the papers of a person who applies now', () => {
    const primaryOut = { ...family, isApplyingForCoverage: false }
    const { misfits } = requote(primaryOut, newQuote(people), named(applicationOf(primaryOut)))
    expect(kinds(misfits)).toEqual(['nowApplies'])
  })

  it('are found again by the form that opens under the new quote, a person without an id included', () => {
    const anonymous = { ...family, relatives: family.relatives.map((one) => ({ ...one, leadDependentId: null })) }
    const now = [applicant('primary', 35), applicant('dependent', 9), applicant('dependent', 3)]
    const { draft, facts, user } = requote(anonymous, newQuote(now), named(applicationOf(anonymous)))
    const opened = restoreDraft(JSON.parse(JSON.stringify(storedDraft(draft))), applicationOf(user), { facts, today })
    expect(opened && names(opened.application)).toEqual(['Ana', 'Leo', ''])
    expect(opened?.leftOut).toBeUndefined()
  })

  it('no longer stand once they are answered', () => {
    const { after, facts, misfits } = requote(family, newQuote(people, { zipCode: '33012' }), typed)
    const check = { application: after, facts, today }
    expect(standingMisfits(misfits, check)).toEqual(misfits)
    const answered = { ...after, address: { ...after.address, city: 'Hialeah' } }
    expect(standingMisfits(misfits, { ...check, application: answered })).toEqual([])
  })

  it('do not keep a marriage that only the old quote told of', () => {
    const saved = { ...family, record: personRecord({ maritalStatus: 2, firstName: 'Ana' }) }
    const { after } = requote(saved, newQuote([applicant('primary', 34)]))
    expect(after.members[0]).toMatchObject({ firstName: 'Ana', maritalStatus: 'single' })
  })
})

// Proves F-22.
it('an answer that the filer is married and apart stays until the newer quote gives it again', () => {
  const quotes = (['yes', null, 'no'] as const).map((marriedApart) => ({
    ...newQuote([applicant('primary', 34)]),
    priceAnswers: marriedApart === null ? null : { people: [], marriedApart },
  }))
  let user = verifiedLead({ relatives: [] })
  const shown = quotes.map((quote) => {
    const renewed = requote(user, quote)
    user = renewed.user
    return renewed.after.members[0].maritalStatus
  })
  expect(shown).toEqual(['married', 'married', 'single'])
})

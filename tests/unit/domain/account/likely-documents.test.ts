import { describe, expect, it } from 'vitest'

import { likelyDocuments } from '#domain/account/likely-documents.ts'
import type { LifeChangeId } from '#domain/calendar/life-changes.ts'
import { personRecord, verifiedLead, verifiedRelative } from '#mocks/fixtures/sample-user.ts'

const person = (legalStatus: number | null, employmentStatus: number | null) =>
  personRecord({ legalStatus, employmentStatus })

// Proves A-86.
describe('the documents that may be asked for', () => {
  it('are general where the profile says nothing', () => {
    expect(likelyDocuments(verifiedLead(), [], null)).toEqual(['status', 'income'])
  })

  it('follow the statuses of who applies and the incomes of primary and spouse, each once', () => {
    const relatives = [
      verifiedRelative({ isSpouse: true, record: person(3, 2) }),
      verifiedRelative({ record: person(1, 1) }),
      verifiedRelative({ record: person(1, null) }),
    ]
    expect(likelyDocuments(verifiedLead({ record: person(2, 1), relatives }), [], null)).toEqual([
      'citizen',
      'resident',
      'workPermit',
      'paystubs',
      'selfEmployment',
    ])
  })

  it('leave out the papers of who does not apply, and not the income', () => {
    const user = verifiedLead({ isApplyingForCoverage: false, record: person(4, 3), relatives: [] })
    expect(likelyDocuments(user, [], null)).toEqual(['unemployment'])
  })

  it.each([
    [4, 5, ['i94', 'noIncome']],
    [9, 6, ['status', 'income']],
  ] as const)('of the codes %d and %d are %j', (status, employment, expected) => {
    expect(likelyDocuments(verifiedLead({ record: person(status, employment), relatives: [] }), [], null)).toEqual(
      expected,
    )
  })

  it('have proof of lost coverage once, and of each other life change of the quote', () => {
    const user = verifiedLead({ isApplyingForCoverage: false, record: person(1, 1), relatives: [] })
    const of = (...ids: readonly LifeChangeId[]) =>
      likelyDocuments(
        user,
        ids.map((id) => ({ id, day: null })),
        null,
      ).slice(1)
    expect(of('lostCoverage', 'losingCoverage', 'lostMedicaid')).toEqual(['lostCoverage'])
    expect(of('leftJail', 'moved', 'child', 'married')).toEqual(['marriage', 'child', 'move', 'release'])
    expect(of('abuse', 'newStatus')).toEqual([])
  })

  it('have the form of the employer once where somebody has an offer of a job', () => {
    const user = verifiedLead({ isApplyingForCoverage: false, record: person(1, 1), relatives: [] })
    const answer = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' } as const
    const offered = { ...answer, jobOffer: 'yes' } as const
    const of = (...people: readonly (typeof answer | typeof offered)[]) =>
      likelyDocuments(user, [], { people, marriedApart: 'no' })
    expect(of(answer, offered, offered)).toEqual(['paystubs', 'employerCoverage'])
    expect(of(answer, answer)).toEqual(['paystubs'])
  })
})
